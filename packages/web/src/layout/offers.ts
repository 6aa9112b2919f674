import type { ChatLine } from "@rondel/protocol";

export type OfferLine = Extract<ChatLine, { kind: "offer" }>;

/** The state of an offer, computed from the chat lines after it: the offer itself never changes. */
export interface OfferState {
  readonly isWithdrawn: boolean;
  readonly accepted: readonly number[];
  readonly declined: readonly number[];
}

export function offerState(offer: OfferLine, chat: readonly ChatLine[]): OfferState {
  const about = chat.filter((line) => "offer" in line && line.offer === offer.number);
  const answers = about.flatMap((line) => (line.kind === "answer" ? [line] : []));
  const seatsThat = (accepts: boolean) =>
    answers.flatMap((answer) => (answer.accepts === accepts ? [answer.seat] : []));
  return {
    isWithdrawn: about.some(({ kind }) => kind === "withdrawal"),
    accepted: seatsThat(true),
    declined: seatsThat(false),
  };
}

/** True if a seat may answer: once, not its own offer, and not after the offer was withdrawn. */
export function mayAnswer(offer: OfferLine, { isWithdrawn, accepted, declined }: OfferState, seat: number): boolean {
  return !isWithdrawn && offer.seat !== seat && ![...accepted, ...declined].includes(seat);
}
