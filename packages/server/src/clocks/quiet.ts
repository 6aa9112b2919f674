/** The hours of the day in which a slow clock stops. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const MAX_DEADLINE = 400 * DAY_MINUTES * MINUTE;

/** The moment at which this much active time has passed since `start`. */
export function afterActiveTime(start: number, active: number, quiet: QuietHours | undefined): number {
  if (!quiet) return start + active;
  let moment = start;
  let left = active;
  while (moment - start < MAX_DEADLINE) {
    const stretch = stretchAt(moment, quiet);
    if (!stretch.isQuiet) {
      if (left <= stretch.duration) return moment + left;
      left -= stretch.duration;
    }
    moment += stretch.duration;
  }
  return moment;
}

/** The active time between two moments. */
export function activeTime(start: number, end: number, quiet: QuietHours | undefined): number {
  if (!quiet) return Math.max(0, end - start);
  let moment = start;
  let active = 0;
  while (moment < end) {
    const stretch = stretchAt(moment, quiet);
    const duration = Math.min(stretch.duration, end - moment);
    if (!stretch.isQuiet) active += duration;
    moment += duration;
  }
  return active;
}

/** Whether a moment is quiet, and how long it stays that way. */
function stretchAt(
  moment: number,
  { from, to, zone }: QuietHours,
): { readonly isQuiet: boolean; readonly duration: number } {
  const start = minutesOf(from);
  const sinceStart = modulo(localMinutes(moment, zone) - start);
  const quietMinutes = modulo(minutesOf(to) - start);
  const isQuiet = sinceStart < quietMinutes;
  const minutes = (isQuiet ? quietMinutes : DAY_MINUTES) - sinceStart;
  return { isQuiet, duration: Math.ceil(minutes * MINUTE) };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes since midnight in a time zone, with their fraction. */
function localMinutes(moment: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    formats.set(zone, format);
  }
  return minutesOf(format.format(moment)) + (moment % MINUTE) / MINUTE;
}

function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(":").map(Number);
  return hours * 60 + minutes;
}

function modulo(minutes: number): number {
  return (minutes + DAY_MINUTES) % DAY_MINUTES;
}

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-GB", { timeZone: zone });
    return true;
  } catch {
    // The constructor throws for unknown zones; there is no other check.
    return false;
  }
}
