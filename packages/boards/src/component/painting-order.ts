import type { RegionState } from "./view.ts";

/** Later states are painted above earlier ones: what the player can do lies above what has happened. */
export const PAINTING_ORDER: readonly RegionState[] = ["last", "danger", "legal", "selected"];
