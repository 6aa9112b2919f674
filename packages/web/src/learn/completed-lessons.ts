import { isLearnGame, loadLessons } from "./curriculum.ts";
import { starsOfLesson } from "./progress.ts";

/** The ids of the lessons of a game that are completed on this device. */
export async function completedLessons(game: string): Promise<ReadonlySet<string>> {
  if (!isLearnGame(game)) return new Set();
  const lessons = await loadLessons(game);
  return new Set(lessons.flatMap((lesson) => (starsOfLesson(game, lesson) === undefined ? [] : [lesson.id])));
}
