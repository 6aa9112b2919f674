import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findSites, type Site } from "./mutations.ts";
import { isNode, type Node, readSyntax, type Syntax } from "./syntax.ts";

export const ROOT = join(import.meta.dirname, "..", "..");

/** One change of the source. Its number is valid for one version of all sources; its key survives shifted lines. */
export interface Mutant {
  readonly id: number;
  readonly key: string;
  /** The place among equal changes of equal lines in one function, which have the same key. */
  readonly place: number;
  readonly file: string;
  readonly line: number;
  /** The position in the file. */
  readonly start: number;
  /** The enclosing function or constant. */
  readonly inside: string;
  readonly original: string;
  readonly mutated: string;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly hash: string;
  readonly syntax: Syntax;
  readonly sites: readonly Site[];
  readonly mutants: readonly Mutant[];
  /** The number of the first mutant; the mutants of the sites follow in order. */
  readonly firstId: number;
}

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Reads the sources of a game in a fixed order and numbers their mutants. */
export function readSources(game: string): SourceFile[] {
  const files: SourceFile[] = [];
  let next = 1;
  for (const path of globSync(`packages/${game}/src/**/*.ts`, { cwd: ROOT }).sort()) {
    const file = sourceOf(path, readFileSync(join(ROOT, path), "utf8"), next);
    next += file.mutants.length;
    files.push(file);
  }
  return files;
}

/** Finds the mutants of one file and numbers them from `firstId`. */
export function sourceOf(path: string, text: string, firstId: number): SourceFile {
  const syntax = readSyntax(path, text);
  const sites = findSites(syntax.visits, text);
  let next = firstId;
  const described = sites.flatMap((site) =>
    site.replacements.map((replacement) => describe(path, text, site, replacement, next++)),
  );
  const mutants = [...Map.groupBy(described, ({ key }) => key).values()]
    .flatMap((equal) => equal.map((mutant, place) => ({ ...mutant, place })))
    .sort((one, other) => one.id - other.id);
  return { path, text, hash: hashOf(text), syntax, sites, mutants, firstId };
}

type Described = Omit<Mutant, "place">;

function describe(file: string, text: string, { node, visit }: Site, replacement: string, id: number): Described {
  const from = text.lastIndexOf("\n", node.start - 1) + 1;
  const end = text.indexOf("\n", node.end);
  const to = end < 0 ? text.length : end;
  const original = collapse(text.slice(from, to));
  const mutated = collapse(text.slice(from, node.start) + replacement + text.slice(node.end, to));
  const inside = namesAround(visit.parents);
  const line = text.slice(0, node.start).split("\n").length;
  return {
    id,
    key: keyOf({ file, inside, original, mutated }),
    file,
    line,
    start: node.start,
    inside,
    original,
    mutated,
  };
}

/** The whole file with one mutant in it. */
export function mutatedText({ text, sites, firstId }: SourceFile, { id }: Pick<Mutant, "id">): string {
  let next = firstId;
  for (const { node, isStatement, replacements } of sites) {
    const replacement = replacements[id - next];
    next += replacements.length;
    if (replacement === undefined) continue;
    return text.slice(0, node.start) + (isStatement ? "{}" : `(${replacement})`) + text.slice(node.end);
  }
  throw new RangeError(`the file has no mutant ${id}`);
}

const collapse = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

export function keyOf({
  file,
  inside,
  original,
  mutated,
}: Pick<Mutant, "file" | "inside" | "original" | "mutated">): string {
  return [file, inside, original, mutated].join("\n");
}

/** The names of the functions, constants and properties around a node, the outermost first. */
function namesAround(parents: readonly Node[]): string {
  const names = parents.flatMap(({ type, id, key }) => {
    const name =
      type === "FunctionDeclaration" || type === "VariableDeclarator" ? id : type === "Property" ? key : undefined;
    return isNode(name) ? [String(name.name ?? name.value ?? "")] : [];
  });
  return names
    .filter((name) => name !== "")
    .reverse()
    .join(".");
}
