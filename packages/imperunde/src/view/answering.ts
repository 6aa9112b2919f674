import { type Seat, topFrame } from "@rondel/engine";
import { askedBy } from "../secret/asked.ts";
import type { View } from "./view.ts";

/** What a viewer may know of an open window. */
export interface Answering {
  /** Whom it asks, those who have answered included. */
  readonly asked: readonly Seat[];
  /** Whether the viewer himself has passed. */
  readonly hasPassed: boolean;
}

/**
 * H-14, H-15: how many have passed is not part of it, not even without names. A count that grows is a clock of the passes; one that
 * is not zero when the window opens counts standing orders; and of two who are asked, each would know the other.
 */
export function answering({ viewer, board }: View): Answering | undefined {
  const frame = topFrame(board);
  if (frame?.kind !== "window" && frame?.kind !== "card") return undefined;
  return { asked: askedBy(board, frame), hasPassed: viewer !== "spectator" && frame.passed[viewer] === 1 };
}
