import "./end.css";
import type { Outcome } from "@rondel/engine";
import { useEffect } from "preact/hooks";
import { FairnessCheck } from "../fairness/FairnessCheck.tsx";
import type { GameScreenModule } from "../games/game-screen.ts";
import { downloadMatch } from "../layout/download-match.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { currentLocale, t } from "../messages/messages.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { loadWholeLog } from "../session/whole-log.ts";
import { Monogram } from "../ui/Monogram.tsx";
import { showRefusal } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { scrollable } from "../ui/scrollable.ts";
import { RoundsChart } from "./RoundsChart.tsx";

interface EndProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly outcome: Outcome;
  readonly screen: Pick<GameScreenModule, "standing" | "roundEnds" | "EndNotes">;
  rematch(): Promise<SessionRefusal | undefined>;
  onBoard(): void;
}

/** Who won and why: the sums, the rounds as a picture, and what to do next. */
export function End({ session, messages, outcome, screen, rematch, onBoard }: EndProps) {
  const { standing, roundEnds, EndNotes } = screen;
  const isWhole = !session.hasOlder.value;
  useEffect(() => {
    if (!isWhole) void showRefusal(loadWholeLog(session));
  }, [session, isWhole]);
  const winners = outcome.ranking.filter(({ rank }) => rank === 1).map(({ seat }) => messages.seat(seat));
  const [first = ""] = winners;
  const title =
    winners.length > 1 ? t("end.shared", { names: messages.list(winners) }) : t("end.title", { name: first });
  return (
    <div class="page end">
      <PageHeader />
      <main>
        <p class="label">{t("prompt.over")}</p>
        <h1>{title}</h1>
        <div class="end-buttons">
          <button type="button" class="btn dark" onClick={() => showRefusal(rematch())}>
            {t("end.rematch")}
          </button>
          <button type="button" class="btn" onClick={onBoard}>
            {t("end.board")}
          </button>
          <button type="button" class="btn" onClick={() => showRefusal(downloadMatch(session))}>
            {t("end.export")}
          </button>
        </div>
        <Ranking session={session} messages={messages} outcome={outcome} />
        {standing && isWhole && (
          <RoundsChart session={session} messages={messages} standing={standing} roundEnds={roundEnds} />
        )}
        {EndNotes && isWhole && <EndNotes session={session} messages={messages} />}
        <FairnessCheck session={session} />
      </main>
    </div>
  );
}

function Ranking({ session, messages, outcome }: Pick<EndProps, "session" | "messages" | "outcome">) {
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
              <th scope="row">
                <span class="ranked">
                  <Monogram name={messages.seat(seat)} isMine={session.mine.value.includes(seat)} />
                  {messages.seat(seat)}
                </span>
              </th>
              {codes.map((code) => (
                <td key={code} class="figure">
                  {number.format(sums[code] ?? 0)}
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
