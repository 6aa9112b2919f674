import { currentLocale } from "./messages.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in its largest unit: "21 h", "14 s". */
export function duration(milliseconds: number): string {
  const [amount, unit] = inUnits(milliseconds);
  return new Intl.NumberFormat(currentLocale(), { style: "unit", unit, unitDisplay: "short" }).format(amount);
}

/** How long ago: "3 hours ago", "yesterday". */
export function ago(moment: number, now = Date.now()): string {
  const [amount, unit] = inUnits(now - moment);
  if (unit === "second") return new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" }).format(0, "second");
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" }).format(-amount, unit);
}

/** The hour and minute of a moment: "14:05". */
export function timeOfDay(moment: number): string {
  return new Intl.DateTimeFormat(currentLocale(), { hour: "2-digit", minute: "2-digit" }).format(moment);
}

function inUnits(milliseconds: number): [number, "second" | "minute" | "hour" | "day"] {
  if (milliseconds < 2 * MINUTE) return [Math.floor(milliseconds / SECOND), "second"];
  if (milliseconds < 2 * HOUR) return [Math.floor(milliseconds / MINUTE), "minute"];
  if (milliseconds < 2 * DAY) return [Math.floor(milliseconds / HOUR), "hour"];
  return [Math.floor(milliseconds / DAY), "day"];
}
