import type { AnswerPause, AnswerWindow } from "@rondel/engine";
import type { ClockRule, ClockView, PausePace } from "@rondel/protocol";
import { afterCountedTime, countedTime, type Pause } from "./pauses.ts";
import type { QuietHours } from "./quiet.ts";

/** How the time of a match is counted: the time control of its table, and the pauses of the server. */
export interface ClockTiming {
  readonly rule: ClockRule;
  readonly pauses: readonly Pause[];
  /** Multiplies the length of pauses for answers; 1 if absent. */
  readonly pauseFactor?: number;
}

/** The clocks of a match, derived from its log like the state. */
export interface ClockState {
  /** Milliseconds left for each seat when its clock last started or stopped. */
  readonly banks: readonly number[];
  /** When each seat's clock started; null if it is stopped. */
  readonly running: readonly (number | null)[];
  /** The open answer window. */
  readonly window: OpenWindow | null;
  /** The public values. They change only when that does not reveal who has answered. */
  readonly shown: { readonly banks: readonly number[]; readonly running: readonly (number | null)[] };
}

interface OpenWindow extends AnswerWindow {
  readonly since: number;
  /** Present if a player has stopped the clock of this pause. */
  readonly wait?: Wait;
}

/** The time in which the clock of a pause stands still. */
export interface Wait {
  readonly from: number;
  readonly until: number;
}

/** The seats that owe a decision, and the answer window in which they owe it. */
export interface PendingDecision {
  readonly deciders: readonly number[];
  readonly window: AnswerWindow | undefined;
}

export function startClocks({ rule }: ClockTiming, players: number, pending: PendingDecision, now: number): ClockState {
  const bank = rule.kind === "none" ? 0 : rule.bank * 1000;
  const banks = Array<number>(players).fill(bank);
  const running = banks.map((_, seat) => (!pending.window && pending.deciders.includes(seat) ? now : null));
  return { banks, running, window: openWindow(pending, now), shown: { banks, running } };
}

/**
 * Returns the clocks after an entry. A bank runs while its seat is a decider and gains its increment afterwards. Answer windows
 * do not use the banks; a public entry restarts the time of an open window.
 */
export function advanceClocks(
  timing: ClockTiming,
  clocks: ClockState,
  before: PendingDecision,
  after: PendingDecision,
  now: number,
  isPublic: boolean,
): ClockState {
  const window = before.window && after.window && !isPublic ? clocks.window : openWindow(after, now);
  if (timing.rule.kind === "none") return { ...clocks, window };
  const banks = clocks.banks.slice();
  const running = clocks.running.map((since, seat) => {
    const decides = !after.window && after.deciders.includes(seat);
    if (decides) return since ?? now;
    if (since !== null) banks[seat] = bankAfter(timing, clocks.banks[seat] ?? 0, since, now);
    return null;
  });
  // While only some of the deciders have decided, the clocks of all of them are shown as running.
  const isSameDecision =
    (before.window === undefined) === (after.window === undefined) &&
    after.deciders.length > 0 &&
    after.deciders.every((seat) => before.deciders.includes(seat));
  const shown = isSameDecision ? clocks.shown : { banks, running };
  return { banks, running, window, shown };
}

function openWindow({ window }: PendingDecision, now: number): OpenWindow | null {
  return window ? { ...window, since: now } : null;
}

function bankAfter(timing: ClockTiming, bank: number, since: number, now: number): number {
  const { rule } = timing;
  if (rule.kind === "none") return 0;
  const left = Math.max(0, bank - counted(timing, since, now)) + rule.increment * 1000;
  return rule.kind === "slow" ? Math.min(left, Math.max(rule.cap * 1000, bank)) : left;
}

/** When the time of a seat runs out; null if its clock does not run. */
export function deadlineOf(timing: ClockTiming, clocks: ClockState, seat: number): number | null {
  if (clocks.window?.pause) return pauseDeadline(timing, clocks.window, clocks.window.pause, seat);
  if (timing.rule.kind === "none") return null;
  if (clocks.window) return windowEnd(timing, clocks);
  return bankDeadline(timing, clocks.banks[seat], clocks.running[seat]);
}

