import { type Seat, topFrame } from "@rondel/engine";
import type { ActionOf, CardPlay, PlainPlay, WindowName } from "../actions.ts";
import { LAND_EVENTS, SEA_EVENTS } from "../actions.ts";
import { isSea } from "../board/board.ts";
import { holds } from "../cards/deck.ts";
import { rulesOf, targetsOf } from "../cards/index.ts";
import { COUNTER_ESPIONAGE, cardNamed } from "../cards/list.ts";
import { namedIn } from "../cards/named.ts";
import { battleBeforeRoll } from "../cards/rules.ts";
import type { CardFrame, EventsFrame } from "../frames.ts";
import type { Party, State } from "../state.ts";
import { ownerOf } from "../territories.ts";
import { topPlayer } from "./asked.ts";
import { isPresent } from "./presence.ts";

/** RU-131: a card play by which a standing order answers in the open window. */
export interface OrderedPlay<Play> {
  readonly seat: Seat;
  readonly action: Play;
}

/** The play of the first standing order that applies in the open window or chain (RU-113). */
export function orderedPlay(state: State): OrderedPlay<CardPlay> | undefined {
  const frame = topFrame(state);
  if (frame?.kind === "window") return orderedCard(state, frame.at);
  if (frame?.kind !== "card") return undefined;
  const seat = orderedCounter(state, frame);
  return seat === undefined ? undefined : { seat, action: { kind: "counterEspionage" } };
}

/** The play that answers a battle or an event. At the end of a round the last event is over. */
export function orderedCard(state: State, at: WindowName): OrderedPlay<PlainPlay> | undefined {
  if (at === "roundEnd") return undefined;
  for (const seat of victimFirst(state, victimOf(state, at))) {
    for (const order of state.orders[seat] ?? []) {
      if (order.kind !== "orderPlay" || !holds(state, seat, order.card)) continue;
      const action = applies(state, seat, order) ? playFor(state, seat, order) : undefined;
      if (action) return { seat, action };
    }
  }
  return undefined;
}

/** The seat whose standing order counters the top card now. */
export function orderedCounter(state: State, frame: CardFrame): Seat | undefined {
  const victim =
    frame.chain.length > 0 ? (frame.chain[frame.chain.length - 2] ?? frame.seat) : victimOfCard(state, frame);
  const top = frame.chain.length > 0 ? COUNTER_ESPIONAGE : cardNamed(frame.play.kind);
  return victimFirst(state, victim).find(
    (seat) =>
      seat !== topPlayer(frame) &&
      holds(state, seat, COUNTER_ESPIONAGE) &&
      (state.orders[seat] ?? []).some(
        (order) =>
          order.kind === "orderCounter" &&
          (order.against === "all" || seat === victim) &&
          (order.cards === undefined || order.cards.includes(top)),
      ),
  );
}

function victimOfCard(state: State, frame: CardFrame): Seat | undefined {
  return rulesOf(frame.play).victim?.(state, frame.seat, frame.play);
}

/** All seats in round order, but the victim first. */
function victimFirst(state: State, victim: Party | undefined): Seat[] {
  return state.order.toSorted((one, other) => Number(other === victim) - Number(one === victim));
}

function eventBelow(state: State): EventsFrame | undefined {
  const below = state.frames[state.frames.length - 2];
  return below?.kind === "events" ? below : undefined;
}

function victimOf(state: State, at: WindowName): Party | undefined {
  if (at !== "event") return battleBeforeRoll(state)?.defender;
  const region = eventBelow(state)?.region;
  if (region === undefined) return undefined;
  return isSea(region) ? state.holder[region] : ownerOf(state, region);
}

/** Whether the situation that an order describes has come up. */
function applies(state: State, seat: Seat, order: ActionOf<"orderPlay">): boolean {
  const battle = battleBeforeRoll(state);
  if (order.when !== "event") {
    const party = order.when === "attacked" ? battle?.defender : battle?.attacker;
    return party === seat && (order.where === undefined || order.where === battle?.region);
  }
  const events = eventBelow(state);
  if (!events) return false;
  const name = isSea(events.region) ? SEA_EVENTS[events.event] : LAND_EVENTS[events.event];
  if (order.event !== undefined && order.event !== name) return false;
  return order.where === undefined ? isPresent(state, seat, events.region) : order.where === events.region;
}

/** The first legal play of the card with the player and region that the order names. */
function playFor(state: State, seat: Seat, order: ActionOf<"orderPlay">): PlainPlay | undefined {
  return targetsOf(state, seat, order.card).find((play) => {
    const { players, regions } = namedIn(play);
    return (
      (order.player === undefined || players.includes(order.player)) &&
      (order.target === undefined || regions.includes(order.target))
    );
  });
}
