import { describe, expect, it } from "vitest";
import { type Chapter, type Paragraph, rulesTexts } from "./index.ts";
import { imperialTerms, imperundeTerms } from "./key-terms.ts";

type Sections = readonly (readonly [section: string, rules: number])[];

const rules = (prefix: string, sections: Sections): string[] =>
  sections.flatMap(([section, last]) => Array.from({ length: last }, (_, n) => `${prefix}-${section}.${n + 1}`));
const rulings = (prefix: string, last: number, unused: readonly number[]): string[] =>
  Array.from({ length: last }, (_, n) => n + 1)
    .filter((n) => !unused.includes(n))
    .map((n) => `${prefix}-${String(n).padStart(2, "0")}`);

/** How many rules each section of the rules page has. */
const imperialSections: Sections = [
  ["1", 11],
  ["2", 13],
  ["3", 16],
  ["4", 8],
  ["5", 6],
  ["6", 5],
  ["7", 9],
  ["8", 4],
  ["9", 4],
  ["10", 4],
  ["11", 40],
  ["15", 10],
  ["16", 7],
  ["17", 8],
  ["18", 4],
  ["19", 2],
  ["20", 6],
];

const imperundeSections: Sections = [
  ["1.1", 3],
  ["1.2", 5],
  ["1.3", 2],
  ["1.4", 1],
  ["1.5", 3],
  ["1.6", 1],
  ["2.1", 3],
  ["2.2", 3],
  ["2.3", 1],
  ["2.4", 6],
  ["2.5", 5],
  ["2.6", 2],
  ["2.7", 1],
  ["3.1", 2],
  ["3.2", 4],
  ["3.3", 3],
  ["3.4", 6],
  ["3.5", 1],
  ["4.1", 1],
  ["4.2", 2],
  ["4.3", 1],
  ["4.4", 1],
  ["5.1", 3],
  ["5.2", 6],
  ["5.3", 3],
  ["5.4", 2],
  ["6.1", 1],
  ["6.2", 6],
  ["6.3", 4],
  ["6.4", 2],
  ["6.5", 1],
  ["7.1", 3],
  ["7.2", 3],
  ["7.3", 8],
  ["7.4", 5],
  ["8.1", 3],
  ["8.2", 4],
  ["8.3", 3],
  ["9.1", 4],
  ["9.2", 5],
  ["9.3", 5],
  ["9.4", 10],
  ["9.5", 3],
  ["10.1", 5],
  ["11.1", 6],
  ["11.2", 6],
  ["11.3", 4],
  ["11.4", 3],
  ["12.1", 4],
  ["12.2", 9],
  ["12.3", 4],
  ["12.4", 5],
  ["12.5", 5],
  ["12.6", 7],
  ["13.1", 6],
  ["13.2", 9],
  ["13.3", 5],
  ["13.4", 1],
  ["13.5", 19],
  ["14.1", 5],
];

const games = [
  {
    game: "imperial",
    ids: [...rules("IM", imperialSections), ...rulings("RL", 81, [72, 76, 78])],
    terms: imperialTerms,
  },
  {
    game: "imperunde",
    ids: [...rules("IR", imperundeSections), ...rulings("RU", 131, [])],
    terms: imperundeTerms,
  },
] as const;

const paragraphs = (chapters: readonly Chapter[]): readonly Paragraph[] =>
  chapters.flatMap((chapter) => chapter.paragraphs);
const outline = (chapters: readonly Chapter[]): unknown =>
  chapters.map((chapter) => [chapter.id, chapter.paragraphs.map(({ id }) => id)]);

/** Whether a text has a glossary term, inflected as the sentence needs it. */
function spelled(term: string): (text: string) => boolean {
  const words = term
    .toLowerCase()
    .split(" ")
    .map((word) => {
      const stem = word.length > 5 ? word.replace(/(er|es|e|s|al)$/, "") : word;
      return `${stem.replaceAll(".", "\\.")}\\p{L}{0,3}`;
    });
  const pattern = new RegExp(`(?<!\\p{L})${words.join(" ")}(?!\\p{L})`, "u");
  return (text) => pattern.test(text.toLowerCase());
}

/** Words so frequent in one language, and absent from the others, that they betray a text left untranslated. */
const betraying = {
  en: /(?<!\p{L})(the|and|with|which|may|is)(?!\p{L})/iu,
  de: /(?<!\p{L})(und|der|das|nicht|eine|wird)(?!\p{L})/iu,
  fr: /(?<!\p{L})(les|une|avec|dans|est|peut)(?!\p{L})/iu,
} as const;

