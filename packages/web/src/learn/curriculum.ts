import { type Lesson, type LessonGame, type LessonTexts, readLesson, readTexts } from "@rondel/lessons";
import type { Language } from "../messages/language.ts";

/** A game with lessons. */
export type LearnGame = "imperial" | "imperunde";

/** A lesson with its words in one language. */
export interface LessonWithTexts {
  readonly lesson: Lesson;
  readonly texts: LessonTexts;
}

/** The lessons of a game in their order. */
export interface Curriculum {
  readonly game: LearnGame;
  readonly lessons: readonly LessonWithTexts[];
}

type Files = () => Promise<{ readonly files: Readonly<Record<string, string>> }>;

const PLAYS: Readonly<Record<LearnGame, Files>> = {
  imperial: () => import("./files/imperial-play.ts"),
  imperunde: () => import("./files/imperunde-play.ts"),
};

const TEXTS: Readonly<Record<LearnGame, Readonly<Record<Language, Files>>>> = {
  imperial: {
    de: () => import("./files/imperial-de.ts"),
    en: () => import("./files/imperial-en.ts"),
    fr: () => import("./files/imperial-fr.ts"),
  },
  imperunde: {
    de: () => import("./files/imperunde-de.ts"),
    en: () => import("./files/imperunde-en.ts"),
    fr: () => import("./files/imperunde-fr.ts"),
  },
};

const GAMES: Readonly<Record<LearnGame, () => Promise<LessonGame>>> = {
  imperial: async () => (await import("@rondel/lessons/imperial")).imperialLessons,
  imperunde: async () => (await import("@rondel/lessons/imperunde")).imperundeLessons,
};

/** Loads the rules of a game with the facts of its lessons. */
export function loadLessonGame(game: LearnGame): Promise<LessonGame> {
  return GAMES[game]();
}

export function isLearnGame(game: string): game is LearnGame {
  return game in PLAYS;
}

/** Loads all lessons of a game in their order, without their words. */
export async function loadLessons(game: LearnGame): Promise<Lesson[]> {
  const { files } = await PLAYS[game]();
  return Object.entries(files)
    .map(([path, play]) => readLesson(path.replace(/^.*\/|\.play\.txt$/g, ""), play))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Loads all lessons of a game in one language. */
export async function loadCurriculum(game: LearnGame, language: Language): Promise<Curriculum> {
  const [lessons, texts] = await Promise.all([loadLessons(game), TEXTS[game][language]()]);
  const paths = Object.keys(texts.files);
  return {
    game,
    lessons: lessons.map((lesson) => {
      const path = paths.find((one) => one.endsWith(`/${lesson.id}.${language}.txt`));
      const words = path === undefined ? undefined : texts.files[path];
      if (words === undefined) throw new Error(`lesson ${lesson.id} has no words in ${language}`);
      return { lesson, texts: readTexts(lesson.id, typeset(words)) };
    }),
  };
}

/** Puts fixed spaces where a line must not break: before a unit of money and before French punctuation. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(\d) (M\b|Mio\.)/g, "$1\u00a0$2")
    .replaceAll(/ ([:;?!»])/g, "\u00a0$1")
    .replaceAll("« ", "«\u00a0");
}
