import type { Language } from "../../src/messages/language.ts";
import { imperialSections } from "./imperial.ts";
import { imperundeSections } from "./imperunde.ts";
import { ferrySection, hintSection, pageSections } from "./page-sections.ts";
import type { Section } from "./render.ts";

export function allSections(language: Language): readonly Section[] {
  return [
    ...pageSections(language),
    ...imperialSections(language),
    ...imperundeSections(language),
    hintSection(language),
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
  const lines = rows.map(({ key, texts }) => {
    const all = texts.map((text) => `<p>${escaped(text)}</p>`).join("");
    return `<tr><td>${all}</td><th>${escaped(key)}</th></tr>`;
  });
  return `<h2 id="s${place}">${escaped(title)}</h2>\n<table>\n${lines.join("\n")}\n</table>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const STYLE = `
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.4 system-ui, sans-serif; color-scheme: light dark; }
table { width: 100%; border-collapse: collapse; }
tr { border-bottom: 1px solid #8884; }
td { padding: 0.3rem 1rem 0.3rem 0; }
td p { margin: 0.1rem 0; }
th { width: 18rem; text-align: left; vertical-align: top; font: 12px/1.8 ui-monospace, monospace; opacity: 0.6; }
.contents { columns: 3; }
`;
