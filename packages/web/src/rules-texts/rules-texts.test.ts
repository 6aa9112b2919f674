import { describe, expect, it } from "vitest";
import { type Chapter, type Paragraph, rulesTexts } from "./index.ts";
import { imperialTerms } from "./key-terms.ts";

const counted = (prefix: string, last: number): string[] => Array.from({ length: last }, (_, n) => `${prefix}${n + 1}`);
const section = ([number, last]: readonly [string, number]): string[] => counted(`IM-${number}.`, last);
const ruling = (prefix: string, last: number, unused: readonly number[]): string[] =>
  Array.from({ length: last }, (_, n) => n + 1)
    .filter((n) => !unused.includes(n))
    .map((n) => `${prefix}-${String(n).padStart(2, "0")}`);

/** How many rules each section of the rules page has. */
const imperialSections: readonly (readonly [string, number])[] = [
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

const games = [
  {
    game: "imperial",
    ids: [...imperialSections.flatMap(section), ...ruling("RL", 81, [72, 76, 78])],
    terms: imperialTerms,
  },
] as const;

const paragraphs = (chapters: readonly Chapter[]): readonly Paragraph[] =>
  chapters.flatMap((chapter) => chapter.paragraphs);
const outline = (chapters: readonly Chapter[]): unknown =>
  chapters.map((chapter) => [chapter.id, chapter.paragraphs.map(({ id }) => id)]);

/** A glossary term as it may be inflected in a sentence. */
function spelled(term: string): RegExp {
  const words = term.split(" ").map((word) => {
    const stem = word.length > 5 ? word.replace(/(er|es|e|s)$/, "") : word;
    return `${stem.replaceAll(".", "\\.")}\\p{L}{0,3}`;
  });
  return new RegExp(`(?<!\\p{L})${words.join(" ")}(?!\\p{L})`, "iu");
}

/** Words so frequent in one language, and absent from the others, that they betray a text left untranslated. */
const betraying = {
  en: /\b(the|and|with|which|may|is)\b/i,
  de: /\b(und|der|das|nicht|eine|wird)\b/i,
  fr: /\b(les|une|avec|dans|est|peut)\b/i,
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
    const strayed = terms.flatMap(([english, deutsch, français]) => {
      const [inEnglish, inGerman, inFrench] = [spelled(english), spelled(deutsch), spelled(français)];
      const uses = paragraphs(en).filter(({ text }) => inEnglish.test(text));
      if (uses.length === 0) return [`${english}: unused`];
      return uses
        .filter(({ id }) => !inGerman.test(german.get(id) ?? "") || !inFrench.test(french.get(id) ?? ""))
        .map(({ id }) => `${id}: ${english}`);
    });
    expect(strayed).toEqual([]);
  });
});
