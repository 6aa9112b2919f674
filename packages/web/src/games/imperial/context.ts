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
import { createContextHook, createGameContext, type GameContext } from "../common/game-context.ts";
import { type Ask, askingOf } from "./answers.ts";
import type { Key } from "./messages/catalogues.ts";
import { isMoveOf, type UnitGroup } from "./unit-group.ts";

/** What the player has pointed at but not done yet. Nothing of it ever leaves the page. */
interface Choosing {
  /** The row of the decision that is chosen. */
  readonly option: Signal<string | undefined>;
  /** The units of a manoeuvre that are about to go. */
  readonly group: Signal<UnitGroup | undefined>;
  readonly count: Signal<number>;
  /** Where they go, while way or status are still open. */
  readonly target: Signal<Region | undefined>;
  /** How armies arrive in a province: asked once, then remembered. */
  readonly statuses: Signal<ReadonlyMap<Region, Status>>;
  readonly pointed: Signal<Region | undefined>;
}

/** Everything that the parts of the screen share. */
export interface ImperialContext extends GameContext<Action, Key> {
  readonly view: ReadonlySignal<View | undefined>;
  /** A state that could be behind the view: all but the cash of others is true in it. */
  readonly state: ReadonlySignal<State | undefined>;
  /** The innermost thing that is pending, in the position of now or of the past that is shown. */
  readonly pending: ReadonlySignal<Frame | undefined>;
  readonly choosing: Choosing;
  readonly ask: Ask;
}

export function createContext(session: TableSession, messages: GameMessages): ImperialContext {
  const view = computed(() => session.view.value as View | undefined);
  const state = computed(() => view.value && possibleState(view.value));
  return {
    ...createGameContext(
      session,
      messages,
      (seat, action) => state.value && imperial.refuse(state.value, seat, action),
    ),
    view,
    state,
    pending: computed(() => view.value?.frames.at(-1)),
    choosing: nothingChosen(),
    ask: askingOf(state, session.viewer),
  };
}

/** A state that could be behind a view. */
export function possibleState(view: View): State {
  return imperial.guess(view, seededRandom("cash of others"));
}

/** What is asked of the viewer; a spectator is told whom the table waits for. */
export function promptFor({ session, state }: ImperialContext): Message | undefined {
  const now = state.value;
  if (session.prompt.value || !now || session.outcome.value) return session.prompt.value;
  return imperial.prompt(now, asSeat(now.players));
}

/** The power whose turn it is, or whose bonds are offered. */
export function nationOnTurn({ view }: ImperialContext): Nation | undefined {
  const [bottom] = view.value?.frames ?? [];
  return bottom?.kind === "turn" || bottom?.kind === "offer" ? bottom.nation : undefined;
}

function nothingChosen(): Choosing {
  return {
    option: signal(undefined),
    group: signal(undefined),
    count: signal(1),
    target: signal(undefined),
    statuses: signal(new Map()),
    pointed: signal(undefined),
  };
}

/** A group of units stays chosen while it can still move. */
export function forgetChoice({ choosing, actions }: ImperialContext): void {
  choosing.option.value = undefined;
  choosing.target.value = undefined;
  const group = choosing.group.peek();
  if (group && !actions.peek().some((action) => isMoveOf(action, group))) choosing.group.value = undefined;
  const manoeuvring = actions.peek().some(({ kind }) => MANOEUVRING.includes(kind));
  if (!manoeuvring && actions.peek().length > 0) choosing.statuses.value = new Map();
}

const MANOEUVRING: readonly Action["kind"][] = ["endFleets", "endManoeuvre", "peace", "nextToAsk"];

export const { GameContextProvider, useGameContext } = createContextHook<ImperialContext>();
