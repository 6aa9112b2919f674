import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Seat, seededRandom } from "@rondel/engine";
import type { Territory } from "@rondel/imperunde";
import {
  type Action,
  type Card,
  type CardPlay,
  type Frame,
  imperunde,
  isCardPlay,
  type Region,
  type State,
  type Unit,
  type View,
} from "@rondel/imperunde";
import type { GameMessages } from "../../messages/game-messages.ts";
import type { TableSession } from "../../session/session.ts";
import { createContextHook, createGameContext, type GameContext, type GameTexts } from "../common/game-context.ts";
import { type Ask, createAsk } from "./answers.ts";
import type { PassingPhases } from "./cards/passing.ts";
import type { Messages } from "./messages/catalogues.ts";
import type { Homes } from "./owners.ts";

/** What the player has pointed at but not done yet. Nothing of it ever leaves the page. */
interface Choosing {
  /** The row of the decision that is chosen. */
  readonly option: Signal<string | undefined>;
  /** The land to invest in, the field to move from, the first target of a card. */
  readonly region: Signal<Region | undefined>;
  readonly unit: Signal<Unit | undefined>;
  readonly card: Signal<Card | undefined>;
  /** Against whom war is about to be sealed; nothing as long as nothing is to change. */
  readonly war: Signal<readonly Seat[] | undefined>;
  readonly pointed: Signal<Region | undefined>;
}

/** Everything that the parts of the screen share. */
export interface ImperundeContext extends GameContext<Action>, GameTexts<Messages> {
  readonly view: ReadonlySignal<View | undefined>;
  /** The board as the viewer sees it: hands, orders and passes of others are empty in it. */
  readonly state: ReadonlySignal<State | undefined>;
  /** The same object as long as nobody moves house: whoever only wants colours is not drawn with every action. */
  readonly homes: ReadonlySignal<Homes>;
  /** What may be done although nobody waits for it. */
  readonly free: ReadonlySignal<readonly Action[]>;
  /** Every card that may be played now, with every target. */
  readonly plays: ReadonlySignal<readonly CardPlay[]>;
  /** The innermost thing that is pending, in the position of now or of the past that is shown. */
  readonly pending: ReadonlySignal<Frame | undefined>;
  readonly choosing: Choosing;
  readonly passing: PassingPhases;
  readonly ask: Ask;
}

export function createContext(session: TableSession, messages: GameMessages): ImperundeContext {
  const view = computed(() => session.view.value as View | undefined);
  const state = computed(() => view.value?.board);
  const homesAsText = computed(() => JSON.stringify(state.value?.home ?? []));
  const possible = computed(() => view.value && imperunde.guess(view.value, seededRandom("what others hold")));
  const common = createGameContext<Action, Messages>(
    session,
    messages,
    (seat, action) => possible.value && imperunde.refuse(possible.value, seat, action),
  );
  const free = computed(() => (session.past.at.value === undefined ? (session.freeActions.value as Action[]) : []));
  return {
    ...common,
    view,
    state,
    homes: computed(() => ({ home: JSON.parse(homesAsText.value) as Territory[] })),
    free,
    plays: computed(() => [...common.actions.value, ...free.value].filter(isCardPlay)),
    pending: computed(() => state.value?.frames.at(-1)),
    choosing: nothingChosen(),
    passing: signal(new Set()),
    ask: createAsk(possible, session.viewer),
  };
}

function nothingChosen(): Choosing {
  return {
    option: signal(undefined),
    region: signal(undefined),
    unit: signal(undefined),
    card: signal(undefined),
    war: signal(undefined),
    pointed: signal(undefined),
  };
}

/** A land to invest in stays chosen, and units that can still move. */
export function forgetChoice({ choosing, actions }: ImperundeContext): void {
  choosing.option.value = undefined;
  choosing.card.value = undefined;
  choosing.war.value = undefined;
  const region = choosing.region.peek();
  const stays = actions.peek().some((action) => startsAt(action, region, choosing.unit.peek()));
  if (stays) return;
  choosing.region.value = undefined;
  choosing.unit.value = undefined;
}

function startsAt(action: Action, region: Region | undefined, unit: Unit | undefined): boolean {
  if ("territory" in action && action.kind.startsWith("buy")) return action.territory === region;
  if (action.kind !== "move" && action.kind !== "sailThrough" && action.kind !== "embark") return false;
  return action.from === region && (unit === undefined || action.unit === unit);
}

export const { GameContextProvider, useGameContext } = createContextHook<ImperundeContext>();
