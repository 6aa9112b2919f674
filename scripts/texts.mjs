// Renders every message of each language with sample values into dist/texts/, one page per language, for proofreading.
import { mkdirSync, writeFileSync } from "node:fs";
import { textsPage } from "../packages/web/test/texts/html.ts";

const folder = new URL("../dist/texts/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const language of ["de", "en", "fr"]) {
  const file = new URL(`${language}.html`, folder);
  writeFileSync(file, textsPage(language));
  console.log(file.pathname);
}
