import { effect, type Signal, untracked } from "@preact/signals";
import type { Seat } from "@rondel/engine";
import { type Action, imperunde } from "@rondel/imperunde";
import { runCommand } from "../../../session/run-command.ts";
import { showNotice } from "../../../ui/notices.ts";
import type { ImperundeContext } from "../context.ts";

/** The seats of this device for which the page makes the decisions of the setup. It never leaves the page. */
export type DealtSeats = Signal<ReadonlySet<Seat>>;

/** Decides the rest of the setup for the viewer as the rules suggest. */
export function dealForMe({ dealt, seat }: ImperundeContext): void {
  if (seat.value !== undefined) dealt.value = new Set([...dealt.value, seat.value]);
}

/** Plays decisions of the setup that offer one choice, or that the viewer has left to the page. Returns a function that stops it. */
export function dealAutomatically(context: ImperundeContext): () => void {
  let answered = -1;
  return effect(() => {
    const number = context.session.number.value;
    const seat = context.seat.value;
    const state = context.possible.value;
    const kind = context.pending.value?.kind;
    const choices = context.actions.value.length;
    if (!state || seat === undefined || (kind !== "startShips" && kind !== "startColonies")) return;
    if (choices === 0 || number === answered || (choices > 1 && !context.dealt.value.has(seat))) return;
    answered = number;
    untracked(() => void play(context, imperunde.defaultAction(state, seat)));
  });
}

/** Plays an action although the one before it may still be on its way. */
async function play({ session, explain }: ImperundeContext, action: Action): Promise<void> {
  const refused = await runCommand(() => session.act(action));
  if (refused) showNotice(explain(refused));
}
