import "./results.css";
import type { Outcome } from "@rondel/engine";
import { useEffect } from "preact/hooks";
import { FairnessCheck } from "../fairness/FairnessCheck.tsx";
import type { GameScreenModule } from "../games/game-screen.ts";
import { gameEntry } from "../games/registry.ts";
import { downloadMatch } from "../layout/download-match.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { loadWholeLog } from "../session/whole-log.ts";
import { StudyButton } from "../study/StudyButton.tsx";
import { usePerson } from "../ui/Monogram.tsx";
import { showRefusal } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { useLoadedIf } from "../ui/use-loaded.ts";
import { personPaint } from "./person-paint.ts";
import { Ranking } from "./Ranking.tsx";
import { RematchButton } from "./RematchButton.tsx";
import { RoundsChart } from "./RoundsChart.tsx";
import { sharePicture } from "./share-picture.ts";
import { TurningPoints } from "./TurningPoints.tsx";

interface ResultScreenProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly outcome: Outcome;
  readonly screen: Pick<GameScreenModule, "standing" | "roundEnds" | "isTurningPoint" | "EndNotes">;
  rematch(): Promise<SessionRefusal | undefined>;
  onShowBoard(): void;
}

/** The result of a match: the ranking, a chart of the rounds, and what to do next. */
export function ResultScreen({ session, messages, outcome, screen, rematch, onShowBoard }: ResultScreenProps) {
  const { standing, roundEnds, isTurningPoint, EndNotes } = screen;
  const isLogComplete = !session.hasOlder.value;
  useEffect(() => {
    if (!isLogComplete) void showRefusal(loadWholeLog(session));
  }, [session, isLogComplete]);
  // The review needs a bot that can judge the game.
  const review = useLoadedIf(!gameEntry(session.table.value.game)?.botsPlayAtRandom, loadReview);
  const notes = useLoadedIf(session.table.value.isPublic === true, loadNotes);
  const winners = outcome.ranking.filter(({ rank }) => rank === 1).map(({ seat }) => messages.seat(seat));
  const [first = ""] = winners;
  const title =
    winners.length > 1 ? t("end.shared", { names: messages.list(winners) }) : t("end.title", { name: first });
  const personOn = usePerson();
  const picture = () => ({
    title,
    game: gameEntry(session.table.value.game)?.name ?? session.table.value.game,
    rows: outcome.ranking.map(({ seat, rank, score }) => {
      const name = messages.seat(seat);
      const { mark, colour } = personOn(seat, name);
      return { rank, name, score, mark, ...personPaint(colour) };
    }),
  });
  return (
    <div class="page end">
      <PageHeader />
      <main>
        <p class="label">{t("prompt.over")}</p>
        <h1>{title}</h1>
        <div class="end-buttons">
          <RematchButton session={session} rematch={rematch} />
          <button type="button" class="btn" onClick={onShowBoard}>
            {t("end.board")}
          </button>
          <StudyButton session={session} look="btn" />
          <button type="button" class="btn" onClick={() => showRefusal(downloadMatch(session))}>
            {t("end.export")}
          </button>
          <button type="button" class="btn" onClick={() => showRefusal(sharePicture(picture()))}>
            {t("end.share")}
          </button>
        </div>
        <Ranking session={session} messages={messages} outcome={outcome} />
        {standing && isLogComplete && (
          <RoundsChart session={session} messages={messages} standing={standing} roundEnds={roundEnds} />
        )}
        {isTurningPoint && isLogComplete && (
          <TurningPoints session={session} messages={messages} isTurningPoint={isTurningPoint} />
        )}
        {EndNotes && isLogComplete && <EndNotes session={session} messages={messages} />}
        {review && isLogComplete && <review.ReviewSection session={session} messages={messages} />}
        {notes && <notes.NotesSection session={session} />}
        <FairnessCheck session={session} />
      </main>
    </div>
  );
}

const loadReview = () => import("../review/ReviewSection.tsx");
const loadNotes = () => import("../collection/NotesSection.tsx");
