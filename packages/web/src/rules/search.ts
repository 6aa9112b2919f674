import type { Language } from "../messages/language.ts";
import type { Chapter, Paragraph } from "../rules-texts/index.ts";
import { FILLERS, type Topic } from "./everyday-words.ts";

/** Finds the paragraphs that contain every word, in any case and with or without accents. No words find everything. */
export function searchChapters(chapters: readonly Chapter[], query: string, language?: Language): readonly Chapter[] {
  const words = wordsOf(query, language);
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const paragraphs = chapter.paragraphs.filter(({ id, text }) => {
      const searched = normalize(`${chapter.title} ${id} ${text}`);
      return words.every((word) => searched.includes(word));
    });
    return paragraphs.length > 0 ? [{ ...chapter, paragraphs }] : [];
  });
}

const MOST_ANSWERS = 4;

/** The rules that answer a question in everyday words: those of the topics that share most words with it. */
export function answersTo(
  chapters: readonly Chapter[],
  topics: readonly Topic[],
  query: string,
  language: Language,
): readonly Paragraph[] {
  const words = wordsOf(query, language);
  const scored = topics.map(({ rules, stems }) => {
    const beginnings = stems[language].split(" ");
    return { rules, score: words.filter((word) => beginnings.some((stem) => word.startsWith(stem))).length };
  });
  const best = Math.max(1, ...scored.map(({ score }) => score));
  const rules = [...new Set(scored.filter(({ score }) => score === best).flatMap((topic) => topic.rules))];
  const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
  return rules.flatMap((rule) => paragraphs.find(({ id }) => id === rule) ?? []).slice(0, MOST_ANSWERS);
}

/** The words of a query without fillers; all of them if there is nothing else. */
function wordsOf(query: string, language: Language | undefined): readonly string[] {
  const words = normalize(query)
    .split(/[^\p{L}\p{N}.'-]+/u)
    .filter(Boolean);
  const fillers = language && FILLERS[language];
  const telling = words.filter((word) => !fillers?.has(word));
  return telling.length > 0 ? telling : words;
}

/** Reduces a text to what a keyboard types: lower case, no accents, straight apostrophes, no ligature. */
function normalize(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll("œ", "oe");
}
