import "./proposals.css";
import type { Seat } from "@rondel/engine";
import { type Frame, proposalsOf } from "@rondel/imperunde";
import { useEffect, useRef, useState } from "preact/hooks";
import { useGameContext } from "../context.ts";
import { Composer } from "./Composer.tsx";
import { newDraft } from "./draft.ts";
import { type NumberedProposal, ProposalCard } from "./ProposalCard.tsx";
import { talkText } from "./texts.ts";

type Talks = Extract<Frame, { kind: "talks" }>;

const numbered = (frame: Talks): readonly NumberedProposal[] =>
  proposalsOf(frame).map((proposal, number) => ({ number, proposal }));

const isWaitingFor =
  (seat: Seat | undefined) =>
  ({ proposal }: NumberedProposal): boolean =>
    proposal.player === seat && proposal.answer === "open";

/** The proposals that wait for an answer of the viewer, above everything else. A new one scrolls into sight. */
export function WaitingProposals({ frame }: { readonly frame: Talks }) {
  const { seat } = useGameContext();
  const waiting = numbered(frame).filter(isWaitingFor(seat.value));
  const newest = waiting.at(-1)?.number;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (newest !== undefined) section.current?.scrollIntoView({ block: "nearest" });
  }, [newest]);
  return (
    <section class="proposals" aria-live="polite" ref={section}>
      {waiting.length > 0 && (
        <h2>
          <span class="proposals-badge" aria-hidden="true">
            {waiting.length}
          </span>
          {talkText("talks.waiting", { count: waiting.length })}
        </h2>
      )}
      {waiting.map(({ number, proposal }) => (
        <ProposalCard key={number} number={number} proposal={proposal} />
      ))}
    </section>
  );
}

/** All other proposals of these talks, the newest first, and the form for a new one. */
export function ProposalsPanel({ frame }: { readonly frame: Talks }) {
  const { seat } = useGameContext();
  const isWaiting = isWaitingFor(seat.value);
  const others = numbered(frame)
    .filter((one) => !isWaiting(one))
    .toReversed();
  return (
    <section class="proposals">
      <h3>{talkText("talks.proposals")}</h3>
      {frame.stage === "open" && seat.value !== undefined && <NewProposal key={seat.value} me={seat.value} />}
      {others.map(({ number, proposal }) => (
        <ProposalCard key={number} number={number} proposal={proposal} />
      ))}
    </section>
  );
}

function NewProposal({ me }: { readonly me: Seat }) {
  const { state, free } = useGameContext();
  const [isOpen, setOpen] = useState(false);
  const player = state.value?.order.find((seat) => seat !== me);
  const mayPropose = free.value.some(({ kind }) => kind === "propose");
  if (player === undefined || !mayPropose) return null;
  return (
    <>
      <button type="button" class="btn small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {talkText("talks.propose")}
      </button>
      {isOpen && (
        <>
          <Composer start={newDraft(player)} me={me} onSent={() => setOpen(false)} />
          <p class="muted">{talkText("talks.public")}</p>
        </>
      )}
    </>
  );
}
