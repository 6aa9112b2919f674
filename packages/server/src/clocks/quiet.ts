/** Hours of the day in which a slow clock stands still. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const LONGEST_DEADLINE = 400 * DAY_MINUTES * MINUTE;

/** The moment at which so much active time has passed since `start`. */
export function afterActiveTime(start: number, active: number, quiet: QuietHours | undefined): number {
  if (!quiet) return start + active;
  let moment = start;
  let left = active;
  while (moment - start < LONGEST_DEADLINE) {
    const stretch = stretchAt(moment, quiet);
    if (!stretch.quiet) {
      if (left <= stretch.lasts) return moment + left;
      left -= stretch.lasts;
    }
    moment += stretch.lasts;
  }
  return moment;
}

/** How much of the time between two moments was active. */
export function activeTime(start: number, end: number, quiet: QuietHours | undefined): number {
  if (!quiet) return Math.max(0, end - start);
  let moment = start;
  let active = 0;
  while (moment < end) {
    const stretch = stretchAt(moment, quiet);
    const lasts = Math.min(stretch.lasts, end - moment);
    if (!stretch.quiet) active += lasts;
    moment += lasts;
  }
  return active;
}

/** Whether a moment is quiet, and how long that stays so. */
function stretchAt(
  moment: number,
  { from, to, zone }: QuietHours,
): { readonly quiet: boolean; readonly lasts: number } {
  const now = localMinutes(moment, zone);
  const begins = minutesOf(from);
  const ends = minutesOf(to);
  const sinceBegin = modulo(now - begins);
  const quietLasts = modulo(ends - begins);
  const quiet = sinceBegin < quietLasts;
  return { quiet, lasts: Math.ceil((quiet ? quietLasts - sinceBegin : DAY_MINUTES - sinceBegin) * MINUTE) };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes since midnight on the clocks of a time zone, with their fraction. */
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
    // The only way to ask whether a zone is known.
    return false;
  }
}
