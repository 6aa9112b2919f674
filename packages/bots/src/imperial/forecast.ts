import { MOST_POWER_POINTS, NATIONS, type Nation, SPACE_NAMES, type State } from "@rondel/imperial";
import { at, clamp } from "../numbers.ts";
import type { Strength } from "./strength.ts";

const SPACES = SPACE_NAMES.length;
const TAXATION = SPACE_NAMES.indexOf("taxation");
const FREE_STEPS = 3;
/** A marker goes round the rondel in this many turns if it takes free steps only. */
export const TURNS_PER_LAP = SPACES / FREE_STEPS;
const FIRST_TAXATION_AFTER = 4;
const TAX_WITHOUT_POINTS = 5;
const MOST_POINTS_PER_TAX = 10;
/** No game lasts longer than this from any position worth thinking about. */
const HORIZON = 24;

/** How the game is expected to go on, in rounds of all powers. */
export interface Forecast {
  /** Rounds until the first power reaches the last power point. */
  readonly rounds: number;
  /** By power: its points by then. */
  readonly points: number[];
}

/** The tempo on the rondel: when each power taxes next, how much by then, how that grows; and who ends the game when. */
export function forecastOf(state: State, strength: Strength): Forecast {
  const tracks = NATIONS.map((nation) => trackOf(state, strength, nation));
  let rounds = HORIZON;
  for (const track of tracks) rounds = Math.min(rounds, endOf(track));
  return { rounds, points: tracks.map((track) => pointsAfter(track, rounds)) };
}

/** One power's way along the power track. */
interface Track {
  readonly points: number;
  readonly moves: boolean;
  /** Rounds until the next taxation. */
  readonly next: number;
  /** The tax of the next taxation, and by how much each later one is higher. */
  readonly tax: number;
  readonly growth: number;
}

function trackOf(state: State, strength: Strength, nation: Nation): Track {
  const space = at(state.rondel, nation);
  const steps = space < 0 ? SPACES : ((TAXATION - space + SPACES - 1) % SPACES) + 1;
  const turns = space < 0 ? FIRST_TAXATION_AFTER : Math.ceil(steps / FREE_STEPS);
  const next = turns - 1 + turnsUntil(state, nation);
  const tax = 2 * at(strength.factories, nation) + at(strength.flags, nation);
  const hopes = claimsOf(strength, nation);
  // A marker on the last manoeuvre before taxation has no chance to plant flags on the way.
  const claimed = steps > 1 ? hopes * 0.6 : 0;
  const growth = growthOf(strength, nation) + (hopes - claimed) * 0.5;
  const moves = at(state.government, nation) >= 0;
  return { points: at(state.points, nation), moves, next, tax: tax + claimed, growth };
}

/** Flags that units on the map could still win; the fewer regions are unclaimed, the more it takes a war. */
function claimsOf(strength: Strength, nation: Nation): number {
  const idle = at(strength.idle, nation);
  const share = clamp(strength.unclaimed / NATIONS.length + 1, 1, 4);
  return Math.min(idle, share) * 0.9;
}

/** By how much the tax of a power rises in a lap, from what it will produce. */
function growthOf(strength: Strength, nation: Nation): number {
  const produced = at(strength.factories, nation);
  const room = 0.3 + strength.unclaimed / 12;
  return clamp(Math.min(produced * 0.6, room + 0.4), 0, 2);
}

/** The part of a round until a power's next move. */
function turnsUntil(state: State, nation: Nation): number {
  const frame = state.frames[0];
  if (frame?.kind !== "turn") return nation / NATIONS.length;
  const distance = (nation - frame.nation + NATIONS.length) % NATIONS.length;
  return (distance === 0 && frame.stage !== "announce" ? NATIONS.length : distance) / NATIONS.length;
}

function gainAt(track: Track, lap: number): number {
  return clamp(track.tax + track.growth * lap - TAX_WITHOUT_POINTS, 0, MOST_POINTS_PER_TAX);
}

function endOf(track: Track): number {
  if (!track.moves) return HORIZON;
  let points = track.points;
  for (let lap = 0; lap * TURNS_PER_LAP + track.next < HORIZON; lap++) {
    const gain = gainAt(track, lap);
    if (points + gain >= MOST_POWER_POINTS) return track.next + lap * TURNS_PER_LAP;
    points += gain;
  }
  return HORIZON;
}

function pointsAfter(track: Track, rounds: number): number {
  if (!track.moves) return track.points;
  let points = track.points;
  let lap = 0;
  for (; track.next + lap * TURNS_PER_LAP <= rounds; lap++) points += gainAt(track, lap);
  // A taxation that the end of the game comes before counts for the part of the way that was made.
  const missing = track.next + lap * TURNS_PER_LAP - rounds;
  const part = clamp(1 - missing / (lap === 0 ? Math.max(track.next, 1) : TURNS_PER_LAP), 0, 1);
  return Math.min(MOST_POWER_POINTS, points + part * 0.5 * gainAt(track, lap));
}
