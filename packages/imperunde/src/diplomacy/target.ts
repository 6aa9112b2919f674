import type { Refusal, Seat } from "@rondel/engine";
import type { Action, ActionOf } from "../actions.ts";
import { refusal } from "../codes.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { TalksFrame } from "../frames.ts";
import { mostPosts } from "../setup/new-state.ts";
import type { State } from "../state.ts";
import type { Reason } from "./terms.ts";

/** A vote against the proposed target. */
export interface Objection {
  readonly by: Seat;
  readonly reason?: Reason;
}

export type TargetAction = ActionOf<"proposeTarget" | "voteTarget">;

export function isTargetAction(action: Action): action is TargetAction {
  return action.kind === "proposeTarget" || action.kind === "voteTarget";
}

/** The votes against the proposed target. A seat that has not voted is not among them. */
export function objectionsOf(frame: TalksFrame): readonly Objection[] {
  return frame.objections ?? [];
}

const hasObjected = (frame: TalksFrame, seat: Seat): boolean => objectionsOf(frame).some(({ by }) => by === seat);

/** Whether a proposed target waits for the vote of a seat. */
export function owesVote(frame: TalksFrame, seat: Seat): boolean {
  return frame.proposal > 0 && frame.votes[seat] === 0 && !hasObjected(frame, seat);
}

export function refuseTargetAction(
  state: State,
  frame: TalksFrame,
  seat: Seat,
  action: TargetAction,
): Refusal | undefined {
  if (action.kind === "proposeTarget") {
    if (action.posts > mostPosts(state.players)) return refusal("target-too-high", "RU-112");
    return action.posts === frame.proposal ? refusal("already-proposed", "RU-112") : undefined;
  }
  if (frame.proposal === 0) return refusal("no-proposal", "RU-112");
  const hasSaidSo = action.yes ? frame.votes[seat] === 1 : hasObjected(frame, seat);
  return hasSaidSo ? refusal("voted-so-already", "RU-112") : undefined;
}

export function playTargetAction(
  frame: TalksFrame,
  seat: Seat,
  { reason, ...action }: TargetAction,
  context: PlayContext,
): void {
  const why = reason === undefined ? {} : { reason };
  if (action.kind === "proposeTarget") {
    frame.proposal = action.posts;
    frame.votes.fill(0);
    frame.votes[seat] = 1;
    delete frame.objections;
    const event = { kind: "targetProposed", rule: "IR-5.2.5", also: ["RU-112"], party: seat } as const;
    context.emit({ ...event, count: action.posts, ...why });
    frame.ready.fill(0);
    return;
  }
  vote(frame, seat, action.yes, reason);
  context.emit({ kind: "targetVoted", rule: "IR-5.2.5", party: seat, word: action.yes ? "yes" : "no", ...why });
}

/** A first vote against the target changes nothing for players who are ready; every other vote does (RU-09). */
function vote(frame: TalksFrame, seat: Seat, yes: boolean, reason: Reason | undefined): void {
  const before = frame.votes[seat];
  frame.votes[seat] = yes ? 1 : 0;
  if (yes || before === 1) frame.ready.fill(0);
  if (yes) {
    const others = objectionsOf(frame).filter(({ by }) => by !== seat);
    if (frame.objections) frame.objections = others;
    return;
  }
  // A withdrawn vote without a reason is no objection: earlier matches with one keep their hashes.
  if (before === 1 && reason === undefined) return;
  frame.objections = [...objectionsOf(frame), { by: seat, ...(reason !== undefined && { reason }) }];
}
