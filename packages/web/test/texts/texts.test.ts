import { describe, expect, it } from "vitest";
import { catalogues as imperial } from "../../src/games/imperial/messages/catalogues.ts";
import { catalogues as imperunde } from "../../src/games/imperunde/messages/catalogues.ts";
import { de } from "../../src/messages/de/index.ts";
import { en } from "../../src/messages/en/index.ts";
import { fr } from "../../src/messages/fr/index.ts";
import { UNRESOLVED } from "../message-checks.ts";
import { allSections, inOneLine, textsPage } from "./html.ts";
import { isForm } from "./names.ts";

const page = { de, en, fr };

describe.each(["de", "en", "fr"] as const)("the page of all texts in %s", (language) => {
  const rows = allSections(language).flatMap((section) => section.rows);

  it("has every message", () => {
    const keys = new Set(rows.map(({ key }) => key));
    const all = [page[language], imperial[language], imperunde[language]].flatMap((catalogue) =>
      Object.keys(catalogue),
    );
    expect(all.filter((key) => !isForm(key) && !keys.has(key))).toEqual([]);
  });

  it("renders each of them from its sample values", () => {
    for (const { key, groups } of rows) {
      expect(groups.length, key).toBeGreaterThan(0);
      for (const text of groups.flat()) {
        expect(text, key).not.toMatch(UNRESOLVED);
        expect(text, key).not.toMatch(/ {2}/);
      }
    }
  });

  it("shows no key of a message that is missing", () => {
    const key = /\b(party|region|nation|term|count|units?|window|prompt|action|mark|spoken|space|purse)\.[a-z]/i;
    expect(rows.flatMap(({ groups }) => groups.flat()).filter((text) => key.test(text))).toEqual([]);
  });

  it("is one HTML document without anything from the network", () => {
    const html = textsPage(language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/https?:|<script|<link/);
  });
});

it("texts that differ in one place share their beginning and end", () => {
  expect(inOneLine(["Attack on Java: go", "Attack on the Congo: go"])).toEqual({
    before: "Attack on ",
    parts: ["Java:", "the Congo:"],
    after: " go",
  });
  expect(inOneLine(["Pass"])).toEqual({ before: "Pass", parts: [], after: "" });
});
