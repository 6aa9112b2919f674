import { writeFileSync } from "node:fs";
import { drawImperial } from "./imperial.ts";
import { drawImperunde } from "./imperunde.ts";

for (const board of [drawImperial(), drawImperunde()]) {
  writeFileSync(new URL(`../data/${board.id}.generated.json`, import.meta.url), `${JSON.stringify(board)}\n`);
}
