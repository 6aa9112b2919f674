import type { Seat } from "@rondel/engine";
import { useState } from "preact/hooks";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useGameContext } from "../context.ts";
import { partyParams } from "../messages/params.ts";
import { BudgetSheet } from "./BudgetSheet.tsx";

/** The budgets of all players, one at a time: sheets are public. */
export function BudgetDialog({ onClose }: { onClose(): void }) {
  const { state, text, messages, seat } = useGameContext();
  const [shown, show] = useState<Seat>(seat.value ?? (0 as Seat));
  const seats = (state.value?.home ?? []).map((_, other) => other as Seat);
  return (
    <Dialog title={text("screen.budgetOf", partyParams("seat", shown, messages))} onClose={onClose}>
      <div class="budget-seats">
        {seats.map((one) => (
          <button type="button" class="chip" key={one} aria-pressed={one === shown} onClick={() => show(one)}>
            {messages.seat(one)}
          </button>
        ))}
      </div>
      <BudgetSheet seat={shown} />
      <div class="buttons">
        <button type="button" class="btn strong" onClick={onClose}>
          {text("screen.close")}
        </button>
      </div>
    </Dialog>
  );
}
