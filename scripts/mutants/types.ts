import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Mutant, mutatedText, ROOT, type SourceFile } from "./mutants.ts";

/** The name of the unchanged copy of a file. */
const UNCHANGED = 0;

/**
 * Finds the mutants that do not compile, so that no program contains them: often a comparison that narrows a type. Every mutant is
 * written as a copy of its file and all copies are checked at once. Files whose unchanged copy does not compile are left out.
 */
export function rejectedByTypes(mutants: readonly Mutant[], files: readonly SourceFile[]): Set<number> {
  const cache = join(ROOT, "node_modules", ".cache", "rondel-mutants");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "types-"));
  const copies: string[] = [];
  const write = (path: string, id: number, text: string): void => {
    const copy = join(folder, copyName(path, id));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, text);
    copies.push(copy);
  };
  for (const [path, chosen] of Map.groupBy(mutants, ({ file }) => file)) {
    const file = files.find((source) => source.path === path);
    if (!file) continue;
    write(path, UNCHANGED, file.text);
    for (const mutant of chosen) write(path, mutant.id, mutatedText(file, mutant));
  }
  const failed = compile(folder, copies);
  rmSync(folder, { recursive: true });
  const isRejected = ({ file, id }: Mutant): boolean =>
    failed.has(copyName(file, id)) && !failed.has(copyName(file, UNCHANGED));
  return new Set(mutants.filter(isRejected).map(({ id }) => id));
}

const copyName = (path: string, id: number): string => path.replace(/\.ts$/, `.mutant-${id}.ts`);

/** Compiles the copies; the paths with errors, relative to the folder. Imports find the other files through `rootDirs`. */
function compile(folder: string, copies: readonly string[]): Set<string> {
  if (copies.length === 0) return new Set();
  const config = join(folder, "tsconfig.json");
  const compilerOptions = {
    rootDirs: [ROOT, folder],
    noUnusedLocals: false,
    noUnusedParameters: false,
    allowUnreachableCode: true,
  };
  const extended = join(ROOT, "tsconfig.rules.json");
  writeFileSync(config, JSON.stringify({ extends: extended, compilerOptions, files: copies, include: [] }));
  const tsc = join(ROOT, "node_modules", ".bin", "tsc");
  const { stdout, error } = spawnSync(tsc, ["-p", config, "--pretty", "false"], { cwd: folder, encoding: "utf8" });
  if (error) throw error;
  return new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error TS/gm)].map(([, path]) => path ?? ""));
}
