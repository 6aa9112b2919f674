import { type Seat, topFrame } from "@rondel/engine";
import { askedBy } from "../secret/asked.ts";
import type { View } from "./view.ts";

/** The public facts about an open window, and the viewer's own pass. */
export interface Answering {
  /** The seats that may answer, including those that have. */
  readonly asked: readonly Seat[];
  /** Whether the viewer has passed. */
  readonly hasPassed: boolean;
}

/**
 * H-14, H-15: the number of passes is secret, even without names. A growing count would show when players pass, a count above zero
 * in a new window would show standing orders, and each of two players would know whether the other has passed.
 */
export function answering({ viewer, board }: View): Answering | undefined {
  const frame = topFrame(board);
  if (frame?.kind !== "window" && frame?.kind !== "card") return undefined;
  return { asked: askedBy(board, frame), hasPassed: viewer !== "spectator" && frame.passed[viewer] === 1 };
}
