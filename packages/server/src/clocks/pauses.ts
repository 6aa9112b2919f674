import { activeTime, afterActiveTime, type QuietHours } from "./quiet.ts";

/** A stretch of time in which no clock runs: the server did not run, or its wall clock was set forward. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

/** The time between two moments that is neither quiet nor paused. `pauses` are in ascending order of their start. */
export function countedTime(
  start: number,
  end: number,
  quiet: QuietHours | undefined,
  pauses: readonly Pause[],
): number {
  let counted = 0;
  let moment = start;
  for (const { from, to } of pausesAfter(pauses, start)) {
    if (from >= end) break;
    if (from > moment) counted += activeTime(moment, from, quiet);
    moment = Math.max(moment, to);
  }
  return counted + activeTime(moment, Math.max(moment, end), quiet);
}

/** The moment at which this much time has been counted since `start`. */
export function afterCountedTime(
  start: number,
  counted: number,
  quiet: QuietHours | undefined,
  pauses: readonly Pause[],
): number {
  let left = counted;
  let moment = start;
  for (const { from, to } of pausesAfter(pauses, start)) {
    const before = from > moment ? activeTime(moment, from, quiet) : 0;
    if (left <= before) break;
    left -= before;
    moment = Math.max(moment, to);
  }
  return afterActiveTime(moment, left, quiet);
}

function pausesAfter(pauses: readonly Pause[], moment: number): readonly Pause[] {
  const first = pauses.findIndex(({ to }) => to > moment);
  return first < 0 ? [] : pauses.slice(first);
}
