import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PATTERNS } from "../src/component/Hatching.tsx";

const read = (name: string) => readFileSync(new URL(`../src/component/${name}`, import.meta.url), "utf8");
const sprite = read("pieces.svg");
const tokens = read("tokens.css");

const OWNED = [
  ...["army", "army-lying", "fleet", "fleet-port", "factory-armaments", "factory-shipyard", "flag", "rondel-marker"],
  ...["bond", "infantry", "cavalry", "artillery", "fort", "frigate", "ship-of-the-line", "trading-post"],
  ...["freight-infantry", "freight-cavalry", "freight-artillery"],
];
const OWNERS = ["yellow", "green", "blue", "red", "black", "purple", "ivory"] as const;

function captured(text: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`No ${pattern.source}.`);
  return found;
}

/** The drawing of a symbol with those that it contains. */
function drawingOf(symbol: string): string {
  const drawing = captured(sprite, new RegExp(`<symbol id="${symbol}"[^>]*>(.*?)</symbol>`, "s"));
  return drawing.replace(/<use href="#([^"]+)"[^>]*>/g, (_, inner: string) => drawingOf(inner));
}

describe("owners without colour", () => {
  test.each(OWNED)("%s has a part with the pattern of its owner", (symbol) => {
    expect(drawingOf(symbol)).toContain('class="p"');
  });

  test("each owner has a pattern of its own on pieces and on land; ivory is the one without", () => {
    const ofPieces = OWNERS.map((owner) =>
      captured(tokens, new RegExp(`\\.own-${owner} \\{[^}]*--own-hatch: ([^;]+);`)).replace(/url\(#hatch-(.*)\)/, "$1"),
    );
    expect(ofPieces).toEqual(OWNERS.map((owner) => PATTERNS[owner] ?? "none"));
    expect(new Set(ofPieces).size).toBe(OWNERS.length);
    const drawn = Object.values(PATTERNS).map((name) =>
      captured(sprite, new RegExp(`<pattern id="hatch-${name}"(.*?)</pattern>`)).replace(/var\([^)]*\)/g, ""),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
