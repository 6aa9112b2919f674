import type { BoardLayers } from "./component/layers.ts";
import { OwnerLines } from "./component/OwnerLines.tsx";
import { RegionStates } from "./component/RegionStates.tsx";
import { StackLayers } from "./component/StackLayers.tsx";

/** Loose stacks, and labels at their printed places. */
export const stackLayers: BoardLayers = { Highlights: RegionStates, Pieces: StackLayers, OwnerLines };
