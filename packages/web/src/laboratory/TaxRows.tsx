import type { TaxForecast } from "@rondel/bots/investments";
import { nationName } from "../games/imperial/messages/params.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { scrollable } from "../ui/scrollable.ts";
import type { LaboratoryText } from "./texts.ts";

interface TaxRowsProps {
  readonly taxes: readonly TaxForecast[];
  readonly rounds: number;
  readonly messages: GameMessages;
  readonly text: LaboratoryText;
}

/** What each nation would tax now, and its power points now and at the expected end. */
export function TaxRows({ taxes, rounds, messages, text }: TaxRowsProps) {
  return (
    <>
      <h3>{text("taxes")}</h3>
      <p class="muted">{text("taxes.about", { rounds })}</p>
      <div class="sums" {...scrollable}>
        <table aria-label={text("taxes")}>
          <thead>
            <tr>
              <th scope="col">{text("nation")}</th>
              {(["tax", "gain", "points", "final"] as const).map((column) => (
                <th scope="col" class="figure" key={column}>
                  {text(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {taxes.map(({ nation, tax, gain, points, expected }) => (
              <tr key={nation}>
                <th scope="row">{nationName(messages, nation)}</th>
                <td class="figure">{text("amount", { amount: tax })}</td>
                <td class="figure">{gain}</td>
                <td class="figure">{points}</td>
                <td class="figure">{expected}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
