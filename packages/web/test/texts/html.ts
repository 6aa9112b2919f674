import type { Language } from "../../src/messages/language.ts";
import { imperialSections } from "./imperial.ts";
import { imperundeSections } from "./imperunde.ts";
import { ferrySection, hintSection, operatorSection, pageSections, reasonSection } from "./page-sections.ts";
import type { Group, Section } from "./render.ts";

export function allSections(language: Language): readonly Section[] {
  return [
    ...pageSections(language),
    operatorSection(language),
    ...imperialSections(language),
    ...imperundeSections(language),
    hintSection(language),
    reasonSection(language),
    ferrySection(language),
  ];
}

/** One page with every message of a language, to be read from start to end. */
export function textsPage(language: Language): string {
  const sections = allSections(language);
  const contents = sections.map(({ title }, place) => `<li><a href="#s${place}">${escaped(title)}</a></li>`).join("");
  const body = sections.map(sectionHtml).join("\n");
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rondel: texts (${language})</title>
<style>${STYLE}</style>
<h1>Rondel: texts (${language})</h1>
<ul class="contents">${contents}</ul>
${body}
</html>
`;
}

function sectionHtml({ title, rows }: Section, place: number): string {
  const lines = rows.map(({ key, groups }) => {
    const texts = groups.map((group) => `<p>${groupHtml(group)}</p>`).join("");
    return `<tr><td>${texts}</td><th>${escaped(key)}</th></tr>`;
  });
  return `<h2 id="s${place}">${escaped(title)}</h2>\n<table>\n${lines.join("\n")}\n</table>`;
}

function groupHtml(group: Group): string {
  const { before, parts, after } = inOneLine(group);
  if (parts.length === 0) return escaped(before);
  const choices = parts.map((part) => `<b>${escaped(part) || "–"}</b>`).join(" | ");
  return `${escaped(before)}<span>${choices}</span>${escaped(after)}`;
}

interface OneLine {
  readonly before: string;
  /** Where the texts differ. */
  readonly parts: readonly string[];
  readonly after: string;
}

/** Texts that differ in one place, with their common beginning and end only once; cut at spaces. */
export function inOneLine(texts: Group): OneLine {
  const [first = "", ...others] = texts;
  if (others.length === 0) return { before: first, parts: [], after: "" };
  const words = texts.map((text) => text.split(" "));
  const shortest = Math.min(...words.map((one) => one.length));
  const same = (at: (one: readonly string[]) => string | undefined) => new Set(words.map(at)).size === 1;
  let start = 0;
  while (start < shortest && same((one) => one[start])) start++;
  let end = 0;
  while (end < shortest - start && same((one) => one.at(-1 - end))) end++;
  const [sample = []] = words;
  return {
    before: sample
      .slice(0, start)
      .map((word) => `${word} `)
      .join(""),
    parts: words.map((one) => one.slice(start, one.length - end).join(" ")),
    after: sample
      .slice(sample.length - end)
      .map((word) => ` ${word}`)
      .join(""),
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const STYLE = `
body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.4 system-ui, sans-serif; color-scheme: light dark; }
table { width: 100%; border-collapse: collapse; }
tr { border-bottom: 1px solid #8884; }
td { padding: 0.3rem 1rem 0.3rem 0; }
td p { margin: 0.1rem 0; }
td span { background: #8882; }
td b { font-weight: 600; }
th { width: 16rem; text-align: left; vertical-align: top; font: 12px/1.8 ui-monospace, monospace; opacity: 0.6; }
.contents { columns: 3; }
`;
