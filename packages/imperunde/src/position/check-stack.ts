import type { PositionFault } from "@rondel/engine";
import type { Frame } from "../frames.ts";
import type { State } from "../state.ts";
import { fault, faultOfFrames } from "./fault.ts";

type Above = Frame["kind"] | "nothing";

/** Frames that a card, an order or a battle can put on the frame in which cards are played. */
const EFFECTS: readonly Above[] = ["card", "unmask", "shift", "battle", "clearSea", "sinking", "withdrawal"];
const FLOOR: readonly Above[] = ["nothing", ...EFFECTS];
const TURN: readonly Above[] = [...FLOOR, "attack"];
const PHASES: readonly Above[] = ["talks", "income", "investments", "clearing", "movement", "embarkation", "events"];

/** The frames that may lie on a frame, by its kind and, if it has stages, its stage. */
const ABOVE: Readonly<Record<string, readonly Above[]>> = {
  startColonies: ["nothing", "startShips"],
  startShips: ["nothing"],
  round: PHASES,
  "talks open": FLOOR,
  "talks sealing": ["nothing"],
  "talks closing": ["window"],
  "income window": ["window"],
  "income debts": ["nothing"],
  "investments turn": FLOOR,
  "investments window": ["window"],
  clearing: ["clearSea"],
  clearSea: ["battle"],
  "movement turn": TURN,
  "movement window": ["window"],
  attack: ["nothing"],
  "battle name": ["nothing", "sinking"],
  "battle window": ["window"],
  "battle reinforce": ["nothing", "sinking"],
  withdrawal: ["nothing"],
  sinking: ["nothing", "sinking"],
  "embarkation turn": FLOOR,
  "embarkation window": ["window"],
  "events draw": ["battle", "clearSea", "goodWinds"],
  "events window": ["window"],
  "events end": ["window"],
  goodWinds: TURN,
  window: FLOOR,
  card: ["nothing"],
  unmask: ["nothing"],
  shift: ["nothing"],
};

const PHASE_OF: Readonly<Partial<Record<Frame["kind"], number>>> = {
  talks: 2,
  income: 3,
  investments: 4,
  clearing: 5,
  movement: 6,
  embarkation: 7,
  events: 8,
};

/** Checks that each frame can lie on the one below it, and that the stack belongs to the phase (IR-4.1.1). */
export function checkStack(state: State): PositionFault | undefined {
  const [bottom, phase] = state.frames;
  if (state.ended || !bottom) return checkEnd(state);
  if (bottom.kind !== "startColonies" && bottom.kind !== "round") return outOfOrder(bottom);
  const wrong = state.frames.find((frame, place) => !mayBear(frame, state.frames[place + 1]?.kind ?? "nothing"));
  if (wrong) return outOfOrder(wrong);
  if (bottom.kind === "startColonies" || (state.round > 0 && phase && PHASE_OF[phase.kind] === state.phase))
    return undefined;
  return fault("phase-contradicts-decision", "IR-4.1.1", { kind: "round" }, { round: state.round, phase: state.phase });
}

/** IR-14.1.1: nothing is pending exactly when the match is over. */
function checkEnd(state: State): PositionFault | undefined {
  if (!state.ended) return faultOfFrames("match-not-over", "IR-14.1.1");
  return state.frames.length > 0 ? fault("nothing-after-the-end", "IR-14.1.1", { kind: "over" }) : undefined;
}

function outOfOrder({ kind }: Frame): PositionFault {
  return faultOfFrames("frames-out-of-order", "IR-4.1.1", { frame: kind });
}

function mayBear(frame: Frame, above: Above): boolean {
  const key = "stage" in frame ? `${frame.kind} ${frame.stage}` : frame.kind;
  return ABOVE[key]?.includes(above) ?? false;
}
