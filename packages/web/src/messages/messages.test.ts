import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { ferryMessages } from "../games/ferry/ferry-messages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

const houses = { page: { de, en, fr }, ferry: ferryMessages.catalogues };

describe("the words", () => {
  for (const [house, { en: english, ...others }] of Object.entries(houses)) {
    for (const [language, catalogue] of Object.entries(others)) {
      it(`of ${house} in ${language} have the keys of the English ones and ask for the same values`, () => {
        expect(Object.keys(catalogue)).toEqual(Object.keys(english));
        for (const [key, sentence] of Object.entries<string>(english)) {
          const translated: string = (catalogue as Readonly<Record<string, string>>)[key] ?? "";
          expect([key, valuesOf(parse(translated))]).toEqual([key, valuesOf(parse(sentence))]);
        }
      });
    }

    it(`of ${house} have no exclamation mark and no straight apostrophe in any language`, () => {
      for (const catalogue of [english, ...Object.values(others)]) {
        expect(Object.values<string>(catalogue).filter((sentence) => /[!']/.test(sentence))).toEqual([]);
      }
    });
  }
});

/** The names of everything that a sentence leaves open, each once. */
function valuesOf(elements: readonly MessageFormatElement[]): string[] {
  const found = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type !== TYPE.tag) found.add(element.value);
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(({ value }) => value)
        : element.type === TYPE.tag
          ? element.children
          : [];
    for (const name of valuesOf(inner)) found.add(name);
  }
  return [...found].sort();
}
