import "./learn.css";
import { useCallback } from "preact/hooks";
import { me } from "../api/me.ts";
import { FirstGameButton } from "../first-game/FirstGameOffer.tsx";
import { games } from "../games/registry.ts";
import { chosenGame } from "../home/chosen-game.ts";
import { currentLanguage, currentLocale, t } from "../messages/messages.ts";
import { hrefOf, redirect } from "../router.ts";
import { preferences } from "../settings/preferences.ts";
import { Loading } from "../ui/Loading.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { useLoaded, useLoadedIf } from "../ui/use-loaded.ts";
import { type Curriculum, type LearnGame, type LessonWithTexts, loadCurriculum } from "./curriculum.ts";
import { isBegun, starsOfLesson } from "./progress.ts";
import { Stars } from "./Stars.tsx";
import { type LearnText, useLearnTexts } from "./texts.ts";

/** The lessons of one game, with the stars of this device. */
export function LearnScreen({ game: wanted }: { readonly game: string | undefined }) {
  const game = learnGame(wanted ?? chosenGame.value.id);
  const language = currentLanguage();
  const load = useCallback(() => loadCurriculum(game, language), [game, language]);
  const curriculum = useLoaded(load);
  const text = useLearnTexts();
  // Lessons need no server, so they ask for nothing there unless the player is signed in already.
  const examples = useLoadedIf(curriculum !== undefined && me.value !== undefined, loadExamples);
  if (!text) return <Loading />;
  return (
    <div class="page narrow learn">
      <PageHeader />
      <main>
        <h1>{text("title")}</h1>
        <p class="learn-about">{text("about")}</p>
        <RadioGroup
          serif
          label={t("home.game")}
          values={games.map(({ id, name }) => ({ value: id, name }))}
          chosen={game}
          onChoose={(chosen) => {
            preferences.game.value = chosen;
            redirect({ screen: "learn", game: chosen, lesson: undefined });
          }}
        />
        <section class="first-game">
          <div>
            <h2>{t("first.title")}</h2>
            <p>{t("first.about")}</p>
          </div>
          <FirstGameButton game={game} />
        </section>
        {curriculum ? <LessonList curriculum={curriculum} text={text} /> : <Loading />}
        {examples && <examples.Examples game={game} />}
      </main>
    </div>
  );
}

const loadExamples = () => import("../collection/Examples.tsx");

export function learnGame(id: string | undefined): LearnGame {
  return id === "imperunde" ? "imperunde" : "imperial";
}

function LessonList({
  curriculum: { game, lessons },
  text,
}: {
  readonly curriculum: Curriculum;
  readonly text: LearnText;
}) {
  const done = lessons.filter(({ lesson }) => starsOfLesson(game, lesson) !== undefined).length;
  const minutes = Math.round(lessons.reduce((sum, { lesson }) => sum + lesson.minutes, 0));
  const short = lessons.flatMap(({ lesson }, place) => (lesson.isShort ? [String(place + 1)] : []));
  const next = lessons.findIndex(({ lesson }) => starsOfLesson(game, lesson) === undefined);
  return (
    <>
      <p class="muted">{text("total", { done, count: lessons.length, minutes })}</p>
      {short.length > 0 && (
        <p class="muted">{text("short", { lessons: new Intl.ListFormat(currentLocale()).format(short) })}</p>
      )}
      <ol class="lessons">
        {lessons.map((one, place) => (
          <LessonRow key={one.lesson.id} game={game} one={one} number={place + 1} isNext={place === next} text={text} />
        ))}
      </ol>
    </>
  );
}

interface LessonRowProps {
  readonly game: LearnGame;
  readonly one: LessonWithTexts;
  readonly number: number;
  readonly isNext: boolean;
  readonly text: LearnText;
}

function LessonRow({ game, one: { lesson, texts }, number, isNext, text }: LessonRowProps) {
  const stars = starsOfLesson(game, lesson);
  const button = text(stars !== undefined ? "again" : isBegun(game, lesson) ? "resume" : "start");
  return (
    <li class="lesson-row" data-next={isNext}>
      <span class="lesson-number" aria-hidden="true">
        {number}
      </span>
      <div class="lesson-words">
        <h2>{texts.title}</h2>
        <p>{texts.idea}</p>
        <small>{text("minutes", { minutes: lesson.minutes })}</small>
      </div>
      <span class="lesson-stars">{stars !== undefined && <Stars stars={stars} text={text} />}</span>
      <a
        class={isNext ? "btn strong" : "btn"}
        href={hrefOf({ screen: "learn", game, lesson: lesson.id })}
        aria-label={`${button}: ${texts.title}`}
      >
        {button}
      </a>
    </li>
  );
}
