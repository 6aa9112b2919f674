import { choice, integer, list, optional, type Refusal, type Seat, seat } from "@rondel/engine";
import { refusal } from "../codes.ts";
import type { State } from "../state.ts";

/**
 * What a player can promise. `peace`: no war on the other. `war`: at war with a third player when the talks end. `passage`: no attack on
 * ships of the other and no sunk transports. Money is not a term: the rules allow no transfer (IR-5.2.4, RU-47).
 */
export const TERMS = ["peace", "war", "passage"] as const;
export type Term = (typeof TERMS)[number];

/** Why a proposal is accepted, rejected or countered. The language files have a sentence for each. */
export const REASONS = [
  "dividend",
  "threat",
  "leader",
  "no-gain",
  "safe-ships",
  "war-aim",
  "at-war-anyway",
  "broken-promise",
  "near-victory",
  "too-strong",
  "no-reason",
  "more",
  "shorter",
  "ahead",
  "behind",
] as const;
export type Reason = (typeof REASONS)[number];

const MOST_ROUNDS = 3;
/** The number of proposals of a seat that may be open at the same time, and that it may make in the talks of one round. */
const MOST_OPEN = 3;
export const MOST_PROPOSALS = 6;

/** The fields of a proposal. `offer` is promised by the player who makes it, `ask` by the player who gets it. */
export const DEAL_FIELDS = {
  offer: list(choice(...TERMS), TERMS.length),
  ask: list(choice(...TERMS), TERMS.length),
  third: optional(seat()),
  rounds: integer(1, MOST_ROUNDS),
} as const;

/** The content of a proposal. */
export interface Deal {
  readonly offer: readonly Term[];
  readonly ask: readonly Term[];
  /** The player against whom `war` is promised. */
  readonly third?: Seat;
  /** The number of rounds for which the promises hold, the present one included. */
  readonly rounds: number;
}

/** A proposal of the present talks. Answered ones stay in the list, so that a number always means the same proposal. */
export interface Proposal extends Deal {
  readonly by: Seat;
  readonly player: Seat;
  readonly answer: Answer;
  /** Why it was answered so. */
  readonly reason?: Reason;
}

export const ANSWERS = ["open", "accepted", "rejected", "countered", "withdrawn"] as const;
export type Answer = (typeof ANSWERS)[number];

/** A promise that two players have agreed on. Agreements are not binding: a promise can be broken, and that is remembered. */
export interface PromiseRecord {
  readonly by: Seat;
  readonly player: Seat;
  readonly term: Term;
  readonly third?: Seat;
  /** The last round in which the promise holds. */
  readonly until: number;
  /** Promises with the same number were agreed together. */
  readonly pact: number;
  readonly fate: Fate;
}

/** `released`: the other side made war or broke its own part first. */
export const FATES = ["open", "kept", "broken", "released"] as const;
export type Fate = (typeof FATES)[number];

/** Why two players cannot agree on this. */
export function refuseDeal(state: State, by: Seat, player: Seat, deal: Deal): Refusal | undefined {
  if (player >= state.players || player === by) return refusal("no-such-opponent", "IR-5.2.4", { seat: player });
  const { offer, ask, third } = deal;
  const isEmpty = offer.length + ask.length === 0;
  const isWar = offer.includes("war") || ask.includes("war");
  if (isEmpty || !inOrder(offer) || !inOrder(ask) || isWar !== (third !== undefined))
    return refusal("not-a-proposal", "IR-5.2.4");
  if (third !== undefined && (third >= state.players || third === by || third === player))
    return refusal("no-such-opponent", "IR-5.2.4", { seat: third });
  return undefined;
}

/** Each term at most once, in the order of the list. */
function inOrder(terms: readonly Term[]): boolean {
  return terms.every((term, place) => TERMS.indexOf(terms[place - 1] as Term) < TERMS.indexOf(term));
}

/** Why a seat cannot make another proposal. */
export function refuseNumber(proposals: readonly Proposal[], by: Seat): Refusal | undefined {
  const own = proposals.filter((proposal) => proposal.by === by);
  const open = own.filter(({ answer }) => answer === "open").length;
  return open >= MOST_OPEN || own.length >= MOST_PROPOSALS
    ? refusal("too-many-proposals", "IR-5.2.4", { open: MOST_OPEN, all: MOST_PROPOSALS })
    : undefined;
}

export function isSameDeal(one: Deal, other: Deal): boolean {
  const text = ({ offer, ask, third, rounds }: Deal) => [offer, ask, third ?? "", rounds].join(";");
  return text(one) === text(other);
}

/** The fields of a deal without those of the action or proposal around it. */
export function dealOf({ offer, ask, third, rounds }: Deal): Deal {
  return { offer, ask, ...(third !== undefined && { third }), rounds };
}
