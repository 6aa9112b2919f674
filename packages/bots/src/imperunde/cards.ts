import type { Seat } from "@rondel/engine";
import type { Party } from "@rondel/imperunde";
import {
  asSea,
  type CardPlay,
  controller,
  costOf,
  hostile,
  isSea,
  kindOf,
  NOBODY,
  namedIn,
  ownerOf,
  postsAt,
  type State,
} from "@rondel/imperunde";
import { isLeader } from "./diplomacy.ts";

/** The value of a legal play of a card; keeping it counts as 0. */
export function cardValue(state: State, seat: Seat, play: CardPlay): number {
  switch (play.kind) {
    case "smuggling":
      return 1 + play.goods.filter((goods) => goods === "post").length * 1.5;
    case "plunder":
      return postsAt(state, play.territory) * 0.5;
    case "rebellion":
      return postsAt(state, play.territory) * 0.6 + 0.1;
    case "sabotage":
      return costOf(kindOf(play.unit)) * 0.3;
    case "forgedOrdersSea":
    case "forgedOrdersLand":
      return 0.1;
    case "pirates":
    case "freebooters":
      return pirateValue(controller(state, asSea(play.sea)), seat);
    case "armistice":
      return 0.3;
    case "peaceTreaty":
      return (play.one === seat || play.other === seat) && hostile(state, play.one, play.other) ? 0.6 : -0.3;
    case "declarationOfWar":
      return -0.3;
    case "unmaskSpies":
      return isLeader(state, play.player) ? 0.7 : 0.5;
    case "counterEspionage":
      return counterValue(state, seat);
    default:
      // Hussar charge, Ambush, Surprise attack, Betrayal and Capture are legal only in a battle of the seat, which they help.
      return 0.8;
  }
}

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
