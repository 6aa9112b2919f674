import type { Chapter } from "../rules-texts/index.ts";

/** The paragraphs in which every word occurs, whatever its case and accents; all of them when nothing is asked. */
export function searchChapters(chapters: readonly Chapter[], wanted: string): readonly Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const paragraphs = chapter.paragraphs.filter(({ id, text }) => {
      const searched = plain(`${chapter.title} ${id} ${text}`);
      return words.every((word) => searched.includes(word));
    });
    return paragraphs.length > 0 ? [{ ...chapter, paragraphs }] : [];
  });
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
