import { type FrameRules, popFrame, type Refusal, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { ALL_LANDS, CANALS, COASTS, canalOf, type Land, type Sea } from "../board/board.ts";
import { spend } from "../budget.ts";
import { notOffered, notYourTurn } from "../codes.ts";
import { drawCard } from "../deck.ts";
import type { Event } from "../events.ts";
import type { InvestmentsFrame } from "../frames.ts";
import { isColonyOf, ownerOf, placePosts } from "../lands.ts";
import { recruit } from "../pieces.ts";
import { updateHolder } from "../seas.ts";
import { openWindow } from "../secret/window.ts";
import type { State, Table } from "../state.ts";
import { survivesStorm } from "../storm.ts";
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
    for (const land of ALL_LANDS) if (ownerOf(state, land) === seat) offerPurchases(state, seat, land, offers);
    if (!refuseBuyCard(state, seat)) offers.push({ kind: "buyCard" });
    offers.push({ kind: "endInvestments" });
    return offers;
  },
  defaultAction: () => ({ kind: "endInvestments" }),
  refuse(state, frame, seat, action) {
    if (seat !== seatOfTurn(state, frame.turn)) return notYourTurn("IR-7.1.1");
    return refusePurchase(state, seat, action);
  },
  play(state, frame, seat, action, table) {
    if (action.kind === "endInvestments") {
      table.tell({ kind: "turnEnded", rule: "IR-7.1.1", also: ["IR-4.3.1"], party: seat });
      frame.stage = "window";
      openWindow(state, "investments");
    } else {
      buy(state, seat, action, table);
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

function offerPurchases(state: State, seat: Seat, land: Land, offers: Action[]): void {
  for (const army of ARMY_NAMES) {
    if (!refuseMilitary(state, seat, ARMIES[army], land)) offers.push({ kind: "buyArmy", army, land });
  }
  if (isColonyOf(state, land, seat)) {
    if (!refuseMilitary(state, seat, FORT, land)) offers.push({ kind: "buyFort", land });
    if (!refusePost(state, seat, land)) offers.push({ kind: "buyPost", land });
    if (canalOf(land) >= 0 && !refuseCanal(state, seat, land)) offers.push({ kind: "buyCanal", land });
  }
  for (const ship of SHIP_NAMES) {
    if (refuseFunds(state, seat, costOf(SHIPS[ship]))) continue;
    for (const sea of COASTS[land] ?? []) {
      if (!refuseWarship(state, seat, SHIPS[ship], land, sea)) offers.push({ kind: "buyWarship", ship, land, sea });
    }
  }
}

function refusePurchase(state: State, seat: Seat, action: Action): Refusal | undefined {
  switch (action.kind) {
    case "endInvestments":
      return undefined;
    case "buyArmy":
      return refuseMilitary(state, seat, ARMIES[action.army], action.land);
    case "buyFort":
      return refuseMilitary(state, seat, FORT, action.land);
    case "buyWarship":
      return refuseWarship(state, seat, SHIPS[action.ship], action.land, action.sea);
    case "buyPost":
      return refusePost(state, seat, action.land);
    case "buyCanal":
      return refuseCanal(state, seat, action.land);
    case "buyCard":
      return refuseBuyCard(state, seat);
    default:
      return notOffered("D-11");
  }
}

function buy(state: State, seat: Seat, action: Action, table: Table): void {
  switch (action.kind) {
    case "buyArmy":
      buyMilitary(state, seat, ARMIES[action.army], action.land, action.land, table);
      return;
    case "buyFort":
      buyMilitary(state, seat, FORT, action.land, action.land, table);
      return;
    case "buyWarship":
      buyMilitary(state, seat, SHIPS[action.ship], action.land, action.sea, table);
      launch(state, seat, SHIPS[action.ship], action.sea, table);
      return;
    case "buyPost":
      spend(state, seat, costOf(POST));
      buildPost(state, seat, action.land, "IR-7.3.1", table);
      return;
    case "buyCanal":
      buildCanal(state, seat, action.land, table);
      return;
    case "buyCard":
      spend(state, seat, CARD_COST);
      state.cardsBought[seat] = (state.cardsBought[seat] ?? 0) + 1;
      drawCard(state, seat, "IR-7.2.3", table);
      return;
    default:
  }
}

function buyMilitary(state: State, seat: Seat, kind: Kind, land: Land, field: number, table: Table): void {
  const cost = costOf(kind);
  spend(state, seat, cost);
  const colony = isColonyOf(state, land, seat);
  if (colony) state.spending[land] = (state.spending[land] ?? 0) + cost;
  if (field === land) recruit(state, land, seat, fresh(kind), 1);
  const rule = kind === FORT ? "IR-7.3.5" : field !== land ? "IR-7.4.1" : "IR-7.3.6";
  const also = colony ? ["IR-7.3.2", "IR-7.3.3", "IR-7.1.3"] : ["IR-7.2.1", "IR-7.1.3"];
  table.tell({ kind: "bought", rule, also, party: seat, field, unit: fresh(kind), count: 1 });
}

/** Puts a new warship to sea, where a storm may rage (IR-7.4.5). */
export function launch(state: State, seat: Seat, kind: Kind, sea: Sea, table: Table): void {
  recruit(state, sea, seat, fresh(kind), 1);
  survivesStorm(state, sea, seat, fresh(kind), "IR-7.4.5", table);
  updateHolder(state, sea);
}

/** A new post (IR-7.3.4). */
export function buildPost(state: State, seat: Seat, land: Land, rule: string, table: Table): void {
  placePosts(state, land, seat, 1);
  state.newPosts[land] = (state.newPosts[land] ?? 0) + 1;
  table.tell({
    kind: "bought",
    rule,
    also: ["IR-7.2.2", "IR-7.3.4"],
    party: seat,
    field: land,
    count: 1,
    word: "post",
  });
  testVictory(state, table);
}

function buildCanal(state: State, seat: Seat, land: Land, table: Table): void {
  const canal = canalOf(land);
  const { cost = 0, posts = 0 } = CANALS[canal] ?? {};
  spend(state, seat, cost);
  state.canals[canal] = 1;
  const placed = placePosts(state, land, seat, posts);
  state.newPosts[land] = (state.newPosts[land] ?? 0) + placed;
  table.tell({
    kind: "canalBuilt",
    rule: "IR-7.3.8",
    also: ["IR-2.5.1", "IR-2.5.4"],
    party: seat,
    field: land,
    count: placed,
  });
  testVictory(state, table);
}
