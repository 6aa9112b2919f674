import type { Seat } from "@rondel/engine";
import {
  type Action,
  type Deal,
  effective,
  type Frame,
  hostile,
  imperunde,
  type Proposal,
  proposalsOf,
  type Reason,
} from "@rondel/imperunde";
import type { Temperament } from "../temperaments.ts";
import { gainOfWar, isNearVictory, threatFrom } from "./diplomacy.ts";
import { ownProposal } from "./own-proposals.ts";
import { forcesOf, hasBroken, hasTransports } from "./partners.ts";
import type { Survey } from "./survey.ts";
import { voteOnTarget } from "./target-votes.ts";

type Talks = Extract<Frame, { kind: "talks" }>;

/** A gain from war up to which a player keeps the peace for a price, in doubloons. A trader sells more, a conqueror less. */
const PRICE = 15;
const PRICES: Readonly<Record<Temperament, number>> = { cautious: PRICE, trader: 2 * PRICE, conqueror: PRICE / 3 };
/** A player with this many times the forces of the seat is not attacked for the sake of another. */
const TOO_STRONG = 1.5;

/** The answer to the first open proposal to the seat, its vote on a target, or a proposal of its own; undefined if it has nothing to say. */
export function negotiate(survey: Survey): Action | undefined {
  const frame = survey.state.frames[survey.state.frames.length - 1];
  if (frame?.kind !== "talks" || frame.stage !== "open") return undefined;
  const place = proposalsOf(frame).findIndex(({ player, answer }) => player === survey.seat && answer === "open");
  const proposal = proposalsOf(frame)[place];
  const action = proposal
    ? answerTo(survey, frame, proposal, place)
    : (voteOnTarget(survey, frame) ?? ownProposal(survey, frame));
  return action && imperunde.refuse(survey.state, survey.seat, action) === undefined ? action : undefined;
}

/** A proposal seen by the player who answers it. */
interface Offered {
  readonly by: Seat;
  /** What the answering player would promise, and what it would get. */
  readonly gives: Deal["ask"];
  readonly gets: Deal["offer"];
  readonly third: Seat | undefined;
  readonly rounds: number;
}

/** What to say to a proposal and why; a counterproposal if `instead` is set. */
interface Verdict {
  readonly isGood: boolean;
  readonly reason: Reason;
  readonly instead?: Deal;
}

function answerTo(survey: Survey, frame: Talks, proposal: Proposal, place: number): Action {
  const { isGood, reason, instead } = verdictOn(survey, {
    by: proposal.by,
    gives: proposal.ask,
    gets: proposal.offer,
    third: proposal.third,
    rounds: proposal.rounds,
  });
  const hasBargained = proposalsOf(frame).some(({ by, player }) => by === survey.seat && player === proposal.by);
  const counter: Action | undefined = instead && { kind: "counterProposal", proposal: place, ...instead, reason };
  if (counter && !hasBargained && imperunde.refuse(survey.state, survey.seat, counter) === undefined) return counter;
  return isGood && !instead
    ? { kind: "acceptProposal", proposal: place, reason }
    : { kind: "rejectProposal", proposal: place, reason };
}

/** Weighs what is asked, the most serious objection first. A gift is accepted. */
function verdictOn(survey: Survey, offered: Offered): Verdict {
  const { state, seat, knowledge } = survey;
  const { by, gives, gets, third, rounds } = offered;
  if (gives.length > 0 && hasBroken(state, by, seat)) return { isGood: false, reason: "broken-promise" };
  const onWar = gives.includes("war") && third !== undefined ? verdictOnWar(survey, offered, third) : undefined;
  if (onWar && !onWar.isGood) return onWar;
  const onPeace = gives.includes("peace") ? verdictOnPeace(survey, offered) : undefined;
  if (onPeace && !onPeace.isGood) return onPeace;
  if (gives.length > 0 && rounds > 2 && knowledge.plans) {
    return { isGood: false, reason: "shorter", instead: asDeal(offered, { rounds: 1 }) };
  }
  const found = onPeace ?? onWar;
  if (found) return found;
  if (gives.length > 0 && gets.length === 0) {
    return { isGood: false, reason: "more", instead: asDeal(offered, { gets: gives }) };
  }
  if (gets.includes("passage") && hasTransports(state, seat)) return { isGood: true, reason: "safe-ships" };
  if (gets.includes("peace")) return { isGood: true, reason: "dividend" };
  return { isGood: gives.length === 0, reason: gives.length === 0 ? "no-gain" : "no-reason" };
}

/** War on a third player: to stop a leader, or for conquests; not alone for the sake of another, and not against a stronger player. */
function verdictOnWar(survey: Survey, offered: Offered, third: Seat): Verdict {
  const { state, seat, knowledge } = survey;
  if (isNearVictory(state, third)) return { isGood: true, reason: "leader" };
  if (hostile(state, seat, third)) return { isGood: true, reason: "at-war-anyway" };
  if (forcesOf(state, third) > TOO_STRONG * forcesOf(state, seat)) return { isGood: false, reason: "too-strong" };
  if (!knowledge.wars || gainOfWar(survey, third) <= 0) return { isGood: false, reason: "no-reason" };
  if (offered.gets.includes("war")) return { isGood: true, reason: "war-aim" };
  const gets = [...offered.gets.filter((term) => term === "peace"), "war" as const];
  return { isGood: false, reason: "more", instead: asDeal(offered, { gets }) };
}

/** Peace: not with a player about to win, not instead of a good war; for a price instead of a small gain. */
function verdictOnPeace(survey: Survey, offered: Offered): Verdict {
  const { state, seat, knowledge } = survey;
  const { by } = offered;
  const gain = gainOfWar(survey, by);
  const price = knowledge.temperament ? PRICES[knowledge.temperament] : PRICE;
  if (gain > 0) {
    if (isNearVictory(state, by)) return { isGood: false, reason: "near-victory" };
    const enemy = state.order.find((other) => other !== by && other !== seat && hostile(state, seat, other));
    if (gain <= price && enemy !== undefined && !offered.gets.includes("war")) {
      const instead: Deal = { offer: ["peace"], ask: ["peace", "war"], third: enemy, rounds: 1 };
      return { isGood: false, reason: "more", instead };
    }
    return { isGood: false, reason: "war-aim" };
  }
  return { isGood: true, reason: reasonForPeace(survey, by) };
}

/** What a temperament says first of all that is true. */
const WORDS: Readonly<Record<Temperament, readonly Reason[]>> = {
  cautious: ["threat", "dividend", "no-gain"],
  trader: ["dividend", "threat", "no-gain"],
  conqueror: ["no-gain"],
};

/** Why a peace is accepted that a war would not gain more than. */
function reasonForPeace(survey: Survey, by: Seat): Reason {
  const { state, seat, knowledge } = survey;
  const isTrue: Partial<Record<Reason, boolean>> = {
    threat: threatFrom(survey, by) > 0,
    dividend: effective(state, seat, by) !== "peace",
  };
  const words = WORDS[knowledge.temperament ?? "cautious"];
  return words.find((word) => isTrue[word]) ?? "no-gain";
}

/** A counterproposal: the same deal from the other side, with some changes. */
function asDeal({ gives, gets, third, rounds }: Offered, changes: { gets?: Deal["ask"]; rounds?: number }): Deal {
  const asked = changes.gets ?? gets;
  const hasWar = gives.includes("war") || asked.includes("war");
  const named = hasWar && third !== undefined ? { third } : {};
  return { offer: gives, ask: asked, ...named, rounds: changes.rounds ?? rounds };
}
