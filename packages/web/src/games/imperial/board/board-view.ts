import type { BoardView, Piece, RegionState, RegionView } from "@rondel/boards";
import { ownerOf as homeOwner, isHome, REGIONS, type Region } from "@rondel/imperial";
import { lastPlaces } from "../../common/last-regions.ts";
import type { Plan } from "../decision/decision.ts";
import type { Desk } from "../context.ts";
import { placesOf } from "../describe-event.ts";
import { ownerOf } from "../owners.ts";
import { nameOf } from "./board-pieces.ts";

/** What the board draws: whose each region is, what is lit in it, and what stands there. */
export function boardView(desk: Desk, plan: Plan | undefined, pieces: readonly Piece[]): BoardView {
  const last = lastPlaces(desk.session, placesOf);
  const via = convoyPointedAt(desk, plan);
  const regions: Record<string, RegionView> = {};
  for (const region of REGIONS) {
    regions[nameOf(region)] = {
      ...(isHome(region) && { owner: ownerOf(homeOwner(region)) }),
      states: statesOf(plan, region, last.has(region) || via.includes(region)),
    };
  }
  return { regions, pieces: [...pieces, ...marks(plan)], dug: [] };
}

function statesOf(plan: Plan | undefined, region: Region, isLast: boolean): RegionState[] {
  const offer = plan?.regions?.get(region);
  const states: RegionState[] = isLast ? ["last"] : [];
  if (offer) states.push(offer.isChosen ? "selected" : "legal");
  return states;
}

/** The seas that the convoy to the pointed region would use. */
function convoyPointedAt({ choosing }: Desk, plan: Plan | undefined): readonly Region[] {
  const pointed = choosing.pointed.value;
  return (pointed !== undefined && plan?.regions?.get(pointed)?.via) || [];
}

/** Small signs in lit regions: how one would get there, or that something would come there. */
function marks(plan: Plan | undefined): Piece[] {
  return [...(plan?.regions ?? [])].flatMap(([region, { mark }]) =>
    mark ? [{ id: `mark ${region}`, region: nameOf(region), place: "slot" as const, symbol: `way-${mark}` }] : [],
  );
}
