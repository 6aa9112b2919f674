import { seededRandom } from "@rondel/engine";
import {
  type Action,
  type ActionOf,
  actionOf,
  FACTORY_PRICE,
  imperial,
  type Nation,
  type State,
  type View,
} from "@rondel/imperial";
import type { Task, Thinking } from "../bot.ts";
import { at } from "../numbers.ts";
import { rondelValue } from "./opinions/rondel.ts";
import { type Outlook, outlookOf } from "./outlook.ts";

type Gift = ActionOf<"gift">;

/** The largest gift, in millions. More than this is better spent on a bond. */
const MOST_GIVEN = 2;
/** A million given is a point less at the end, and a little more, because it could have been invested. */
const COST_OF_MILLION = 1.1;

/**
 * Thinks about a decision. If a gift could complete the price of a factory that seems the best move, thinks about the position after the
 * gift instead, and gives it if the move to Factory is best there.
 */
export function thinkOfGift(
  task: Task<View, Action>,
  think: (task: Task<View, Action>) => Thinking<Action>,
): Thinking<Action> {
  const { seat, actions } = task;
  if (!task.mayActFreely || actions.length === 1 || actions[0]?.kind !== "moveRondel") return think(task);
  const state = imperial.guess(task.view, seededRandom(task.seed));
  const gift = usefulGift(outlookOf(state, seat), actions);
  if (!gift) return think(task);
  imperial.play(state, seat, gift, seededRandom(task.seed));
  const thinking = think({ ...task, view: imperial.view(state, seat), actions: imperial.actions(state, seat) });
  const action = () => (isFactory(thinking.action()) ? gift : thinking.action());
  return { ...thinking, action, thought: () => ({ ...thinking.thought(), action: action() }) };
}

/** IM-5.3: a gift that fills the treasury of the nation to move up to the price of a factory, so there is at most one in a turn. */
function usefulGift(outlook: Outlook, moves: readonly Action[]): Gift | undefined {
  const { state, seat } = outlook;
  const frame = state.frames[state.frames.length - 1];
  if (frame?.kind !== "turn") return undefined;
  const amount = FACTORY_PRICE - at(state.treasury, frame.nation);
  const gift: Gift = { kind: "gift", nation: frame.nation, amount };
  if (amount < 1 || amount > MOST_GIVEN || imperial.refuse(state, seat, gift)) return undefined;
  const filled = { ...outlook, state: withTreasury(state, frame.nation, FACTORY_PRICE) };
  const factory = bestMove(filled, frame.nation, moves.filter(isFactory)) - COST_OF_MILLION * amount;
  return factory > bestMove(outlook, frame.nation, moves) ? gift : undefined;
}

function isFactory(action: Action): boolean {
  return action.kind === "moveRondel" && actionOf(action.space) === "factory";
}

function bestMove(outlook: Outlook, nation: Nation, moves: readonly Action[]): number {
  const values = moves.flatMap((move) =>
    move.kind === "moveRondel" ? [rondelValue(outlook, nation, move.space)] : [],
  );
  return Math.max(...values);
}

function withTreasury(state: State, nation: Nation, amount: number): State {
  return { ...state, treasury: state.treasury.with(nation, amount) };
}
