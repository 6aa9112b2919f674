import type { BoardView, Piece, RegionState, RegionView } from "@rondel/boards";
import { ownerOf as homeOwner, isHome, REGIONS, type Region } from "@rondel/imperial";
import { lastRegions } from "../../common/last-regions.ts";
import type { ImperialContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";
import { placesOf } from "../describe-event.ts";
import { ownerOf } from "../owners.ts";
import { nameOf } from "./board-pieces.ts";

/** What the board draws: whose each region is, what is lit in it, and what stands there. */
export function boardView(
  context: ImperialContext,
  decision: ImperialDecision | undefined,
  pieces: readonly Piece[],
): BoardView {
  const last = lastRegions(context.session, placesOf);
  const via = convoyPointedAt(context, decision);
  const regions: Record<string, RegionView> = {};
  for (const region of REGIONS) {
    regions[nameOf(region)] = {
      ...(isHome(region) && { owner: ownerOf(homeOwner(region)) }),
      states: statesOf(decision, region, last.has(region) || via.includes(region)),
    };
  }
  return { regions, pieces: [...pieces, ...marks(decision)], dug: [] };
}

function statesOf(decision: ImperialDecision | undefined, region: Region, isLast: boolean): RegionState[] {
  const offer = decision?.regions?.get(region);
  const states: RegionState[] = isLast ? ["last"] : [];
  if (offer) states.push(offer.isChosen ? "selected" : "legal");
  return states;
}

/** The seas that the convoy to the pointed region would use. */
function convoyPointedAt({ choosing }: ImperialContext, decision: ImperialDecision | undefined): readonly Region[] {
  const pointed = choosing.pointed.value;
  return (pointed !== undefined && decision?.regions?.get(pointed)?.via) || [];
}

/** Small signs in lit regions: how one would get there, or that something would come there. */
function marks(decision: ImperialDecision | undefined): Piece[] {
  return [...(decision?.regions ?? [])].flatMap(([region, { mark }]) =>
    mark ? [{ id: `mark ${region}`, region: nameOf(region), place: "slot" as const, symbol: `way-${mark}` }] : [],
  );
}
