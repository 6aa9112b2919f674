import { computed, effect, type ReadonlySignal, untracked } from "@preact/signals";
import type { Refusal, Seat, Tagged } from "@rondel/engine";
import { createContext, type Provider } from "preact";
import { useContext } from "preact/hooks";
import type { GameMessages } from "../../messages/game-messages.ts";
import type { ParamsOf } from "../../messages/placeholders.ts";
import { commandLock } from "../../session/run-command.ts";
import type { SessionRefusal, TableSession } from "../../session/session.ts";
import { showNotice } from "../../ui/notices.ts";

/** What the parts of every game's screen share: the table, its words, and the way to do something. */
export interface GameContext<Action extends Tagged = Tagged> {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly actions: ReadonlySignal<readonly Action[]>;
  /** The seat through whose eyes we look. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** Does it, or says why not. Tells whether it was done. */
  act(action: Action): Promise<boolean>;
  /** Why something is impossible now; nothing if it is possible. */
  whyNot(action: Action): Refusal | undefined;
  /** The same in words, with the rule. */
  explain(refused: SessionRefusal): string;
}

/** The texts of a game; the parameters of a message are checked against its placeholders in all languages. */
export interface GameTexts<Messages> {
  text<Key extends keyof Messages & string>(key: Key, ...params: ParamsOf<Messages[Key] & string>): string;
}

/** `refuse` is the rules' own answer, for a position as the viewer may know it. */
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

/** The row or button that did it is about to go: whoever plays by keyboard stays at the decision. */
function keepFocus(): void {
  const decision = document.getElementById("decide");
  if (decision?.querySelector(":focus-visible")) decision.focus({ preventScroll: true });
}

/** After every action the next decision starts afresh, before anything of it is drawn. Returns how to stop. */
export function onEveryAction({ session }: Pick<GameContext, "session">, startAfresh: () => void): () => void {
  return effect(() => {
    session.number.value;
    session.viewer.value;
    untracked(startAfresh);
  });
}

/** Where the parts of one game's screen find their desk. */
export function createContextHook<Desk>(): {
  readonly GameContextProvider: Provider<Desk | undefined>;
  readonly useGameContext: () => Desk;
} {
  const place = createContext<Desk | undefined>(undefined);
  return {
    GameContextProvider: place.Provider,
    useGameContext() {
      const context = useContext(place);
      if (!context) throw new Error("the parts of a game stand on its screen");
      return context;
    },
  };
}
