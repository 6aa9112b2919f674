import type { Seat } from "@rondel/engine";
import type { Proposal } from "@rondel/imperunde";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { dealTerms } from "../messages/deals.ts";
import { AnswerButtons } from "./AnswerButtons.tsx";
import { Composer } from "./Composer.tsx";
import { counterDraft } from "./draft.ts";
import { PeacePay } from "./PeacePay.tsx";
import { talkText } from "./texts.ts";

export interface NumberedProposal {
  readonly number: number;
  readonly proposal: Proposal;
}

/** A proposal with its terms, its state and what the viewer can do with it. */
export function ProposalCard({ number, proposal }: NumberedProposal) {
  const { text, messages, state, seat, session } = useGameContext();
  const { by, player, answer, rounds, reason } = proposal;
  const me = session.past.at.value === undefined ? seat.value : undefined;
  const sideOf = (side: Seat) => (side === seat.value ? undefined : side);
  const head =
    seat.value === player
      ? talkText("talks.toYou", { by: messages.seat(by) })
      : seat.value === by
        ? talkText("talks.fromYou", { player: messages.seat(player) })
        : talkText("talks.between", { by: messages.seat(by), player: messages.seat(player) });
  return (
    <article class={`proposal proposal-${answer}`}>
      <p class="proposal-head">
        <Crest party={by} small />
        <Crest party={player} small />
        <span>
          {number + 1}. {head}
        </span>
      </p>
      <ul>
        {dealTerms(proposal, { by: sideOf(by), player: sideOf(player) }, messages).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {answer === "open" && <PeacePay deal={proposal} one={by} other={player} />}
      <p class="muted">
        {talkText("talks.until", { round: (state.value?.round ?? 0) + rounds - 1 })} ·{" "}
        {talkText(`talks.answer.${answer}`)}
        {reason && text("reason.said", { reason: text(`reason.${reason}`) })}
      </p>
      {answer === "open" && me === player && <Answers number={number} proposal={proposal} me={me} />}
      {answer === "open" && me === by && <Withdraw number={number} />}
    </article>
  );
}

function Answers({ number, proposal, me }: NumberedProposal & { readonly me: Seat }) {
  const context = useGameContext();
  const answer = (kind: "acceptProposal" | "rejectProposal") => () => void context.act({ kind, proposal: number });
  return (
    <AnswerButtons
      onAccept={answer("acceptProposal")}
      onReject={answer("rejectProposal")}
      counterForm={(close) => <Composer start={counterDraft(proposal)} counters={number} me={me} onSent={close} />}
    />
  );
}

function Withdraw({ number }: { readonly number: number }) {
  const context = useGameContext();
  return (
    <p class="proposal-answers">
      <button
        type="button"
        class="btn small"
        onClick={() => void context.act({ kind: "withdrawProposal", proposal: number })}
      >
        {talkText("talks.withdraw")}
      </button>
    </p>
  );
}
