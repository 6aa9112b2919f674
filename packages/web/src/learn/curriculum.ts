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

/** Loads all lessons of a game in one language. */
export async function loadCurriculum(game: LearnGame, language: Language): Promise<Curriculum> {
  const [plays, texts] = await Promise.all([PLAYS[game](), TEXTS[game][language]()]);
  const lessons = Object.entries(plays.files)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, play]) => {
      const words = texts.files[path.replace(".play.txt", `.${language}.txt`)];
      if (words === undefined) throw new Error(`${path} has no words in ${language}`);
      const id = path.replace(/^.*\/|\.play\.txt$/g, "");
      return { lesson: readLesson(id, play), texts: readTexts(id, typeset(words)) };
    });
  return { game, lessons };
}

/** Puts fixed spaces where a line must not break: before a unit of money and before French punctuation. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(\d) (M\b|Mio\.)/g, "$1\u00a0$2")
    .replaceAll(/ ([:;?!»])/g, "\u00a0$1")
    .replaceAll("« ", "«\u00a0");
}
