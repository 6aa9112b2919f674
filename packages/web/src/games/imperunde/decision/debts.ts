import type { ImperundeContext } from "../context.ts";
import { actionsOf, type ImperundeDecision, selectableRow, selectedButton } from "./decision.ts";

/** D-10: how much to borrow or repay, with the resulting debt and funds. */
export function debtsDecision(context: ImperundeContext): ImperundeDecision {
  const offers = actionsOf(context, "settleDebt");
  const seat = context.seat.value;
  const budget = seat === undefined ? undefined : context.ask({ kind: "budget", player: seat });
  return {
    title: context.text("screen.debts"),
    options: offers.map((offer) =>
      selectableRow(
        context,
        offer,
        budget && {
          consequence: context.text("screen.debt", { amount: budget.sheet.totalDebt + offer.change }),
          price: context.text("screen.fundsAfter", { amount: budget.sheet.freeFunds + offer.change }),
        },
      ),
    ),
    chosen: context.selection.option.value,
    primary: selectedButton(context, offers),
  };
}
