import { LEVELS } from "@rondel/bots/levels";
import { type Game, lastNumber, matchToText, type Seat } from "@rondel/engine";
import { openLocalMatch } from "../session/local-match.ts";
import type { LocalSeat, LocalTable } from "../session/local-tables.ts";
import { beginningOf } from "../session/match-beginning.ts";
import type { SessionRefusal, TableDescription } from "../session/session.ts";

/** Where a match is left: after an entry of its file, to be played on from a seat. */
export interface Branch {
  readonly text: string;
  readonly entry: number;
  /** The seat of the person; undefined for the first one that decides. */
  readonly seat: Seat | undefined;
  /** The players of the match, by seat. */
  readonly seats: TableDescription["seats"];
}

export type BranchResult = { readonly table: LocalTable } | { readonly refused: SessionRefusal };

/**
 * Creates a match on this device from the beginning of another one: the seat is played by a person, all others by bots. Draws from there
 * on are new.
 */
export function branchTable(game: Game, { text, entry, seat, seats }: Branch): BranchResult {
  const original = openLocalMatch(game, text)?.local.match;
  if (!original || entry > lastNumber(original)) return { refused: { code: "unreadable-match", params: {} } };
  const match = beginningOf(game, original, entry);
  if (!match) return { refused: { code: "unreadable-match", params: {} } };
  if (match.deciders.length === 0) return { refused: { code: "match-is-over", params: {} } };
  const person = seat ?? match.deciders[0];
  const now = Date.now();
  return {
    table: {
      id: match.header.id,
      game: game.id,
      options: match.header.options,
      seats: seats.map((one, place) => playerOf(one, place === person)),
      status: "running",
      waiting: match.deciders.some((decider) => decider === person),
      created: now,
      changed: now,
      seen: lastNumber(match),
      text: matchToText(match),
    },
  };
}

/** The level of the bots that take the places of people. */
const LEVEL = "skilled";

function playerOf({ name, bot, temperament }: TableDescription["seats"][number], isPerson: boolean): LocalSeat {
  if (isPerson) return { kind: "person", name };
  return {
    kind: "bot",
    name,
    level: LEVELS.find((level) => level === bot) ?? LEVEL,
    ...(temperament && { temperament }),
  };
}
