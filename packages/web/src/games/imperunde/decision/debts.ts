import type { ImperundeContext } from "../context.ts";
import { actionsOf, choiceFor, chosenButton, type ImperundeDecision } from "./decision.ts";

/** D-10: debts are chosen on the budget sheet, with what is left to spend. */
export function debtsDecision(context: ImperundeContext): ImperundeDecision {
  const offers = actionsOf(context, "settleDebt");
  const seat = context.seat.value;
  const budget = seat === undefined ? undefined : context.ask({ kind: "budget", player: seat });
  return {
    title: context.text("screen.debts"),
    options: offers.map((offer) =>
      choiceFor(
        context,
        offer,
        budget && {
          consequence: context.text("screen.debt", { amount: budget.sheet.totalDebt + offer.change }),
          price: context.text("screen.fundsAfter", { amount: budget.sheet.freeFunds + offer.change }),
        },
      ),
    ),
    chosen: context.choosing.option.value,
    primary: chosenButton(context, offers),
  };
}
