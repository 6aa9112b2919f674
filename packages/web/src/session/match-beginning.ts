import {
  entryAt,
  type Game,
  lineOfPlay,
  type Match,
  type MatchHeader,
  recreateMatch,
  replayEntry,
} from "@rondel/engine";
import { randomId } from "./random-id.ts";

/**
 * A new match with the entries of another one that still count after an entry. Draws from there on come from a new seed.
 * `names` are written into its file, by seat.
 */
export function beginningOf(
  game: Game,
  original: Match,
  entry: number,
  names?: MatchHeader["names"],
): Match | undefined {
  const { numbers } = lineOfPlay(
    entry,
    (number) => number === 0,
    (number) => entryAt(original, number),
  );
  const chance = { kind: "seed", seed: randomId() } as const;
  const own = { id: randomId(), chance, imported: numbers.length, ...(names && { names }) };
  const created = recreateMatch(game, { ...original.header, ...own }, original.setupDraws);
  if ("refused" in created) return undefined;
  for (const number of numbers) {
    const played = entryAt(original, number);
    if (!played || "refused" in replayEntry(created.match, played)) return undefined;
  }
  return created.match;
}
