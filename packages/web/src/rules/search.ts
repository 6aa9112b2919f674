import type { Chapter } from "../rules-texts/index.ts";

/** Finds the paragraphs that contain every word, in any case and with or without accents. No words find everything. */
export function searchChapters(chapters: readonly Chapter[], query: string): readonly Chapter[] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const paragraphs = chapter.paragraphs.filter(({ id, text }) => {
      const searched = normalize(`${chapter.title} ${id} ${text}`);
      return words.every((word) => searched.includes(word));
    });
    return paragraphs.length > 0 ? [{ ...chapter, paragraphs }] : [];
  });
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
