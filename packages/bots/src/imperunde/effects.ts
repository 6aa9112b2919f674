import { type Seat, seededRandom } from "@rondel/engine";
import { type Action, imperunde, isCardPlay, postsOnBoard, provisionalSheet, type State } from "@rondel/imperunde";
import type { Choice } from "../bot.ts";
import { type Hint, hint } from "../hints.ts";
import { at } from "../numbers.ts";
import type { Weighed } from "../thinking.ts";
import { prizeOf } from "./campaigns.ts";
import { victimOf } from "./cards.ts";
import { chanceOf, defenceAt, forceAgainst } from "./forces.ts";
import { prospectsOf } from "./prospects.ts";
import { isThreatened } from "./purchases.ts";
import { reasonsOf } from "./reasons.ts";

const BEST = 3;

/** The best choices with what each changes at once, and why. */
export function choicesOf(state: State, seat: Seat, best: readonly Weighed<Action>[]): Choice<Action>[] {
  return best.slice(0, BEST).map(({ action, value: found }) => {
    const after = imperunde.clone(state);
    imperunde.play(after, seat, action, seededRandom("effects"));
    const value = found ?? at(prospectsOf(after), seat);
    return { action, value, effects: effectsOf(state, after, seat, action, value) };
  });
}

function effectsOf(before: State, after: State, seat: Seat, action: Action, value: number): Hint[] {
  if (after.winner === seat) return [hint("hint-victory", { posts: postsOnBoard(after, seat) })];
  const effects: Hint[] = [...reasonsOf(before, seat, action), ...aimsOf(before, seat, action)];
  const posts = postsOnBoard(after, seat) - postsOnBoard(before, seat);
  if (posts !== 0) effects.push(hint("hint-posts", { posts, total: postsOnBoard(after, seat), target: before.target }));
  const income = incomeOf(after, seat) - incomeOf(before, seat);
  if (income !== 0) effects.push(hint("hint-income", { amount: income }));
  const funds = at(after.funds, seat) - at(before.funds, seat);
  if (funds !== 0) effects.push(hint("hint-funds", { amount: funds }));
  effects.push(hint("hint-chance", { percent: Math.round(100 * value) }));
  return effects;
}

/** What a march, a purchase or a card is for. */
function aimsOf(state: State, seat: Seat, action: Action): Hint[] {
  if (isCardPlay(action)) {
    const player = victimOf(state, seat, action);
    if (player === undefined) return [];
    return [hint(action.kind === "counterEspionage" ? "hint-card-averted" : "hint-card-against", { player })];
  }
  switch (action.kind) {
    case "attack":
      return [conquest(state, seat, action.target)];
    case "send":
    case "begin": {
      const frame = state.frames[state.frames.length - 1];
      return frame?.kind === "attack" ? [conquest(state, seat, frame.target)] : [];
    }
    case "buyArmy":
    case "buyFort":
      return isThreatened(state, seat, action.land) ? [hint("hint-guard", { field: action.land })] : [];
    default:
      return [];
  }
}

function conquest(state: State, seat: Seat, field: number): Hint {
  const chance = chanceOf(forceAgainst(state, field, seat), defenceAt(state, field, seat));
  const prize = Math.round(prizeOf(state, field, seat));
  return hint("hint-conquest", { field, percent: Math.round(100 * chance), prize });
}

function incomeOf(state: State, seat: Seat): number {
  const { freeFunds, carried } = provisionalSheet(state, seat);
  return freeFunds - carried;
}
