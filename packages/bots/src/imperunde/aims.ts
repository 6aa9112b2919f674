import type { Seat } from "@rondel/engine";
import {
  type Action,
  type Frame,
  hostile,
  isCardPlay,
  isColonyOf,
  isSea,
  type Kind,
  kindNamed,
  kindOf,
  PEACE_DIVIDEND,
  type Region,
  type State,
} from "@rondel/imperunde";
import { type Hint, hint } from "../hints.ts";
import { victimOf } from "./cards.ts";
import { attackersOn, defendersAt, unitsAt } from "./forces.ts";
import { sorted } from "./odds.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Survey } from "./survey.ts";
import { worthOf } from "./worth.ts";

/**
 * The purpose of an attack, a purchase, a step or a card. `later` is the position in which the units have arrived: after the
 * purchases of the turn, or after the step.
 */
export function aimsOf(survey: Survey, later: Survey, action: Action): Hint[] {
  const { state } = survey;
  if (isCardPlay(action)) return aimsOfCard(state, survey.seat, action);
  const frame = state.frames[state.frames.length - 1];
  switch (action.kind) {
    case "attack":
      return [attackOdds(survey, action.target)];
    case "send":
    case "begin":
    case "hold":
    case "name":
      return oddsInBattle(survey, frame, action);
    case "buyArmy":
      return aimsOfArmy(survey, later, action.territory, kindNamed(action.army));
    case "buyFort":
      return isInDanger(survey, action.territory) ? [hint("hint-guard", { region: action.territory })] : [];
    case "embark":
    case "move":
    case "sailThrough":
      return campaignFrom(later, action.to, kindOf(action.unit));
    default:
      return [];
  }
}

/** A guard where there is danger, otherwise a recruit for a campaign. */
function aimsOfArmy(survey: Survey, later: Survey, territory: Region, kind: Kind): Hint[] {
  if (isInDanger(survey, territory)) return [hint("hint-guard", { region: territory })];
  return campaignFrom(later, territory, kind);
}

/** The best campaign that a unit of this kind in a region takes part in. */
function campaignFrom(survey: Survey, region: Region, kind: Kind): Hint[] {
  const campaign = survey
    .plan()
    .campaigns.find(({ troops }) => troops.some((troop) => troop.region === region && troop.kind === kind));
  if (!campaign) return [];
  const { target, rounds, troops } = campaign;
  const { attackerWins } = survey.odds(target, sorted(troops.map((troop) => troop.kind)), survey.defenders(target));
  const [percent, prize] = [Math.round(100 * attackerWins), prizeOf(survey, target)];
  return prize > 0 ? [hint("hint-campaign", { region: target, percent, prize, rounds })] : [];
}

/** A colony with a higher risk than this counts as in danger. */
const DANGER = 0.1;

function isInDanger({ state, seat, risk }: Survey, territory: Region): boolean {
  return isColonyOf(state, territory, seat) && risk(territory, unitsAt(state, territory, seat)) > DANGER;
}

/** The odds of an attack with the units that have been sent if it begins now, else with all that can still be sent. */
function attackOdds(survey: Survey, region: Region, sent: readonly Kind[] = [], isComplete = false): Hint {
  const { state, seat, odds } = survey;
  const attackers = sorted(isComplete ? sent : [...sent, ...attackersOn(state, seat, region, "now")]);
  return conquest(survey, region, odds(region, attackers, defendersAt(state, region, seat)).attackerWins);
}

function conquest(survey: Survey, region: Region, chance: number): Hint {
  const [percent, prize] = [Math.round(100 * chance), prizeOf(survey, region)];
  return prize > 0 ? hint("hint-conquest", { region, percent, prize }) : hint("hint-battle", { region, percent });
}

/** The worth of a territory in posts; a sea has none. */
function prizeOf({ state, seat }: Survey, region: Region): number {
  return isSea(region) ? 0 : Math.round(worthOf(state, region, seat) / PARAMETERS.post);
}

/** The odds of an attack that is being prepared, or of a battle that has begun. */
function oddsInBattle(survey: Survey, frame: Frame | undefined, action: Action): Hint[] {
  if (frame?.kind === "attack") {
    const sent = frame.sent.map(({ fighter }) => kindOf(fighter.unit));
    return [attackOdds(survey, frame.target, sent, action.kind === "begin")];
  }
  if (frame?.kind !== "battle") return [];
  const { region, attacker, defender } = frame;
  const [attackers, defenders] = [frame.attackers, frame.defenders].map((side) =>
    side.map(({ unit }) => kindOf(unit)),
  ) as [Kind[], Kind[]];
  const sent = action.kind === "send" ? [kindOf(action.unit)] : [];
  const { attackerWins } = survey.odds(region, sorted([...attackers, ...sent]), sorted(defenders));
  if (attacker === survey.seat) return [conquest(survey, region, attackerWins)];
  if (defender !== survey.seat) return [];
  return [hint("hint-defence", { region, percent: Math.round(100 * (1 - attackerWins)) })];
}

function aimsOfCard(state: State, seat: Seat, action: Extract<Action, { kind: string }>): Hint[] {
  if (!isCardPlay(action)) return [];
  if (action.kind === "peaceTreaty") return peaceBy(state, seat, action.one, action.other);
  const player = victimOf(state, seat, action);
  if (player === undefined) return [];
  return [hint(action.kind === "counterEspionage" ? "hint-card-averted" : "hint-card-against", { player })];
}

function peaceBy(state: State, seat: Seat, one: Seat, other: Seat): Hint[] {
  if (!hostile(state, one, other)) return [];
  const player = one === seat ? other : other === seat ? one : undefined;
  return player === undefined ? [] : [hint("hint-peace-accepted", { player, amount: PEACE_DIVIDEND })];
}
