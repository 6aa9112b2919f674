import type { Desk } from "../context.ts";
import { actionsOf, choiceFor, chosenDeed, type Plan } from "./decision.ts";

/** D-10: debts are chosen on the budget sheet, with what is left to spend. */
export function debtsPlan(desk: Desk): Plan {
  const offers = actionsOf(desk, "settleDebt");
  const seat = desk.seat.value;
  const budget = seat === undefined ? undefined : desk.ask({ kind: "budget", player: seat });
  return {
    title: desk.word("screen.debts"),
    options: offers.map((offer) =>
      choiceFor(
        desk,
        offer,
        budget && {
          consequence: desk.word("screen.debt", { amount: budget.sheet.totalDebt + offer.change }),
          price: desk.word("screen.fundsAfter", { amount: budget.sheet.freeFunds + offer.change }),
        },
      ),
    ),
    chosen: desk.choosing.option.value,
    deed: chosenDeed(desk, offers),
  };
}
