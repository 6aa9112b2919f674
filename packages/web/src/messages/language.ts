import { signal } from "@preact/signals";

export const LANGUAGES = ["de", "en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = "rondel.language";

/** The language of everything on the page. Change it with `chooseLanguage`. */
export const language = signal<Language>(rememberedLanguage() ?? preferredLanguage(navigator.languages));

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  localStorage.setItem(KEY, chosen);
}

/** The first language of the browser that we speak. */
function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const spoken = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (spoken) return spoken;
  }
  return "en";
}

function rememberedLanguage(): Language | undefined {
  const remembered = localStorage.getItem(KEY);
  return LANGUAGES.find((known) => known === remembered);
}
