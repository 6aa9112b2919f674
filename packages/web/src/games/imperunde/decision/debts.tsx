import type { ImperundeContext } from "../context.ts";
import { DangerList, dangersFor } from "../movement/dangers.tsx";
import { actionsOf, type ImperundeDecision, selectableRow, selectedButton } from "./decision.ts";

/** D-10: how much to borrow or repay, with the resulting debt and funds. */
export function debtsDecision(context: ImperundeContext): ImperundeDecision {
  const offers = actionsOf(context, "settleDebt");
  const seat = context.seat.value;
  const sheetAfter = (change: number) =>
    seat === undefined ? undefined : context.ask({ kind: "budget", player: seat, change })?.sheet;
  return {
    title: context.text("screen.debts"),
    options: offers.map((offer) => {
      const sheet = sheetAfter(offer.change);
      const dangers = dangersFor(context, [offer]);
      return selectableRow(context, offer, {
        ...(sheet && {
          consequence: context.text("screen.debt", { amount: sheet.totalDebt }),
          price: context.text("screen.fundsAfter", { amount: sheet.freeFunds }),
        }),
        ...(dangers.length > 0 && { danger: <DangerList context={context} dangers={dangers} /> }),
      });
    }),
    chosen: context.selection.option.value,
    primary: selectedButton(context, offers),
  };
}
