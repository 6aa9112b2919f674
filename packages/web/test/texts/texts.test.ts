import { describe, expect, it } from "vitest";
import { catalogues as imperial } from "../../src/games/imperial/messages/catalogues.ts";
import { catalogues as imperunde } from "../../src/games/imperunde/messages/catalogues.ts";
import { de } from "../../src/messages/de/index.ts";
import { en } from "../../src/messages/en/index.ts";
import { fr } from "../../src/messages/fr/index.ts";
import { allSections, textsPage } from "./html.ts";

const page = { de, en, fr };

describe.each(["de", "en", "fr"] as const)("the page of all texts in %s", (language) => {
  const rows = allSections(language).flatMap((section) => section.rows);

  it("has every message", () => {
    const keys = new Set(rows.map(({ key }) => key));
    const catalogues = [page[language], imperial[language], imperunde[language]];
    expect(catalogues.flatMap((catalogue) => Object.keys(catalogue)).filter((key) => !keys.has(key))).toEqual([]);
  });

  it("renders each of them from its sample values", () => {
    for (const { key, texts } of rows) {
      expect(texts.length, key).toBeGreaterThan(0);
      for (const text of texts) expect(text, key).not.toMatch(/undefined|NaN|[{}]| {2}/);
    }
  });

  it("is one HTML document without anything from the network", () => {
    const html = textsPage(language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/https?:|<script|<link/);
  });
});
