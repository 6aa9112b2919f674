import type { Seat } from "@rondel/engine";
import type { Party, Region } from "@rondel/imperunde";
import {
  asSea,
  type CardPlay,
  controller,
  costOf,
  hostile,
  isPlayer,
  isSea,
  type Kind,
  kindNamed,
  kindOf,
  NOBODY,
  namedIn,
  ownerOf,
  postsAt,
  type State,
} from "@rondel/imperunde";
import { gainOfSurprise, gainOfWar, isLeader } from "./diplomacy.ts";
import { unitsAt } from "./forces.ts";
import { oddsOf } from "./odds.ts";
import type { Survey } from "./survey.ts";

/** The value of a legal play of a card; keeping it counts as 0. */
export function cardValue(survey: Survey, play: CardPlay): number {
  const { state, seat } = survey;
  switch (play.kind) {
    case "smuggling":
      return 1 + play.goods.filter((goods) => goods === "post").length * 1.5;
    case "plunder":
      return postsAt(state, play.territory) * 0.5;
    case "rebellion":
      return rebellionValue(state, play.territory);
    case "sabotage":
      return costOf(kindOf(play.unit)) * 0.3;
    case "forgedOrdersSea":
    case "forgedOrdersLand":
      return 0.1;
    case "pirates":
    case "freebooters":
      return pirateValue(controller(state, asSea(play.sea)), seat);
    case "armistice":
      return armisticeValue(state, seat, play.player);
    case "peaceTreaty":
      return treatyValue(survey, play.one, play.other);
    case "declarationOfWar":
      return surpriseValue(survey, play.player);
    case "unmaskSpies":
      return isLeader(state, play.player) ? 0.7 : 0.5;
    case "counterEspionage":
      return counterValue(state, seat);
    default:
      // Hussar charge, Ambush, Surprise attack, Betrayal and Capture are legal only in a battle of the seat, which they help.
      return 0.8;
  }
}

/** A rebellion is worth the posts that it destroys, most of all those of a leader, and does nothing against enough guards. */
function rebellionValue(state: State, territory: Region): number {
  const owner = ownerOf(state, territory);
  const guards = unitsAt(state, territory, owner);
  const { attackerWins } = oddsOf(false, REBELS, guards);
  const weight = isPlayer(owner) && isLeader(state, owner) ? 0.8 : 0.6;
  return attackerWins * postsAt(state, territory) * weight - 0.3;
}
const REBELS: readonly Kind[] = new Array<Kind>(5).fill(kindNamed("infantry"));

/** An armistice is kept until the enemy attacks. */
function armisticeValue({ frames }: State, seat: Seat, enemy: Seat): number {
  const isAttacked = frames.some(
    (frame) => frame.kind === "battle" && frame.attacker === enemy && frame.defender === seat && !isSea(frame.region),
  );
  return isAttacked ? 1 : -0.1;
}

/** A treaty ends an own war that brings nothing. */
function treatyValue(survey: Survey, one: Seat, other: Seat): number {
  const { state, seat } = survey;
  if ((one !== seat && other !== seat) || !hostile(state, one, other)) return -0.3;
  return gainOfWar(survey, one === seat ? other : one) < 0 ? 0.6 : -0.3;
}

/** A war by card comes before the attacks that it allows. */
function surpriseValue(survey: Survey, other: Seat): number {
  const gain = gainOfSurprise(survey, other);
  return gain > 0 ? BEFORE_ALL + gain : -0.3;
}
const BEFORE_ALL = 60;

/** Pirates are welcome only in a sea that another player controls. */
function pirateValue(controller: Party, seat: Seat): number {
  return controller === seat || controller === NOBODY ? -1 : 0.6;
}

/** A counter is worth playing only against a card that hurts the seat. */
function counterValue(state: State, seat: Seat): number {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.kind !== "card" || frame.seat === seat || frame.chain.length > 0) return -1;
  return frame.play.kind !== "smuggling" && affectedBy(state, frame.play).includes(seat) ? 1 : -1;
}

/** The player against whom a card is played; for a counter, the player of the countered card. */
export function victimOf(state: State, seat: Seat, play: CardPlay): Seat | undefined {
  const frame = state.frames[state.frames.length - 1];
  if (play.kind === "counterEspionage") return frame?.kind === "card" ? frame.seat : undefined;
  return state.order.find((other) => other !== seat && affectedBy(state, play).includes(other));
}

/** The parties whose territories, seas or units a card targets. */
function affectedBy(state: State, play: CardPlay): readonly Party[] {
  const { players, regions } = namedIn(play);
  if (play.kind === "peaceTreaty") return [];
  if (players.length > 0) return players;
  return regions.map((region) => (isSea(region) ? controller(state, region) : ownerOf(state, region)));
}
