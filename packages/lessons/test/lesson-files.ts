import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imperialLessons } from "../src/imperial.ts";
import { imperundeLessons } from "../src/imperunde.ts";
import { type Lesson, type LessonGame, type LessonTexts, readLesson, readTexts } from "../src/index.ts";

export const LANGUAGES = ["en", "de", "fr"] as const;

const folder = join(import.meta.dirname, "..");

export interface LessonFiles {
  readonly name: string;
  readonly lessonGame: LessonGame;
  readonly lesson: Lesson;
  readonly texts: Readonly<Record<string, LessonTexts>>;
}

/** Every lesson of both games with its words. */
export function allLessons(): LessonFiles[] {
  const games = { imperial: imperialLessons, imperunde: imperundeLessons };
  return Object.entries(games).flatMap(([game, lessonGame]) =>
    globSync(`${game}/*.play.txt`, { cwd: folder })
      .sort()
      .map((path) => {
        const id = path.replace(/^.*[/\\]|\.play\.txt$/g, "");
        const file = (kind: string) => readFileSync(join(folder, game, `${id}.${kind}.txt`), "utf8");
        const texts = LANGUAGES.map((language) => [language, readTexts(`${id}.${language}.txt`, file(language))]);
        return {
          name: `${game} ${id}`,
          lessonGame,
          lesson: readLesson(id, file("play")),
          texts: Object.fromEntries(texts),
        };
      }),
  );
}
