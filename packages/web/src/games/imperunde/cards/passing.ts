import { effect, type Signal, untracked } from "@preact/signals";
import type { Seat } from "@rondel/engine";
import { concernsSeat, type State } from "@rondel/imperunde";
import { runCommand } from "../../../session/run-command.ts";
import { preferences } from "../../../settings/preferences.ts";
import type { ImperundeContext } from "../context.ts";

/** The phases in which a seat passes automatically, as keys of seat, round and phase. */
export type PassingPhases = Signal<ReadonlySet<string>>;

/** Passes all windows of the current phase for the viewer. */
export function passThisPhase({ passing, state, seat }: ImperundeContext): void {
  if (state.value && seat.value !== undefined) {
    passing.value = new Set([...passing.value, phaseKey(state.value, seat.value)]);
  }
}

export function isPassingThisPhase({ passing, state, seat }: ImperundeContext): boolean {
  return state.value !== undefined && seat.value !== undefined && passing.value.has(phaseKey(state.value, seat.value));
}

export function askAgain({ passing }: ImperundeContext): void {
  passing.value = new Set();
}

function phaseKey({ round, phase }: State, seat: Seat): string {
  return `${seat} ${round} ${phase}`;
}

/** Passes windows for the viewer according to the preferences. Returns a function that stops it. */
export function passWhereWished(context: ImperundeContext): () => void {
  let answered = -1;
  return effect(() => {
    const number = context.session.number.value;
    const isAsked = context.actions.value.some(({ kind }) => kind === "pass");
    if (!isAsked || number === answered || !(isPassingThisPhase(context) || isUnconcerned(context))) return;
    answered = number;
    // The only possible refusal is that the window has just closed. Then there is nothing left to pass.
    untracked(() => void runCommand(() => context.session.act({ kind: "pass" })));
  });
}

function isUnconcerned({ pending, state, seat }: ImperundeContext): boolean {
  const now = state.value;
  const mine = seat.value;
  const frame = pending.value;
  if (!now || mine === undefined || !frame) return false;
  if (frame.kind !== "card" && frame.kind !== "window") return false;
  const wish = frame.kind === "card" ? preferences.askAboutCards : preferences.askAboutBattles;
  return wish.value === "mine" && !concernsSeat(now, mine, frame);
}
