import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SOURCES = fileURLToPath(new URL("../packages/web/src", import.meta.url));
/** Loaded with the first screen, so that they cannot change a screen by being loaded later. */
const ALWAYS_LOADED = /^(ui|home|new-table)\//;

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
const read = (name: string) => readFileSync(join(SOURCES, name), "utf8");

/** The classes of the components that all screens share. */
const shared = new Set(
  files
    .filter((name) => /^ui\/.*\.tsx$/.test(name))
    .flatMap((name) => [...read(name).matchAll(/class="([^"]+)"/g)])
    .flatMap(([, classes = ""]) => classes.split(" "))
    .concat("btn", "label", "muted", "faint", "amount", "field", "input", "select", "page"),
);

/** The selectors of a style sheet, without its at-rules. */
function selectorsOf(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...plain.matchAll(/([^{}@;]+)\{[^{}]*\}/g)]
    .flatMap(([, selectors = ""]) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => selector !== "" && !/^(from|to|[\d.]+%)$/.test(selector));
}

function isScoped(selector: string): boolean {
  const classes = [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);
  return classes.some((name) => !shared.has(name));
}

it("scopes every style of a screen that is loaded later, so that it changes no other screen", () => {
  const later = files.filter((name) => name.endsWith(".css") && !ALWAYS_LOADED.test(name));
  expect(later.length).toBeGreaterThan(20);
  const leaks = later.flatMap((name) =>
    selectorsOf(read(name))
      .filter((selector) => !isScoped(selector))
      .map((selector) => `${name}: ${selector}`),
  );
  expect(leaks).toEqual([]);
});

it("hides nothing by :has, which Firefox 115 to 120 lack", () => {
  const hiding = files
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) => [...read(name).matchAll(/([^{}]*:has\([^{}]*)\{([^{}]*)\}/g)].map((rule) => [name, ...rule]))
    .filter(([, , , body = ""]) => /display: none|--sheet|-row:/.test(body))
    .map(([name, , selector = ""]) => `${name}: ${selector.trim()}`);
  expect(hiding).toEqual([]);
});
