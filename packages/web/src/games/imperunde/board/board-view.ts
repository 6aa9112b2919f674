import type { BoardView, Piece, RegionState, RegionView } from "@rondel/boards";
import { ALL_REGIONS, CANALS, isSea, NOWHERE, ownerOf, type Region, type State } from "@rondel/imperunde";
import { lastRegions } from "../../common/last-regions.ts";
import type { ImperundeContext } from "../context.ts";
import type { ImperundeDecision } from "../decision/decision.ts";
import { placesOf } from "../describe-event.ts";
import { colourOf } from "../owners.ts";
import { nameOf } from "./board-pieces.ts";

const CANAL_NAMES: Readonly<Record<string, string>> = { egypt: "suez", "mosquito-coast": "panama" };

/** What the position alone says about the board; what is lit comes and goes with every choice. */
interface Position {
  readonly state: State;
  readonly pieces: readonly Piece[];
}

/** What the board draws: whose each field is, what is lit in it, and what stands there. */
export function boardView(
  context: ImperundeContext,
  { state, pieces }: Position,
  decision: ImperundeDecision | undefined,
): BoardView {
  const last = new Set([...lastRegions(context.session, placesOf), ...struckRegions(state)]);
  const regions: Record<string, RegionView> = {};
  for (const region of ALL_REGIONS) {
    const owner = isSea(region) ? undefined : colourOf(state, ownerOf(state, region));
    regions[nameOf(region)] = {
      ...(owner && { owner }),
      states: statesOf(decision, region, last.has(region)),
    };
  }
  const dug = CANALS.flatMap(({ territory }, canal) =>
    state.canals[canal] === 1 ? [CANAL_NAMES[nameOf(territory)] ?? ""] : [],
  );
  return { regions, pieces, dug };
}

/** Where the wheels have stopped, as long as that event lasts. */
function struckRegions({ frames }: State): readonly Region[] {
  return frames.flatMap((frame) => (frame.kind === "events" && frame.region !== NOWHERE ? [frame.region] : []));
}

function statesOf(decision: ImperundeDecision | undefined, region: Region, isLast: boolean): RegionState[] {
  const offer = decision?.regions?.get(region);
  const states: RegionState[] = isLast ? ["last"] : [];
  if (offer?.isDanger) states.push("danger");
  if (offer) states.push(offer.isChosen ? "selected" : "legal");
  return states;
}
