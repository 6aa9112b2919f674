import type { BoardView, Piece, RegionState, RegionView } from "@rondel/boards";
import { CANALS, type Field, isSea, ownerOf, type State } from "@rondel/imperunde";
import { lastPlaces } from "../../common/last-regions.ts";
import type { Plan } from "../decision/decision.ts";
import type { Desk } from "../context.ts";
import { placesOf } from "../describe-event.ts";
import { colourOf } from "../owners.ts";
import { FIELDS, nameOf } from "./board-pieces.ts";

const CANAL_NAMES: Readonly<Record<string, string>> = { egypt: "suez", "mosquito-coast": "panama" };

/** What the position alone says about the board; what is lit comes and goes with every choice. */
interface Position {
  readonly state: State;
  readonly pieces: readonly Piece[];
}

/** What the board draws: whose each field is, what is lit in it, and what stands there. */
export function boardView(desk: Desk, { state, pieces }: Position, plan: Plan | undefined): BoardView {
  const last = new Set([...lastPlaces(desk.session, placesOf), ...struckFields(state)]);
  const regions: Record<string, RegionView> = {};
  for (const field of FIELDS) {
    const owner = isSea(field) ? undefined : colourOf(state, ownerOf(state, field));
    regions[nameOf(field)] = {
      ...(owner && { owner }),
      states: statesOf(plan, field, last.has(field)),
    };
  }
  const dug = CANALS.flatMap(({ land }, canal) => (state.canals[canal] === 1 ? [CANAL_NAMES[nameOf(land)] ?? ""] : []));
  return { regions, pieces, dug };
}

/** Where the wheels have stopped, as long as that event lasts. */
function struckFields({ frames }: State): readonly Field[] {
  return frames.flatMap((frame) => (frame.kind === "events" && frame.field >= 0 ? [frame.field] : []));
}

function statesOf(plan: Plan | undefined, field: Field, isLast: boolean): RegionState[] {
  const offer = plan?.regions?.get(field);
  const states: RegionState[] = isLast ? ["last"] : [];
  if (offer?.isDanger) states.push("danger");
  if (offer) states.push(offer.isChosen ? "selected" : "legal");
  return states;
}
