import { MOST_POWER_POINTS, NATIONS, type Nation, SPACE_NAMES, type State } from "@rondel/imperial";
import { at, clamp } from "../numbers.ts";
import type { Strength } from "./strength.ts";

const SPACES = SPACE_NAMES.length;
const TAXATION = SPACE_NAMES.indexOf("taxation");
const FREE_STEPS = 3;
/** The turns that a marker needs around the rondel with free steps only. */
export const TURNS_PER_LAP = SPACES / FREE_STEPS;
const FIRST_TAXATION_AFTER = 4;
const TAX_WITHOUT_POINTS = 5;
const MOST_POINTS_PER_TAX = 10;
/** The longest forecast, in rounds. */
const HORIZON = 24;

/** The expected course of the game, in rounds of all nations. */
export interface Forecast {
  /** Rounds until the first nation reaches the last power point. */
  readonly rounds: number;
  /** By nation: its power points by then. */
  readonly points: number[];
}

/** Estimates when each nation taxes, how much, and how fast that grows, and from this when the game ends. */
export function forecastOf(state: State, strength: Strength): Forecast {
  const tracks = NATIONS.map((nation) => trackOf(state, strength, nation));
  let rounds = HORIZON;
  for (const track of tracks) rounds = Math.min(rounds, endOf(track));
  return { rounds, points: tracks.map((track) => pointsAfter(track, rounds)) };
}

/** The progress of one nation along the power track. */
interface Track {
  readonly points: number;
  readonly moves: boolean;
  /** Rounds until the next taxation. */
  readonly next: number;
  /** The next tax, and the increase with each later one. */
  readonly tax: number;
  readonly growth: number;
}

function trackOf(state: State, strength: Strength, nation: Nation): Track {
  const space = at(state.rondel, nation);
  const steps = space < 0 ? SPACES : ((TAXATION - space + SPACES - 1) % SPACES) + 1;
  const turns = space < 0 ? FIRST_TAXATION_AFTER : Math.ceil(steps / FREE_STEPS);
  const next = turns - 1 + turnsUntil(state, nation);
  const tax = 2 * at(strength.factories, nation) + at(strength.flags, nation);
  const claims = claimsOf(strength, nation);
  // A marker directly before Taxation has no manoeuvre left in which to place flags.
  const claimed = steps > 1 ? claims * 0.6 : 0;
  const growth = growthOf(strength, nation) + (claims - claimed) * 0.5;
  const moves = at(state.government, nation) >= 0;
  return { points: at(state.points, nation), moves, next, tax: tax + claimed, growth };
}

/** The flags that units on the map could still place; fewer if few regions are without a flag. */
function claimsOf(strength: Strength, nation: Nation): number {
  const idle = at(strength.idle, nation);
  const share = clamp(strength.unclaimed / NATIONS.length + 1, 1, 4);
  return Math.min(idle, share) * 0.9;
}

/** The increase of a nation's tax per lap, from its production. */
function growthOf(strength: Strength, nation: Nation): number {
  const produced = at(strength.factories, nation);
  const room = 0.3 + strength.unclaimed / 12;
  return clamp(Math.min(produced * 0.6, room + 0.4), 0, 2);
}

/** The part of a round until the next turn of a nation. */
export function turnsUntil(state: State, nation: number): number {
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
  // A taxation that would come after the end of the game counts in part, by how near it is.
  const missing = track.next + lap * TURNS_PER_LAP - rounds;
  const part = clamp(1 - missing / (lap === 0 ? Math.max(track.next, 1) : TURNS_PER_LAP), 0, 1);
  return Math.min(MOST_POWER_POINTS, points + part * 0.5 * gainAt(track, lap));
}
