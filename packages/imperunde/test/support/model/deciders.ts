import type { Party, Position } from "./position.ts";

/** Whether a seat owes a decision (section 17). Undefined where units are chosen, which depends on the sides of the battle. */
export function owesDecision(position: Position, seat: Party): boolean | undefined {
  const frame = position.frames.at(-1);
  switch (frame?.kind) {
    case "talks":
      return frame.stage === "sealing" ? frame.sealed[seat] === null : frame.ready[seat] !== 1;
    case "income":
      return frame.commits[seat] === null; // IR-6.5.1 d
    case "investments":
    case "movement":
    case "goodWinds":
      return position.order[frame.turn] === seat; // IR-4.3.1
    case "embarkation":
      return position.options.embarkOrder === "sequential"
        ? position.order[frame.turn] === seat
        : frame.done[seat] !== 1; // RU-45
    case "window":
      return frame.passed[seat] !== 1; // IR-13.2.7
    case "card":
      return (frame.chain.at(-1) ?? frame.seat) !== seat && frame.passed[seat] !== 1; // IR-13.2.2
    case "attack":
    case "withdrawal":
    case "sinking":
    case "unmask":
    case "shift":
      return frame.seat === seat;
    case "battle":
      return frame.stage === "reinforce" ? frame.attacker === seat : undefined; // IR-12.4.1
    default:
      return undefined;
  }
}
