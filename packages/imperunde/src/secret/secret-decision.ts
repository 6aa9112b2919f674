import { topFrame } from "@rondel/engine";
import type { State } from "../state.ts";
import { isSimultaneous } from "../turns.ts";

/** Whether the open decision is secret: cards in a window, debts, the secret choice of wars, secret embarkation, a hand that is seen. */
export function isSecretDecision(state: State): boolean {
  const frame = topFrame(state);
  switch (frame?.kind) {
    case "window":
    case "card":
    case "income":
    case "unmask":
      return true;
    case "talks":
      return frame.stage === "sealing";
    case "embarkation":
      return isSimultaneous(state);
    default:
      return false;
  }
}
