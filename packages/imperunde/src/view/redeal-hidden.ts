import { pick, type Random, type Seat, type Viewer } from "@rondel/engine";
import type { StandingOrder } from "../actions.ts";
import { debtChoices } from "../budget.ts";
import { cardNamed } from "../cards/list.ts";
import { clone } from "../clone.ts";
import type { Frame } from "../frames.ts";
import { hasPauses, type State, seatsOf } from "../state.ts";
import { redeal } from "./guess.ts";

/** Copies a state with everything that section 19 hides from the viewer replaced at random. */
export function redealHidden(state: State, viewer: Viewer, random: Random): State {
  const other = clone(state);
  redeal(other, viewer, random); // H-1, H-2, H-3
  other.snapshots = other.snapshots.filter((seen) => seen.open || seen.thief === viewer || seen.victim === viewer); // H-5
  for (const seat of seatsOf(other)) {
    if (seat !== viewer) other.orders[seat] = randomOrders(other, random); // H-15
  }
  for (const frame of other.frames) replaceAnswers(other, frame, viewer, random);
  return other;
}

const ORDERS: readonly StandingOrder[] = [
  { kind: "orderCounter", against: "me" },
  { kind: "orderPlay", card: cardNamed("ambush"), when: "attacked" },
  { kind: "orderPlay", card: cardNamed("rebellion"), when: "event" },
];

function randomOrders(state: State, random: Random): StandingOrder[] {
  const kind = hasPauses(state) ? "orderStop" : "orderAutoPass";
  const orders: StandingOrder[] = [{ kind, window: "roll" }, { kind, window: "counter" }, ...ORDERS];
  return orders.filter(() => random.draw("order", 3) === 0);
}

/** H-11, H-14: replaces the secret answers of the other seats. At least one of them has not answered. */
function replaceAnswers(state: State, frame: Frame, viewer: Viewer, random: Random): void {
  const others = seatsOf(state).filter((seat) => seat !== viewer);
  const late = pick(random, "late", others);
  const answered = (seat: Seat): boolean => seat !== late && random.draw("answered", 2) === 0;
  for (const seat of others) {
    switch (frame.kind) {
      case "window":
      case "card":
        frame.passed[seat] = answered(seat) ? 1 : 0;
        break;
      case "talks":
        if (frame.stage === "sealing") frame.sealed[seat] = answered(seat) ? random.draw("stance", 2) << late : null;
        break;
      case "income":
        if (frame.stage === "debts") {
          frame.commits[seat] = answered(seat) ? pick(random, "debt", debtChoices(state, seat)) : null;
        }
        break;
      case "embarkation":
        if (state.options.embarkOrder === "simultaneous" && frame.stage === "turn") {
          frame.commits[seat] = [];
          frame.done[seat] = answered(seat) ? 1 : 0;
        }
        break;
      default:
    }
  }
}
