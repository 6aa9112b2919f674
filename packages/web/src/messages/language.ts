import { signal } from "@preact/signals";
import { deviceStorage } from "../device/device-storage.ts";

export const LANGUAGES = ["de", "en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = "rondel.language";

/** The language of everything on the page. Change it with `chooseLanguage`. */
export const language = signal<Language>(storedLanguage() ?? preferredLanguage(navigator.languages));

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  deviceStorage().setItem(KEY, chosen);
}

/** The first preferred language of the browser that the page has. */
function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return "en";
}

function storedLanguage(): Language | undefined {
  const stored = deviceStorage().getItem(KEY);
  return LANGUAGES.find((one) => one === stored);
}
