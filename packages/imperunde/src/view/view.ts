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
  return viewing(state)(viewer);
}

export function views(state: State, viewers: readonly Viewer[]): View[] {
  return viewers.map(viewing(state));
}

/** Copies a state, and returns the function that makes the view of each viewer. The views share all that is public. */
function viewing(state: State): (viewer: Viewer) => View {
  const copy = clone(state);
  const { hands, orders, snapshots, frames } = copy;
  const handSizes = hands.map((hand) => hand.length);
  const deckSize = copy.deck.length;
  const deck: State["deck"] = [];
  return (viewer) => {
    const board = {
      ...copy,
      deck,
      hands: hands.map((hand, seat) => (seesHand(state, viewer, asSeat(seat)) ? hand : [])),
      orders: orders.map((own, seat) => (seat === viewer ? own : [])), // H-15
      snapshots: snapshots.filter((seen) => seen.open || seen.thief === viewer || seen.victim === viewer),
      frames: frames.map((frame) => frameSeenBy(frame, viewer)),
    };
    return { viewer, handSizes, deckSize, board };
  };
}

/** H-1, H-5, H-6: viewers see their own hand, and the hand that Unmask spies shows at this moment. */
export function seesHand(state: State, viewer: Viewer, seat: Seat): boolean {
  if (seat === viewer) return true;
  return state.frames.some(
    (frame) => frame.kind === "unmask" && frame.victim === seat && (frame.open || frame.seat === viewer),
  );
}

/** A frame without the secrets of others. */
function frameSeenBy(frame: Frame, viewer: Viewer): Frame {
  const own = (seat: number): boolean => seat === viewer;
  switch (frame.kind) {
    // H-14
    case "window":
    case "card":
      return { ...frame, passed: frame.passed.map((passed, seat) => (own(seat) ? passed : 0)) };
    // H-11
    case "talks":
      if (frame.stage !== "sealing") return frame;
      return { ...frame, sealed: frame.sealed.map((set, seat) => (own(seat) ? set : null)) };
    case "income":
      return { ...frame, commits: frame.commits.map((change, seat) => (own(seat) ? change : null)) };
    case "embarkation":
      return {
        ...frame,
        commits: frame.commits.map((commits, seat) => (own(seat) ? commits : [])),
        done: frame.done.map((done, seat) => (own(seat) ? done : 0)),
      };
    default:
      return frame;
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
