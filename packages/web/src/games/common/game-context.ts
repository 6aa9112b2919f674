import { computed, effect, type ReadonlySignal, untracked } from "@preact/signals";
import type { Refusal, Seat, Tagged } from "@rondel/engine";
import { createContext, type Provider } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";
import type { GameMessages } from "../../messages/game-messages.ts";
import { t } from "../../messages/messages.ts";
import type { ParamsOf } from "../../messages/placeholders.ts";
import { entriesAfter } from "../../session/entries-after.ts";
import { commandLock } from "../../session/run-command.ts";
import type { SessionRefusal, TableSession } from "../../session/session.ts";
import { showNotice } from "../../ui/notices.ts";

/** What the parts of a game screen share: the session, its messages, and a way to act. */
export interface GameContext<Action extends Tagged = Tagged> {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly actions: ReadonlySignal<readonly Action[]>;
  /** The seat of the viewer; undefined for spectators. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** The name of a player in a row: "you" for the viewer, unless several people share the device. */
  person(seat: Seat): string;
  /** Plays an action, or shows why it was refused. Returns true if it was played. */
  act(action: Action): Promise<boolean>;
  /** The reason against an action; undefined if it is legal. */
  whyNot(action: Action): Refusal | undefined;
  /** The sentence for a refusal, with the rule. */
  explain(refused: SessionRefusal): string;
}

/** The texts of a game; the parameters of a message are checked against its placeholders in all languages. */
export interface GameTexts<Messages> {
  text<Key extends keyof Messages & string>(key: Key, ...params: ParamsOf<Messages[Key] & string>): string;
}

/** `refuse` applies the rules to a state that fits the view. */
export function createGameContext<Action extends Tagged, Messages>(
  session: TableSession,
  messages: GameMessages,
  refuse: (seat: Seat, action: Action) => Refusal | undefined,
): GameContext<Action> & GameTexts<Messages> {
  const seat = computed(() => (session.viewer.value === "spectator" ? undefined : session.viewer.value));
  const explain = (refused: SessionRefusal): string => {
    const rule = refused.rule ? ` ${messages.term("screen.rule", { rule: refused.rule })}.` : "";
    return messages.refusal(refused) + rule;
  };
  const lock = commandLock();
  return {
    session,
    messages,
    actions: computed(() => session.actions.value as readonly Action[]),
    seat,
    person: (other) => (isYou(session, other) ? t("player.you") : messages.seat(other)),
    text: (key, ...params) => messages.term(key, params[0]),
    explain,
    async act(action) {
      // A second click before the first was answered means the same action.
      if (lock.isBusy.peek()) return false;
      keepFocus();
      const refused = await lock.run(() => session.act(action));
      if (refused) showNotice(explain(refused));
      return refused === undefined;
    },
    whyNot: (action) => (seat.value === undefined ? undefined : refuse(seat.value, action)),
  };
}

/** Whether a seat is that of the viewer, who has the device alone. */
export function isYou({ mine, viewer }: TableSession, seat: Seat): boolean {
  return mine.value.length < 2 && viewer.value === seat;
}

/**
 * The focused row or button is about to disappear, so the focus moves to the decision. Removing a focused element would also compute
 * styles and layout in the middle of drawing.
 */
function keepFocus(): void {
  const decision = document.getElementById("decide");
  if (decision?.contains(document.activeElement)) decision.focus({ preventScroll: true });
}

/**
 * Calls `reset` for each position or viewer that is new to the viewer, before it is drawn. A secret answer of another seat changes
 * nothing on the screen, so a selection stays. Returns a function that stops it.
 */
export function onNewPosition({ session }: Pick<GameContext, "session">, reset: () => void): () => void {
  let last = { number: -1, viewer: session.viewer.peek() };
  return effect(() => {
    const now = { number: session.number.value, viewer: session.viewer.value };
    const isNew = last.viewer !== now.viewer || untracked(() => hasNewsSince(session, last.number));
    last = now;
    if (isNew) untracked(reset);
  });
}

/** Calls `onNewPosition` from the first drawing of a screen on: an effect after it would undo what a player has chosen meanwhile. */
export function useNewPosition(context: Pick<GameContext, "session">, reset: () => void): void {
  useLayoutEffect(() => onNewPosition(context, reset), [context]);
}

/** Whether the viewer saw something after a position, or acted in it. */
function hasNewsSince({ log, viewer, number }: TableSession, last: number): boolean {
  if (last < 0 || number.value < last) return true;
  const added = entriesAfter(log.value, last);
  return added.length === 0 || added.some(({ events, cause, by }) => events.length > 0 || cause || by === viewer.value);
}

/** Creates the Preact context in which the parts of a game screen find their game context. */
export function createContextHook<Context>(): {
  readonly GameContextProvider: Provider<Context | undefined>;
  readonly useGameContext: () => Context;
} {
  const preactContext = createContext<Context | undefined>(undefined);
  return {
    GameContextProvider: preactContext.Provider,
    useGameContext() {
      const context = useContext(preactContext);
      if (!context) throw new Error("used outside of a game screen");
      return context;
    },
  };
}
