import { type Seat, seededRandom } from "@rondel/engine";
import type { Region } from "@rondel/imperunde";
import {
  type Action,
  ALL_REGIONS,
  imperunde,
  isCardPlay,
  isColonyOf,
  kindOf,
  postsOnBoard,
  provisionalSheet,
  type State,
} from "@rondel/imperunde";
import type { Choice } from "../bot.ts";
import { type Hint, hint } from "../hints.ts";
import { at } from "../numbers.ts";
import type { RatedAction } from "../thinking.ts";
import { victimOf } from "./cards.ts";
import { attackersOn, defendersAt, unitsAt } from "./forces.ts";
import { sorted } from "./odds.ts";
import { PARAMETERS } from "./parameters.ts";
import { prospectsOf } from "./prospects.ts";
import { reasonsOf } from "./reasons.ts";
import type { Survey } from "./survey.ts";
import { worthOf } from "./worth.ts";

const BEST = 3;

/**
 * The best choices with their immediate effects and reasons. They are ordered by opinion, which weighs what comes later; the value of
 * a later one is therefore never higher.
 */
export function choicesOf(survey: Survey, best: readonly RatedAction<Action>[]): Choice<Action>[] {
  const { state, seat } = survey;
  let highest = 1;
  return best.slice(0, BEST).map(({ action, value: found }, place) => {
    const after = imperunde.clone(state);
    imperunde.play(after, seat, action, seededRandom("effects"));
    const value = Math.min(highest, found ?? at(prospectsOf(after), seat));
    highest = value;
    const effects = effectsOf(survey, after, action);
    const isBest = place === 0 && effects.length === 0;
    return { action, value, effects: isBest ? [hint("hint-nothing-better", {})] : effects };
  });
}

function effectsOf(survey: Survey, after: State, action: Action): Hint[] {
  const { state: before, seat } = survey;
  if (after.winner === seat) return [hint("hint-victory", { posts: postsOnBoard(after, seat) })];
  const effects: Hint[] = [...reasonsOf(survey, action), ...aimsOf(survey, action)];
  const posts = postsOnBoard(after, seat) - postsOnBoard(before, seat);
  if (posts !== 0) effects.push(hint("hint-posts", { posts, total: postsOnBoard(after, seat), target: before.target }));
  const forces = isMuster(action) ? unitsOf(after, seat) - unitsOf(before, seat) : 0;
  if (forces !== 0) effects.push(hint("hint-forces", { amount: forces }));
  const income = incomeOf(after, seat) - incomeOf(before, seat);
  if (income !== 0) effects.push(hint("hint-income", { amount: income }));
  const funds = at(after.funds, seat) - at(before.funds, seat);
  if (funds !== 0) effects.push(hint("hint-funds", { amount: funds }));
  return effects;
}

/** Whether an action is about units: a purchase or a card. Units that leave for an attack are not lost. */
function isMuster(action: Action): boolean {
  return isCardPlay(action) || action.kind === "buyArmy" || action.kind === "buyWarship";
}

function unitsOf(state: State, seat: Seat): number {
  return ALL_REGIONS.reduce((sum, region) => sum + unitsAt(state, region, seat).length, 0);
}

/** The purpose of an attack, a purchase or a card. */
function aimsOf(survey: Survey, action: Action): Hint[] {
  const { state, seat } = survey;
  if (isCardPlay(action)) {
    const player = victimOf(state, seat, action);
    if (player === undefined) return [];
    return [hint(action.kind === "counterEspionage" ? "hint-card-averted" : "hint-card-against", { player })];
  }
  switch (action.kind) {
    case "attack":
      return [conquest(survey, action.target)];
    case "send":
    case "begin": {
      const frame = state.frames[state.frames.length - 1];
      return frame?.kind === "attack" ? [conquest(survey, frame.target, action.kind === "begin")] : [];
    }
    case "buyArmy":
    case "buyFort":
      return isInDanger(survey, action.territory) ? [hint("hint-guard", { region: action.territory })] : [];
    default:
      return [];
  }
}

/** A colony with a higher risk than this counts as in danger. */
const DANGER = 0.1;

function isInDanger({ state, seat, risk }: Survey, territory: Region): boolean {
  return isColonyOf(state, territory, seat) && risk(territory, unitsAt(state, territory, seat)) > DANGER;
}

/** The odds of an attack: with the units that have been sent if it begins now, else with all that can still be sent. */
function conquest(survey: Survey, region: Region, isComplete = false): Hint {
  const { state, seat, odds } = survey;
  const frame = state.frames[state.frames.length - 1];
  const sent = frame?.kind === "attack" ? frame.sent.map(({ fighter }) => kindOf(fighter.unit)) : [];
  const attackers = sorted(isComplete ? sent : [...sent, ...attackersOn(state, seat, region, "now")]);
  const { attackerWins } = odds(region, attackers, defendersAt(state, region, seat));
  const prize = Math.round(worthOf(state, region, seat) / PARAMETERS.post);
  const percent = Math.round(100 * attackerWins);
  return prize > 0 ? hint("hint-conquest", { region, percent, prize }) : hint("hint-battle", { region, percent });
}

function incomeOf(state: State, seat: Seat): number {
  const { freeFunds, carried } = provisionalSheet(state, seat);
  return freeFunds - carried;
}
