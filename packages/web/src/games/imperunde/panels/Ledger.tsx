import type { Seat } from "@rondel/engine";
import { SHEET_LINES, type Sheet, sheetOf } from "@rondel/imperunde";
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../../../ui/Dialog.tsx";
import { scrollable } from "../../../ui/scrollable.ts";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { partyParams } from "../messages/params.ts";

interface Column {
  readonly name: string;
  readonly sheet: Sheet;
  readonly isForecast?: boolean;
}

/** The sheet that everybody fills in line by line, one column a round, and what the next would bring. */
export function Ledger({ seat }: { readonly seat: Seat }) {
  const { text } = useGameContext();
  const columns = useColumns(seat);
  const paper = useRef<HTMLDivElement>(null);
  // The newest column is the one that is looked for. In a dialog the paper has no width before the dialog is open.
  useEffect(() => {
    const seen = requestAnimationFrame(() => paper.current?.scrollTo({ left: paper.current.scrollWidth }));
    return () => cancelAnimationFrame(seen);
  }, [columns.length, seat]);
  return (
    <div class="ledger" ref={paper} {...scrollable}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text("screen.item")}</th>
            {columns.map(({ name, isForecast }) => (
              <th scope="col" key={name} data-forecast={isForecast}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SHEET_LINES.map((line) => (
            <tr key={line} data-line={line}>
              <th scope="row">{text(`line.${line}`)}</th>
              {columns.map(({ name, sheet, isForecast }) => (
                <td key={`${name} ${sheet[line]}`} data-forecast={isForecast}>
                  {sheet[line]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Fixed sheets of all rounds; this round's as it would be, while it is not fixed; then the forecast. */
function useColumns(seat: Seat): Column[] {
  const context = useGameContext();
  const { state, text, ask } = context;
  const now = state.value;
  if (!now) return [];
  const fixed = now.sheets.flatMap((_, place): Column[] => {
    const sheet = sheetOf(now, seat, place + 1);
    return sheet ? [{ name: text("screen.round", { round: place + 1 }), sheet }] : [];
  });
  const budget = ask({ kind: "budget", player: seat, ...chosenDebt(context, seat) });
  if (!budget) return fixed;
  const draft: Column[] = budget.fixed
    ? []
    : [{ name: text("screen.round", { round: now.round }), sheet: budget.sheet, isForecast: true }];
  return [...fixed, ...draft, { name: text("screen.forecast"), sheet: budget.forecast, isForecast: true }];
}

/** What the viewer is about to borrow or to repay stands on the sheet before it is done. */
function chosenDebt({ actions, choosing, seat: viewer }: ImperundeContext, seat: Seat): { readonly change?: number } {
  const chosen = actions.value.find((action) => JSON.stringify(action) === choosing.option.value);
  return seat === viewer.value && chosen?.kind === "settleDebt" ? { change: chosen.change } : {};
}

/** A button that opens the budget of anybody: sheets are public. */
export function LedgerButton() {
  const { state, text, messages, seat } = useGameContext();
  const [isOpen, setOpen] = useState(false);
  const [shown, show] = useState<Seat>(seat.value ?? (0 as Seat));
  const seats = (state.value?.home ?? []).map((_, place) => place as Seat);
  return (
    <>
      <button type="button" class="btn small" onClick={() => setOpen(true)}>
        {text("screen.budget")}
      </button>
      {isOpen && (
        <Dialog title={text("screen.budgetOf", partyParams("seat", shown, messages))} onClose={() => setOpen(false)}>
          <div class="ledger-seats">
            {seats.map((one) => (
              <button type="button" class="chip" key={one} aria-pressed={one === shown} onClick={() => show(one)}>
                {messages.seat(one)}
              </button>
            ))}
          </div>
          <Ledger seat={shown} />
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
