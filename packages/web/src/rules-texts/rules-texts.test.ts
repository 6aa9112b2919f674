import { describe, expect, it } from "vitest";
import { type Chapter, type Paragraph, rulesTexts } from "./index.ts";
import { imperialNames, imperialTerms, imperundeNames, imperundeTerms } from "./key-terms.ts";
import { imperialIds, imperundeIds } from "./numbering.ts";

const games = [
  { game: "imperial", ids: imperialIds, terms: [...imperialNames, ...imperialTerms] },
  { game: "imperunde", ids: imperundeIds, terms: [...imperundeNames, ...imperundeTerms] },
] as const;
const languages = ["en", "de", "fr"] as const;

const paragraphs = (chapters: readonly Chapter[]): readonly Paragraph[] =>
  chapters.flatMap((chapter) => chapter.paragraphs);
const outline = (chapters: readonly Chapter[]): unknown =>
  chapters.map((chapter) => [chapter.id, chapter.paragraphs.map(({ id }) => id)]);

/** Returns a check that a text contains a glossary term, inflected as the sentence needs it. */
function contains(term: string): (text: string) => boolean {
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

/** Frequent words of one language that the others do not have: they reveal an untranslated text. */
const telltale = {
  en: /(?<!\p{L})(the|and|with|which|may|is)(?!\p{L})/iu,
  de: /(?<!\p{L})(und|der|das|nicht|eine|wird)(?!\p{L})/iu,
  fr: /(?<!\p{L})(les|une|avec|dans|est|peut)(?!\p{L})/iu,
} as const;

describe.each(games)("the rules of $game", ({ game, ids, terms }) => {
  const load = async () => ({
    en: await rulesTexts(game, "en"),
    de: await rulesTexts(game, "de"),
    fr: await rulesTexts(game, "fr"),
  });

  it("have every rule and ruling once in English", async () => {
    const { en } = await load();
    const written = paragraphs(en).map(({ id }) => id);
    expect(written.toSorted()).toEqual([...ids].toSorted());
    expect(new Set(en.map(({ id }) => id)).size).toBe(en.length);
  });

  it("have the same chapters and paragraphs in every language", async () => {
    const { en, de, fr } = await load();
    expect(outline(de)).toEqual(outline(en));
    expect(outline(fr)).toEqual(outline(en));
  });

  it("have a title for each chapter and whole sentences in each paragraph", async () => {
    const texts = await load();
    for (const language of languages) {
      for (const { title } of texts[language]) expect(title).toMatch(/^\p{Lu}.*\p{L}$/u);
      for (const { id, text } of paragraphs(texts[language]))
        expect(text, `${language} ${id}`).toMatch(/^[„“«]?\u00a0?[\p{Lu}\d+].{12,}\.$/u);
    }
  });

  it("leave no text in another language", async () => {
    const texts = await load();
    for (const language of languages)
      for (const { id, text } of paragraphs(texts[language]))
        for (const other of languages.filter((other) => other !== language))
          expect(text, `${language} ${id}`).not.toMatch(telltale[other]);
    const long = languages.flatMap((language) => paragraphs(texts[language])).filter(({ text }) => text.length > 25);
    expect(new Set(long.map(({ text }) => text)).size).toBe(long.length);
  });

  it("refer only to paragraphs that exist, and bracket nothing else", async () => {
    const texts = await load();
    const known = new Set<string>(ids);
    for (const language of languages)
      for (const { id, text } of paragraphs(texts[language]))
        for (const [, reference] of text.matchAll(/\[([^\]]*)\]/g))
          expect(known.has(reference ?? "") && reference !== id, `${language} ${id}: [${reference}]`).toBe(true);
  });

  it("refer to the same paragraphs in every language", async () => {
    const texts = await load();
    const references = (chapters: readonly Chapter[]) =>
      paragraphs(chapters).map(({ text }) => (text.match(/\[[^\]]*\]/g) ?? []).toSorted());
    expect(references(texts.de)).toEqual(references(texts.en));
    expect(references(texts.fr)).toEqual(references(texts.en));
  });

  it("give the same numbers in every language", async () => {
    const texts = await load();
    const numbers = (chapters: readonly Chapter[]) =>
      paragraphs(chapters).map(({ id, text }) => [id, ...(text.match(/\d+/g) ?? []).toSorted()]);
    expect(numbers(texts.de)).toEqual(numbers(texts.en));
    expect(numbers(texts.fr)).toEqual(numbers(texts.en));
  });

  it("use a key term in all three languages or in none", async () => {
    const { en, de, fr } = await load();
    const text = (chapters: readonly Chapter[]) => new Map(paragraphs(chapters).map(({ id, text }) => [id, text]));
    const [german, french] = [text(de), text(fr)];
    const strayed = terms.flatMap(([englishTerm, germanTerm, frenchTerm]) => {
      const [inEnglish, inGerman, inFrench] = [contains(englishTerm), contains(germanTerm), contains(frenchTerm)];
      const uses = paragraphs(en).filter(({ text }) => inEnglish(text));
      if (uses.length === 0) return [`${englishTerm}: unused`];
      return uses
        .filter(({ id }) => !inGerman(german.get(id) ?? "") || !inFrench(french.get(id) ?? ""))
        .map(({ id }) => `${id}: ${englishTerm}`);
    });
    expect(strayed).toEqual([]);
  });
});