export function viewClocks(timing: ClockTiming, clocks: ClockState, now: number): ClockView {
  const { banks, running } = clocks.shown;
  return {
    seats: banks.map((bank, seat) => {
      const since = running[seat] ?? null;
      const spent = since === null ? 0 : counted(timing, since, now);
      return {
        left: Math.max(0, bank - spent),
        running: since !== null,
        since,
        deadline: timing.rule.kind === "none" ? null : bankDeadline(timing, bank, since),
      };
    }),
    window: viewWindow(timing, clocks),
    now,
  };
}

function bankDeadline(timing: ClockTiming, bank: number | undefined, since: number | null | undefined): number | null {
  return since === null || since === undefined ? null : afterCounted(timing, since, bank ?? 0);
}

function viewWindow(timing: ClockTiming, clocks: ClockState): ClockView["window"] {
  const end = windowEnd(timing, clocks);
  const { window } = clocks;
  // A pause without a length of its own is not shown.
  if (!window || end === null || end <= window.since) return null;
  const { since, wait } = window;
  return { opened: since, end, wait: wait ? { from: wait.from, until: wait.until } : null };
}

const PAUSE_SECONDS: Readonly<Record<PausePace, number>> = { fast: 1.5, normal: 2.5, calm: 6 };
const WAIT_SECONDS = 20;

/** How long the clock of a pause stands still at most, in milliseconds. */
export const waitLength = ({ pauseFactor = 1 }: ClockTiming): number => WAIT_SECONDS * 1000 * pauseFactor;

/** The clocks with the time in which the open window's clock stands still. */
export function withWait(clocks: ClockState, wait: Wait): ClockState {
  return clocks.window ? { ...clocks, window: { ...clocks.window, wait } } : clocks;
}

/** The moment at which a share from 0 to 1 of a pause is over; null if the pause has no length of its own. */
export function momentInPause(timing: ClockTiming, { window }: ClockState, share: number): number | null {
  if (!window?.pause || timing.rule.kind === "slow") return null;
  const moment = window.since + share * pauseLength(timing, timing.rule, window.pause);
  return window.wait && moment > window.wait.from ? moment + waited(window) : moment;
}

/** When a seat that has not answered in a pause passes. With a slow clock only the seats with a stop are waited for. */
function pauseDeadline(timing: ClockTiming, window: OpenWindow, { stops }: AnswerPause, seat: number): number {
  if (timing.rule.kind !== "slow") return pauseEnd(timing, timing.rule, window);
  return stops.some((stop) => stop === seat) ? afterCounted(timing, window.since, window.slow * 1000) : window.since;
}

/** The end of a pause depends on the table and on requests for time only, never on hands, settings or presence. */
function pauseEnd(timing: ClockTiming, rule: LiveRule, window: OpenWindow): number {
  return window.since + pauseLength(timing, rule, window.pause) + waited(window);
}

type LiveRule = Exclude<ClockRule, { kind: "slow" }>;

function pauseLength(
  { pauseFactor = 1 }: ClockTiming,
  { pauses = "normal" }: LiveRule,
  pause: AnswerPause | undefined,
): number {
  return pause?.joinsNext ? 0 : PAUSE_SECONDS[pauses] * 1000 * pauseFactor * (pause?.share ?? 1);
}

const waited = ({ wait }: OpenWindow): number => (wait ? wait.until - wait.from : 0);

function windowEnd(timing: ClockTiming, { window }: ClockState): number | null {
  const { rule } = timing;
  // The end of a pause at a slow table would reveal whether somebody has a stop.
  if (window?.pause) return rule.kind === "slow" ? null : pauseEnd(timing, rule, window);
  if (rule.kind === "none" || !window) return null;
  return afterCounted(timing, window.since, window[rule.kind] * 1000);
}

function counted({ rule, pauses }: ClockTiming, since: number, now: number): number {
  return countedTime(since, now, quietOf(rule), pauses);
}

function afterCounted({ rule, pauses }: ClockTiming, since: number, time: number): number {
  return afterCountedTime(since, time, quietOf(rule), pauses);
}

function quietOf(rule: ClockRule): QuietHours | undefined {
  return rule.kind === "slow" ? rule.quiet : undefined;
}
