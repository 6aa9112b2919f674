import {
  type AnyEvent,
  asSeat,
  lastStandingAction,
  type Match,
  type Outcome,
  undoLimit,
  type Viewer,
} from "@rondel/engine";
import { type Change, differenceIn, type KnownChanges, type Position, type Step } from "@rondel/protocol";
import { answerWindow, type ServedGame } from "./served-game.ts";

/** All viewers of a match: the seats, then the spectator. A viewer's place in this list is its index in `seen`. */
export function viewersOf(players: number): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => asSeat(seat)), "spectator"];
}

export function viewerIndex(viewer: Viewer | number, players: number): number {
  return viewer === "spectator" ? players : viewer;
}

/** The views of several viewers at once. Equal parts can be one object, so a view is never changed. */
export function viewsFor({ game }: ServedGame, state: unknown, viewers: readonly Viewer[]): readonly unknown[] {
  return game.views?.(state, viewers) ?? viewers.map((viewer) => game.view(state, viewer));
}

/** Computes the position for one viewer. `undo` is the stream number to which its seat may undo alone. */
export function positionOf(
  { game }: ServedGame,
  state: unknown,
  viewer: Viewer,
  undo: number | null,
  outcome: Outcome | null = game.outcome(state) ?? null,
  view: unknown = game.view(state, viewer),
): Position {
  const mayAct = viewer !== "spectator" && outcome === null;
  return {
    view,
    prompt: mayAct ? game.prompt(state, viewer) : null,
    actions: mayAct ? game.actions(state, viewer) : [],
    free: mayAct ? game.freeActions(state, viewer) : [],
    undo,
    outcome: outcome as Position["outcome"],
  };
}

const SHARED = ["view"] as const;
const OWN = ["prompt", "actions", "free", "outcome"] as const;

/**
 * Compares two positions except for `undo`: a stream that moved for `undo` alone would reveal what others did. `known` collects the changes
 * of parts that several views share.
 */
export function positionChanges(before: Position, after: Position, known: KnownChanges[] | undefined): Change[] {
  const changes = differenceIn(SHARED, before, after, known);
  for (const change of differenceIn(OWN, before, after)) changes.push(change);
  return changes;
}

/**
 * The entry to which a seat may undo alone, if there is anything to undo. Only a sole decider may: with several deciders, a
 * change of this number would reveal that another seat has answered, perhaps in secret.
 */
export function undoableTo(served: ServedGame, match: Match, viewer: Viewer): number | undefined {
  const [decider] = match.deciders;
  if (decider === undefined || decider !== viewer || match.deciders.length > 1) return undefined;
  if (answerWindow(served, match.state, 1)) return undefined;
  const start = undoLimit(match, decider);
  return start < lastStandingAction(match) ? start : undefined;
}

export function eventsFor(served: ServedGame, events: readonly AnyEvent[], viewer: Viewer): Step["events"] {
  const visible: AnyEvent[] = [];
  for (const event of events) {
    const seen = served.game.viewEvent(event, viewer);
    if (seen) visible.push(seen);
  }
  return visible;
}
