import { showRefusal } from "../../../ui/notices.ts";
import type { ImperialContext } from "../context.ts";
import type { ActionButton } from "./decision.ts";

/** Declines now and whenever the same prompt comes up, by a standing answer on the server. */
export function declineAlwaysButtons({ session, text }: ImperialContext): ActionButton[] {
  const { standingAnswers } = session;
  const code = session.prompt.value?.code;
  if (!standingAnswers || (code !== "force-investor" && code !== "demand-battle")) return [];
  return [
    { label: text(`order.${code}`), press: () => void showRefusal(standingAnswers.add(code, { kind: "decline" })) },
  ];
}
