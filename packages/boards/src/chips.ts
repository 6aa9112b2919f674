import { ChipLayers } from "./component/ChipLayers.tsx";
import type { BoardLayers } from "./component/layers.ts";
import { RegionOutlines } from "./component/RegionOutlines.tsx";

/** One chip for each owner in a region; names and chips are placed together. Only the fill of a region shows its owner. */
export const chipLayers: BoardLayers = { Highlights: RegionOutlines, Pieces: ChipLayers };
