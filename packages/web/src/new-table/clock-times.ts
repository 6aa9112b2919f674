import type { ClockRule, PausePace } from "@rondel/protocol";

/** The times of a clock as the form for a new table has them. */
export interface ClockTimes {
  /** Of a live clock: what each player starts with, and what a move adds. */
  readonly minutes: number;
  readonly seconds: number;
  /** Of a slow clock: what a move adds, and the most that a player can have. */
  readonly hours: number;
  readonly saved: number;
}

/** Half an hour for each player and 20 seconds for each move; or a day for each move, and three days at most. */
export const DEFAULT_TIMES: ClockTimes = { minutes: 30, seconds: 20, hours: 24, saved: 72 };

/** The least and the most that the form accepts. */
export const TIME_LIMITS: Readonly<Record<keyof ClockTimes, readonly [number, number]>> = {
  minutes: [1, 600],
  seconds: [0, 600],
  hours: [1, 336],
  saved: [1, 720],
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The clock of a kind with these times, within the limits. A slow clock has no pauses. */
export function clockWith(kind: ClockRule["kind"], times: ClockTimes, pauses: PausePace | undefined): ClockRule {
  const length = pauses === undefined ? {} : { pauses };
  const { minutes, seconds, hours, saved } = withinLimits(times);
  if (kind === "none") return { kind, ...length };
  if (kind === "live") return { kind, bank: minutes * MINUTE, increment: seconds, ...length };
  return { kind, bank: hours * HOUR, increment: hours * HOUR, cap: Math.max(saved, hours) * HOUR };
}

/** The times of a clock, for sentences about it. */
export function timesOf(clock: ClockRule): ClockTimes {
  if (clock.kind === "live") {
    return { ...DEFAULT_TIMES, minutes: Math.round(clock.bank / MINUTE), seconds: clock.increment };
  }
  if (clock.kind === "slow") {
    return { ...DEFAULT_TIMES, hours: Math.round(clock.increment / HOUR), saved: Math.round(clock.cap / HOUR) };
  }
  return DEFAULT_TIMES;
}

function withinLimits(times: ClockTimes): ClockTimes {
  const limited = (name: keyof ClockTimes) => {
    const [least, most] = TIME_LIMITS[name];
    const wanted = Number.isFinite(times[name]) ? Math.round(times[name]) : DEFAULT_TIMES[name];
    return Math.min(most, Math.max(least, wanted));
  };
  return { minutes: limited("minutes"), seconds: limited("seconds"), hours: limited("hours"), saved: limited("saved") };
}
