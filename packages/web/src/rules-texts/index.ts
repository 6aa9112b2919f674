import type { Chapter } from "./chapter.ts";

export type { Chapter, Paragraph } from "./chapter.ts";

const texts = {
  imperial: {
    en: () => import("./imperial/en.ts"),
    de: () => import("./imperial/de.ts"),
    fr: () => import("./imperial/fr.ts"),
  },
  imperunde: {
    en: () => import("./imperunde/en.ts"),
    de: () => import("./imperunde/de.ts"),
    fr: () => import("./imperunde/fr.ts"),
  },
};

/** The rules of a game in one language, fetched only when somebody reads them. */
export async function rulesTexts(
  game: keyof typeof texts,
  language: keyof (typeof texts)["imperial"],
): Promise<readonly Chapter[]> {
  const { chapters } = await texts[game][language]();
  return chapters;
}
