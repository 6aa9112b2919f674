import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BoardData } from "../board.ts";

/** The versions of the sources and of the boards drawn from them, stored beside the boards. */
export interface Hashes {
  readonly sources: string;
  readonly boards: Readonly<Record<BoardData["id"], string>>;
}

const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));
/** Everything that can change a drawing; package.json pins the libraries and the geographic data. */
const SOURCES = ["package.json", "src/build/**/*.{ts,json}", "src/{board,break-lines}.ts", "src/data/names.json"];

export const HASH_FILE = join(PACKAGE, "src", "data", "hashes.generated.json");

export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function hashSources(): string {
  const paths = globSync(SOURCES, { cwd: PACKAGE }).sort();
  return hashText(paths.map((path) => `${path}\n${readFileSync(join(PACKAGE, path), "utf8")}`).join("\n"));
}

export function readHashes(): Hashes {
  return JSON.parse(readFileSync(HASH_FILE, "utf8"));
}
