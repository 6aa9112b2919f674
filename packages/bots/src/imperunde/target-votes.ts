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
  return { kind: "voteTarget", yes: isWelcome(survey, change), reason: reasonFor(survey) };
}

/** A leader wants the end nearer, all others want it farther away. */
function isWelcome({ state, seat }: Survey, change: number): boolean {
  return change < 0 === isLeader(state, seat);
}

const reasonFor = ({ state, seat }: Survey): Reason => (isLeader(state, seat) ? "ahead" : "behind");
