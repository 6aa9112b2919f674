import type { Json, Seat } from "@rondel/engine";
import { type Deal, TERMS, type Term } from "@rondel/imperunde";
import type { MessageParams } from "../../../messages/format.ts";
import type { Translator } from "../../../messages/translator.ts";

type Given = Readonly<Record<string, Json>>;

/** The two sides of a deal as subject and object; a side without a seat is the reader. */
interface Sides {
  readonly by: Seat | undefined;
  readonly player: Seat | undefined;
}

/** The terms of a deal, one phrase each. A term that both sides promise is one phrase. */
export function dealTerms(
  deal: Pick<Deal, "offer" | "ask" | "third">,
  { by, player }: Sides,
  translator: Translator,
): string[] {
  const subject = (seat: Seat | undefined) =>
    seat === undefined ? translator.term("deal.you") : translator.seat(seat);
  const object = (seat: Seat | undefined) =>
    seat === undefined ? translator.term("deal.you.object") : translator.seat(seat);
  const one = (term: Term, from: Seat | undefined, to: Seat | undefined) =>
    translator.term(`deal.one.${term}`, { by: subject(from), about: object(to), third });
  const third = deal.third === undefined ? "" : translator.seat(deal.third);
  return TERMS.flatMap((term) => {
    const [isOffered, isAsked] = [deal.offer.includes(term), deal.ask.includes(term)];
    if (isOffered && isAsked) return [translator.term(`deal.both.${term}`, { third })];
    if (isOffered) return [one(term, by, player)];
    return isAsked ? [one(term, player, by)] : [];
  });
}

/** All terms of a deal and its length in one phrase. */
export function dealSum(deal: Deal, sides: Sides, translator: Translator): string {
  const terms = dealTerms(deal, sides, translator).join(translator.term("deal.separator"));
  return translator.term("deal.for", { terms, rounds: deal.rounds });
}

/** The parameters of messages about proposals and promises: the deal, the promise, the number, and what was said. */
export function dealParams(given: Given, translator: Translator): MessageParams {
  const { party, other, player, third, word } = given;
  const isPromise = given.kind === "promiseKept" || given.kind === "promiseBroken";
  return {
    ...(typeof given.proposal === "number" && { number: given.proposal + 1 }),
    ...(Array.isArray(given.offer) && { deal: dealText(given, seatIn(party), seatIn(other ?? player), translator) }),
    ...(isPromise && { promise: promiseText(word, third, translator) }),
    why: typeof given.reason === "string" ? said(given.reason, translator) : "",
  };
}

const seatIn = (value: Json | undefined): Seat | undefined => (typeof value === "number" ? (value as Seat) : undefined);

function promiseText(term: Json | undefined, third: Json | undefined, translator: Translator): string {
  return translator.term(`promise.${term}`, { third: typeof third === "number" ? translator.seat(third) : "" });
}

function dealText(given: Given, by: Seat | undefined, player: Seat | undefined, translator: Translator): string {
  const deal = {
    offer: termsIn(given.offer),
    ask: termsIn(given.ask),
    ...(typeof given.third === "number" && { third: given.third as Seat }),
  };
  return dealSum({ ...deal, rounds: Number(given.rounds ?? given.count ?? 1) }, { by, player }, translator);
}

function said(reason: string, translator: Translator): string {
  return translator.term("reason.said", { reason: translator.term(`reason.${reason}`) });
}

const termsIn = (value: Json | undefined): readonly Term[] => (Array.isArray(value) ? value.filter(isTerm) : []);

function isTerm(value: Json | undefined): value is Term {
  return typeof value === "string" && (TERMS as readonly string[]).includes(value);
}
