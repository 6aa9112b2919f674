import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { asSeat, type Message, type Seat, seededRandom } from "@rondel/engine";
import type { Territory } from "@rondel/imperunde";
import {
  type Action,
  type Card,
  type CardPlay,
  type Frame,
  imperunde,
  isCardPlay,
  type Purchase,
  type Region,
  type State,
  type Unit,
  type View,
} from "@rondel/imperunde";
import type { GameMessages } from "../../messages/game-messages.ts";
import type { TableSession } from "../../session/session.ts";
import { createContextHook, createGameContext, type GameContext, type GameTexts } from "../common/game-context.ts";
import { type Ask, createAsk } from "./answers.ts";
import type { Messages } from "./messages/catalogues.ts";
import {
  emptyMovementSelection,
  type MovementSelection,
  resetMovementSelection,
} from "./movement/movement-selection.ts";
import type { Homes } from "./owners.ts";
import { createScenePlayer, type ScenePlayer } from "./scenes/scene-player.ts";
import type { DealtSeats } from "./setup/deal.ts";

/** What the player has selected but not played. It never leaves the page. */
interface Selection {
  /** The id of the selected row. */
  readonly option: Signal<string | undefined>;
  /** The territory of an investment, the source of a move, or the first target of a card. */
  readonly region: Signal<Region | undefined>;
  readonly unit: Signal<Unit | undefined>;
  readonly card: Signal<Card | undefined>;
  /** The wars that the player is about to choose secretly; undefined while they are unchanged. */
  readonly war: Signal<readonly Seat[] | undefined>;
  readonly pointed: Signal<Region | undefined>;
  readonly movement: MovementSelection;
  /** The seas of the starting ships, as far as the player has chosen them, and the ship that is placed next. */
  readonly ships: Signal<Readonly<Partial<Record<"frigate" | "shipOfTheLine", Region>>>>;
  readonly ship: Signal<"frigate" | "shipOfTheLine">;
  /** The purchases that the player plans. */
  readonly basket: Signal<readonly Purchase[]>;
}

/** The data and functions that all parts of the screen share. */
export interface ImperundeContext extends GameContext<Action>, GameTexts<Messages> {
  readonly view: ReadonlySignal<View | undefined>;
  /** The state as the viewer sees it, without hands, orders and passes of others. */
  readonly state: ReadonlySignal<State | undefined>;
  /** A whole state that fits the view, for previews by the rules. Hidden information in it is made up. */
  readonly possible: ReadonlySignal<State | undefined>;
  /** The homes of the seats. The object changes only with them, so that crests are not drawn again with each action. */
  readonly homes: ReadonlySignal<Homes>;
  /** The free actions of the viewer. */
  readonly free: ReadonlySignal<readonly Action[]>;
  /** Every legal play of every card. */
  readonly plays: ReadonlySignal<readonly CardPlay[]>;
  /** The frame on top of the stack in the position on screen. */
  readonly pending: ReadonlySignal<Frame | undefined>;
  readonly selection: Selection;
  readonly ask: Ask;
  readonly scenes: ScenePlayer;
  readonly dealt: DealtSeats;
}

export function createContext(session: TableSession, messages: GameMessages): ImperundeContext {
  const view = computed(() => session.view.value as View | undefined);
  const state = computed(() => view.value?.board);
  const homesText = computed(() => JSON.stringify(state.value?.home ?? []));
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
    possible,
    homes: computed(() => ({ home: JSON.parse(homesText.value) as Territory[] })),
    free,
    plays: computed(() => [...common.actions.value, ...free.value].filter(isCardPlay)),
    pending: computed(() => state.value?.frames.at(-1)),
    selection: emptySelection(),
    ask: createAsk(possible, session.viewer),
    scenes: createScenePlayer(session.stage),
    dealt: signal(new Set()),
  };
}

/** The prompt of the viewer; for spectators that of a player who only waits. */
export function promptFor({ session, state }: ImperundeContext): Message | undefined {
  const now = state.value;
  if (session.prompt.value || !now || session.outcome.value) return session.prompt.value;
  return imperunde.prompt(now, asSeat(now.players));
}

function emptySelection(): Selection {
  return {
    option: signal(undefined),
    region: signal(undefined),
    unit: signal(undefined),
    card: signal(undefined),
    war: signal(undefined),
    pointed: signal(undefined),
    movement: emptyMovementSelection(),
    ships: signal({}),
    ship: signal("frigate"),
    basket: signal([]),
  };
}

/** Clears the selection after an action. A territory of investments and units that can still move stay selected. */
export function resetSelection({ selection, actions }: ImperundeContext): void {
  selection.option.value = undefined;
  selection.card.value = undefined;
  selection.war.value = undefined;
  selection.ships.value = {};
  selection.ship.value = "frigate";
  resetMovementSelection(selection.movement);
  if (!actions.peek().some(({ kind }) => kind === "endInvestments")) selection.basket.value = [];
  const region = selection.region.peek();
  const stays = actions.peek().some((action) => startsAt(action, region, selection.unit.peek()));
  if (stays) return;
  selection.region.value = undefined;
  selection.unit.value = undefined;
}

function startsAt(action: Action, region: Region | undefined, unit: Unit | undefined): boolean {
  if ("territory" in action && action.kind.startsWith("buy")) return action.territory === region;
  if (action.kind !== "move" && action.kind !== "sailThrough" && action.kind !== "embark") return false;
  return action.from === region && (unit === undefined || action.unit === unit);
}

export const { GameContextProvider, useGameContext } = createContextHook<ImperundeContext>();
