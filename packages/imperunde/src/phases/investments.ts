import { type FrameRules, popFrame, type Refusal, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { ALL_TERRITORIES, CANALS, COASTS, canalOf, type Sea, type Territory } from "../board/board.ts";
import { spend } from "../budget.ts";
import { notOffered, notYourTurn } from "../codes.ts";
import { drawCard } from "../deck.ts";
import type { Event } from "../events.ts";
import type { InvestmentsFrame } from "../frames.ts";
import { recruit } from "../pieces.ts";
import { updateHolder } from "../seas.ts";
import { openWindow } from "../secret/window.ts";
import type { PlayContext, State } from "../state.ts";
import { survivesStorm } from "../storm.ts";
import { isColonyOf, ownerOf, placePosts } from "../territories.ts";
import { seatOfTurn } from "../turns.ts";
import {
  ARTILLERY,
  CARD_COST,
  CAVALRY,
  FORT,
  FRIGATE,
  fresh,
  INFANTRY,
  type Kind,
  POST,
  SHIP_OF_THE_LINE,
} from "../units.ts";
import { testVictory } from "../victory.ts";
import {
  costOf,
  refuseBuyCard,
  refuseCanal,
  refuseFunds,
  refuseMilitary,
  refusePost,
  refuseWarship,
} from "./purchases.ts";

const ARMIES = { artillery: ARTILLERY, cavalry: CAVALRY, infantry: INFANTRY } as const;
const SHIPS = { shipOfTheLine: SHIP_OF_THE_LINE, frigate: FRIGATE } as const;
const ARMY_NAMES = ["artillery", "cavalry", "infantry"] as const;
const SHIP_NAMES = ["shipOfTheLine", "frigate"] as const;

/** Phase 4: in round order everybody makes all his purchases, one by one (IR-7.1). */
export const investments: FrameRules<State, InvestmentsFrame, Action, Event> = {
  deciders: (state, frame) => [seatOfTurn(state, frame.turn)],
  actions(state, _frame, seat) {
    const offers: Action[] = [];
    if ((state.funds[seat] ?? 0) === 0) return [{ kind: "endInvestments" }];
    for (const territory of ALL_TERRITORIES)
      if (ownerOf(state, territory) === seat) offerPurchases(state, seat, territory, offers);
    if (!refuseBuyCard(state, seat)) offers.push({ kind: "buyCard" });
    offers.push({ kind: "endInvestments" });
    return offers;
  },
  defaultAction: () => ({ kind: "endInvestments" }),
  refuse(state, frame, seat, action) {
    if (seat !== seatOfTurn(state, frame.turn)) return notYourTurn("IR-7.1.1");
    return refusePurchase(state, seat, action);
  },
  play(state, frame, seat, action, context) {
    if (action.kind === "endInvestments") {
      context.emit({ kind: "turnEnded", rule: "IR-7.1.1", also: ["IR-4.3.1"], party: seat });
      frame.stage = "window";
      openWindow(state, "investments");
    } else {
      buy(state, seat, action, context);
    }
  },
  prompt: (state, frame) => ({ code: "prompt.investments", params: { seat: seatOfTurn(state, frame.turn) } }),
  step(state, frame) {
    if (frame.stage === "turn") return false;
    frame.turn += 1;
    frame.stage = "turn";
    if (frame.turn < state.players) return true;
    state.newPosts.fill(0); // IR-7.3.4
    popFrame(state, frame);
    return true;
  },
};

function offerPurchases(state: State, seat: Seat, territory: Territory, offers: Action[]): void {
  for (const army of ARMY_NAMES) {
    if (!refuseMilitary(state, seat, ARMIES[army], territory)) offers.push({ kind: "buyArmy", army, territory });
  }
  if (isColonyOf(state, territory, seat)) {
    if (!refuseMilitary(state, seat, FORT, territory)) offers.push({ kind: "buyFort", territory });
    if (!refusePost(state, seat, territory)) offers.push({ kind: "buyPost", territory });
    if (canalOf(territory) >= 0 && !refuseCanal(state, seat, territory)) offers.push({ kind: "buyCanal", territory });
  }
  for (const ship of SHIP_NAMES) {
    if (refuseFunds(state, seat, costOf(SHIPS[ship]))) continue;
    for (const sea of COASTS[territory] ?? []) {
      if (!refuseWarship(state, seat, SHIPS[ship], territory, sea))
        offers.push({ kind: "buyWarship", ship, territory, sea });
    }
  }
}

function refusePurchase(state: State, seat: Seat, action: Action): Refusal | undefined {
  switch (action.kind) {
    case "endInvestments":
      return undefined;
    case "buyArmy":
      return refuseMilitary(state, seat, ARMIES[action.army], action.territory);
    case "buyFort":
      return refuseMilitary(state, seat, FORT, action.territory);
    case "buyWarship":
      return refuseWarship(state, seat, SHIPS[action.ship], action.territory, action.sea);
    case "buyPost":
      return refusePost(state, seat, action.territory);
    case "buyCanal":
      return refuseCanal(state, seat, action.territory);
    case "buyCard":
      return refuseBuyCard(state, seat);
    default:
      return notOffered("D-11");
  }
}

function buy(state: State, seat: Seat, action: Action, context: PlayContext): void {
  switch (action.kind) {
    case "buyArmy":
      buyMilitary(state, seat, ARMIES[action.army], action.territory, action.territory, context);
      return;
    case "buyFort":
      buyMilitary(state, seat, FORT, action.territory, action.territory, context);
      return;
    case "buyWarship":
      buyMilitary(state, seat, SHIPS[action.ship], action.territory, action.sea, context);
      launch(state, seat, SHIPS[action.ship], action.sea, context);
      return;
    case "buyPost":
      spend(state, seat, costOf(POST));
      buildPost(state, seat, action.territory, "IR-7.3.1", context);
      return;
    case "buyCanal":
      buildCanal(state, seat, action.territory, context);
      return;
    case "buyCard":
      spend(state, seat, CARD_COST);
      state.cardsBought[seat] = (state.cardsBought[seat] ?? 0) + 1;
      drawCard(state, seat, "IR-7.2.3", context);
      return;
    default:
  }
}

function buyMilitary(
  state: State,
  seat: Seat,
  kind: Kind,
  territory: Territory,
  region: number,
  context: PlayContext,
): void {
  const cost = costOf(kind);
  spend(state, seat, cost);
  const colony = isColonyOf(state, territory, seat);
  if (colony) state.spending[territory] = (state.spending[territory] ?? 0) + cost;
  if (region === territory) recruit(state, territory, seat, fresh(kind), 1);
  const rule = kind === FORT ? "IR-7.3.5" : region !== territory ? "IR-7.4.1" : "IR-7.3.6";
  const also = colony ? ["IR-7.3.2", "IR-7.3.3", "IR-7.1.3"] : ["IR-7.2.1", "IR-7.1.3"];
  context.emit({ kind: "bought", rule, also, party: seat, region, unit: fresh(kind), count: 1 });
}

/** Puts a new warship to sea, where a storm may rage (IR-7.4.5). */
export function launch(state: State, seat: Seat, kind: Kind, sea: Sea, context: PlayContext): void {
  recruit(state, sea, seat, fresh(kind), 1);
  survivesStorm(state, sea, seat, fresh(kind), "IR-7.4.5", context);
  updateHolder(state, sea);
}

/** A new post (IR-7.3.4). */
export function buildPost(state: State, seat: Seat, territory: Territory, rule: string, context: PlayContext): void {
  placePosts(state, territory, seat, 1);
  state.newPosts[territory] = (state.newPosts[territory] ?? 0) + 1;
  context.emit({
    kind: "bought",
    rule,
    also: ["IR-7.2.2", "IR-7.3.4"],
    party: seat,
    region: territory,
    count: 1,
    word: "post",
  });
  testVictory(state, context);
}

function buildCanal(state: State, seat: Seat, territory: Territory, context: PlayContext): void {
  const canal = canalOf(territory);
  const { cost = 0, posts = 0 } = CANALS[canal] ?? {};
  spend(state, seat, cost);
  state.canals[canal] = 1;
  const placed = placePosts(state, territory, seat, posts);
  state.newPosts[territory] = (state.newPosts[territory] ?? 0) + placed;
  context.emit({
    kind: "canalBuilt",
    rule: "IR-7.3.8",
    also: ["IR-2.5.1", "IR-2.5.4"],
    party: seat,
    region: territory,
    count: placed,
  });
  testVictory(state, context);
}
