import { pick, type Random, type Seat, shuffle, type Viewer } from "@rondel/engine";
import type { StandingOrder } from "../actions.ts";
import { debtChoices } from "../budget.ts";
import { without } from "../cards/deck.ts";
import { type Card, cardNamed } from "../cards/list.ts";
import { clone } from "../clone.ts";
import type { Frame } from "../frames.ts";
import { hasPauses, type State, seatsOf } from "../state.ts";

/**
 * Copies a state with everything that section 19 hides from the viewer replaced at random. Written from the table there and never from
 * view.ts, so that a mistake in one of the two shows.
 */
export function redealHidden(state: State, viewer: Viewer, random: Random): State {
  const other = clone(state);
  redealCards(other, viewer, random);
  other.snapshots = other.snapshots.filter((seen) => seen.open || seen.thief === viewer || seen.victim === viewer); // H-5
  for (const seat of seatsOf(other)) {
    if (seat !== viewer) other.orders[seat] = randomOrders(other, random); // H-15
  }
  for (const frame of other.frames) replaceAnswers(other, frame, viewer, random);
  return other;
}

/** H-1, H-2, H-3: shuffles the deck and all hands that the viewer does not know together, and deals hands of the same size. */
export function redealCards(state: State, viewer: Viewer, random: Random): void {
  const known = knownHands(state.frames, viewer);
  const keptIn = (seat: Seat): readonly Card[] => (known.has(seat) ? state.hands[seat] : state.shown?.[seat]) ?? [];
  const handOf = (seat: Seat): readonly Card[] => state.hands[seat] ?? [];
  const pool = [...state.deck, ...seatsOf(state).flatMap((seat) => without(handOf(seat), keptIn(seat)))];
  shuffle(random, "redeal", pool);
  state.hands = seatsOf(state).map((seat) => {
    const kept = keptIn(seat);
    return [...kept, ...pool.splice(0, handOf(seat).length - kept.length)].sort((one, other) => one - other);
  });
  state.deck = pool;
}

/** H-1: the viewer's own hand. H-5, H-6: the hand that a spy looks at now, for the spy in private, in the open for everyone. */
function knownHands(frames: readonly Frame[], viewer: Viewer): ReadonlySet<Viewer> {
  const looks = frames.filter((frame) => frame.kind === "unmask");
  const seen = looks.filter((look) => look.open || look.seat === viewer);
  return new Set([viewer, ...seen.map((look) => look.victim)]);
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
