import type { BoardView, Piece, RegionState, RegionView } from "@rondel/boards";
import { flagIn, ownerOf as homeOwner, isHome, REGIONS, type Region } from "@rondel/imperial";
import { lastRegions } from "../../common/last-regions.ts";
import type { ImperialContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";
import { regionsOf } from "../describe-event.ts";
import { ownerOf } from "../owners.ts";
import { nameOf } from "./board-pieces.ts";

/** The data that the board draws: owners, highlighted regions and pieces. */
export function boardView(
  context: ImperialContext,
  decision: ImperialDecision | undefined,
  pieces: readonly Piece[],
): BoardView {
  const last = lastRegions(context.session, regionsOf);
  const via = seasOfPointedConvoy(context, decision);
  const regions: Record<string, RegionView> = {};
  for (const region of REGIONS) {
    regions[nameOf(region)] = {
      ...claimOn(context, region),
      states: statesOf(decision, region, last.has(region) || via.includes(region)),
    };
  }
  return { regions, pieces: [...pieces, ...marks(decision)], dug: [] };
}

/** The nation of a home province, or that of the flag in another region. */
function claimOn({ state }: ImperialContext, region: Region): Pick<RegionView, "owner" | "flag"> {
  if (isHome(region)) return { owner: ownerOf(homeOwner(region)) };
  const nation = state.value && flagIn(state.value, region);
  return nation === undefined ? {} : { flag: ownerOf(nation) };
}

function statesOf(decision: ImperialDecision | undefined, region: Region, isLast: boolean): RegionState[] {
  const offer = decision?.regions?.get(region);
  const states: RegionState[] = isLast ? ["last"] : [];
  if (offer) states.push(offer.isChosen ? "selected" : "legal");
  return states;
}

/** The seas of the convoy to the region under the pointer. */
function seasOfPointedConvoy(
  { selection }: ImperialContext,
  decision: ImperialDecision | undefined,
): readonly Region[] {
  const pointed = selection.pointed.value;
  return (pointed !== undefined && decision?.regions?.get(pointed)?.via) || [];
}

/** The signs in the regions that can be chosen. */
function marks(decision: ImperialDecision | undefined): Piece[] {
  return [...(decision?.regions ?? [])].flatMap(([region, { mark }]) =>
    mark ? [{ id: `mark ${region}`, region: nameOf(region), place: "slot" as const, symbol: `way-${mark}` }] : [],
  );
}
