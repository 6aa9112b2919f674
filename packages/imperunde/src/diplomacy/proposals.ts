import type { Refusal, Seat } from "@rondel/engine";
import type { Action, ActionOf } from "../actions.ts";
import { refusal } from "../codes.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { TalksFrame } from "../frames.ts";
import { CONSENTED, DECLARED, NOTHING } from "../phases/stances.ts";
import { atPeace, basePeace } from "../relations.ts";
import { pairOf, type State, seatsOf } from "../state.ts";
import { recordPromises } from "./promises.ts";
import {
  type Answer,
  type Deal,
  dealOf,
  isSameDeal,
  type PromiseRecord,
  type Proposal,
  type Reason,
  refuseDeal,
  refuseNumber,
} from "./terms.ts";

const PROPOSAL_KINDS = ["propose", "acceptProposal", "rejectProposal", "counterProposal", "withdrawProposal"] as const;
export type ProposalAction = ActionOf<(typeof PROPOSAL_KINDS)[number]>;

export function isProposalAction(action: Action): action is ProposalAction {
  return (PROPOSAL_KINDS as readonly string[]).includes(action.kind);
}

/** All proposals of the present talks, answered ones included. They are public, like stances (H-12). */
export function proposalsOf(frame: TalksFrame): readonly Proposal[] {
  return frame.proposals ?? [];
}

/** The answers that a seat owes: accepting or rejecting each open proposal to it. */
export function answersOwed(frame: TalksFrame, seat: Seat): Action[] {
  return proposalsOf(frame).flatMap(({ player, answer }, proposal): Action[] =>
    player === seat && answer === "open"
      ? [
          { kind: "acceptProposal", proposal },
          { kind: "rejectProposal", proposal },
        ]
      : [],
  );
}

/** A sample of what a seat can propose, counter and withdraw, since there are too many forms to list. */
export function sampleProposals(state: State, frame: TalksFrame, seat: Seat): Action[] {
  const others = seatsOf(state).filter((other) => other !== seat);
  const proposals = others.flatMap((player, place): Action[] => {
    const third = others[(place + 1) % others.length] as Seat;
    return [
      { kind: "propose", player, offer: ["peace"], ask: ["peace"], rounds: 1 },
      { kind: "propose", player, offer: ["passage"], ask: ["war"], third, rounds: 2 },
    ];
  });
  const reactions = proposalsOf(frame).flatMap(({ by, offer, ask }, proposal): Action[] => {
    if (by === seat) return [{ kind: "withdrawProposal", proposal }];
    const third = others.find((other) => other !== by);
    return [
      { kind: "counterProposal", proposal, offer: ["peace"], ask: ["peace"], rounds: 2 },
      ...(third === undefined || offer.includes("war") || ask.includes("war")
        ? []
        : [{ kind: "counterProposal", proposal, offer: ["peace"], ask: ["peace", "war"], third, rounds: 1 } as const]),
    ];
  });
  return [...proposals, ...reactions];
}

export function refuseProposalAction(
  state: State,
  frame: TalksFrame,
  seat: Seat,
  action: ProposalAction,
): Refusal | undefined {
  if (action.kind === "propose") return refuseNew(state, frame, seat, action.player, action);
  const proposal = proposalsOf(frame)[action.proposal];
  if (!proposal) return refusal("no-such-proposal", "IR-5.2.4");
  const owner = action.kind === "withdrawProposal" ? proposal.by : proposal.player;
  if (owner !== seat) return refusal("not-your-proposal", "IR-5.2.4");
  if (proposal.answer !== "open") return refusal("proposal-is-answered", "IR-5.2.4");
  if (action.kind !== "counterProposal") return undefined;
  if (isSameDeal(mirrored(proposal), action)) return refusal("same-proposal", "IR-5.2.4");
  return refuseNew(state, frame, seat, proposal.by, action);
}

/** A deal as the other side would propose it. */
function mirrored({ offer, ask, ...rest }: Deal): Deal {
  return { ...rest, offer: ask, ask: offer };
}

function refuseNew(state: State, frame: TalksFrame, by: Seat, player: Seat, deal: Deal): Refusal | undefined {
  const refused = refuseDeal(state, by, player, deal) ?? refuseNumber(proposalsOf(frame), by);
  if (refused) return refused;
  const stands = proposalsOf(frame).some(
    (one) => one.answer === "open" && one.by === by && one.player === player && isSameDeal(one, deal),
  );
  return stands ? refusal("same-proposal", "IR-5.2.4") : undefined;
}

