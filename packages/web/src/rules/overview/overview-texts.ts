import type { Language } from "../../messages/language.ts";
import type { en } from "./messages/en.ts";

export type OverviewTexts = Readonly<Record<keyof typeof en, string>>;

const LOADERS = {
  de: async () => (await import("./messages/de.ts")).de,
  en: async () => (await import("./messages/en.ts")).en,
  fr: async () => (await import("./messages/fr.ts")).fr,
} as const;

export function loadOverviewTexts(language: Language): Promise<OverviewTexts> {
  return LOADERS[language]();
}
