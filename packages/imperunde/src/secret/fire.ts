import type { Seat } from "@rondel/engine";
import type { ActionOf, PlainPlay, WindowName } from "../actions.ts";
import { LAND_EVENTS, SEA_EVENTS } from "../actions.ts";
import { isSea, TERRITORIES } from "../board/board.ts";
import { playsOf, rulesOf } from "../cards/index.ts";
import { COUNTER_ESPIONAGE, cardCalled } from "../cards/list.ts";
import { battleBeforeRoll } from "../cards/rules.ts";
import { holds } from "../deck.ts";
import type { CardFrame, EventsFrame } from "../frames.ts";
import { stackParty, stacksAt } from "../pieces.ts";
import type { PlayContext, State } from "../state.ts";
import { ownerOf } from "../territories.ts";
import { topPlayer } from "./asked.ts";
import { playCard } from "./floor.ts";

/** RU-131, RU-113: carries out the first standing order that fits the window, as if its owner had acted. */
export function fireOrder(state: State, at: WindowName, context: PlayContext): boolean {
  if ((at !== "battle" && at !== "roll" && at !== "event") || nobodyOrders(state)) return false;
  for (const seat of victimFirst(state, victimOf(state, at))) {
    for (const order of state.orders[seat] ?? []) {
      if (order.kind !== "orderPlay" || !holds(state, seat, order.card)) continue;
      const play = occurs(state, seat, order) ? playFor(state, seat, order) : undefined;
      if (!play) continue;
      playCard(state, seat, play, context);
      return true;
    }
  }
  return false;
}

/** Whose standing order counters the top card now. */
export function fireCounter(state: State, frame: CardFrame): Seat | undefined {
  if (nobodyOrders(state)) return undefined;
  const victim = frame.chain.length > 0 ? (frame.chain[frame.chain.length - 2] ?? frame.seat) : aimedAt(state, frame);
  const top = frame.chain.length > 0 ? COUNTER_ESPIONAGE : cardCalled(frame.play.kind);
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

function nobodyOrders(state: State): boolean {
  for (const orders of state.orders) if (orders.length > 0) return false;
  return true;
}

function aimedAt(state: State, frame: CardFrame): Seat | undefined {
  return rulesOf(frame.play).victim?.(state, frame.seat, frame.play);
}

const victimFirst = (state: State, victim: number | undefined): Seat[] => {
  const seats = state.order.filter((seat) => (state.orders[seat]?.length ?? 0) > 0);
  return seats.sort((one, other) => Number(other === victim) - Number(one === victim));
};

function eventBelow(state: State): EventsFrame | undefined {
  const below = state.frames[state.frames.length - 2];
  return below?.kind === "events" ? below : undefined;
}

function victimOf(state: State, at: WindowName): number | undefined {
  if (at !== "event") return battleBeforeRoll(state)?.defender;
  const region = eventBelow(state)?.region ?? TERRITORIES;
  return isSea(region) ? state.holder[region] : ownerOf(state, region);
}

/** Whether what the order waits for is happening. */
function occurs(state: State, seat: Seat, order: ActionOf<"orderPlay">): boolean {
  const battle = battleBeforeRoll(state);
  if (order.when !== "event") {
    const party = order.when === "attacked" ? battle?.defender : battle?.attacker;
    return party === seat && (order.where === undefined || order.where === battle?.region);
  }
  const events = eventBelow(state);
  if (!events) return false;
  const name = isSea(events.region) ? SEA_EVENTS[events.event] : LAND_EVENTS[events.event];
  if (order.event !== undefined && order.event !== name) return false;
  return order.where === undefined ? concerns(state, seat, events.region) : order.where === events.region;
}

const concerns = (state: State, seat: Seat, region: number): boolean =>
  isSea(region) ? stacksAt(state, region).some((stack) => stackParty(stack) === seat) : ownerOf(state, region) === seat;

/** The first legal play of the card that fits what the order names. */
function playFor(state: State, seat: Seat, order: ActionOf<"orderPlay">): PlainPlay | undefined {
  return playsOf(state, seat, order.card).find((play) => {
    const named: Readonly<Record<string, unknown>> = { ...play };
    const players = [named.player, named.owner, named.one, named.other];
    const regions = [named.territory, named.sea, named.region, named.from];
    return (
      (order.player === undefined || players.includes(order.player)) &&
      (order.target === undefined || regions.includes(order.target))
    );
  });
}
