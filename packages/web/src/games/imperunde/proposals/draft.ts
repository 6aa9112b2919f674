import type { Seat } from "@rondel/engine";
import { type Action, type Deal, type Proposal, TERMS, type Term } from "@rondel/imperunde";

/** A proposal that a player is writing. */
export interface Draft extends Deal {
  readonly player: Seat;
}

export type Side = "offer" | "ask";

/** Peace for this round, the most common proposal. */
export function newDraft(player: Seat): Draft {
  return { player, offer: ["peace"], ask: ["peace"], rounds: 1 };
}

/** The same deal from the other side, to be changed. */
export function counterDraft({ by, offer, ask, third, rounds }: Proposal): Draft {
  return { player: by, offer: ask, ask: offer, ...(third !== undefined && { third }), rounds };
}

/** Adds or removes a promise. A promise of war names a third player; the first possible one if none is chosen. */
export function withTerm(draft: Draft, side: Side, term: Term, thirds: readonly Seat[]): Draft {
  const had = draft[side].includes(term);
  const terms = TERMS.filter((one) => (one === term ? !had : draft[side].includes(one)));
  return withThird({ ...draft, [side]: terms }, draft.third, thirds);
}

/** Another recipient, who cannot be the third player as well. */
export function withPlayer(draft: Draft, player: Seat, thirds: readonly Seat[]): Draft {
  return withThird({ ...draft, player }, draft.third, thirds);
}

export function withThird(draft: Draft, third: Seat | undefined, thirds: readonly Seat[]): Draft {
  const { third: _old, ...rest } = draft;
  if (!draft.offer.includes("war") && !draft.ask.includes("war")) return rest;
  const found = third !== undefined && thirds.includes(third) ? third : thirds[0];
  return found === undefined ? rest : { ...rest, third: found };
}

/** The players against whom two players can go to war together. */
export function possibleThirds(seats: readonly Seat[], me: Seat, player: Seat): readonly Seat[] {
  return seats.filter((seat) => seat !== me && seat !== player);
}

/** The action that sends a draft: a new proposal, or a counterproposal to one with this number. */
export function actionOf({ player, ...deal }: Draft, counters?: number): Action {
  return counters === undefined
    ? { kind: "propose", player, ...deal }
    : { kind: "counterProposal", proposal: counters, ...deal };
}
