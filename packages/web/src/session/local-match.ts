import {
  type AnyEvent,
  type ChanceSource,
  createMatch,
  type Game,
  type Match,
  type MatchHeader,
  matchToText,
  newHeader,
  readMatch,
  recreateMatch,
  replayEntry,
  seededSource,
} from "@rondel/engine";
import type { LocalSeat, LocalTable } from "./local-tables.ts";
import { randomId } from "./random-id.ts";

/** A match on this device in memory, with the events of each entry: index 0 is the setup. */
export interface LocalMatch {
  readonly match: Match;
  readonly events: (readonly AnyEvent[])[];
  readonly source: ChanceSource;
}

interface LocalTablePlan {
  readonly options: Match["header"]["options"];
  readonly seats: readonly LocalSeat[];
}

/** Creates a match before its first action. */
export function createLocalTable(game: Game, { options, seats }: LocalTablePlan): LocalTable {
  const id = randomId();
  const seed = randomId();
  const header = newHeader(game, { id, players: seats.length, options, chance: { kind: "seed", seed } });
  const created = createMatch(game, header, seededSource(seed));
  if ("refused" in created) throw new Error(`the setup of a new match was refused: ${created.refused.code}`);
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
    text: matchToText(created.match),
  };
}

/** Replays a stored match and collects its events. A damaged file yields the entries before the damage. */
export function openLocalMatch(
  game: Game,
  text: string,
): { readonly local: LocalMatch; readonly isDamaged: boolean } | undefined {
  const read = readMatch(text, (id, version) => (id === game.id && version === game.rulesVersion ? game : undefined));
  if (!read.match) return undefined;
  const { header, setupDraws, entries } = read.match;
  const created = recreateMatch(game, header, setupDraws);
  if ("refused" in created) return undefined;
  const events: (readonly AnyEvent[])[] = [created.events];
  for (const entry of entries) {
    const added = replayEntry(created.match, entry);
    if ("refused" in added)
      throw new Error(`entry ${events.length} was accepted once and is now refused: ${added.refused.code}`);
    events.push(added.events);
  }
  const local = { match: created.match, events, source: sourceOf(header) };
  return { local, isDamaged: read.problem !== undefined };
}

/** A fair match was played on a server: here it can be replayed, but not continued. */
function sourceOf({ chance }: MatchHeader): ChanceSource {
  if (chance.kind === "seed") return seededSource(chance.seed);
  return () => {
    throw new Error("a match on this device must draw from a seed");
  };
}
