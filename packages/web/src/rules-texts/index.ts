import type { Chapter } from "./chapter.ts";

export type { Chapter, Paragraph } from "./chapter.ts";

/** The texts of each game by language, loaded on demand, with their chapters in reading order. */
const texts = {
  imperial: {
    en: async () => inOrder(await import("./imperial/en.ts"), IMPERIAL),
    de: async () => inOrder(await import("./imperial/de.ts"), IMPERIAL),
    fr: async () => inOrder(await import("./imperial/fr.ts"), IMPERIAL),
  },
  imperunde: {
    en: async () => inOrder(await import("./imperunde/en.ts"), IMPERUNDE),
    de: async () => inOrder(await import("./imperunde/de.ts"), IMPERUNDE),
    fr: async () => inOrder(await import("./imperunde/fr.ts"), IMPERUNDE),
  },
};

const IMPERIAL = [
  "board",
  "setup",
  "rondel",
  "manoeuvre",
  "investor",
  "specialCasesBattle",
  "specialCasesMovement",
  "specialCasesMoney",
] as const;

const IMPERUNDE = [
  "components",
  "board",
  "setup",
  "diplomacy",
  "investments",
  "movement",
  "events",
  "combat",
  "secretService",
  "specialCasesCards",
  "specialCasesDiplomacy",
  "specialCasesCombat",
  "specialCasesSea",
  "specialCasesTable",
] as const;

function inOrder<Part extends string>(
  parts: Readonly<Record<Part, readonly Chapter[]>>,
  order: readonly Part[],
): readonly Chapter[] {
  return order.flatMap((part) => parts[part]);
}

/** Loads the rules of a game in one language. */
export function rulesTexts(
  game: keyof typeof texts,
  language: keyof (typeof texts)["imperial"],
): Promise<readonly Chapter[]> {
  return texts[game][language]();
}
