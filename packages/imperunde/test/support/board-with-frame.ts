import type { Frame, State } from "../../src/index.ts";
import { HOMES } from "./positions.ts";
import { givenBoard } from "./table.ts";

/** A board on which one frame lies. */
export function boardWith(frame: Frame, position = "", options = {}): State {
  const { state } = givenBoard(4, `${HOMES}\n ${position}`, options);
  state.frames = [{ kind: "round" }, frame];
  return state;
}

export const top = ({ frames }: State): Frame | undefined => frames.at(-1);
