import { signal } from "@preact/signals";
import { type Lesson, lessonStars, type Stars } from "@rondel/lessons";
import { deviceStorage } from "../device/device-storage.ts";

/** The best stars of every solved board, by `game/lesson/board`. */
type Progress = Readonly<Record<string, Stars>>;

const KEY = "rondel.lessons";

/** What the player of this device has learned. */
const progress = signal<Progress>(read());

function read(): Progress {
  try {
    const value: unknown = JSON.parse(deviceStorage().getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Progress) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

const keyOf = (game: string, lesson: string, board: string): string => `${game}/${lesson}/${board}`;

/** Stores the stars of a solved board, unless it had more. */
export function saveStars(game: string, lesson: string, board: string, stars: Stars): void {
  const key = keyOf(game, lesson, board);
  const best = Math.max(progress.peek()[key] ?? 0, stars) as Stars;
  progress.value = { ...progress.peek(), [key]: best };
  deviceStorage().setItem(KEY, JSON.stringify(progress.peek()));
}

function boardStars(game: string, lesson: string, board: string): Stars | undefined {
  return progress.value[keyOf(game, lesson, board)];
}

/** The stars of a lesson; undefined until all its boards are solved. */
export function starsOfLesson(game: string, { id, boards }: Lesson): Stars | undefined {
  return lessonStars(boards.map((board) => boardStars(game, id, board.id)));
}

/** The number of the first board that is not solved; 0 if all are, to begin again. */
export function nextBoard(game: string, { id, boards }: Lesson): number {
  return Math.max(
    0,
    boards.findIndex((board) => boardStars(game, id, board.id) === undefined),
  );
}

/** Whether any board of a lesson is solved. */
export function isBegun(game: string, { id, boards }: Lesson): boolean {
  return boards.some((board) => boardStars(game, id, board.id) !== undefined);
}
