import type { BoardView, Piece, RegionState, RegionView } from "@rondel/boards";
import { ALL_REGIONS, CANALS, isSea, NOWHERE, ownerOf, type Region, type State } from "@rondel/imperunde";
import { lastRegions } from "../../common/last-regions.ts";
import type { ImperundeContext } from "../context.ts";
import type { ImperundeDecision, RegionTarget } from "../decision/decision.ts";
import { regionsOf } from "../describe-event.ts";
import { colourOf } from "../owners.ts";
import { nameOf } from "./board-pieces.ts";
import { CANAL_NAMES } from "./canal-names.ts";

/** The part of the board view that does not depend on the selection. */
interface Position {
  readonly state: State;
  readonly pieces: readonly Piece[];
}

/** The view of the board: owners and states of the regions, pieces, canals. */
export function boardView(
  context: ImperundeContext,
  { state, pieces }: Position,
  decision: ImperundeDecision | undefined,
): BoardView {
  const last = new Set([...lastRegions(context.session, regionsOf), ...eventRegions(state)]);
  const regions: Record<string, RegionView> = {};
  for (const region of ALL_REGIONS) {
    const owner = isSea(region) ? undefined : colourOf(state, ownerOf(state, region));
    regions[nameOf(region)] = {
      ...(owner && { owner }),
      states: statesOf(decision, region, last.has(region)),
      ...noteOf(decision?.regions?.get(region)),
    };
  }
  const dug = CANALS.flatMap(({ territory }, canal) =>
    state.canals[canal] === 1 ? [CANAL_NAMES[nameOf(territory)] ?? ""] : [],
  );
  return { regions, pieces, dug };
}

/** The region of the current event. */
function eventRegions({ frames }: State): readonly Region[] {
  return frames.flatMap((frame) => (frame.kind === "events" && frame.region !== NOWHERE ? [frame.region] : []));
}

function noteOf(offer: RegionTarget | undefined): Pick<RegionView, "note"> {
  return offer?.note === undefined
    ? {}
    : { note: { text: offer.note, isDanger: offer.isDanger || offer.isRisky || false } };
}

function statesOf(decision: ImperundeDecision | undefined, region: Region, isLast: boolean): RegionState[] {
  const offer = decision?.regions?.get(region);
  const states: RegionState[] = isLast ? ["last"] : [];
  if (offer?.isDanger) states.push("danger");
  if (offer && !offer.isQuiet) states.push(offer.isChosen ? "selected" : "legal");
  return states;
}
