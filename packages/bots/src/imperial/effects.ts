import { type Message, type Seat, seededRandom } from "@rondel/engine";
import { type Action, imperial, POWERS, type Power, type State, taxationOf } from "@rondel/imperial";
import type { Choice } from "../bot.ts";
import { at } from "../numbers.ts";
import { playOn } from "./playout.ts";
import { type Prospects, prospectsOf } from "./prospects.ts";

const BEST = 3;

/** The best choices with what each changes by the end of the turn that runs. */
export function choicesOf(state: State, seat: Seat, best: readonly Action[]): Choice<Action>[] {
  return best.slice(0, BEST).map((action) => {
    const after = afterTurn(state, seat, action);
    const prospects = prospectsOf(after);
    return { action, value: at(prospects.shares, seat), effects: effectsOf(state, after, seat, prospects) };
  });
}

function afterTurn(state: State, seat: Seat, action: Action): State {
  const after = imperial.clone(state);
  const random = seededRandom("effects");
  imperial.play(after, seat, action, random);
  playOn(after, { turns: 0, noise: 0 }, random);
  return after;
}

/** What is different, as messages: money, points, taxes, governments, units, and what is hoped for at the end. */
function effectsOf(before: State, after: State, seat: Seat, { scores, shares }: Prospects): Message[] {
  const effects: Message[] = [];
  const tell = (code: string, params: Message["params"]) => effects.push({ code: `hint-${code}`, params });
  if (after.frames.length === 0) {
    const place = imperial.outcome(after)?.ranking.find((entry) => entry.seat === seat);
    tell("game-ends", { place: place?.rank ?? 0, score: place?.score ?? 0 });
    return effects;
  }
  const cash = at(after.cash, seat) - at(before.cash, seat);
  if (cash !== 0) tell("cash", { amount: cash });
  for (const power of POWERS) {
    tellOfPower(before, after, power, seat, tell);
  }
  tell("prospects", { score: Math.round(at(scores, seat)), percent: Math.round(100 * at(shares, seat)) });
  return effects;
}

function tellOfPower(
  before: State,
  after: State,
  power: Power,
  seat: Seat,
  tell: (code: string, params: Message["params"]) => void,
): void {
  const points = at(after.points, power) - at(before.points, power);
  if (points > 0) tell("points", { power, points, total: at(after.points, power) });
  const [from, to] = [taxationOf(before, power), taxationOf(after, power)];
  if (from.tax !== to.tax) tell("tax", { power, from: from.tax, to: to.tax });
  if (from.soldiersPay !== to.soldiersPay) tell("units", { power, from: from.soldiersPay, to: to.soldiersPay });
  const [was, is] = [at(before.government, power), at(after.government, power)];
  if (was !== is && is === seat) tell("government-won", { power });
  if (was !== is && was === seat) tell("government-lost", { power });
}
