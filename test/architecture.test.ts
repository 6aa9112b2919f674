import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  allowed,
  documentedImports,
  importProblems,
  manifestProblems,
  packageFiles,
  packageNames,
} from "./dependencies.ts";

const root = dirname(import.meta.dirname);
let copy = "";

/** A folder with the configuration of the linter, in which files can be planted. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "rondel-lint-"));
  cpSync(join(root, "biome.json"), join(copy, "biome.json"));
  cpSync(join(root, "scripts", "rules-are-pure.grit"), join(copy, "scripts", "rules-are-pure.grit"));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Lints planted files and returns the categories of the errors in them. */
function lintErrors(files: Readonly<Record<string, string>>): string[] {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), source);
  }
  const paths = Object.keys(files);
  const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
  const { stdout } = spawnSync(process.execPath, [biome, "lint", "--vcs-enabled=false", "--reporter=json", ...paths], {
    cwd: copy,
    encoding: "utf8",
  });
  for (const path of paths) rmSync(join(copy, path));
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; severity: string }[] };
  return diagnostics.filter(({ severity }) => severity === "error").map(({ category }) => category);
}

const importing = (module: string) => `import { thing } from "${module}";\n\nexport const other = thing;\n`;

describe("dependencies between packages", () => {
  it("are listed for every package", () => {
    expect([...packageNames].sort()).toEqual(readdirSync(join(root, "packages")).sort());
  });

  it.each(packageNames)("are those of the table in docs/architecture.md for %s", (name) => {
    expect(documentedImports(name)?.sort()).toEqual([...allowed(name)].sort());
  });

  it("point down in every package.json", () => {
    expect(manifestProblems()).toEqual([]);
  });

  it("point down in every source and test file", () => {
    const files = packageFiles();
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap(({ path, source }) => importProblems(path, source))).toEqual([]);
  });

  const forbidden: [string, string][] = [
    ["packages/engine/src/planted.ts", "@rondel/imperial"],
    ["packages/engine/src/planted.test.ts", "@rondel/cli"],
    ["packages/imperial/src/planted.ts", "@rondel/imperunde"],
    ["packages/imperial/src/planted.ts", "../../server/src/index.ts"],
    ["packages/imperunde/src/planted.ts", "@rondel/bots"],
    ["packages/boards/src/planted.ts", "@rondel/engine"],
    ["packages/protocol/src/planted.ts", "@rondel/server"],
    ["packages/protocol/src/planted.ts", "@rondel/imperial"],
    ["packages/bots/src/planted.ts", "@rondel/server"],
    ["packages/server/src/planted.ts", "@rondel/imperial"],
    ["packages/server/src/planted.ts", "@rondel/web"],
    ["packages/web/src/planted.ts", "@rondel/server"],
    ["packages/web/src/planted.ts", "@rondel/server/play"],
    ["packages/cli/src/planted.ts", "@rondel/web"],
  ];
  it.each(forbidden)("%s must not import %s", (file, module) => {
    expect(importProblems(file, importing(module))).toHaveLength(1);
    expect(importProblems(file, `const later = await import("${module}");\n`)).toHaveLength(1);
  });

  it("let the protocol import types of the games", () => {
    const source = 'export type {\n  RefusalCode,\n} from "@rondel/imperial";\n';
    expect(importProblems("packages/protocol/src/planted.ts", source)).toEqual([]);
  });

  const permitted: [string, string][] = [
    ["packages/imperial/src/planted.ts", "@rondel/engine"],
    ["packages/imperial/test/planted.ts", "../src/index.ts"],
    ["packages/bots/src/planted.ts", "@rondel/imperunde"],
    ["packages/cli/src/planted.ts", "@rondel/server"],
    ["packages/web/src/planted.ts", "@rondel/protocol"],
  ];
  it.each(permitted)("%s may import %s", (file, module) => {
    expect(importProblems(file, importing(module))).toEqual([]);
  });
});

