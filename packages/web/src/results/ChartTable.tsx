import type { Standing } from "../games/game-screen.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { currentLocale, t } from "../messages/messages.ts";
import { scrollable } from "../ui/scrollable.ts";

interface ChartTableProps {
  readonly rounds: readonly Standing[];
  readonly line: string;
  readonly messages: GameMessages;
}

/** The numbers of the chart as a table. */
export function ChartTable({ rounds, line, messages }: ChartTableProps) {
  const number = new Intl.NumberFormat(currentLocale());
  return (
    <details class="chart-figures">
      <summary>{t("end.chart.table")}</summary>
      <div class="sums" {...scrollable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("end.player")}</th>
              {rounds.map(({ round }) => (
                <th scope="col" class="figure" key={round}>
                  {round}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds[0]?.lines[line]?.map((_, seat) => (
              <tr key={messages.seat(seat)}>
                <th scope="row">{messages.seat(seat)}</th>
                {rounds.map(({ round, lines }) => (
                  <td class="figure" key={round}>
                    {formatValue(lines[line]?.[seat], number)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function formatValue(value: number | null | undefined, number: Intl.NumberFormat): string {
  return value === null || value === undefined ? "–" : number.format(value);
}
