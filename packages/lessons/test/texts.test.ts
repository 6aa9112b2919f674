import { describe, expect, it } from "vitest";
import { allLessons, LANGUAGES } from "./lesson-files.ts";

/** The longest texts, in characters: they stand beside the board, on a phone too. */
const LONGEST = { title: 40, idea: 130, goal: 190, text: 230 };

/** Number of sentences. The dot of "Mio." is not counted as an end. */
const sentences = (text: string): number =>
  text
    .replaceAll("Mio.", "Mio")
    .split(/[.!?…](?:\s|$)/)
    .filter((part) => part.trim() !== "").length;

const cases = allLessons().flatMap(({ name, lesson, texts }) =>
  LANGUAGES.map((language) => ({ name: `${name} ${language}`, language, lesson, words: texts[language] })),
);

describe.each(cases)("the words of $name", ({ lesson, words, language }) => {
  it("are there for everything that the play shows", () => {
    expect(words?.title).toBeTruthy();
    expect(words?.idea).toBeTruthy();
    expect(Object.keys(words?.boards ?? {})).toEqual(lesson.boards.map(({ id }) => id));
    for (const board of lesson.boards) {
      const found = words?.boards[board.id];
      expect(found?.title).toBeTruthy();
      expect(found?.goal).toBeTruthy();
      expect([board.id, found?.steps.length]).toEqual([board.id, board.steps.length]);
      expect([board.id, found?.won.length]).toEqual([board.id, board.won.length]);
      const keys = new Set(board.failures.map(({ key }) => key));
      expect(Object.keys(found?.failures ?? {}).sort()).toEqual([...keys].sort());
    }
  });

  it("are short: at most two sentences at once", () => {
    const all = Object.values(words?.boards ?? {});
    const texts = all.flatMap(({ goal, steps, won, failures }) => [goal, ...steps, ...won, ...Object.values(failures)]);
    expect(texts.filter((text) => sentences(text) > 2)).toEqual([]);
    expect(texts.filter((text) => text.length > LONGEST.text)).toEqual([]);
    expect(all.map(({ goal }) => goal).filter((goal) => goal.length > LONGEST.goal)).toEqual([]);
    const titles = [words?.title ?? "", ...all.map(({ title }) => title)];
    expect(titles.filter((title) => title.length > LONGEST.title)).toEqual([]);
    expect((words?.idea ?? "").length).toBeLessThanOrEqual(LONGEST.idea);
  });

  it("are written with the signs of their language", () => {
    const all = JSON.stringify(words, (key, value) => (key === "failures" ? Object.values(value) : value));
    expect(all.match(/[a-zà-ÿ]'[a-zà-ÿ]|\\"/gi)).toBeNull();
    if (language === "fr") expect(all.match(/[^ ][;!?](?=[ "])|[^ \d"\]}][:](?=[ ])/g)).toBeNull();
  });
});
