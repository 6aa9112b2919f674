import type { Seat } from "@rondel/engine";
import type { TalksFrame } from "../frames.ts";
import { pairOf } from "../state.ts";

/** The stances of the talks. */
export const NOTHING = 0;
export const DECLARED = 1;
export const CONSENTED = 2;

/** The current stance of one player towards another in the talks. Stances are public (H-12). */
export function stanceOf(frame: TalksFrame, seat: Seat, other: Seat): "war" | "peace" | undefined {
  const stance = frame.stances[pairOf(seat, other)];
  if (stance === DECLARED) return "war";
  return stance === CONSENTED ? "peace" : undefined;
}
