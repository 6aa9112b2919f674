import type { Tagged } from "@rondel/engine";
import type { BoardTexts } from "@rondel/lessons";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { hrefOf } from "../router.ts";
import { Icon } from "../ui/Icon.tsx";
import { scrollToTop } from "../ui/scroll-to-top.ts";
import type { BoardPlay } from "./board-play.ts";
import type { Curriculum } from "./curriculum.ts";
import { Stars } from "./Stars.tsx";
import type { LearnText } from "./texts.ts";

/** Where a card stands: the numbers of the lesson and the board, from 0. */
interface Place {
  readonly curriculum: Curriculum;
  readonly lesson: number;
  readonly board: number;
}

interface LessonCardProps {
  readonly play: BoardPlay;
  readonly words: BoardTexts;
  readonly messages: GameMessages;
  /** Selects an action on the screen without playing it. */
  readonly preselect: ((action: Tagged) => boolean) | undefined;
  readonly text: LearnText;
  readonly place: Place;
  onNextBoard(): void;
}

/** The card of a lesson: its goal, and below it the words of this moment. */
export function LessonCard(props: LessonCardProps) {
  const { play, words, text, place } = props;
  const { status, step } = play.run.value;
  const card = useRef<HTMLElement>(null);
  // The words of a new step are at the top of the column, even if the learner has scrolled to a row of the step before.
  useEffect(() => {
    if (card.current && (status !== "playing" || step > 0)) scrollToTop(card.current);
  }, [status, step]);
  const { curriculum, lesson, board } = place;
  const count = curriculum.lessons[lesson]?.lesson.boards.length ?? 1;
  return (
    <section class="lesson-card" data-status={status} ref={card} aria-label={words.title}>
      <p class="label">
        {text("place", { number: lesson + 1, board: board + 1, count })}
        <a
          class="icon-btn"
          href={hrefOf({ screen: "learn", game: curriculum.game, lesson: undefined })}
          aria-label={text("list")}
        >
          <Icon name="close" />
        </a>
      </p>
      <h2>{words.title}</h2>
      {status === "playing" && <p class="lesson-goal">{words.goal}</p>}
      <div class="lesson-now" aria-live="polite">
        <Now {...props} />
      </div>
    </section>
  );
}

function Now(props: LessonCardProps): ComponentChildren {
  switch (props.play.run.value.status) {
    case "playing":
      return <Playing {...props} />;
    case "solved":
      return <Solved {...props} />;
    case "failed":
      return <Failed {...props} />;
  }
}

/** The words of the step, and help in two stages: where to look, then the move itself. */
function Playing({ play, words, messages, preselect, text }: LessonCardProps) {
  const { step } = play.run.value;
  const help = play.help.value;
  const next = play.next.value;
  const ask = () => {
    play.askForHelp();
    if (play.help.peek() === 2 && next) preselect?.(next);
  };
  const sentence =
    next === undefined ? text("lost") : help === 1 ? text("look") : text("move", { action: messages.action(next) });
  return (
    <>
      <p>{words.steps[step]}</p>
      {play.board.draws.length > 0 && <p class="faint">{text("fixed")}</p>}
      {help > 0 && <p class="lesson-help">{sentence}</p>}
      {help === 2 && next !== undefined && (
        <button type="button" class="btn go wide" onClick={() => play.act(next)}>
          {text("playMove")}
        </button>
      )}
      <div class="lesson-buttons">
        {help < 2 && (next !== undefined || help === 0) && (
          <button type="button" class="btn small" onClick={ask}>
            {text(help === 0 ? "hint" : "showMove")}
          </button>
        )}
        {play.actions.value.length > 0 && <RetryButton play={play} text={text} />}
      </div>
    </>
  );
}

function RetryButton({ play, text, isMain = false }: Pick<LessonCardProps, "play" | "text"> & { isMain?: boolean }) {
  return (
    <button type="button" class={isMain ? "btn go wide" : "btn small"} onClick={() => play.goBack(0)}>
      {text("retry")}
    </button>
  );
}

/** What the action led to, and why that is not the goal. */
function Failed({ play, words, text }: LessonCardProps) {
  const { failure } = play.run.value;
  return (
    <>
      <h3>{text("missed")}</h3>
      <p>{(failure !== undefined && words.failures[failure]) || text("used")}</p>
      <RetryButton play={play} text={text} isMain />
    </>
  );
}

/** What the solution brought, one text after the other, and the way on. */
function Solved({ play, words, text, place, onNextBoard }: LessonCardProps) {
  const page = play.page.value;
  const stars = play.stars.value;
  return (
    <>
      <h3>
        {text("solved")} {stars !== undefined && <Stars stars={stars} text={text} />}
      </h3>
      <p>{words.won[page] ?? words.won.at(-1)}</p>
      {page < words.won.length - 1 ? (
        <button type="button" class="btn go wide" onClick={() => play.page.value++}>
          {text("next")}
        </button>
      ) : (
        <Onward text={text} place={place} onNextBoard={onNextBoard} />
      )}
      <div class="lesson-buttons">
        <RetryButton play={play} text={text} />
      </div>
    </>
  );
}

/** The way to the next board, the next lesson or back to the list. */
function Onward({ text, place, onNextBoard }: Pick<LessonCardProps, "text" | "place" | "onNextBoard">) {
  const { curriculum, lesson, board } = place;
  const { game, lessons } = curriculum;
  const hasBoard = board + 1 < (lessons[lesson]?.lesson.boards.length ?? 0);
  if (hasBoard) {
    return (
      <button type="button" class="btn go wide" onClick={onNextBoard}>
        {text("nextBoard")}
      </button>
    );
  }
  const following = lessons[lesson + 1]?.lesson.id;
  return (
    <a class="btn go wide" href={hrefOf({ screen: "learn", game, lesson: following })}>
      {text(following === undefined ? "done" : "nextLesson")}
    </a>
  );
}
