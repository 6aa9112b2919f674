import type { Seat } from "@rondel/engine";
import { type Deal, effective, PEACE_DIVIDEND } from "@rondel/imperunde";
import { useGameContext } from "../context.ts";
import { talkText } from "./texts.ts";

interface PeacePayProps {
  readonly deal: Pick<Deal, "offer" | "ask">;
  readonly one: Seat;
  readonly other: Seat;
}

/** The money that a proposal brings each round: the dividend of a new peace (IR-6.2.3). No other payment exists (IR-5.2.4). */
export function PeacePay({ deal, one, other }: PeacePayProps) {
  const now = useGameContext().state.value;
  const isMutual = deal.offer.includes("peace") && deal.ask.includes("peace");
  if (!now || !isMutual || effective(now, one, other) === "peace") return null;
  return <p class="deal-pay">{talkText("talks.pays", { amount: PEACE_DIVIDEND })}</p>;
}
