import type { ClockView } from "@rondel/protocol";

interface PlayerTimes {
  /** Milliseconds that the player has left. */
  readonly left: number;
  /** Milliseconds that the present move has taken so far; undefined if the clock stands. */
  readonly move: number | undefined;
}

/** Both times of a player at a moment of this device. */
export function playerTimes(clock: ClockView, seat: number, now: number): PlayerTimes | undefined {
  const times = clock.seats[seat];
  if (!times) return undefined;
  const { left, running, since, deadline } = times;
  if (!running) return { left, move: undefined };
  const remaining = deadline === null ? left : Math.max(0, deadline - now);
  return { left: remaining, move: since === null ? undefined : Math.max(0, now - since) };
}

/** A time as on a chess clock: 4:05, 1:30:00; beyond two days only in days and hours. */
export function clockFace(milliseconds: number, days: (days: number, hours: number) => string): string {
  const seconds = Math.floor(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return days(Math.floor(hours / 24), hours % 24);
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
