import { asSeat, type Seat, type Viewer } from "@rondel/engine";
import { clone } from "../clone.ts";
import type { Event, EventKind } from "../events.ts";
import type { Frame } from "../frames.ts";
import type { State } from "../state.ts";

/** A state without the information that is hidden from the viewer, and the numbers of hidden cards. */
export interface View {
  readonly viewer: Viewer;
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** The deck is empty, and so are the hands, orders, secret choices and passes of others. */
  readonly board: State;
}

export function view(state: State, viewer: Viewer): View {
  const board = clone(state);
  board.deck = [];
  board.hands = state.hands.map((hand, seat) => (seesHand(state, viewer, asSeat(seat)) ? [...hand] : []));
  board.orders = state.orders.map((orders, seat) => (seat === viewer ? [...orders] : [])); // H-15
  board.snapshots = state.snapshots.filter((seen) => seen.open || seen.thief === viewer || seen.victim === viewer);
  for (const frame of board.frames) hideSecrets(frame, viewer);
  return { viewer, handSizes: state.hands.map((hand) => hand.length), deckSize: state.deck.length, board };
}

/** H-1, H-5, H-6: viewers see their own hand, and the hand that Unmask spies shows at this moment. */
export function seesHand(state: State, viewer: Viewer, seat: Seat): boolean {
  if (seat === viewer) return true;
  return state.frames.some(
    (frame) => frame.kind === "unmask" && frame.victim === seat && (frame.open || frame.seat === viewer),
  );
}

function hideSecrets(frame: Frame, viewer: Viewer): void {
  const own = (_: unknown, seat: number): boolean => seat === viewer;
  switch (frame.kind) {
    // H-14
    case "window":
    case "card":
      frame.passed = frame.passed.map((passed, seat) => (own(passed, seat) ? passed : 0));
      return;
    // H-11
    case "talks":
      if (frame.stage === "sealing") frame.sealed = frame.sealed.map((set, seat) => (own(set, seat) ? set : null));
      return;
    case "income":
      frame.commits = frame.commits.map((change, seat) => (own(change, seat) ? change : null));
      return;
    case "embarkation":
      frame.commits = frame.commits.map((commits, seat) => (own(commits, seat) ? commits : []));
      frame.done = frame.done.map((done, seat) => (own(done, seat) ? done : 0));
      return;
    default:
  }
}

/** Hides private events and secret cards from other viewers. */
export function viewEvent(event: Event, viewer: Viewer): Event | undefined {
  switch (event.kind) {
    case "passed":
    case "committed":
    case "orderChanged":
      return event.onlyFor === viewer ? event : undefined;
    case "cardDrawn":
    case "cardReturned": {
      if (isKnown(event.knownTo, viewer)) return event;
      const { card: _card, ...rest } = event;
      return rest;
    }
    case "handSeen": {
      if (isKnown(event.knownTo, viewer)) return event;
      const { cards: _cards, ...rest } = event;
      return rest;
    }
    default:
      return event;
  }
}

const isKnown = (knownTo: readonly Seat[] | undefined, viewer: Viewer): boolean =>
  knownTo === undefined || knownTo.some((seat) => seat === viewer);

const REVEALING: ReadonlySet<EventKind> = new Set<EventKind>([
  "cardDrawn",
  "cardPlayed",
  "cardCountered",
  "handSeen",
  "cardReturned",
  "revealed",
  // RU-127: these cannot be undone either.
  "cargoSunk",
  "landFreed",
  "attackBegan",
]);

/** Whether an event has shown a card or secret choices, or cannot be undone by the rules. */
export function reveals(event: Event): boolean {
  return REVEALING.has(event.kind);
}
