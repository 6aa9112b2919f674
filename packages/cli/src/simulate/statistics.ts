import { LEVELS, type Level } from "@rondel/bots";
import type { Result } from "./tournament.ts";

/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface LevelStatistics {
  readonly level: Level;
  /** Seats of this level in each game. */
  readonly seats: number;
  /** Victories; a shared one counts in parts. */
  readonly victories: number;
  /** Of all games: the chance that one of this level wins. */
  readonly share: Estimate;
  readonly meanPlace: number;
  readonly meanScore: number;
  /** Above the lowest level of the tournament. */
  readonly elo: number;
  /** Above the next lower level. */
  readonly above?: Estimate;
}

export interface TournamentStatistics {
  readonly games: number;
  readonly finished: number;
  readonly meanActions: number;
  /** From the lowest level to the highest. */
  readonly levels: readonly LevelStatistics[];
  /** By seat: the share of the games that it won; even seats win alike. */
  readonly seats: readonly Estimate[];
  /** Averages over the final positions. */
  readonly measures: Readonly<Record<string, number>>;
}

const CONFIDENCE = 1.96;
const ELO_PER_FACTOR_TEN = 400;

export function statisticsOf(results: readonly Result[]): TournamentStatistics {
  const finished = results.filter(({ outcome }) => outcome !== undefined);
  const sitting = results[0]?.levels ?? [];
  const present = LEVELS.filter((level) => sitting.includes(level));
  const won = present.map((level) => victoriesOf(finished, (result, seat) => result.levels[seat] === level));
  const seatsOf = present.map((level) => sitting.filter((other) => other === level).length);
  return {
    games: results.length,
    finished: finished.length,
    meanActions: mean(results.map(({ actions }) => actions)),
    levels: present.map((level, place) => ({
      level,
      seats: seatsOf[place] as number,
      victories: won[place] as number,
      share: proportion(won[place] as number, finished.length),
      ...placesOf(finished, level),
      elo: eloBetween(won, seatsOf, place, 0).value,
      ...(place > 0 && { above: eloBetween(won, seatsOf, place, place - 1) }),
    })),
    seats: sitting.map((_, seat) =>
      proportion(
        victoriesOf(finished, (_result, winner) => winner === seat),
        finished.length,
      ),
    ),
    measures: averagesOf(finished),
  };
}

/** How often a game was won by somebody of whom something is true; several winners share one victory. */
function victoriesOf(results: readonly Result[], isOne: (result: Result, seat: number) => boolean): number {
  let sum = 0;
  for (const result of results) {
    const winners = result.outcome?.ranking.filter(({ rank }) => rank === 1) ?? [];
    sum += winners.filter(({ seat }) => isOne(result, seat)).length / winners.length;
  }
  return sum;
}

/**
 * The difference of two levels if the chance of a seat to win goes with ten to the power of its Elo over 400. Every game has the
 * same levels at the table, so victories per seat are the best estimate; half a victory is added to each against zero.
 */
function eloBetween(won: readonly number[], seats: readonly number[], upper: number, lower: number): Estimate {
  const [upperWon, lowerWon] = [(won[upper] as number) + 0.5, (won[lower] as number) + 0.5];
  const ratio = upperWon / (seats[upper] as number) / (lowerWon / (seats[lower] as number));
  const value = ELO_PER_FACTOR_TEN * Math.log10(ratio);
  const error = upper === lower ? 0 : Math.sqrt(1 / upperWon + 1 / lowerWon);
  const margin = (CONFIDENCE * error * ELO_PER_FACTOR_TEN) / Math.LN10;
  return { value, low: value - margin, high: value + margin };
}

/** Wilson's interval: sensible near 0 and 1, and for few games. */
function proportion(hits: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const value = hits / of;
  const square = CONFIDENCE ** 2;
  const centre = (value + square / (2 * of)) / (1 + square / of);
  const margin = (CONFIDENCE / (1 + square / of)) * Math.sqrt((value * (1 - value)) / of + square / (4 * of * of));
  return { value, low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}

function placesOf(results: readonly Result[], level: Level): { meanPlace: number; meanScore: number } {
  const own = results.flatMap(
    ({ outcome, levels }) => outcome?.ranking.filter(({ seat }) => levels[seat] === level) ?? [],
  );
  return { meanPlace: mean(own.map(({ rank }) => rank)), meanScore: mean(own.map(({ score }) => score)) };
}

function averagesOf(results: readonly Result[]): Record<string, number> {
  const names = Object.keys(results[0]?.measures ?? {});
  return Object.fromEntries(names.map((name) => [name, mean(results.map(({ measures }) => measures[name] ?? 0))]));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How long the decisions of each level took. Depends on the machine, so it is no part of the statistics. */
export function timesOf(results: readonly Result[]): { level: Level; mean: number; slowest: number }[] {
  const present = LEVELS.filter((level) => results[0]?.levels.includes(level));
  return present.map((level) => {
    let [total, decisions, slowest] = [0, 0, 0];
    for (const result of results) {
      result.levels.forEach((other, seat) => {
        if (other !== level) return;
        total += result.thinking[seat] as number;
        decisions += result.decisions[seat] as number;
        slowest = Math.max(slowest, result.slowest[seat] as number);
      });
    }
    return { level, mean: total / Math.max(1, decisions), slowest };
  });
}
