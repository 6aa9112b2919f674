import { popFrame, type Refusal, type Seat } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { ALL_TERRITORIES, asSea, asTerritory, coastsOf, type Sea, type Territory } from "../board/board.ts";
import { spend } from "../budget.ts";
import { drawCard } from "../cards/deck.ts";
import { notOffered, notYourTurn, prompt } from "../codes.ts";
import { type PlayContext, type RulesOf, unexpectedAction } from "../frame-rules.ts";
import { recruit } from "../pieces.ts";
import { openWindow } from "../secret/open-window.ts";
import type { State } from "../state.ts";
import { isColonyOf, ownerOf } from "../territories.ts";
import { seatOfTurn } from "../turns.ts";
import {
  ARTILLERY,
  CARD_COST,
  CAVALRY,
  costOf,
  FORT,
  FRIGATE,
  fresh,
  INFANTRY,
  type Kind,
  POST,
  SHIP_OF_THE_LINE,
} from "../units.ts";
import { buildCanal, buildPost, launch } from "./building.ts";
import { refuseBuyCard, refuseCanal, refuseMilitary, refusePost, refuseWarship } from "./purchases.ts";

const ARMIES = { artillery: ARTILLERY, cavalry: CAVALRY, infantry: INFANTRY } as const;
const SHIPS = { shipOfTheLine: SHIP_OF_THE_LINE, frigate: FRIGATE } as const;
const ARMY_NAMES = ["artillery", "cavalry", "infantry"] as const;
const SHIP_NAMES = ["shipOfTheLine", "frigate"] as const;

/** Phase 4: in round order each player makes all purchases, one at a time (IR-7.1). */
export const investments: RulesOf<"investments"> = {
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
  prompt: (state, frame) => prompt("investments", { seat: seatOfTurn(state, frame.turn) }),
  step(state, frame) {
    if (frame.stage === "turn") return false;
    frame.turn += 1;
    frame.stage = "turn";
    if (frame.turn === state.players) {
      state.newPosts.fill(0); // IR-7.3.4
      popFrame(state, frame);
    }
    return true;
  },
};

function offerPurchases(state: State, seat: Seat, territory: Territory, offers: Action[]): void {
  for (const army of ARMY_NAMES) {
    if (!refuseMilitary(state, seat, ARMIES[army], territory)) offers.push({ kind: "buyArmy", army, territory });
  }
  if (!refuseMilitary(state, seat, FORT, territory)) offers.push({ kind: "buyFort", territory });
  if (!refusePost(state, seat, territory)) offers.push({ kind: "buyPost", territory });
  if (!refuseCanal(state, seat, territory)) offers.push({ kind: "buyCanal", territory });
  for (const ship of SHIP_NAMES) {
    for (const sea of coastsOf(territory)) {
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
      buyMilitary(state, seat, ARMIES[action.army], asTerritory(action.territory), undefined, context);
      return;
    case "buyFort":
      buyMilitary(state, seat, FORT, asTerritory(action.territory), undefined, context);
      return;
    case "buyWarship":
      buyMilitary(state, seat, SHIPS[action.ship], asTerritory(action.territory), asSea(action.sea), context);
      return;
    case "buyPost":
      spend(state, seat, costOf(POST));
      buildPost(state, seat, asTerritory(action.territory), "IR-7.3.1", context);
      return;
    case "buyCanal":
      buildCanal(state, seat, asTerritory(action.territory), context);
      return;
    case "buyCard":
      spend(state, seat, CARD_COST);
      state.cardsBought[seat] = (state.cardsBought[seat] ?? 0) + 1;
      drawCard(state, seat, "IR-7.2.3", context);
      return;
    default:
      throw unexpectedAction(action);
  }
}

/** Buys a unit in a territory; a warship goes to a sea beside it. */
function buyMilitary(
  state: State,
  seat: Seat,
  kind: Kind,
  territory: Territory,
  sea: Sea | undefined,
  context: PlayContext,
): void {
  const cost = costOf(kind);
  spend(state, seat, cost);
  const colony = isColonyOf(state, territory, seat);
  if (colony) state.spending[territory] = (state.spending[territory] ?? 0) + cost;
  if (sea === undefined) recruit(state, territory, seat, fresh(kind), 1);
  const rule = kind === FORT ? "IR-7.3.5" : sea !== undefined ? "IR-7.4.1" : "IR-7.3.6";
  const also = colony ? ["IR-7.3.2", "IR-7.3.3", "IR-7.1.3"] : ["IR-7.2.1", "IR-7.1.3"];
  context.emit({ kind: "bought", rule, also, party: seat, region: sea ?? territory, unit: fresh(kind), count: 1 });
  if (sea !== undefined) launch(state, seat, kind, sea, context);
}
