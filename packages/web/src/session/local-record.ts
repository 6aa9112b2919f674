import {
  type AnyEvent,
  type ChanceSource,
  chanceSource,
  createMatch,
  type Game,
  type Match,
  matchToText,
  readMatch,
  recreateMatch,
  replayEntry,
} from "@rondel/engine";
import type { LocalSeat, LocalTable } from "./local-tables.ts";
import { randomId } from "./random-id.ts";

/** A match of this device in play, with the events of every entry: index 0 is the setup. */
export interface LocalRecord {
  readonly match: Match;
  readonly events: (readonly AnyEvent[])[];
  readonly source: ChanceSource;
}

export interface LocalPlan {
  readonly options: Match["header"]["options"];
  readonly seats: readonly LocalSeat[];
}

/** A new match, as it is kept before its first action. */
export function planLocalTable(game: Game, plan: LocalPlan): LocalTable {
  const id = randomId();
  const chance = { kind: "seed", seed: randomId() } as const;
  const { options, seats } = plan;
  const players = seats.length;
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    id,
    players,
    options,
    chance,
    begin: "setup",
    statements: [],
  } as const;
  const begun = createMatch(game, header, knownSource(chance, id));
  if ("refused" in begun) throw new Error(`an ordinary setup was refused: ${begun.refused.code}`);
  const now = Date.now();
  return {
    id,
    game: game.id,
    options,
    seats,
    status: "running",
    waiting: true,
    created: now,
    changed: now,
    seen: 0,
    text: matchToText(begun.match),
  };
}

/** Reads a match again and tells what happened in it. A damaged file gives what is good of it. */
export function openRecord(
  game: Game,
  text: string,
): { readonly record: LocalRecord; readonly isDamaged: boolean } | undefined {
  const read = readMatch(text, (id, version) => (id === game.id && version === game.rulesVersion ? game : undefined));
  if (!read.match) return undefined;
  const { header, setupDraws, entries } = read.match;
  const begun = recreateMatch(game, header, setupDraws);
  if ("refused" in begun) return undefined;
  const events: (readonly AnyEvent[])[] = [begun.events];
  for (const entry of entries) {
    const added = replayEntry(begun.match, entry);
    if ("refused" in added)
      throw new Error(`entry ${events.length} was accepted once and is now refused: ${added.refused.code}`);
    events.push(added.events);
  }
  const record = { match: begun.match, events, source: knownSource(header.chance, header.id) };
  return { record, isDamaged: read.problem !== undefined };
}

function knownSource(chance: Match["header"]["chance"], id: string): ChanceSource {
  const source = chanceSource(chance, id);
  if (!source) throw new Error("a match of this device draws from a seed");
  return source;
}
