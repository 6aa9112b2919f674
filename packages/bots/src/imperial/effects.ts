import { type Seat, seededRandom } from "@rondel/engine";
import { type Action, imperial, NATIONS, type Nation, type State, taxationOf } from "@rondel/imperial";
import type { Choice } from "../bot.ts";
import { type Hint, hint } from "../hints.ts";
import { at } from "../numbers.ts";
import type { RatedAction } from "../thinking.ts";
import { playOn } from "./playout.ts";
import { prospectsOf } from "./prospects.ts";

const BEST = 3;

/** The best choices with their effects by the end of the current turn. `value` is the result of a search, if there was one. */
export function choicesOf(state: State, seat: Seat, best: readonly RatedAction<Action>[]): Choice<Action>[] {
  return best.slice(0, BEST).map(({ action, value: found }) => {
    const after = afterTurn(state, seat, action);
    const { scores, shares } = prospectsOf(after);
    const value = found ?? at(shares, seat);
    return { action, value, effects: effectsOf(state, after, seat, Math.round(at(scores, seat)), value) };
  });
}

function afterTurn(state: State, seat: Seat, action: Action): State {
  const after = imperial.clone(state);
  const random = seededRandom("effects");
  imperial.play(after, seat, action, random);
  // For a decision about an investment the effects include the new governments; otherwise they would only be a guess.
  const untilInvestment = state.frames[state.frames.length - 1]?.kind !== "investment";
  playOn(after, { turns: 0, untilInvestment }, random);
  return after;
}

/** The differences as messages: money, points, taxes, governments, units, and the expected score. */
function effectsOf(before: State, after: State, seat: Seat, score: number, value: number): Hint[] {
  if (after.frames.length === 0) {
    const place = imperial.outcome(after)?.ranking.find((entry) => entry.seat === seat);
    return [hint("hint-game-ends", { place: place?.rank ?? 0, score: place?.score ?? 0 })];
  }
  const cash = at(after.cash, seat) - at(before.cash, seat);
  return [
    ...(cash === 0 ? [] : [hint("hint-cash", { amount: cash })]),
    ...NATIONS.flatMap((nation) => effectsOn(before, after, nation, seat)),
    hint("hint-prospects", { score, percent: Math.round(100 * value) }),
  ];
}

function effectsOn(before: State, after: State, nation: Nation, seat: Seat): Hint[] {
  const effects: Hint[] = [];
  const points = at(after.points, nation) - at(before.points, nation);
  if (points > 0) effects.push(hint("hint-points", { nation, points, total: at(after.points, nation) }));
  const [from, to] = [taxationOf(before, nation), taxationOf(after, nation)];
  if (from.tax !== to.tax) effects.push(hint("hint-tax", { nation, before: from.tax, after: to.tax }));
  if (from.soldiersPay !== to.soldiersPay)
    effects.push(hint("hint-units", { nation, before: from.soldiersPay, after: to.soldiersPay }));
  const [was, is] = [at(before.government, nation), at(after.government, nation)];
  if (was !== is && is === seat) effects.push(hint("hint-government-won", { nation }));
  if (was !== is && was === seat) effects.push(hint("hint-government-lost", { nation }));
  return effects;
}
