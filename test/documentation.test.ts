import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readMatch, verifyChance } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { describe, expect, it } from "vitest";
import { imperialTerms, imperundeTerms } from "../packages/web/src/rules-texts/key-terms.ts";

const root = join(import.meta.dirname, "..");

describe("docs/notation.md", () => {
  const page = readFileSync(join(root, "docs", "notation.md"), "utf8");
  const blocks = [...page.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block.replaceAll(/^ {4}/gm, ""));
  const files = blocks.filter((block) => block.startsWith("rondel 1"));

  it("shows files that can be read to their last line", () => {
    expect(files).toHaveLength(2);
    for (const file of files) expect(readMatch(file, () => ferry).problem).toBeUndefined();
  });

  it("shows a match whose dice can be verified", () => {
    const { match } = readMatch(files[0] ?? "", () => ferry);
    if (!match) throw new Error("The example is not a match.");
    expect(match.entries).toHaveLength(9);
    expect(verifyChance(match)).toMatchObject({ verdict: "fair" });
  });
});

describe("docs/proof.md", () => {
  const page = readFileSync(join(root, "docs", "proof.md"), "utf8");

  it.each([
    ["Imperial", "imperial"],
    ["ImpeRunde", "imperunde"],
  ])("counts the golden matches of %s and their actions", (game, folder) => {
    const files = globSync(`packages/${folder}/golden/*.rondel`, { cwd: root });
    const actions = files.flatMap((file) => readFileSync(join(root, file), "utf8").match(/^\d+ s\d+ /gm) ?? []);
    expect(page).toContain(`${files.length} matches of ${game} with ${actions.length.toLocaleString("en")} actions`);
  });
});

describe("docs/glossary.md", () => {
  const page = readFileSync(join(root, "docs", "glossary.md"), "utf8");
  const rowsOf = (title: string) => {
    const [, section = ""] = page.split(`## ${title}\n`);
    return (section.split("\n## ")[0] ?? "")
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .map((line) => line.slice(2, -2).split(" | "));
  };

  it.each([
    ["Terms of Imperial", imperialTerms],
    ["Terms of ImpeRunde", imperundeTerms],
  ] as const)("lists the key terms of the rules texts under %s", (title, terms) => {
    const rows = rowsOf(title);
    expect(new Set(rows.map((row) => row.join(" | "))).size).toBe(rows.length);
    for (const row of rows) expect(row).toHaveLength(4);
    const translations = rows.map((row) => row.slice(0, 3));
    for (const term of terms) expect(translations).toContainEqual([...term]);
  });

  it("names only identifiers that the sources have", () => {
    const sources = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root })
      .map((path) => readFileSync(join(root, path), "utf8"))
      .join("\n");
    const rows = page.split("\n").filter((line) => line.startsWith("| "));
    const names = rows.flatMap((row) =>
      [...row.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => code.split(/[^\w-]+/)),
    );
    const words = [...new Set(names)].filter((name) => name !== "");
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(sources))).toEqual([]);
  });
});

describe("every page of the documentation", () => {
  const pages = globSync(["*.md", "docs/**/*.md", "packages/*/README.md"], { cwd: root });
  const textOf = (path: string) => readFileSync(join(root, path), "utf8");

  it.each(pages)("%s links to pages and headings that exist", (page) => {
    const links = [...textOf(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    const broken = links.filter(([, path, heading]) => {
      const target = path ? join(dirname(page), path) : page;
      if (!existsSync(join(root, target))) return true;
      return heading !== undefined && !headingsOf(textOf(target)).includes(heading);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it("can be reached from the README by links", () => {
    const linksOf = (page: string) =>
      [...textOf(page).matchAll(/\]\((?!https?:)([^)#]+\.md)/g)].map(([, path = ""]) => join(dirname(page), path));
    const reached = new Set(["README.md"]);
    for (const page of reached) for (const link of linksOf(page)) reached.add(link);
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
  });

  /** The changelog also has old names; the examples of the recipes and the output of the build do not exist. */
  const isExpected = (name: string) => !/subsidy|about\/|\/dist/.test(name);

  it.each(pages.filter((page) => page !== "CHANGELOG.md"))("%s names files that exist", (page) => {
    const names = [...textOf(page).matchAll(/`((?:packages|scripts|docs|e2e|examples)\/[\w./{},-]+)`/g)];
    const missing = names
      .flatMap(([, name = ""]) => alternatives(name))
      .filter((name) => !existsSync(join(root, name)));
    expect(missing.filter(isExpected)).toEqual([]);
  });
});

/** The anchors of a page: its headings in lower case, with hyphens. */
function headingsOf(text: string): string[] {
  const titles = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => title.toLowerCase());
  return titles.map((title) => title.replaceAll(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-"));
}

/** `a/{b,c}/d` stands for `a/b/d` and `a/c/d`. */
function alternatives(name: string): string[] {
  const [, before = "", choices, after = ""] = /^(.*?)\{(.*?)\}(.*)$/.exec(name) ?? [];
  return choices === undefined ? [name] : choices.split(",").flatMap((choice) => alternatives(before + choice + after));
}
