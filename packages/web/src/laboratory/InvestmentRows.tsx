import { type Investment, OUTLOOKS } from "@rondel/bots/investments";
import { faceValue } from "@rondel/imperial";
import { useState } from "preact/hooks";
import { nationName } from "../games/imperial/messages/params.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { scrollable } from "../ui/scrollable.ts";
import { COLUMNS, nextSorting, type Sorting, sortInvestments } from "./sorting.ts";
import type { LaboratoryText } from "./texts.ts";

interface InvestmentRowsProps {
  readonly investments: readonly Investment[];
  readonly messages: GameMessages;
  readonly text: LaboratoryText;
}

/** The investments as a table that its headings sort. */
export function InvestmentRows({ investments, messages, text }: InvestmentRowsProps) {
  const [sorting, setSorting] = useState<Sorting>({ column: "expected", isDescending: true });
  const direction = sorting.isDescending ? "descending" : "ascending";
  const amount = (millions: number) => text("amount", { amount: millions });
  return (
    <div class="sums" {...scrollable}>
      <table aria-label={text("investments")}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                scope="col"
                key={column}
                class={column === "nation" ? undefined : "figure"}
                aria-sort={sorting.column === column ? direction : "none"}
              >
                <button type="button" onClick={() => setSorting(nextSorting(sorting, column))}>
                  {text(column)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortInvestments(investments, sorting).map((one) => (
            <tr key={`${one.nation} ${one.bond} ${one.returned}`}>
              <th scope="row">{nationName(messages, one.nation)}</th>
              <td class="figure">{bondText(one, text)}</td>
              <td class="figure">{amount(one.price)}</td>
              <td class="figure">{amount(one.interest)}</td>
              <td class="figure">{text(`control.${controlOf(one)}`)}</td>
              {OUTLOOKS.map((outlook) => (
                <td class="figure" key={outlook}>
                  {amount(one.worth[outlook])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function bondText({ bond, returned }: Investment, text: LaboratoryText): string {
  const value = faceValue(bond);
  if (returned === undefined) return text("bond.new", { bond: value });
  return text("bond.upgrade", { returned: faceValue(returned), bond: value });
}

function controlOf({ governs, governed }: Investment): "wins" | "keeps" | "no" {
  if (!governs) return "no";
  return governed ? "keeps" : "wins";
}
