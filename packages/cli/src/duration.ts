import { UsageError } from "./command.ts";

const HOUR = 60 * 60 * 1000;
const UNITS: Readonly<Record<string, number>> = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };

/** The milliseconds of a duration such as `12h`, `7d` or `4w`. */
export function durationOf(text: string | undefined): number {
  const [, count, unit = ""] = /^(\d+)([hdw])$/.exec(text ?? "") ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (!(milliseconds > 0)) throw new UsageError("--for is required: a duration such as 12h, 7d or 4w.");
  return milliseconds;
}
