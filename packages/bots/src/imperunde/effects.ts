import { type Message, type Seat, seededRandom } from "@rondel/engine";
import { type Action, hostile, imperunde, postsOnBoard, provisionalSheet, type State } from "@rondel/imperunde";
import type { Choice } from "../bot.ts";
import { at } from "../numbers.ts";
import type { Weighed } from "../thinking.ts";
import { warAim } from "./diplomacy.ts";
import { prospectsOf } from "./prospects.ts";

const BEST = 3;

/** The best choices with what each changes at once. */
export function choicesOf(state: State, seat: Seat, best: readonly Weighed<Action>[]): Choice<Action>[] {
  return best.slice(0, BEST).map(({ action, value: found }) => {
    const after = imperunde.clone(state);
    imperunde.play(after, seat, action, seededRandom("effects"));
    const value = found ?? at(prospectsOf(after), seat);
    return { action, value, effects: effectsOf(state, after, seat, action, value) };
  });
}

function effectsOf(before: State, after: State, seat: Seat, action: Action, value: number): Message[] {
  const effects: Message[] = [];
  const tell = (code: string, params: Message["params"]) => effects.push({ code: `hint-${code}`, params });
  const posts = postsOnBoard(after, seat) - postsOnBoard(before, seat);
  if (posts !== 0) tell("posts", { posts, total: postsOnBoard(after, seat), target: before.target });
  const income = incomeOf(after, seat) - incomeOf(before, seat);
  if (income !== 0) tell("income", { amount: income });
  const funds = at(after.funds, seat) - at(before.funds, seat);
  if (funds !== 0) tell("funds", { amount: funds });
  if (action.kind === "declareWar")
    tell("war-aim", { player: action.player, prize: Math.round(warAim(before, seat, action.player)) });
  if (action.kind === "consentPeace" && hostile(before, seat, action.player)) tell("peace", { player: action.player });
  tell("chance", { percent: Math.round(100 * value) });
  return effects;
}

function incomeOf(state: State, seat: Seat): number {
  const { freeFunds, carried } = provisionalSheet(state, seat);
  return freeFunds - carried;
}
