import "./learn.css";
import { computed, useSignal } from "@preact/signals";
import type { LessonGame } from "@rondel/lessons";
import { useCallback, useMemo } from "preact/hooks";
import type { GameScreenModule } from "../games/game-screen.ts";
import { type GameEntry, gameEntry } from "../games/registry.ts";
import { useCatalogues } from "../games/use-catalogues.ts";
import { CoachContext } from "../layout/coach.ts";
import { type GameCatalogues, gameMessages } from "../messages/game-messages.ts";
import { currentLanguage, t } from "../messages/messages.ts";
import { preferences } from "../settings/preferences.ts";
import { TableMissing } from "../table/TableMissing.tsx";
import { Loading } from "../ui/Loading.tsx";
import { useLoaded } from "../ui/use-loaded.ts";
import { playBoard } from "./board-play.ts";
import { type Curriculum, loadCurriculum, loadLessonGame } from "./curriculum.ts";
import { learnGame } from "./LearnScreen.tsx";
import { LessonCard } from "./LessonCard.tsx";
import { lessonSession } from "./lesson-session.ts";
import { markedRegions, usePoints } from "./points.ts";
import { nextBoard, saveStars } from "./progress.ts";
import { type LearnText, useLearnTexts } from "./texts.ts";

/** One lesson: its boards one after the other, on the screen of the game. */
export function LessonScreen({ game: wanted, id }: { readonly game: string | undefined; readonly id: string }) {
  const game = learnGame(wanted);
  const entry = gameEntry(game);
  if (!entry) throw new Error(`the page has no game ${game}`);
  const language = currentLanguage();
  const load = useCallback(
    async () => ({ lessonGame: await loadLessonGame(game), curriculum: await loadCurriculum(game, language) }),
    [game, language],
  );
  const loaded = useLoaded(load);
  const text = useLearnTexts();
  const parts = useGameParts(entry);
  if (!loaded || !text || !parts) return <Loading />;
  const place = loaded.curriculum.lessons.findIndex(({ lesson }) => lesson.id === id);
  if (place < 0) return <TableMissing sentence={text("missing")} />;
  return <OpenLesson {...loaded} {...parts} place={place} text={text} />;
}

/** The screen of a game and its messages, as soon as both are loaded. */
function useGameParts(entry: GameEntry) {
  const screen = useLoaded(entry.screen);
  const catalogues = useCatalogues(entry);
  return screen && catalogues && { screen, catalogues };
}

interface LessonProps {
  readonly curriculum: Curriculum;
  readonly lessonGame: LessonGame;
  readonly screen: GameScreenModule;
  readonly catalogues: GameCatalogues;
  /** The number of the lesson, from 0. */
  readonly place: number;
  readonly text: LearnText;
}

function OpenLesson(props: LessonProps) {
  const { curriculum, place } = props;
  const lesson = curriculum.lessons[place]?.lesson;
  const board = useSignal(lesson ? nextBoard(curriculum.game, lesson) : 0);
  return <BoardScreen {...props} board={board.value} key={board.value} onNextBoard={() => board.value++} />;
}

interface BoardScreenProps extends LessonProps {
  /** The number of the board, from 0. */
  readonly board: number;
  onNextBoard(): void;
}

/** A board on the screen of its game, with the card of the lesson above the decision. */
function BoardScreen(props: BoardScreenProps) {
  const { curriculum, lessonGame, screen, catalogues, place, text, board: number, onNextBoard } = props;
  const { lesson, texts } = curriculum.lessons[place] ?? {};
  const board = lesson?.boards[number];
  if (!lesson || !board) throw new Error(`there is no board ${number}`);
  const { play, session } = useMemo(() => {
    const begun = playBoard(lessonGame, board, (stars) => saveStars(curriculum.game, lesson.id, board.id, stars));
    const name = preferences.name.peek() || t("new.person", { number: 1 });
    return { play: begun, session: lessonSession(begun, name) };
  }, [lessonGame, board, curriculum.game, lesson.id]);
  const messages = useMemo(
    () => gameMessages(catalogues, (seat) => session.table.value.seats[seat]?.name ?? String(seat + 1)),
    [catalogues, session],
  );
  const words = texts?.boards[board.id];
  const coach = useMemo(
    () => ({
      card: (preselect: Parameters<typeof LessonCard>[0]["preselect"]) =>
        words && (
          <LessonCard
            play={play}
            words={words}
            messages={messages}
            preselect={preselect}
            text={text}
            place={{ curriculum, lesson: place, board: number }}
            onNextBoard={onNextBoard}
          />
        ),
      replacesDecision: play.isOver,
      marked: computed(() => markedRegions(play.points.value)),
      hidesSuggestions: true,
    }),
    [play, words, messages, text, curriculum, place, number, onNextBoard],
  );
  usePoints(play.points);
  return (
    <div class="lesson">
      <CoachContext.Provider value={coach}>
        <screen.GameScreen session={session} messages={messages} />
      </CoachContext.Provider>
    </div>
  );
}
