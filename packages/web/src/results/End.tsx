import "./end.css";
import type { Outcome } from "@rondel/engine";
import { useEffect } from "preact/hooks";
import { FairChance } from "../fairness/FairChance.tsx";
import { saveAsFile } from "../layout/save-file.ts";
import type { GameScreenModule } from "../games/registry.ts";
import { Monogram } from "../ui/Monogram.tsx";
import { tellRefusal } from "../ui/notes.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { scrolls } from "../ui/scrolls.ts";
import type { TableSession } from "../session/session.ts";
import { loadWholeLog } from "../session/whole-log.ts";
import type { GameSpeech } from "../messages/game-messages.ts";
import { currentLanguage, say } from "../messages/messages.ts";
import { RoundsChart } from "./RoundsChart.tsx";

interface EndProps {
  readonly session: TableSession;
  readonly speech: GameSpeech;
  readonly outcome: Outcome;
  readonly screen: Pick<GameScreenModule, "standing" | "roundEnds" | "EndNotes">;
  rematch(): Promise<void>;
  onBoard(): void;
}

/** Who won and why: the sums, the rounds as a picture, and what to do next. */
export function End({ session, speech, outcome, screen, rematch, onBoard }: EndProps) {
  const { standing, roundEnds, EndNotes } = screen;
  const isWhole = !session.hasOlder.value;
  useEffect(() => {
    if (!isWhole) void tellRefusal(loadWholeLog(session));
  }, [session, isWhole]);
  const winners = outcome.ranking.filter(({ rank }) => rank === 1).map(({ seat }) => speech.seat(seat));
  const [first = ""] = winners;
  const title =
    winners.length > 1 ? say("end.shared", { names: speech.list(winners) }) : say("end.title", { name: first });
  return (
    <div class="page end">
      <PageHeader />
      <main>
        <p class="label">{say("prompt.over")}</p>
        <h1>{title}</h1>
        <div class="end-buttons">
          <button type="button" class="btn dark" onClick={() => void rematch()}>
            {say("end.rematch")}
          </button>
          <button type="button" class="btn" onClick={onBoard}>
            {say("end.board")}
          </button>
          <button type="button" class="btn" onClick={() => void saveAsFile(session)}>
            {say("end.export")}
          </button>
        </div>
        <Ranking session={session} speech={speech} outcome={outcome} />
        {standing && isWhole && (
          <RoundsChart session={session} speech={speech} standing={standing} roundEnds={roundEnds} />
        )}
        {EndNotes && isWhole && <EndNotes session={session} speech={speech} />}
        <FairChance session={session} />
      </main>
    </div>
  );
}

function Ranking({ session, speech, outcome }: Pick<EndProps, "session" | "speech" | "outcome">) {
  const codes = [...new Set(outcome.ranking.flatMap(({ sums }) => Object.keys(sums)))];
  const number = new Intl.NumberFormat(currentLanguage());
  return (
    <section class="ranking sums" aria-label={say("end.sums")} {...scrolls}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("end.rank")}</th>
            <th scope="col">{say("end.player")}</th>
            {codes.map((code) => (
              <th scope="col" key={code} class="figure">
                {speech.sum(code)}
              </th>
            ))}
            <th scope="col" class="figure">
              {say("end.score")}
            </th>
          </tr>
        </thead>
        <tbody>
          {outcome.ranking.map(({ seat, rank, score, sums }) => (
            <tr key={seat} data-first={rank === 1}>
              <td>{rank}</td>
              <th scope="row">
                <span class="ranked">
                  <Monogram name={speech.seat(seat)} isMine={session.mine.value.includes(seat)} />
                  {speech.seat(seat)}
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
