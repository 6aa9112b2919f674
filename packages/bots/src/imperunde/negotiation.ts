import type { Seat } from "@rondel/engine";
import {
  type Action,
  ALL_REGIONS,
  costOf,
  type Deal,
  effective,
  type Frame,
  hostile,
  imperunde,
  isTransport,
  kindOf,
  type Proposal,
  promisesOf,
  proposalsOf,
  type Reason,
  type State,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
} from "@rondel/imperunde";
import { gainOfWar, isNearVictory, threatFrom } from "./diplomacy.ts";
import type { Survey } from "./survey.ts";
import { voteOnTarget } from "./target-votes.ts";

type Talks = Extract<Frame, { kind: "talks" }>;

/** A gain from war up to which a player keeps the peace for a price, in doubloons. */
const PRICE = 15;
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
  const { state, seat } = survey;
  const { by } = offered;
  const gain = gainOfWar(survey, by);
  if (gain > 0) {
    if (isNearVictory(state, by)) return { isGood: false, reason: "near-victory" };
    const enemy = state.order.find((other) => other !== by && other !== seat && hostile(state, seat, other));
    if (gain <= PRICE && enemy !== undefined && !offered.gets.includes("war")) {
      const instead: Deal = { offer: ["peace"], ask: ["peace", "war"], third: enemy, rounds: 1 };
      return { isGood: false, reason: "more", instead };
    }
    return { isGood: false, reason: "war-aim" };
  }
  if (threatFrom(survey, by) > 0) return { isGood: true, reason: "threat" };
  return { isGood: true, reason: effective(state, seat, by) === "peace" ? "no-gain" : "dividend" };
}

/** A counterproposal: the same deal from the other side, with some changes. */
function asDeal({ gives, gets, third, rounds }: Offered, changes: { gets?: Deal["ask"]; rounds?: number }): Deal {
  const asked = changes.gets ?? gets;
  const hasWar = gives.includes("war") || asked.includes("war");
  const named = hasWar && third !== undefined ? { third } : {};
  return { offer: gives, ask: asked, ...named, rounds: changes.rounds ?? rounds };
}

/** At most one per round: war on a leader who is about to win together with another, or peace with a stronger enemy. */
function ownProposal(survey: Survey, frame: Talks): Action | undefined {
  const { state, seat, knowledge } = survey;
  if (!knowledge.odds || proposalsOf(frame).some(({ by }) => by === seat)) return undefined;
  const others = state.order.filter((other) => other !== seat && !hasBroken(state, other, seat));
  const third = state.order.find((other) => other !== seat && isNearVictory(state, other));
  if (third !== undefined && knowledge.plans) {
    const player = strongest(
      state,
      others.filter((other) => other !== third && !hostile(state, other, third)),
    );
    if (player !== undefined) return { kind: "propose", player, offer: ["war"], ask: ["war"], third, rounds: 1 };
  }
  const player = others.find(
    (other) =>
      effective(state, seat, other) === "war" &&
      forcesOf(state, other) > forcesOf(state, seat) &&
      threatFrom(survey, other) > 0 &&
      gainOfWar(survey, other) <= 0,
  );
  return player === undefined ? undefined : { kind: "propose", player, offer: ["peace"], ask: ["peace"], rounds: 1 };
}

function strongest(state: State, seats: readonly Seat[]): Seat | undefined {
  return seats.toSorted((one, other) => forcesOf(state, other) - forcesOf(state, one))[0];
}

function hasBroken(state: State, by: Seat, player: Seat): boolean {
  return promisesOf(state).some(
    (promise) => promise.by === by && promise.player === player && promise.fate === "broken",
  );
}

/** The price of all units of a player on the board. */
function forcesOf(state: State, seat: Seat): number {
  return unitsOf(state, seat).reduce((sum, [unit, count]) => sum + count * costOf(kindOf(unit)), 0);
}

function hasTransports(state: State, seat: Seat): boolean {
  return unitsOf(state, seat).some(([unit]) => isTransport(unit));
}

function unitsOf(state: State, seat: Seat) {
  return ALL_REGIONS.flatMap((region) => stacksAt(state, region))
    .filter((stack) => stackParty(stack) === seat)
    .map((stack) => [stackUnit(stack), stackCount(stack)] as const);
}
