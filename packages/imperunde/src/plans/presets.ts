import type { Seat } from "@rondel/engine";
import { type Event, eventsOf, isSmuggled } from "../events.ts";
import type { State } from "../state.ts";
import { fresh, kindNamed } from "../units.ts";
import { type InvestmentPlan, type Purchase, planInvestments } from "./investment-plan.ts";

/** The purchase of as many trading posts as possible, and of nothing else. */
export function postsFirst(state: State, seat: Seat): readonly Purchase[] {
  const next = ({ offers }: InvestmentPlan) => offers.find(({ kind }) => kind === "buyPost");
  return fill(state, seat, next);
}

/** Adds purchases to an empty plan until there is none left to add. */
function fill(state: State, seat: Seat, next: (plan: InvestmentPlan) => Purchase | undefined): readonly Purchase[] {
  let plan = planInvestments(state, seat, []);
  for (let more = plan && next(plan); plan && more; more = plan && next(plan)) {
    plan = planInvestments(state, seat, [...plan.basket, more]);
  }
  return plan?.basket ?? [];
}

/** The purchases of a seat in an earlier turn, as far as they are possible now. Smuggled goods were not paid for, so they are not among them. */
export function boughtAgain(state: State, seat: Seat, events: readonly Event[]): readonly Purchase[] {
  const wishes = eventsOf(events, "bought", "canalBuilt", "cardDrawn").filter(
    (event) => event.party === seat && !(event.kind === "bought" && isSmuggled(event)),
  );
  let basket: readonly Purchase[] = [];
  for (const wish of wishes) {
    const offers = planInvestments(state, seat, basket)?.offers ?? [];
    const same = offers.find((offer) => isSame(offer, wish));
    if (same) basket = [...basket, same];
  }
  return basket;
}

type Wish = Extract<Event, { kind: "bought" | "canalBuilt" | "cardDrawn" }>;

function isSame(offer: Purchase, wish: Wish): boolean {
  if (wish.kind === "cardDrawn") return offer.kind === "buyCard" && wish.rule === "IR-7.2.3";
  if (wish.kind === "canalBuilt") return offer.kind === "buyCanal" && offer.territory === wish.region;
  switch (offer.kind) {
    case "buyPost":
      return wish.word === "post" && offer.territory === wish.region;
    case "buyFort":
      return wish.unit === fresh(kindNamed("fort")) && offer.territory === wish.region;
    case "buyArmy":
      return wish.unit === fresh(kindNamed(offer.army)) && offer.territory === wish.region;
    case "buyWarship":
      return wish.unit === fresh(kindNamed(offer.ship)) && offer.sea === wish.region;
    default:
      return false;
  }
}