describe("the linter", () => {
  it("refuses an import of a package that package.json does not declare", () => {
    const manifest = '{ "dependencies": { "@rondel/engine": "0.1.0" } }\n';
    const files = (module: string) => ({
      "packages/imperial/package.json": manifest,
      "packages/imperial/src/planted.ts": importing(module),
    });
    expect(lintErrors(files("@rondel/bots"))).toContain("lint/correctness/noUndeclaredDependencies");
    expect(lintErrors(files("@rondel/engine"))).toEqual([]);
  });

  it("refuses an import cycle", () => {
    const files = {
      "packages/bots/src/one.ts": 'import { other } from "./other.ts";\n\nexport const one = () => other;\n',
      "packages/bots/src/other.ts": 'import { one } from "./one.ts";\n\nexport const other = () => one;\n',
    };
    expect(lintErrors(files)).toContain("lint/suspicious/noImportCycles");
  });

  it("refuses a function of more than 80 lines", () => {
    const body = (lines: number) => `export function long(): void {\n${"  console.log();\n".repeat(lines)}}\n`;
    const rule = "lint/complexity/noExcessiveLinesPerFunction";
    expect(lintErrors({ "packages/bots/src/planted.ts": body(81) })).toContain(rule);
    expect(lintErrors({ "packages/bots/src/planted.ts": body(70) })).not.toContain(rule);
    expect(lintErrors({ "packages/bots/src/planted.test.ts": body(81) })).not.toContain(rule);
  });
});

describe("a rules package", () => {
  const impurities = [
    "Math.random()",
    "Date.now()",
    "new Date()",
    "performance.now()",
    "new Intl.NumberFormat()",
    "(1).toLocaleString()",
    '"a".localeCompare("b")',
    'await import("node:fs")',
  ];
  it.each(impurities)("must not use %s", (impurity) => {
    const source = `export const value = ${impurity};\n`;
    for (const name of ["engine", "imperial", "imperunde"]) {
      expect(lintErrors({ [`packages/${name}/src/planted.ts`]: source })).toContain("plugin");
    }
    expect(lintErrors({ "packages/server/src/planted.ts": source })).not.toContain("plugin");
  });

  it.each(["node:fs", "node:http", "fs"])("must not import %s", (module) => {
    expect(lintErrors({ "packages/imperial/src/planted.ts": importing(module) })).toContain(
      "lint/style/noRestrictedImports",
    );
  });

  it("has no types of Node or of a page", () => {
    const planted = join(root, "node_modules", ".planted-rules");
    mkdirSync(planted, { recursive: true });
    writeFileSync(join(planted, "planted.ts"), "export const value = [process, document, fetch, setTimeout];\n");
    const configuration = { extends: join(root, "tsconfig.rules.json"), include: [join(planted, "planted.ts")] };
    writeFileSync(join(planted, "tsconfig.json"), JSON.stringify(configuration));
    const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", planted], { encoding: "utf8" });
    rmSync(planted, { recursive: true });
    for (const name of ["process", "document", "fetch", "setTimeout"]) expect(stdout).toContain(`'${name}'`);
  });
});

describe("the version of Node", () => {
  it("is 24 in these tests", () => {
    expect(process.versions.node.split(".")[0]).toBe("24");
  });

  it("is checked before any TypeScript is loaded", () => {
    const oldNode = join(copy, "old-node.mjs");
    writeFileSync(
      oldNode,
      'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } });\n',
    );
    const program = join(root, "packages", "cli", "bin", "rondel.mjs");
    const { status, stderr } = spawnSync(process.execPath, ["--import", oldNode, program, "--help"], {
      encoding: "utf8",
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^rondel needs Node 24 or newer; .*npm start.*\n$/);
  });
});

describe("the repository", () => {
  it("contains no path of a machine and no address of a registry", () => {
    const suspicious = '"resolved": "http|(^|[^.a-zA-Z0-9])/(home|root|Users)/[a-z]';
    const places = ["package-lock.json", "packages", "scripts", "docs", "*.md"];
    const found = spawnSync("git", ["grep", "-lE", suspicious, "--", ...places], { cwd: root, encoding: "utf8" });
    expect(found.status).toBe(1);
    expect(found.stdout).toBe("");
  });
});
