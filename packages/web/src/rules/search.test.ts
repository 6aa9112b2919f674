import { describe, expect, it } from "vitest";
import { searchChapters } from "./search.ts";

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