/** The rules speak of players and governments, never to them. */
const addressing = {
  en: /\b(you|your|yours)\b/i,
  de: /\b(du|dir|dich|dein\w*|euch|euer)\b/i,
  fr: /\b(tu|ton|vous|votre|vos)\b/i,
} as const;

const languages = ["en", "de", "fr"] as const;

describe.each(games)("the rules of $game", ({ game, ids, terms }) => {
  const load = async () => ({
    en: await rulesTexts(game, "en"),
    de: await rulesTexts(game, "de"),
    fr: await rulesTexts(game, "fr"),
  });

  it("has every rule and ruling once in English", async () => {
    const { en } = await load();
    const written = paragraphs(en).map(({ id }) => id);
    expect(written.toSorted()).toEqual([...ids].toSorted());
    expect(new Set(en.map(({ id }) => id)).size).toBe(en.length);
  });

  it("has the same chapters and paragraphs in every language", async () => {
    const { en, de, fr } = await load();
    expect(outline(de)).toEqual(outline(en));
    expect(outline(fr)).toEqual(outline(en));
  });

  it("says something in every paragraph and title, in whole sentences", async () => {
    const texts = await load();
    for (const language of languages) {
      for (const { title } of texts[language]) expect(title).toMatch(/^\p{Lu}.*\p{L}$/u);
      for (const { id, text } of paragraphs(texts[language]))
        expect(text, `${language} ${id}`).toMatch(/^[\p{Lu}\d+].{12,}\.$/u);
    }
  });

  it("leaves no text in another language", async () => {
    const texts = await load();
    for (const language of languages)
      for (const { id, text } of paragraphs(texts[language]))
        for (const other of languages.filter((other) => other !== language))
          expect(text, `${language} ${id}`).not.toMatch(betraying[other]);
    const long = languages.flatMap((language) => paragraphs(texts[language])).filter(({ text }) => text.length > 25);
    expect(new Set(long.map(({ text }) => text)).size).toBe(long.length);
  });

  it("refers only to paragraphs that exist, and brackets nothing else", async () => {
    const texts = await load();
    const known = new Set<string>(ids);
    for (const language of languages)
      for (const { id, text } of paragraphs(texts[language]))
        for (const [, reference] of text.matchAll(/\[([^\]]*)\]/g))
          expect(known.has(reference ?? "") && reference !== id, `${language} ${id}: [${reference}]`).toBe(true);
  });

  it("refers to the same paragraphs in every language", async () => {
    const texts = await load();
    const references = (chapters: readonly Chapter[]) =>
      paragraphs(chapters).map(({ text }) => (text.match(/\[[^\]]*\]/g) ?? []).toSorted());
    expect(references(texts.de)).toEqual(references(texts.en));
    expect(references(texts.fr)).toEqual(references(texts.en));
  });

  it("names the same numbers in every language", async () => {
    const texts = await load();
    const numbers = (chapters: readonly Chapter[]) =>
      paragraphs(chapters).map(({ id, text }) => [id, ...(text.match(/\d+/g) ?? []).toSorted()]);
    expect(numbers(texts.de)).toEqual(numbers(texts.en));
    expect(numbers(texts.fr)).toEqual(numbers(texts.en));
  });

  it("keeps to the tone of the house", async () => {
    const texts = await load();
    const slips = /[!?`_{}]|\b(D|TV|ED|INV)-\d| {2}/;
    for (const language of languages)
      for (const { id, text } of paragraphs(texts[language])) {
        expect(text, `${language} ${id}`).not.toMatch(slips);
        expect(text, `${language} ${id}`).not.toMatch(addressing[language]);
      }
    for (const { id, text } of paragraphs(texts.fr)) expect(text, id).not.toMatch(/[^\u00a0][:;]/);
  });

  it("spells the terms of the glossary", async () => {
    const { en, de, fr } = await load();
    const text = (chapters: readonly Chapter[]) => new Map(paragraphs(chapters).map(({ id, text }) => [id, text]));
    const [german, french] = [text(de), text(fr)];
    const strayed = terms.flatMap(([englishTerm, germanTerm, frenchTerm]) => {
      const [inEnglish, inGerman, inFrench] = [spelled(englishTerm), spelled(germanTerm), spelled(frenchTerm)];
      const uses = paragraphs(en).filter(({ text }) => inEnglish(text));
      if (uses.length === 0) return [`${englishTerm}: unused`];
      return uses
        .filter(({ id }) => !inGerman(german.get(id) ?? "") || !inFrench(french.get(id) ?? ""))
        .map(({ id }) => `${id}: ${englishTerm}`);
    });
    expect(strayed).toEqual([]);
  });
});
