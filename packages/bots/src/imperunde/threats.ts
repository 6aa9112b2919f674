import type { Seat } from "@rondel/engine";
import { ALL_TERRITORIES, hostile, isColonyOf, type Kind, type Region, type State } from "@rondel/imperunde";
import { attackersOn } from "./forces.ts";
import type { Knowledge } from "./knowledge.ts";
import { oddsOf } from "./odds.ts";
import { PARAMETERS } from "./parameters.ts";

/** A possible attack on a colony, weighted by its likelihood. */
interface Threat {
  readonly attackers: readonly Kind[];
  readonly weight: number;
}

/** The threats to each colony of a seat, computed on first use. */
export function threatsIn(
  state: State,
  seat: Seat,
  danger: Knowledge["danger"],
): (territory: Region) => readonly Threat[] {
  const known = new Map<Region, readonly Threat[]>();
  const enemies = state.order.filter((other) => other !== seat && hostile(state, seat, other));
  const threatsTo = danger === "enemies" ? sharedThreats(state, seat, enemies) : allThreats(state, seat);
  return (territory) => {
    const found = known.get(territory) ?? threatsTo(territory);
    known.set(territory, found);
    return found;
  };
}

/** Every player sends all units that can reach a colony; players at peace perhaps. */
function allThreats(state: State, seat: Seat): (territory: Region) => Threat[] {
  return (territory) =>
    state.order.flatMap((other): Threat[] => {
      const attackers = other === seat ? [] : attackersOn(state, other, territory, "rested");
      const weight = hostile(state, seat, other) ? 1 : PARAMETERS.mistrust;
      return attackers.length === 0 ? [] : [{ attackers, weight }];
    });
}

/** Each declared enemy spreads its units over the colonies that they can reach. */
function sharedThreats(state: State, seat: Seat, enemies: readonly Seat[]): (territory: Region) => Threat[] {
  const targets = new Map<Seat, number>();
  const targetsOf = (enemy: Seat): number => {
    const found = targets.get(enemy) ?? reachableBy(state, seat, enemy);
    targets.set(enemy, found);
    return found;
  };
  return (territory) =>
    enemies.flatMap((enemy): Threat[] => {
      const attackers = attackersOn(state, enemy, territory, "rested");
      if (attackers.length === 0) return [];
      const sent = Math.ceil(attackers.length / Math.max(1, targetsOf(enemy)));
      return [{ attackers: attackers.slice(0, sent), weight: 1 }];
    });
}

function reachableBy(state: State, seat: Seat, enemy: Seat): number {
  return ALL_TERRITORIES.filter(
    (territory) => isColonyOf(state, territory, seat) && attackersOn(state, enemy, territory, "rested").length > 0,
  ).length;
}

/** The chance that a colony with these guards is lost. */
export function riskOf(threats: readonly Threat[], guards: readonly Kind[]): number {
  let risk = guards.length === 0 ? PARAMETERS.unrest : 0;
  for (const { attackers, weight } of threats) {
    risk = Math.max(risk, weight * oddsOf(false, attackers, guards).attackerWins);
  }
  return risk;
}
