import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { asSeat, type Message, seededRandom } from "@rondel/engine";
import {
  type Action,
  type Frame,
  imperial,
  type Nation,
  type Region,
  type State,
  type Status,
  type View,
} from "@rondel/imperial";
import type { GameMessages } from "../../messages/game-messages.ts";
import type { TableSession } from "../../session/session.ts";
import { createContextHook, createGameContext, type GameContext, type GameTexts } from "../common/game-context.ts";
import { type Ask, createAsk } from "./answers.ts";
import type { Messages } from "./messages/catalogues.ts";
import { isMoveOf, type UnitGroup } from "./unit-group.ts";

/** What the player has selected but not played. It never leaves the page. */
interface Selection {
  /** The id of the selected row. */
  readonly option: Signal<string | undefined>;
  /** The units of a manoeuvre that are about to move. */
  readonly group: Signal<UnitGroup | undefined>;
  readonly count: Signal<number>;
  /** Their destination, while route or status is still to be chosen. */
  readonly target: Signal<Region | undefined>;
  /** The status of arriving armies by province: chosen once, then reused. */
  readonly statuses: Signal<ReadonlyMap<Region, Status>>;
  readonly pointed: Signal<Region | undefined>;
}

/** The data and functions that all parts of the screen share. */
export interface ImperialContext extends GameContext<Action>, GameTexts<Messages> {
  readonly view: ReadonlySignal<View | undefined>;
  /** A state that fits the view. Only the hidden cash of other players may differ from the real one. */
  readonly state: ReadonlySignal<State | undefined>;
  /** The frame on top of the stack in the position on screen. */
  readonly pending: ReadonlySignal<Frame | undefined>;
  readonly selection: Selection;
  readonly ask: Ask;
}

export function createContext(session: TableSession, messages: GameMessages): ImperialContext {
  const view = computed(() => session.view.value as View | undefined);
  const state = computed(() => view.value && possibleState(view.value));
  return {
    ...createGameContext<Action, Messages>(
      session,
      messages,
      (seat, action) => state.value && imperial.refuse(state.value, seat, action),
    ),
    view,
    state,
    pending: computed(() => view.value?.frames.at(-1)),
    selection: emptySelection(),
    ask: createAsk(state, session.viewer),
  };
}

/** A state that fits the view. The fixed seed makes it the same every time. */
function possibleState(view: View): State {
  return imperial.guess(view, seededRandom("cash of others"));
}

/** The prompt for the viewer. A spectator gets the one for a seat that owes nothing. */
export function promptFor({ session, state }: ImperialContext): Message | undefined {
  const now = state.value;
  if (session.prompt.value || !now || session.outcome.value) return session.prompt.value;
  return imperial.prompt(now, asSeat(now.players));
}

/** The nation that has the turn, or whose bonds are offered during setup. */
export function nationOnTurn({ view }: ImperialContext): Nation | undefined {
  const [bottom] = view.value?.frames ?? [];
  return bottom?.kind === "turn" || bottom?.kind === "offer" ? bottom.nation : undefined;
}

function emptySelection(): Selection {
  return {
    option: signal(undefined),
    group: signal(undefined),
    count: signal(1),
    target: signal(undefined),
    statuses: signal(new Map()),
    pointed: signal(undefined),
  };
}

/** Clears the selection after an action. A group of units stays selected while it can still move. */
export function resetSelection({ selection, actions }: ImperialContext): void {
  selection.option.value = undefined;
  selection.target.value = undefined;
  const group = selection.group.peek();
  if (group && !actions.peek().some((action) => isMoveOf(action, group))) selection.group.value = undefined;
  const isManoeuvring = actions.peek().some(({ kind }) => MANOEUVRING.includes(kind));
  if (!isManoeuvring && actions.peek().length > 0) selection.statuses.value = new Map();
}

const MANOEUVRING: readonly Action["kind"][] = ["endFleets", "endManoeuvre", "peace", "nextToAsk"];

export const { GameContextProvider, useGameContext } = createContextHook<ImperialContext>();
