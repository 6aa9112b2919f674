import { describe, expect, it } from "vitest";
import { rulesTexts } from "../rules-texts/index.ts";
import { loadTerms } from "./load-terms.ts";
import { createTermFinder } from "./term-finder.ts";

const LANGUAGES = ["de", "en", "fr"] as const;
const GAMES = ["imperial", "imperunde"] as const;
const CASES = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

const idsIn = async (
  game: "imperial" | "imperunde",
  language: "de" | "en" | "fr",
  text: string,
  names: string[] = [],
) =>
  createTermFinder(game, await loadTerms(game, language), names)
    .split(text)
    .flatMap((part) => (typeof part === "string" ? [] : [part.term.id]));

describe("finding terms in a text", () => {
  it("finds whole words in any form, the longest first, each once", async () => {
    expect(await idsIn("imperunde", "en", "2 Ships of the line, a home country and transports")).toEqual([
      "shipOfTheLine",
      "homeCountry",
      "transport",
    ]);
    expect(await idsIn("imperunde", "en", "War or peace, war again")).toEqual(["war", "peace"]);
    expect(await idsIn("imperunde", "en", "comfortable, warm, postscript")).toEqual([]);
    expect(await idsIn("imperunde", "de", "Deutschland hat Handelsposten")).toEqual(["tradingPost"]);
    expect(await idsIn("imperial", "fr", "L’usine et le trésor")).toEqual(["factory", "treasury"]);
  });

  it("keeps the text as it is", async () => {
    const finder = createTermFinder("imperial", await loadTerms("imperial", "en"), []);
    const text = "Austria-Hungary: choose a space on the rondel, pay the surcharge";
    const parts = finder.split(text).map((part) => (typeof part === "string" ? part : part.word));
    expect(parts.join("")).toBe(text);
    expect(parts).toContain("rondel");
  });

  it("does not take the name of a player for a term", async () => {
    expect(await idsIn("imperial", "en", "Bond is moving armies", ["Bond"])).toEqual(["army"]);
    expect(await idsIn("imperial", "en", "Bond buys a bond", ["Mara"])).toEqual(["bond"]);
  });
});

describe.each(CASES)("the terms of $game in $language", ({ game, language }) => {
  it("have one sentence each, and a word belongs to one term", async () => {
    const terms = await loadTerms(game, language);
    const words = terms.flatMap((term) => [...new Set(term.words.map((word) => word.toLowerCase()))]);
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
    for (const { id, about } of terms) {
      expect(about, id).toMatch(/^\S.*\.$/);
      expect(about.length, id).toBeLessThanOrEqual(170);
    }
  });

  it("lead to rules that exist", async () => {
    const rules = new Set(
      (await rulesTexts(game, language)).flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)),
    );
    for (const { id, rule } of await loadTerms(game, language)) expect(rules.has(rule), `${id}: ${rule}`).toBe(true);
  });
});
