import "./proposals.css";
import type { Seat } from "@rondel/engine";
import { type Frame, owesVote, proposalsOf } from "@rondel/imperunde";
import { useEffect, useRef, useState } from "preact/hooks";
import { scrollToTop } from "../../../ui/scroll-to-top.ts";
import { useGameContext } from "../context.ts";
import { Composer } from "./Composer.tsx";
import { newDraft } from "./draft.ts";
import { type NumberedProposal, ProposalCard } from "./ProposalCard.tsx";
import { TargetCard } from "./TargetCard.tsx";
import { TargetForm } from "./TargetForm.tsx";
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
  const asksForVote = waitsForVote(frame, seat.value);
  const count = waiting.length + (asksForVote ? 1 : 0);
  const newest = asksForVote ? frame.proposal : waiting.at(-1)?.number;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (newest !== undefined) section.current?.scrollIntoView({ block: "nearest" });
  }, [newest]);
  return (
    <section class="proposals" aria-live="polite" ref={section}>
      {count > 0 && (
        <h2>
          <span class="proposals-badge" aria-hidden="true">
            {count}
          </span>
          {talkText("talks.waiting", { count })}
        </h2>
      )}
      {asksForVote && <TargetCard frame={frame} />}
      {waiting.map(({ number, proposal }) => (
        <ProposalCard key={number} number={number} proposal={proposal} />
      ))}
    </section>
  );
}

function waitsForVote(frame: Talks, seat: Seat | undefined): boolean {
  return seat !== undefined && frame.stage === "open" && owesVote(frame, seat);
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
      {frame.proposal > 0 && !waitsForVote(frame, seat.value) && <TargetCard frame={frame} />}
      {others.map(({ number, proposal }) => (
        <ProposalCard key={number} number={number} proposal={proposal} />
      ))}
    </section>
  );
}

type Subject = "promises" | "target";

function NewProposal({ me }: { readonly me: Seat }) {
  const { state, free } = useGameContext();
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<Subject>("promises");
  const button = useRef<HTMLButtonElement>(null);
  // The form is below the button, often below the visible part of the column.
  useEffect(() => {
    if (isOpen && button.current) scrollToTop(button.current);
  }, [isOpen]);
  const player = state.value?.order.find((seat) => seat !== me);
  const may = (kind: "propose" | "proposeTarget") => free.value.some((action) => action.kind === kind);
  const subjects: readonly Subject[] = [
    ...(may("propose") ? (["promises"] as const) : []),
    ...(may("proposeTarget") ? (["target"] as const) : []),
  ];
  if (player === undefined || subjects.length === 0) return null;
  const subject = subjects.includes(chosen) ? chosen : subjects[0];
  const close = () => setOpen(false);
  return (
    <>
      <button ref={button} type="button" class="btn small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {talkText("talks.propose")}
      </button>
      {isOpen && (
        <>
          <fieldset class="deal-form-row deal-subject">
            <legend class="label">{talkText("talks.about")}</legend>
            {subjects.map((one) => (
              <button type="button" class="chip" key={one} aria-pressed={one === subject} onClick={() => choose(one)}>
                {talkText(`talks.about.${one}`)}
              </button>
            ))}
          </fieldset>
          {subject === "target" ? (
            <TargetForm onSent={close} />
          ) : (
            <Composer start={newDraft(player)} me={me} onSent={close} />
          )}
          <p class="muted">{talkText("talks.public")}</p>
        </>
      )}
    </>
  );
}
