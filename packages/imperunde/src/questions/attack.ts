import { pushFrame, type Refusal, type Seat, type Viewer } from "@rondel/engine";
import type { Action, ActionOf } from "../actions.ts";
import type { Card } from "../cards/list.ts";
import { clone } from "../clone.ts";
import { refusal } from "../codes.ts";
import { MOST_UNITS } from "../combat/battle-facts.ts";
import { beginAttack } from "../combat/begin.ts";
import type { AttackFrame, BattleFrame } from "../frames.ts";
import { setOut } from "../movement/attack.ts";
import { mayAttack } from "../movement/steps.ts";
import type { State } from "../state.ts";
import { kindOf } from "../units.ts";
import { stackKey, waysOf } from "./approaching.ts";
import { type BattleForecast, forecast, NO_CHANCE, withCard } from "./battle.ts";
import { type PlannedBattle, plannedBattle } from "./battle-plan.ts";
import type { QuestionOf } from "./schemas.ts";
import { newAttack, turnOf } from "./turn.ts";

/** The odds of an attack that has not begun. */
export interface AttackForecast extends BattleForecast {
  /** IR-12.3.4: whether nobody defends the region, so that it falls without a roll if any unit arrives. */
  readonly falls: boolean;
  /** The actions that start the attack; none if no unit has been chosen. */
  readonly actions: readonly Action[];
}

export function attack(state: State, viewer: Viewer, question: QuestionOf<"attack">): AttackForecast | Refusal {
  const turn = viewer === "spectator" ? undefined : turnOf(state, viewer);
  if (viewer === "spectator" || !turn) return refusal("not-your-turn", "D-15");
  const { target, units, from, cards = [] } = question;
  if (!mayAttack(state, viewer, target)) return refusal("not-attackable", "IR-5.3.1", { region: target });
  if (units.length !== from.length) return refusal("no-such-unit", "D-15", { region: target });
  const next = clone(state);
  const frame = newAttack(turn, viewer, target);
  if (units.length === 0 && waysOf(next, frame).size === 0)
    return refusal("nobody-can-reach-it", "IR-9.5.1", { region: target });
  const sends: ActionOf<"send">[] = [];
  for (const [place, unit] of units.entries()) {
    const start = from[place] ?? target;
    const way = waysOf(next, frame).get(stackKey(unit, start));
    if (!way) return refusal("cannot-reach-it", "IR-9.5.2", { region: start });
    const send: ActionOf<"send"> = { kind: "send", unit, from: start, via: way.via };
    setOut(next, frame, send, frame.sent);
    sends.push(send);
  }
  const planned = withCards(next, viewer, frame, cards);
  if (!planned) return refusal("not-at-this-moment", "IR-13.2.3");
  return {
    ...forecast(next, frame, planned),
    falls: planned.plan.defenders.length === 0,
    actions: sends.length === 0 ? [] : actionsOf(target, sends),
  };
}

/** The third unit begins the attack (IR-12.1.2). */
function actionsOf(target: AttackFrame["target"], sends: readonly ActionOf<"send">[]): Action[] {
  const begin: Action[] = sends.length < MOST_UNITS ? [{ kind: "begin" }] : [];
  return [{ kind: "attack", target }, ...sends, ...begin];
}

/** The plan of the battle after the viewer's battle cards; undefined if one of them cannot be played in it. */
function withCards(state: State, seat: Seat, frame: AttackFrame, cards: readonly Card[]): PlannedBattle | undefined {
  const planned = plannedBattle(state, frame);
  if (cards.length === 0) return planned;
  let fought: State | undefined = clone(state);
  beginAttack(fought, frame, frame.sent, NO_CHANCE);
  pushFrame(fought, { kind: "window", at: "battle", passed: [] });
  for (const card of cards) {
    fought = withCard(fought, seat, card);
    if (!fought) return undefined;
  }
  const battle = fought.frames.findLast((one): one is BattleFrame => one.kind === "battle");
  if (!battle) return undefined;
  const joined = battle.attackers.slice(frame.sent.length).map(({ unit }) => ({ kind: kindOf(unit), arrives: 1 }));
  const { surprise, ambush, attackerHussars, defenderHussars } = battle;
  const plan = {
    ...planned.plan,
    surprise,
    ambush,
    attackerHussars,
    defenderHussars,
    attackers: [...planned.plan.attackers, ...joined],
    defenders: battle.defenders.map(({ unit }) => kindOf(unit)),
  };
  return { ...planned, plan };
}
