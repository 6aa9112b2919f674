import { computed, effect, type ReadonlySignal, untracked } from "@preact/signals";
import type { AnyShaped, Refusal, Seat } from "@rondel/engine";
import { createContext, type Provider } from "preact";
import { useContext } from "preact/hooks";
import { note } from "../../ui/notes.tsx";
import type { Refused, TableSession } from "../../session/session.ts";
import type { GameSpeech } from "../../messages/game-messages.ts";
import type { Params } from "../../messages/messages.ts";

/** What the parts of every game's screen share: the table, its words, and the way to do something. */
export interface CommonDesk<Action extends AnyShaped = AnyShaped, Key extends string = string> {
  readonly session: TableSession;
  readonly speech: GameSpeech;
  readonly actions: ReadonlySignal<readonly Action[]>;
  /** The seat through whose eyes we look. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  word(key: Key, params?: Params): string;
  /** Does it, or says why not. Tells whether it was done. */
  act(action: Action): Promise<boolean>;
  /** Why something is impossible now; nothing if it is possible. */
  whyNot(action: Action): Refusal | undefined;
  /** The same in words, with the rule. */
  explain(refused: Refused): string;
}

/** `refuse` is the rules' own answer, for a position as the viewer may know it. */
export function commonDesk<Action extends AnyShaped, Key extends string>(
  session: TableSession,
  speech: GameSpeech,
  refuse: (seat: Seat, action: Action) => Refusal | undefined,
): CommonDesk<Action, Key> {
  const seat = computed(() => (session.viewer.value === "spectator" ? undefined : session.viewer.value));
  const explain = (refused: Refused): string => {
    const rule = refused.rule ? ` ${speech.term("screen.rule", { rule: refused.rule })}.` : "";
    return speech.refusal(refused) + rule;
  };
  let isActing = false;
  return {
    session,
    speech,
    actions: computed(() => session.actions.value as readonly Action[]),
    seat,
    word: (key, params) => speech.term(key, params),
    explain,
    async act(action) {
      // A second click before the answer is there means the same deed.
      if (isActing) return false;
      isActing = true;
      keepFocus();
      const refused = await session.act(action);
      isActing = false;
      if (refused) note(explain(refused));
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
export function afterEveryAction({ session }: Pick<CommonDesk, "session">, startAfresh: () => void): () => void {
  return effect(() => {
    session.number.value;
    session.viewer.value;
    untracked(startAfresh);
  });
}

/** Where the parts of one game's screen find their desk. */
export function deskPlace<Desk>(): { readonly DeskProvider: Provider<Desk | undefined>; readonly useDesk: () => Desk } {
  const place = createContext<Desk | undefined>(undefined);
  return {
    DeskProvider: place.Provider,
    useDesk() {
      const desk = useContext(place);
      if (!desk) throw new Error("the parts of a game stand on its screen");
      return desk;
    },
  };
}
