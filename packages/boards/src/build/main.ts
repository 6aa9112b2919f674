import { writeFileSync } from "node:fs";
import { HASH_FILE, type Hashes, hashSources, hashText } from "./hashes.ts";
import { drawImperial } from "./imperial.ts";
import { drawImperunde } from "./imperunde.ts";

const boards = [drawImperial(), drawImperunde()].map(({ id, ...rest }) => {
  const text = `${JSON.stringify({ id, ...rest })}\n`;
  writeFileSync(new URL(`../data/${id}.generated.json`, import.meta.url), text);
  return [id, hashText(text)] as const;
});
const hashes = { sources: hashSources(), boards: Object.fromEntries(boards) as Hashes["boards"] } satisfies Hashes;
writeFileSync(HASH_FILE, `${JSON.stringify(hashes, undefined, 2)}\n`);
