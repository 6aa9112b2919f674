import { ENTRANTS, type Entrant } from "@rondel/bots";
import type { Result } from "./tournament.ts";

/** A value with its 95% interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface LevelStatistics {
  readonly level: Entrant;
  /** Number of seats of this level per game. */
  readonly seats: number;
  /** Number of victories. A victory shared by n seats counts 1/n. */
  readonly victories: number;
  /** Share of the games won by this level. */
  readonly share: Estimate;
  readonly meanPlace: number;
  readonly meanScore: number;
  /** Averages per seat and game of what it does. */
  readonly conduct: Readonly<Record<string, number>>;
  /** Elo above the lowest level of the tournament. */
  readonly elo: number;
  /** Elo above the next lower level. */
  readonly above?: Estimate;
}

export interface TournamentStatistics {
  readonly games: number;
  readonly finished: number;
  /** Number of games that differ in more than the numbers of the seats. */
  readonly different: number;
  readonly meanActions: number;
  /** From the lowest level to the highest. */
  readonly levels: readonly LevelStatistics[];
  /** Share of the games won, by seat. */
  readonly seats: readonly Estimate[];
  /** Averages over the final positions. */
  readonly measures: Readonly<Record<string, number>>;
}

const CONFIDENCE = 1.96;
const ELO_PER_FACTOR_TEN = 400;

export function statisticsOf(results: readonly Result[]): TournamentStatistics {
  const finished = results.filter(({ outcome }) => outcome !== undefined);
  const seated = results[0]?.levels ?? [];
  const present = ENTRANTS.filter((level) => seated.includes(level));
  const won = present.map((level) => victoriesOf(finished, (result, seat) => result.levels[seat] === level));
  const seatsOf = present.map((level) => seated.filter((other) => other === level).length);
  return {
    games: results.length,
    finished: finished.length,
    different: new Set(results.map(({ course }) => course)).size,
    meanActions: mean(results.map(({ actions }) => actions)),
    levels: present.map((level, place) => ({
      level,
      seats: seatsOf[place] as number,
      victories: won[place] as number,
      share: proportion(won[place] as number, finished.length),
      ...placesOf(finished, level),
      conduct: averagesOf(finished.flatMap((result) => conductOf(result, level))),
      elo: eloBetween(won, seatsOf, place, 0).value,
      ...(place > 0 && { above: eloBetween(won, seatsOf, place, place - 1) }),
    })),
    seats: seated.map((_, seat) =>
      proportion(
        victoriesOf(finished, (_result, winner) => winner === seat),
        finished.length,
      ),
    ),
    measures: averagesOf(finished.map(({ measures }) => measures)),
  };
}

/** Number of victories of the seats that pass the filter. Several winners share one victory. */
function victoriesOf(results: readonly Result[], isCounted: (result: Result, seat: number) => boolean): number {
  let sum = 0;
  for (const result of results) {
    const winners = result.outcome?.ranking.filter(({ rank }) => rank === 1) ?? [];
    sum += winners.filter(({ seat }) => isCounted(result, seat)).length / winners.length;
  }
  return sum;
}

/**
 * The Elo difference of two levels, if the chance of a seat to win is proportional to 10^(Elo/400). Every game has the same
 * levels, so victories per seat are the best estimate. Half a victory is added to each level to avoid zeros.
 */
function eloBetween(won: readonly number[], seats: readonly number[], upper: number, lower: number): Estimate {
  const [upperWon, lowerWon] = [(won[upper] as number) + 0.5, (won[lower] as number) + 0.5];
  const ratio = upperWon / (seats[upper] as number) / (lowerWon / (seats[lower] as number));
  const value = ELO_PER_FACTOR_TEN * Math.log10(ratio);
  const error = upper === lower ? 0 : Math.sqrt(1 / upperWon + 1 / lowerWon);
  const margin = (CONFIDENCE * error * ELO_PER_FACTOR_TEN) / Math.LN10;
  return { value, low: value - margin, high: value + margin };
}

/** The Wilson interval, which also fits shares near 0 or 1 and few games. */
function proportion(hits: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const value = hits / of;
  const square = CONFIDENCE ** 2;
  const centre = (value + square / (2 * of)) / (1 + square / of);
  const margin = (CONFIDENCE / (1 + square / of)) * Math.sqrt((value * (1 - value)) / of + square / (4 * of * of));
  return { value, low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}

function placesOf(results: readonly Result[], level: Entrant): { meanPlace: number; meanScore: number } {
  const own = results.flatMap(
    ({ outcome, levels }) => outcome?.ranking.filter(({ seat }) => levels[seat] === level) ?? [],
  );
  return { meanPlace: mean(own.map(({ rank }) => rank)), meanScore: mean(own.map(({ score }) => score)) };
}

/** The figures of the seats of a level. */
function conductOf({ levels, conduct }: Result, level: Entrant): readonly Figures[] {
  return conduct.filter((_, seat) => levels[seat] === level);
}

type Figures = Readonly<Record<string, number>>;

/** The average of each figure over the lists that have it. */
function averagesOf(lists: readonly Figures[]): Record<string, number> {
  const values = new Map<string, number[]>();
  for (const measures of lists) {
    for (const [name, value] of Object.entries(measures)) {
      const found = values.get(name);
      if (found) found.push(value);
      else values.set(name, [value]);
    }
  }
  return Object.fromEntries([...values].map(([name, found]) => [name, mean(found)]));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Time per decision by level. Not part of the statistics, because it depends on the machine. */
export function timesOf(results: readonly Result[]): { level: Entrant; mean: number; slowest: number }[] {
  const present = ENTRANTS.filter((level) => results[0]?.levels.includes(level));
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
