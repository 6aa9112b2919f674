import type { Seat } from "@rondel/engine";
import { useState } from "preact/hooks";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useGameContext } from "../context.ts";
import { partyParams } from "../messages/params.ts";
import { BudgetSheet } from "./BudgetSheet.tsx";

/** Opens the budget of any player: sheets are public. */
export function BudgetButton() {
  const { state, text, messages, seat } = useGameContext();
  const [isOpen, setOpen] = useState(false);
  const [shown, show] = useState<Seat>(seat.value ?? (0 as Seat));
  const seats = (state.value?.home ?? []).map((_, other) => other as Seat);
  return (
    <>
      <button type="button" class="btn small" onClick={() => setOpen(true)}>
        {text("screen.budget")}
      </button>
      {isOpen && (
        <Dialog title={text("screen.budgetOf", partyParams("seat", shown, messages))} onClose={() => setOpen(false)}>
          <div class="budget-seats">
            {seats.map((one) => (
              <button type="button" class="chip" key={one} aria-pressed={one === shown} onClick={() => show(one)}>
                {messages.seat(one)}
              </button>
            ))}
          </div>
          <BudgetSheet seat={shown} />
          <div class="buttons">
            <button type="button" class="btn strong" onClick={() => setOpen(false)}>
              {text("screen.close")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
