import type { Seat } from "@rondel/engine";
import {
  type CardPlay,
  COST,
  controller,
  hostile,
  KIND_OF,
  NOBODY,
  ownerOf,
  postsAt,
  type State,
} from "@rondel/imperunde";
import { at } from "../numbers.ts";
import { isLeader } from "./diplomacy.ts";

/** The value of playing a card now; keeping it counts as 0. */
export function cardValue(state: State, seat: Seat, play: CardPlay): number {
  switch (play.kind) {
    case "smuggling":
      return 1 + play.goods.filter((goods) => goods === "post").length * 1.5;
    case "plunder":
      return againstOthers(ownerOf(state, play.territory), seat, postsAt(state, play.territory) * 0.5);
    case "rebellion":
      return againstOthers(ownerOf(state, play.territory), seat, postsAt(state, play.territory) * 0.6 + 0.1);
    case "sabotage":
      return againstOthers(play.owner, seat, at(COST, at(KIND_OF, play.unit)) * 0.3);
    case "forgedOrdersSea":
      return againstOthers(play.owner, seat, 0.1);
    case "forgedOrdersLand":
      return againstOthers(ownerOf(state, play.from), seat, 0.1);
    case "pirates":
    case "freebooters":
      return againstOthers(controller(state, play.sea), seat, 0.6);
    case "armistice":
      return hostile(state, seat, play.player) ? 0.3 : -0.3;
    case "peaceTreaty":
      return (play.one === seat || play.other === seat) && hostile(state, play.one, play.other) ? 0.6 : -0.3;
    case "declarationOfWar":
      return -0.3;
    case "unmaskSpies":
      return isLeader(state, play.player) ? 0.7 : 0.5;
    case "counterEspionage":
      return counterValue(state, seat);
    default:
      // Hussars, ambush, surprise attack, betrayal and capture are legal only in a battle of the seat, which they help.
      return 0.8;
  }
}

function againstOthers(owner: number, seat: Seat, value: number): number {
  return owner === seat || owner === NOBODY ? -1 : value;
}

/** A counter is worth playing only against a card that hurts the seat. */
function counterValue(state: State, seat: Seat): number {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.kind !== "card" || frame.seat === seat || frame.chain.length > 0) return -1;
  return frame.play.kind !== "smuggling" && namedIn(state, frame.play).includes(seat) ? 1 : -1;
}

/** The player against whom a card is played; for a counter, the player of the countered card. */
export function victimOf(state: State, seat: Seat, play: CardPlay): Seat | undefined {
  const frame = state.frames[state.frames.length - 1];
  if (play.kind === "counterEspionage") return frame?.kind === "card" ? frame.seat : undefined;
  return state.order.find((other) => other !== seat && namedIn(state, play).includes(other));
}

/** The parties whose territories, seas or units a card targets. */
function namedIn(state: State, play: CardPlay): number[] {
  const named: number[] = [];
  if ("owner" in play) named.push(play.owner);
  if ("player" in play) named.push(play.player);
  if ("territory" in play) named.push(ownerOf(state, play.territory));
  if ("from" in play) named.push(ownerOf(state, play.from));
  if ("sea" in play && play.sea !== undefined) named.push(controller(state, play.sea));
  return named;
}
