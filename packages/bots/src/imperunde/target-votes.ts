import { type Action, type Frame, owesVote, type Reason } from "@rondel/imperunde";
import { isLeader } from "./diplomacy.ts";
import type { Survey } from "./survey.ts";

type Talks = Extract<Frame, { kind: "talks" }>;

/** A target that is this many posts farther is too far for bots that plan. */
const TOO_FAR = 6;

/** The vote on a proposed target with its reason, or a nearer target instead; undefined if no vote of the seat is missing. */
export function voteOnTarget(survey: Survey, frame: Talks): Action | undefined {
  const { state, seat, knowledge } = survey;
  if (!owesVote(frame, seat)) return undefined;
  const change = frame.proposal - state.target;
  if (change > TOO_FAR && knowledge.plans && !isLeader(state, seat)) {
    return { kind: "proposeTarget", posts: state.target + TOO_FAR, reason: "shorter" };
  }
  const reason = reasonFor(survey);
  // A leader wants the end nearer, players behind want it farther away, players who are level want no change.
  return { kind: "voteTarget", yes: reason !== "no-reason" && change < 0 === (reason === "ahead"), reason };
}

function reasonFor({ state, seat }: Survey): Reason {
  if (!isLeader(state, seat)) return "behind";
  const isAlone = state.order.every((other) => other === seat || !isLeader(state, other));
  return isAlone ? "ahead" : "no-reason";
}
