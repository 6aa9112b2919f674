import { effect, type Signal, untracked } from "@preact/signals";
import type { Seat } from "@rondel/engine";
import type { State } from "@rondel/imperunde";
import { runCommand } from "../../../session/run-command.ts";
import { preferences } from "../../../settings/preferences.ts";
import type { ImperundeContext } from "../context.ts";
import { concerns, fights } from "./concerns.ts";

/** Who wishes to pass until which phase of which round is over. */
export type PassingPhases = Signal<ReadonlySet<string>>;

/** From now on the viewer passes whatever he is asked, until this phase is over. */
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

/** Passes for the viewer where he wished not to be asked. Returns how to stop. */
export function passWhereWished(context: ImperundeContext): () => void {
  let answered = -1;
  return effect(() => {
    const number = context.session.number.value;
    const isAsked = context.actions.value.some(({ kind }) => kind === "pass");
    if (!isAsked || number === answered || !(isPassingThisPhase(context) || isNoneOfMine(context))) return;
    answered = number;
    // The only possible refusal is that the window has just closed. Then there is nothing left to pass.
    untracked(() => void runCommand(() => context.session.act({ kind: "pass" })));
  });
}

function isNoneOfMine({ pending, state, seat }: ImperundeContext): boolean {
  const now = state.value;
  const mine = seat.value;
  const frame = pending.value;
  if (!now || mine === undefined || !frame) return false;
  if (frame.kind === "card") return preferences.askAboutCards.value === "mine" && !concerns(now, mine, frame);
  const isBattle = frame.kind === "window" && (frame.at === "battle" || frame.at === "roll");
  return isBattle && preferences.askAboutBattles.value === "mine" && !fights(now, mine);
}
