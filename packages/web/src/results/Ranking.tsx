import type { Outcome } from "@rondel/engine";
import type { GameMessages } from "../messages/game-messages.ts";
import { currentLocale, t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { scrollable } from "../ui/scrollable.ts";
import { SeatName } from "./SeatName.tsx";

interface RankingProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly outcome: Outcome;
}

/** The final ranking with the parts of each score. */
export function Ranking({ session, messages, outcome }: RankingProps) {
  const codes = [...new Set(outcome.ranking.flatMap(({ sums }) => Object.keys(sums)))];
  const number = new Intl.NumberFormat(currentLocale());
  return (
    <section class="ranking sums" aria-label={t("end.details")} {...scrollable}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("end.rank")}</th>
            <th scope="col">{t("end.player")}</th>
            {codes.map((code) => (
              <th scope="col" key={code} class="figure">
                {messages.sum(code)}
              </th>
            ))}
            <th scope="col" class="figure">
              {t("end.score")}
            </th>
          </tr>
        </thead>
        <tbody>
          {outcome.ranking.map(({ seat, rank, score, sums }) => (
            <tr key={seat} data-first={rank === 1}>
              <td>{rank}</td>
              <SeatName seat={seat} session={session} messages={messages} />
              {codes.map((code) => (
                <td key={code} class="figure">
                  {messages.sumValue(code, sums[code] ?? 0)}
                </td>
              ))}
              <td class="figure total">{number.format(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
