import type { GameScreenModule, Standing } from "../games/game-screen.ts";
import type { TableSession } from "../session/session.ts";

/** How a game tells its rounds. */
export interface Rounds {
  readonly standing: (view: unknown) => Standing;
  readonly roundEnds: GameScreenModule["roundEnds"] | undefined;
}

const MOST_POSITIONS = 80;
const NUMBER_WIDTH = 22;

/** Where everybody stood at the end of every round: the last position of each, or the last of those that are looked at. */
export async function lastOfEachRound(
  session: TableSession,
  { standing, roundEnds }: Rounds,
): Promise<readonly Standing[]> {
  const latest = session.number.peek();
  const numbers = roundEnds ? roundEnds(session.log.peek()) : samplesUpTo(latest);
  const views = await Promise.all([...numbers, latest].map((number) => session.past.viewAt(number)));
  const byRound = new Map<number, Standing>();
  for (const view of views) {
    if (view === undefined) continue;
    const standings = standing(view);
    byRound.set(standings.round, standings);
  }
  return [...byRound.values()];
}

function samplesUpTo(latest: number): readonly number[] {
  const stride = Math.max(1, Math.ceil(latest / MOST_POSITIONS));
  return Array.from({ length: Math.floor(latest / stride) }, (_, place) => place * stride);
}

/** From numbers to places on the paper. Names at the ends of lines keep their distance. */
export function chartScale(rounds: readonly Standing[], line: string, width: number, height: number) {
  const values = rounds.flatMap(({ lines }) => lines[line] ?? []).filter((value) => value !== null);
  const step = niceStep(Math.max(...values, 1) - Math.min(...values, 0));
  const top = Math.ceil(Math.max(...values, 1) / step) * step;
  const bottom = Math.floor(Math.min(...values, 0) / step) * step;
  const x = (place: number) => (width * place) / Math.max(1, rounds.length - 1);
  const y = (value: number) => height - (height * (value - bottom)) / (top - bottom);
  const ticks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, place) => bottom + place * step);
  const players = rounds[0]?.lines[line]?.length ?? 0;
  const seats = Array.from({ length: players }, (_, seat) => {
    const points = rounds.flatMap(({ lines }, place) => {
      const value = lines[line]?.[seat];
      return value === null || value === undefined ? [] : [[x(place), y(value)] as const];
    });
    const path = points
      .map(([px, py], place) => `${place === 0 ? "M" : "L"}${px.toFixed(1)} ${py.toFixed(1)}`)
      .join("");
    return { seat, path, end: points.at(-1)?.[1] ?? height };
  });
  return { x, y, ticks, named: named(rounds, width), seats: keepApart(seats, 15) };
}

/** The rounds whose numbers have room on the paper, with their places. */
function named(rounds: readonly Standing[], width: number) {
  const stride = Math.ceil((NUMBER_WIDTH * (rounds.length - 1)) / width);
  return rounds.map(({ round }, place) => ({ round, place })).filter(({ place }) => place % Math.max(1, stride) === 0);
}

function niceStep(range: number): number {
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power;
}

function keepApart<Line extends { readonly end: number }>(lines: readonly Line[], distance: number): Line[] {
  let last = Number.NEGATIVE_INFINITY;
  return lines
    .toSorted((one, other) => one.end - other.end)
    .map((line) => {
      last = Math.max(line.end, last + distance);
      return { ...line, end: last };
    });
}
