import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Tagged } from "@rondel/engine";
import { type Board, type LessonGame, nextAction, type Run, runBoard, type Stars, starsOf } from "@rondel/lessons";
import type { SessionRefusal } from "../session/session.ts";

/** A board that the learner plays, with everything that counts for its stars. */
export interface BoardPlay {
  readonly lessonGame: LessonGame;
  readonly board: Board;
  readonly actions: ReadonlySignal<readonly Tagged[]>;
  readonly run: ReadonlySignal<Run>;
  /** How much help is shown for this decision: none, where to look, or the action itself. */
  readonly help: ReadonlySignal<0 | 1 | 2>;
  /** The action that a solution plays now; undefined if no solution begins so. */
  readonly next: ReadonlySignal<Tagged | undefined>;
  /** The number of the text that is shown after a success. */
  readonly page: Signal<number>;
  /** The stars, once the board is solved. */
  readonly stars: ReadonlySignal<Stars | undefined>;
  /** Whether the board is solved or missed. */
  readonly isOver: ReadonlySignal<boolean>;
  /** What the screen points at now. */
  readonly points: ReadonlySignal<readonly string[]>;
  act(action: Tagged): SessionRefusal | undefined;
  askForHelp(): void;
  /** Keeps so many actions and plays on from there. */
  goBack(kept: number): void;
}

/** Begins a board. `onSolved` is called with the stars of every solution. */
export function playBoard(lessonGame: LessonGame, board: Board, onSolved: (stars: Stars) => void): BoardPlay {
  const actions = signal<readonly Tagged[]>([]);
  const help = signal<0 | 1 | 2>(0);
  const page = signal(0);
  const stars = signal<Stars | undefined>(undefined);
  const run = computed(() => runBoard(lessonGame, board, actions.value));
  let hints = 0;
  let retries = 0;
  const goBack = (kept: number): void => {
    retries++;
    help.value = 0;
    page.value = 0;
    stars.value = undefined;
    actions.value = actions.peek().slice(0, kept);
  };
  return {
    lessonGame,
    board,
    actions,
    run,
    help,
    page,
    stars,
    next: computed(() => nextAction(lessonGame, board, actions.value)),
    isOver: computed(() => run.value.status !== "playing"),
    points: computed(() => pointsIn(board, run.value, help.value, page.value)),
    act(action) {
      // A screen may play several actions in one go; the first ones can end the board.
      if (run.peek().status !== "playing") return undefined;
      const tried = [...actions.peek(), action];
      const { refused, status } = runBoard(lessonGame, board, tried);
      if (refused) return refused;
      help.value = 0;
      actions.value = tried;
      if (status !== "solved") return undefined;
      const found = starsOf(board, { actions: tried.length, retries, hints });
      stars.value = found;
      onSolved(found);
      return undefined;
    },
    askForHelp() {
      if (help.peek() === 0) hints++;
      help.value = help.peek() === 0 ? 1 : 2;
    },
    goBack,
  };
}

/** After a success what its text speaks of; before it where to look, if help was asked for or the step leaves no other choice. */
function pointsIn(board: Board, { status, step }: Run, help: number, page: number): readonly string[] {
  if (status === "solved") return board.won[page]?.points ?? [];
  const now = board.steps[step];
  const isShown = status === "playing" && (help > 0 || (now?.only.length ?? 0) > 0);
  return isShown ? (now?.points ?? []) : [];
}
