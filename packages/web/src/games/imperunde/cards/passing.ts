import { effect, type Signal, untracked } from "@preact/signals";
import type { Seat } from "@rondel/engine";
import { concernsSeat, type State } from "@rondel/imperunde";
import { PAGE_ERROR, runCommand } from "../../../session/run-command.ts";
import { preferences } from "../../../settings/preferences.ts";
import { showNotice } from "../../../ui/notices.ts";
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

/** Ends passing automatically. */
export function askAgain({ passing }: ImperundeContext): void {
  passing.value = new Set();
}

function phaseKey({ round, phase }: State, seat: Seat): string {
  return `${seat} ${round} ${phase}`;
}

/** Passes windows for the viewer according to the preferences. Returns a function that stops it. */
export function passAutomatically(context: ImperundeContext): () => void {
  let answered = -1;
  return effect(() => {
    const number = context.session.number.value;
    const canPass = context.actions.value.some(({ kind }) => kind === "pass");
    if (!canPass || number === answered || !(isPassingThisPhase(context) || isUnconcerned(context))) return;
    answered = number;
    untracked(() => void pass(context));
  });
}

/** Passes once. The rules refuse a pass only if the window has just closed, which needs no notice. */
async function pass({ session, explain }: ImperundeContext): Promise<void> {
  const refused = await runCommand(() => session.act({ kind: "pass" }));
  if (refused?.code === PAGE_ERROR.code) showNotice(explain(refused));
}

function isUnconcerned({ pending, state, seat }: ImperundeContext): boolean {
  const now = state.value;
  const mine = seat.value;
  const frame = pending.value;
  if (!now || mine === undefined || !frame) return false;
  if (frame.kind !== "card" && frame.kind !== "window") return false;
  const preference = frame.kind === "card" ? preferences.askAboutCards : preferences.askAboutBattles;
  return preference.value === "mine" && !concernsSeat(now, mine, frame);
}
