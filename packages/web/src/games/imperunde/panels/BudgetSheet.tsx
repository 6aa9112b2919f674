import type { Seat } from "@rondel/engine";
import { SHEET_LINES, type Sheet, sheetOf } from "@rondel/imperunde";
import { useEffect, useRef } from "preact/hooks";
import { TermText } from "../../../terms/TermText.tsx";
import { scrollable } from "../../../ui/scrollable.ts";
import { type ImperundeContext, useGameContext } from "../context.ts";

interface Column {
  readonly name: string;
  readonly sheet: Sheet;
  readonly isForecast?: boolean;
}

/** The budget sheet of a player, with one column for each round and a forecast. */
export function BudgetSheet({ seat }: { readonly seat: Seat }) {
  const { text } = useGameContext();
  const columns = useColumns(seat);
  const sheet = useRef<HTMLDivElement>(null);
  // Scrolls to the newest column. In a dialog the sheet has no width before the next frame.
  useEffect(() => {
    const seen = requestAnimationFrame(() => sheet.current?.scrollTo({ left: sheet.current.scrollWidth }));
    return () => cancelAnimationFrame(seen);
  }, [columns.length, seat]);
  return (
    <div class="budget-sheet" ref={sheet} {...scrollable}>
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
              <th scope="row">
                <TermText text={text(`line.${line}`)} />
              </th>
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

/** The fixed sheets of all rounds, the draft of the current round until it is fixed, and the forecast. */
function useColumns(seat: Seat): Column[] {
  const context = useGameContext();
  const { state, text, ask } = context;
  const now = state.value;
  if (!now) return [];
  const fixed = now.sheets.flatMap((_, index): Column[] => {
    const round = index + 1;
    const sheet = sheetOf(now, seat, round);
    return sheet ? [{ name: text("screen.round", { round }), sheet }] : [];
  });
  const budget = ask({ kind: "budget", player: seat, ...selectedDebt(context, seat) });
  if (!budget) return fixed;
  const draft: Column[] = budget.fixed
    ? []
    : [{ name: text("screen.round", { round: now.round }), sheet: budget.sheet, isForecast: true }];
  return [...fixed, ...draft, { name: text("screen.forecast"), sheet: budget.forecast, isForecast: true }];
}

/** The selected loan or repayment, so that the draft includes it. */
function selectedDebt(
  { actions, selection, seat: viewer }: ImperundeContext,
  seat: Seat,
): { readonly change?: number } {
  const selected = actions.value.find((action) => JSON.stringify(action) === selection.option.value);
  return seat === viewer.value && selected?.kind === "settleDebt" ? { change: selected.change } : {};
}
