import { countedTime, type Pause } from "../clocks/pauses.ts";
import type { Database } from "../store/database.ts";
import { timeStore } from "../store/time.ts";

/** The clocks of a machine. Tests replace them. */
export interface TimeSource {
  /** Milliseconds since 1970. An operator or a time service may set this clock at any moment. */
  wall(): number;
  /** Milliseconds since any moment. Never set, never goes back. */
  monotonic(): number;
}

export const machineTime: TimeSource = { wall: () => Date.now(), monotonic: () => performance.now() };

/**
 * The time of the server: milliseconds since 1970 that advance with the monotonic clock and never go back, not even across restarts.
 * A clock that is set forward, a suspended machine and time without a running server are stored as pauses, which cost nobody any
 * thinking time. A clock that is set back changes nothing: the server stays ahead until the clock has caught up.
 */
export interface ServerTime {
  now(): number;
  monotonic(): number;
  /** In ascending order; grows in place. */
  readonly pauses: readonly Pause[];
  /** The time between two moments without pauses. */
  counted(from: number, to: number): number;
  /** Stores the current time and compares it with the wall clock. Returns whether a pause was added. */
  check(): Promise<boolean>;
  /** Whether the last check could be stored. */
  isStored(): boolean;
}

/** A shorter difference between server and wall clock is not a pause. This bounds what a jump can cost or give. */
const LEAST_PAUSE_MILLISECONDS = 60_000;

/** Continues from the last stored moment if the wall clock is behind it. `check` must follow before matches are run. */
export async function openServerTime(source: TimeSource, database: Database): Promise<ServerTime> {
  const stored = timeStore(database);
  const pauses: Pause[] = await stored.pauses(0);
  const start = Math.max(await database.wall(), (await stored.lastMoment()) ?? 0);
  let isOpened = false;
  let isStored = true;
  let ahead = start - source.monotonic();
  const now = (): number => Math.round(ahead + source.monotonic());

  const readPauses = async (): Promise<boolean> => {
    const added = await stored.pauses(pauses.at(-1)?.to ?? 0);
    pauses.push(...added);
    return added.length > 0;
  };
  const storeMoment = async (): Promise<void> => {
    const [last, wall] = [await stored.lastMoment(), await database.wall()];
    // Another process may have run on while this one was suspended: its moments are not paused.
    const from = Math.max(isOpened ? now() : 0, last ?? wall);
    if (wall - from > LEAST_PAUSE_MILLISECONDS) await stored.addPause({ from, to: wall });
    if (wall - now() > LEAST_PAUSE_MILLISECONDS) ahead += wall - now();
    isOpened = true;
    await stored.setMoment(now());
  };
  const check = async (): Promise<boolean> => {
    try {
      await storeMoment();
      isStored = true;
    } catch (error) {
      isStored = false;
      throw error;
    }
    return readPauses();
  };

  return {
    now,
    monotonic: source.monotonic,
    pauses,
    counted: (from, to) => countedTime(from, to, undefined, pauses),
    check,
    isStored: () => isStored,
  };
}
