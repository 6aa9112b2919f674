import type { Language } from "../messages/language.ts";
import type { en } from "./messages/en.ts";

/** A game with a goal card. */
export type GoalGame = "imperial" | "imperunde";

export type GoalCatalogue = Readonly<Record<keyof typeof en, string>>;

const LOADERS = {
  de: async () => (await import("./messages/de.ts")).de,
  en: async () => (await import("./messages/en.ts")).en,
  fr: async () => (await import("./messages/fr.ts")).fr,
} as const;

/** Loads the goal cards of all games in one language. */
export function loadGoalTexts(language: Language): Promise<GoalCatalogue> {
  return LOADERS[language]();
}
