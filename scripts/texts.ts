import { mkdirSync, writeFileSync } from "node:fs";
import { textsPage } from "../packages/web/test/texts/html.ts";

const folder = new URL("../dist/texts/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const language of ["de", "en", "fr"] as const) {
  const file = new URL(`${language}.html`, folder);
  writeFileSync(file, textsPage(language));
  console.log(file.pathname);
}