export function playProposalAction(
  state: State,
  frame: TalksFrame,
  seat: Seat,
  action: ProposalAction,
  context: PlayContext,
): void {
  if (action.kind === "propose") {
    add(frame, seat, action.player, action, context);
    return;
  }
  const { by, player } = proposalsOf(frame)[action.proposal] as Proposal;
  const reason = "reason" in action ? action.reason : undefined;
  answer(frame, action.proposal, seat, ANSWER_OF[action.kind], context, reason);
  if (action.kind === "counterProposal") add(frame, seat, by, action, context);
  if (action.kind === "acceptProposal") agree(state, frame, by, player, action.proposal, context);
}

const ANSWER_OF = {
  acceptProposal: "accepted",
  rejectProposal: "rejected",
  counterProposal: "countered",
  withdrawProposal: "withdrawn",
} as const satisfies Readonly<Record<Exclude<ProposalAction["kind"], "propose">, Answer>>;

/** Puts a proposal on the table. A player who was ready is asked again, so that a proposal is not missed (RU-09). */
function add(frame: TalksFrame, by: Seat, player: Seat, given: Deal, context: PlayContext): void {
  const deal = dealOf(given);
  const { rounds, ...terms } = deal;
  frame.proposals = [...proposalsOf(frame), { by, player, ...deal, answer: "open" }];
  frame.ready[player] = 0;
  context.emit({ kind: "proposalMade", rule: "IR-5.2.4", party: by, other: player, ...terms, count: rounds });
}

function answer(
  frame: TalksFrame,
  place: number,
  seat: Seat,
  word: Exclude<Answer, "open">,
  context: PlayContext,
  reason: Reason | undefined,
): void {
  const proposals = proposalsOf(frame);
  const { by, player } = proposals[place] as Proposal;
  const why = reason === undefined ? {} : { reason };
  frame.proposals = proposals.map((one, index) => (index === place ? { ...one, answer: word, ...why } : one));
  const other = seat === by ? player : by;
  context.emit({ kind: "proposalAnswered", rule: "IR-5.2.4", party: seat, other, word, ...why });
}

/** Records the promises of both sides and announces what follows from them; only then can a side break its word. */
function agree(state: State, frame: TalksFrame, by: Seat, player: Seat, place: number, context: PlayContext): void {
  const promises = recordPromises(state, by, player, proposalsOf(frame)[place] as Proposal);
  frame.ready[by] = 0;
  frame.ready[player] = 0;
  for (const promise of promises) announce(state, frame, promise, context);
}

/** Sets the stance that a promise needs. */
function announce(state: State, frame: TalksFrame, promise: PromiseRecord, context: PlayContext): void {
  const { by, term, third } = promise;
  if (term === "passage") return;
  const other = third ?? promise.player;
  const pair = pairOf(by, other);
  const before = frame.stances[pair] ?? NOTHING;
  const now = term === "war" ? warStance(state, by, other) : peaceStance(state, by, other);
  if (now === before || before === (term === "war" ? DECLARED : CONSENTED)) return;
  frame.stances[pair] = now;
  frame.ready.fill(0); // RU-09
  const word =
    now === DECLARED
      ? "declareWar"
      : now === CONSENTED
        ? "consentPeace"
        : before === DECLARED
          ? "withdrawWar"
          : "withdrawConsent";
  const rule = term === "war" ? "IR-5.2.1" : "IR-5.2.2";
  context.emit({ kind: "stanceChanged", rule, also: ["IR-5.2.4"], party: by, other, word });
}

/** A war that goes on needs no declaration, only no consent to peace. */
const warStance = (state: State, by: Seat, other: Seat): number => (basePeace(state, by, other) ? DECLARED : NOTHING);

const peaceStance = (state: State, by: Seat, other: Seat): number =>
  basePeace(state, by, other) && atPeace(state, by, other) ? NOTHING : CONSENTED;

/** At the end of the talks open proposals lapse. */
export function lapseProposals(frame: TalksFrame, context: PlayContext): void {
  for (const { by, player, answer: given } of proposalsOf(frame)) {
    if (given === "open")
      context.emit({ kind: "proposalAnswered", rule: "IR-5.2.4", party: by, other: player, word: "lapsed" });
  }
}
