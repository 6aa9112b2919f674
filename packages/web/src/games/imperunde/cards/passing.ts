import { effect, untracked } from "@preact/signals";
import { asksPlayer, hasPauses } from "@rondel/imperunde";
import { PAGE_ERROR, runCommand } from "../../../session/run-command.ts";
import { preferences } from "../../../settings/preferences.ts";
import { showNotice } from "../../../ui/notices.ts";
import type { ImperundeContext } from "../context.ts";

/** Whether the viewer is asked to play a card in the open window, according to the hand and the preference of this device. */
export function isAskedForCard({ state, seat }: ImperundeContext): boolean {
  const now = state.value;
  return now !== undefined && seat.value !== undefined && asksPlayer(now, seat.value, preferences.cardQuestions.value);
}

/**
 * Whether the open window ends without the viewer, because its time runs out. That depends on the table only: the clock itself may
 * arrive later than the window, and an early pass of everyone would end the pause.
 */
export function endsByItself({ session, state }: ImperundeContext): boolean {
  if (!state.value || !hasPauses(state.value)) return false;
  const { clock, seats } = session.table.value;
  const people = new Set(seats.flatMap(({ kind, player }) => (kind === "person" ? [player] : [])));
  return session.isOnline && clock.kind !== "slow" && people.size > 1;
}

/** Whether the open window needs nothing from the viewer: it ends by itself, or the page passes. */
function isLeftAlone(context: ImperundeContext): boolean {
  const kind = context.pending.value?.kind;
  if ((kind !== "window" && kind !== "card") || context.session.past.at.value !== undefined) return false;
  return !isAskedForCard(context) && (endsByItself(context) || passesByItself(context));
}

/** Lets the page around the game know in which pauses the viewer is left alone. Returns a function that ends it. */
export function leaveAlone(context: ImperundeContext): () => void {
  const { asksNothing } = context.session.stage;
  asksNothing.value = () => isLeftAlone(context);
  return () => {
    asksNothing.value = () => false;
  };
}

/** Whether the page passes a window in which the viewer is not asked: a slow table waits only for players with a stop. */
function passesByItself(context: ImperundeContext): boolean {
  return context.session.table.value.clock.kind !== "slow" && !hasTakenDevice(context);
}

/** Passes windows in which the viewer is not asked, where the table would wait. Returns a function that stops it. */
export function passAutomatically(context: ImperundeContext): () => void {
  let answered = -1;
  return effect(() => {
    const number = context.session.number.value;
    const canPass = context.actions.value.some(({ kind }) => kind === "pass");
    if (!canPass || number === answered || isAskedForCard(context) || endsByItself(context)) return;
    if (!passesByItself(context)) return;
    answered = number;
    untracked(() => void passWhenReady(context, number));
  });
}

/** Whether a person at a shared device has said that they want to answer: the whole table was asked before. */
function hasTakenDevice({ session, state }: ImperundeContext): boolean {
  return !session.isOnline && session.mine.value.length > 1 && state.value !== undefined && hasPauses(state.value);
}

/** Passes after the running scene, unless the game has gone on meanwhile. */
async function passWhenReady(context: ImperundeContext, number: number): Promise<void> {
  await context.session.stage.ready();
  if (context.session.number.peek() === number) await pass(context);
}

/** Passes once. The rules refuse a pass only if the window has just closed, which needs no notice. */
async function pass({ session, explain }: ImperundeContext): Promise<void> {
  const refused = await runCommand(() => session.act({ kind: "pass" }));
  if (refused?.code === PAGE_ERROR.code) showNotice(explain(refused));
}
