import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Refusal, type Seat, seededRandom } from "@rondel/engine";
import {
  type Action,
  type Card,
  type CardPlay,
  type Field,
  type Frame,
  imperunde,
  isCardPlay,
  type State,
  type Unit,
  type View,
} from "@rondel/imperunde";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { note } from "../../look/notes.tsx";
import type { Refused, TableSession } from "../../session/session.ts";
import type { GameSpeech } from "../../words/game-speech.ts";
import type { Params } from "../../words/words.ts";
import { type Ask, askingOf } from "./answers.ts";
import type { Key } from "./words/catalogues.ts";

/** What the player has pointed at but not done yet. Nothing of it ever leaves the page. */
interface Choosing {
  /** The row of the decision that is chosen. */
  readonly option: Signal<string | undefined>;
  /** The land to invest in, the field to move from, the first target of a card. */
  readonly field: Signal<Field | undefined>;
  readonly unit: Signal<Unit | undefined>;
  readonly card: Signal<Card | undefined>;
  /** Against whom war is about to be sealed. */
  readonly war: Signal<readonly Seat[]>;
  readonly pointed: Signal<Field | undefined>;
}

/** Everything that the parts of the screen share. */
export interface Desk {
  readonly session: TableSession;
  readonly speech: GameSpeech;
  readonly view: ReadonlySignal<View | undefined>;
  /** The board as the viewer sees it: hands, orders and passes of others are empty in it. */
  readonly state: ReadonlySignal<State | undefined>;
  readonly actions: ReadonlySignal<readonly Action[]>;
  /** What may be done although nobody waits for it. */
  readonly free: ReadonlySignal<readonly Action[]>;
  /** Every card that may be played now, with every target. */
  readonly plays: ReadonlySignal<readonly CardPlay[]>;
  /** The innermost thing that is pending, in the position of now or of the past that is shown. */
  readonly pending: ReadonlySignal<Frame | undefined>;
  /** The seat through whose eyes we look. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  readonly choosing: Choosing;
  readonly ask: Ask;
  word(key: Key, params?: Params): string;
  /** Does it, or says why not. Tells whether it was done. */
  act(action: Action): Promise<boolean>;
  /** Why something is impossible now; nothing if it is possible. */
  whyNot(action: Action): Refusal | undefined;
  /** The same in words, with the rule. */
  explain(refused: Refused): string;
}

export function deskOf(session: TableSession, speech: GameSpeech): Desk {
  const view = computed(() => session.view.value as View | undefined);
  const state = computed(() => view.value?.board);
  const possible = computed(() => view.value && imperunde.guess(view.value, seededRandom("what others hold")));
  const seat = computed(() => (session.viewer.value === "spectator" ? undefined : session.viewer.value));
  const actions = computed(() => session.actions.value as readonly Action[]);
  const free = computed(() => (session.past.at.value === undefined ? (session.freeActions.value as Action[]) : []));
  const word = (key: Key, params?: Params): string => speech.term(key, params);
  const explain = (refused: Refused): string => {
    const rule = refused.rule ? ` ${word("screen.rule", { rule: refused.rule })}.` : "";
    return speech.refusal(refused) + rule;
  };
  return {
    session,
    speech,
    view,
    state,
    actions,
    free,
    plays: computed(() => [...actions.value, ...free.value].filter(isCardPlay)),
    pending: computed(() => state.value?.frames.at(-1)),
    seat,
    choosing: nothingChosen(),
    ask: askingOf(session),
    word,
    explain,
    async act(action) {
      const refused = await session.act(action);
      if (refused) note(explain(refused));
      return refused === undefined;
    },
    whyNot(action) {
      const now = possible.value;
      return now && seat.value !== undefined ? imperunde.refuse(now, seat.value, action) : undefined;
    },
  };
}

function nothingChosen(): Choosing {
  return {
    option: signal(undefined),
    field: signal(undefined),
    unit: signal(undefined),
    card: signal(undefined),
    war: signal([]),
    pointed: signal(undefined),
  };
}

/** After every action the next decision starts afresh; a land to invest in stays chosen, and units that can still move. */
export function forgetChoice({ choosing, actions }: Desk): void {
  choosing.option.value = undefined;
  choosing.card.value = undefined;
  choosing.war.value = [];
  const field = choosing.field.peek();
  const stays = actions.peek().some((action) => startsAt(action, field, choosing.unit.peek()));
  if (stays) return;
  choosing.field.value = undefined;
  choosing.unit.value = undefined;
}

function startsAt(action: Action, field: Field | undefined, unit: Unit | undefined): boolean {
  if ("land" in action && action.kind.startsWith("buy")) return action.land === field;
  if (action.kind !== "move" && action.kind !== "sailThrough" && action.kind !== "embark") return false;
  return action.from === field && (unit === undefined || action.unit === unit);
}

const DeskContext = createContext<Desk | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("this part of the screen stands outside a game");
  return desk;
}
