import type { PositionFault } from "@rondel/engine";
import type { Frame } from "../frames.ts";
import type { State } from "../state.ts";
import { faultOfFrames } from "./fault.ts";

type Above = Frame["kind"] | "nothing";

/** IM-6.3: checks that each frame can lie on the one below it. An empty stack is the end of the game. */
export function checkStack(state: State): PositionFault | undefined {
  const [bottom] = state.frames;
  if (bottom !== undefined && bottom.kind !== "offer" && bottom.kind !== "turn") return outOfOrder(bottom);
  const wrong = state.frames.find((frame, place) => !mayBear(frame, state.frames[place + 1]?.kind ?? "nothing"));
  return wrong && outOfOrder(wrong);
}

function outOfOrder({ kind }: Frame): PositionFault {
  return faultOfFrames("frames-out-of-order", "IM-6.3", { frame: kind });
}

const ACTIONS: readonly Above[] = ["factory", "production", "import", "manoeuvre", "flags"];

function mayBear(frame: Frame, above: Above): boolean {
  if (frame.kind === "manoeuvre") return above === "nothing" || above === "window";
  if (frame.kind !== "turn") return above === "nothing";
  switch (frame.stage) {
    case "announce":
      return above === "nothing" || above === "force";
    case "action":
      return ACTIONS.includes(above);
    case "next":
    case "vacant":
      return above === "investment";
    case "investors":
      return false;
  }
}
