import type { Seat } from "@rondel/engine";
import { type Event, eventsOf, type Frame, objectionsOf, owesVote } from "@rondel/imperunde";
import type { TableSession } from "../../../session/session.ts";
import { isYou } from "../../common/game-context.ts";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { AnswerButtons } from "./AnswerButtons.tsx";
import { TargetForm } from "./TargetForm.tsx";
import { talkText } from "./texts.ts";

type Talks = Extract<Frame, { kind: "talks" }>;

interface TargetProps {
  readonly frame: Talks;
}

/** The proposal to everyone to change the target, with the vote of each player. */
export function TargetCard({ frame }: TargetProps) {
  const { state, seat, session, messages } = useGameContext();
  const now = state.value;
  if (!now) return null;
  const me = session.past.at.value === undefined && frame.stage === "open" ? seat.value : undefined;
  const by = targetAuthor(session);
  const target = { posts: frame.proposal, target: now.target };
  const owes = me !== undefined && owesVote(frame, me);
  return (
    <article class="proposal proposal-open proposal-target">
      <p class="proposal-head">
        {by !== undefined && <Crest party={by} small />}
        <span>
          {by === undefined
            ? talkText("talks.target", target)
            : isYou(session, by)
              ? talkText("talks.target.fromYou", target)
              : talkText("talks.target.from", { by: messages.seat(by), ...target })}
        </span>
      </p>
      <ul>
        {now.order.map((voter) => (
          <Vote key={voter} frame={frame} voter={voter} />
        ))}
      </ul>
      <p class="muted">{talkText("talks.target.condition")}</p>
      {owes && <Answers />}
      {me !== undefined && frame.votes[me] === 1 && <Unvote />}
    </article>
  );
}

/** The player who has proposed the target; undefined while that part of the log is not loaded. */
function targetAuthor({ log, past }: TableSession): Seat | undefined {
  const shown = log.value.filter(({ number }) => number <= (past.at.value ?? number));
  return eventsOf(
    shown.flatMap(({ events }) => events as readonly Event[]),
    "targetProposed",
  ).at(-1)?.party;
}

function Vote({ frame, voter }: TargetProps & { readonly voter: Seat }) {
  const { text, person } = useGameContext();
  const objection = objectionsOf(frame).find(({ by }) => by === voter);
  const vote = frame.votes[voter] === 1 ? "agrees" : objection ? "rejects" : "open";
  return (
    <li>
      <Crest party={voter} small />
      <span>
        <span class="vote-name">{person(voter)}</span>: {talkText(`talks.target.${vote}`)}
        {objection?.reason && text("reason.said", { reason: text(`reason.${objection.reason}`) })}
      </span>
    </li>
  );
}

function Answers() {
  const context = useGameContext();
  const vote = (yes: boolean) => () => void context.act({ kind: "voteTarget", yes });
  return (
    <AnswerButtons
      onAccept={vote(true)}
      onReject={vote(false)}
      counterForm={(close) => <TargetForm onSent={close} />}
    />
  );
}

function Unvote() {
  const context = useGameContext();
  return (
    <p class="proposal-answers">
      <button type="button" class="btn small" onClick={() => void context.act({ kind: "voteTarget", yes: false })}>
        {talkText("talks.target.unvote")}
      </button>
    </p>
  );
}
