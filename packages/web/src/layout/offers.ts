import type { ChatLine } from "@rondel/protocol";

export type OfferLine = Extract<ChatLine, { kind: "offer" }>;

/** What became of an offer: it is never changed, the lines after it tell. */
export interface OfferState {
  readonly isWithdrawn: boolean;
  readonly accepted: readonly number[];
  readonly declined: readonly number[];
}

export function offerState(offer: OfferLine, talk: readonly ChatLine[]): OfferState {
  const about = talk.filter((line) => "offer" in line && line.offer === offer.number);
  const answers = about.flatMap((line) => (line.kind === "answer" ? [line] : []));
  const seatsThat = (accepts: boolean) =>
    answers.flatMap((answer) => (answer.accepts === accepts ? [answer.seat] : []));
  return {
    isWithdrawn: about.some(({ kind }) => kind === "withdrawal"),
    accepted: seatsThat(true),
    declined: seatsThat(false),
  };
}

/** Whether somebody in the room can still answer: nobody answers twice, or an own offer, or one that is withdrawn. */
export function mayAnswer(offer: OfferLine, { isWithdrawn, accepted, declined }: OfferState, seat: number): boolean {
  return !isWithdrawn && offer.seat !== seat && ![...accepted, ...declined].includes(seat);
}
