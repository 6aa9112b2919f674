import { type AnyEvent, asSeat, lastNumber, type Match, type Outcome, undoLimit, type Viewer } from "@rondel/engine";
import { type Change, differenceIn, type Position, type Step } from "@rondel/protocol";
import { answerWindow, type ServedGame } from "./served-game.ts";

/** All who may look at a match: the seats, then the spectator. A viewer's place in this list is its index in `seen`. */
export function viewersOf(players: number): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => asSeat(seat)), "spectator"];
}

export function viewerIndex(viewer: Viewer | number, players: number): number {
  return viewer === "spectator" ? players : viewer;
}

/** What one viewer may know of the present; `undo` is the number to which its seat may go back alone. */
export function positionOf(
  { game }: ServedGame,
  state: unknown,
  viewer: Viewer,
  undo: number | null,
  outcome: Outcome | null = game.outcome(state) ?? null,
): Position {
  const asked = viewer !== "spectator" && outcome === null;
  return {
    view: game.view(state, viewer),
    prompt: asked ? game.prompt(state, viewer) : null,
    actions: asked ? game.actions(state, viewer) : [],
    free: asked ? game.freeActions(state, viewer) : [],
    undo,
    outcome: outcome as Position["outcome"],
  };
}

const COMPARED = ["view", "prompt", "actions", "free", "outcome"] as const;

/** What changed in a position, apart from what can be undone: a stream that moved by that alone would tell too much. */
export function positionChanges(before: Position, after: Position): Change[] {
  return differenceIn(COMPARED, before, after);
}

/**
 * The entry to which a seat may go back alone, if there is anything to take back. Only while the seat decides alone: that
 * somebody else has answered meanwhile, perhaps in secret, must not show in what can still be undone.
 */
export function undoableTo(served: ServedGame, match: Match, viewer: Viewer): number | undefined {
  const [only] = match.deciders;
  if (only === undefined || only !== viewer || match.deciders.length > 1) return undefined;
  if (answerWindow(served, match.state, 1)) return undefined;
  const start = undoLimit(match, only);
  return start < lastNumber(match) ? start : undefined;
}

export function eventsFor(served: ServedGame, events: readonly AnyEvent[], viewer: Viewer): Step["events"] {
  const told: AnyEvent[] = [];
  for (const event of events) {
    const seen = served.game.viewEvent(event, viewer);
    if (seen) told.push(seen);
  }
  return told;
}
