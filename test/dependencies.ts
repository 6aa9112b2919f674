import { globSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const root = join(import.meta.dirname, "..");

/** The packages that a package may import. Dependencies point down only; docs/architecture.md has the picture. */
const ALLOWED = {
  engine: [],
  boards: [],
  imperial: ["engine"],
  imperunde: ["engine"],
  protocol: ["engine", "imperial", "imperunde"],
  bots: ["engine", "imperial", "imperunde"],
  lessons: ["engine", "imperial", "imperunde"],
  server: ["engine", "protocol", "bots"],
  web: ["engine", "imperial", "imperunde", "protocol", "bots", "boards", "lessons"],
  cli: ["engine", "imperial", "imperunde", "protocol", "bots", "server"],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Dependencies of which only types may be imported, so that they add no code. */
const TYPES_ONLY = ["protocol -> imperial", "protocol -> imperunde"];

export const packageNames = Object.keys(ALLOWED) as (keyof typeof ALLOWED)[];

/** Returns what is wrong with the imports of a source file, given by its path from the root. */
export function importProblems(path: string, source: string): string[] {
  const owner = packageAt(path) ?? "";
  return importsIn(source).flatMap(({ module, isType }) => {
    const target = packageOf(path, module);
    if (target === undefined || target === owner) return [];
    if (!allowed(owner).includes(target)) return [`${path} must not import ${module}`];
    const needsType = TYPES_ONLY.includes(`${owner} -> ${target}`);
    return needsType && !isType ? [`${path} may import only types from ${module}`] : [];
  });
}

/** Returns what is wrong with the dependencies that package.json files declare. */
export function manifestProblems(): string[] {
  return packageNames.flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const ours = declared.filter((module) => module.startsWith("@rondel/")).map((module) => module.slice(8));
    const extra = ours.filter((target) => !allowed(name).includes(target));
    return extra.map((target) => `packages/${name}/package.json must not depend on @rondel/${target}`);
  });
}

/** Every source and test file of the packages, with its path from the root. */
export function packageFiles(): { readonly path: string; readonly source: string }[] {
  const files = globSync("packages/*/{src,test}/**/*.{ts,tsx}", { cwd: root });
  return files.map((path) => ({
    path: path.replaceAll(sep, "/"),
    source: readFileSync(join(root, path), "utf8"),
  }));
}

function importsIn(source: string): { readonly module: string; readonly isType: boolean }[] {
  const statements = source.matchAll(/\b(?:import|export)\b(\s+type\b)?(?:[^;"'`()]*?\bfrom)?\s*\(?\s*"([^"\n]+)"/g);
  return [...statements].map(([, type, module = ""]) => ({ module, isType: type !== undefined }));
}

/** The package that a module belongs to; undefined for packages from outside. */
function packageOf(path: string, module: string): string | undefined {
  if (module.startsWith("@rondel/")) return module.split("/")[1];
  if (!module.startsWith(".")) return undefined;
  return packageAt(relative(root, join(root, path, "..", module)).replaceAll(sep, "/"));
}

function packageAt(path: string): string | undefined {
  return /^packages\/([^/]+)\//.exec(path)?.[1];
}

/** The packages that the table in docs/architecture.md allows a package to import; undefined without a row for it. */
export function documentedImports(name: string): string[] | undefined {
  const page = readFileSync(join(root, "docs", "architecture.md"), "utf8");
  const rows = page.split("\n").map((line) => line.split(" | "));
  const names = (cell = "") => [...cell.matchAll(/`(\w+)`/g)].map(([, found = ""]) => found);
  const row = rows.find((cells) => cells.length === 3 && names(cells[0]).includes(name));
  return row && names(row[2]);
}

export function allowed(name: string): readonly string[] {
  return name in ALLOWED ? ALLOWED[name as keyof typeof ALLOWED] : [];
}
