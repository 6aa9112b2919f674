import { describe, expect, it } from "vitest";
import { rulesTexts } from "../rules-texts/index.ts";
import { TOPICS } from "./everyday-words.ts";
import { answersTo, searchChapters } from "./search.ts";

const chapters = [
  {
    id: "7",
    title: "The rondel",
    paragraphs: [
      { id: "IM-7.1", text: "A marker moves clockwise." },
      { id: "IM-7.2", text: "Three spaces are free." },
    ],
  },
  { id: "8", title: "Fabrique", paragraphs: [{ id: "IM-8.1", text: "L’usine coûte 5 millions, la manœuvre rien." }] },
];
const idsFor = (query: string) =>
  searchChapters(chapters, query).flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));

describe("searching the rules", () => {
  it("shows everything without a search term", () => {
    expect(idsFor("  ")).toEqual(["IM-7.1", "IM-7.2", "IM-8.1"]);
  });

  it("finds paragraphs with every word, in any order, in title, id or text", () => {
    expect(idsFor("free rondel")).toEqual(["IM-7.2"]);
    expect(idsFor("im-7")).toEqual(["IM-7.1", "IM-7.2"]);
    expect(idsFor("rondel usine")).toEqual([]);
  });

  it("ignores case and accents", () => {
    expect(idsFor("COUTE")).toEqual(["IM-8.1"]);
  });

  it("finds typographic apostrophes and ligatures as a keyboard types them", () => {
    expect(idsFor("l'usine")).toEqual(["IM-8.1"]);
    expect(idsFor("manoeuvre")).toEqual(["IM-8.1"]);
  });
});

describe.each([
  ["imperunde", "en", "how do I attack?", "IR-9.5.1"],
  ["imperunde", "de", "Wie greife ich an?", "IR-9.5.1"],
  ["imperunde", "fr", "comment attaquer ?", "IR-9.5.1"],
  ["imperunde", "en", "what happens on a tie", "IR-12.2.6"],
  ["imperunde", "de", "wie komme ich übers Meer", "IR-10.1.1"],
  ["imperunde", "fr", "comment gagner", "IR-14.1.1"],
  ["imperial", "en", "how do I win the game", "IM-18.1"],
  ["imperial", "de", "Wie greife ich an", "IM-11.15"],
  ["imperial", "fr", "comment attaquer", "IM-11.15"],
  ["imperial", "de", "was kostet das Rondell", "IM-7.2"],
] as const)("a question about %s in everyday words (%s): %s", (game, language, question, rule) => {
  it(`is answered first by ${rule}`, async () => {
    const answers = answersTo(await rulesTexts(game, language), TOPICS[game], question, language);
    expect(answers.map(({ id }) => id)[0]).toBe(rule);
  });
});

describe("everyday words", () => {
  it("lead to rules that exist", async () => {
    for (const game of ["imperial", "imperunde"] as const) {
      const paragraphs = (await rulesTexts(game, "en")).flatMap((chapter) => chapter.paragraphs);
      const ids = new Set(paragraphs.map(({ id }) => id));
      expect(TOPICS[game].flatMap(({ rules }) => rules).filter((rule) => !ids.has(rule))).toEqual([]);
    }
  });

  it("are written as a query is compared", () => {
    const stems = Object.values(TOPICS).flatMap((topics) => topics.flatMap((topic) => Object.values(topic.stems)));
    expect(stems.filter((text) => !/^[a-z]+( [a-z]+)*$/.test(text))).toEqual([]);
  });

  it("find nothing for a word that no topic has", () => {
    expect(answersTo(chapters, TOPICS.imperial, "xylophone", "en")).toEqual([]);
  });

  it("leave out fillers in the search of the text", () => {
    const found = searchChapters(chapters, "are there free spaces", "en");
    expect(found.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))).toEqual(["IM-7.2"]);
  });
});
