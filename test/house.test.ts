import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = dirname(import.meta.dirname);
let house = "";

/** A copy of the rules of the house, in which files can be planted. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "rondel-house-"));
  cpSync(join(root, "biome.json"), join(house, "biome.json"));
  cpSync(join(root, "scripts", "rules-are-pure.grit"), join(house, "scripts", "rules-are-pure.grit"));
});
afterAll(() => rmSync(house, { recursive: true }));

function complaints(path: string, source: string): string[] {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
  const { stdout } = spawnSync(process.execPath, [biome, "lint", "--vcs-enabled=false", "--reporter=json", path], {
    cwd: house,
    encoding: "utf8",
  });
  rmSync(file);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; severity: string }[] };
  return diagnostics.filter(({ severity }) => severity === "error").map(({ category }) => category);
}

const importing = (module: string) => `import { thing } from "${module}";\n\nexport const other = thing;\n`;

describe("arrows point down", () => {
  const up: [string, string][] = [
    ["packages/engine/src/planted.ts", "@rondel/imperial"],
    ["packages/engine/src/planted.test.ts", "@rondel/cli"],
    ["packages/imperial/src/planted.ts", "@rondel/imperunde"],
    ["packages/imperial/src/planted.ts", "../../server/src/index.ts"],
    ["packages/imperunde/src/planted.ts", "@rondel/bots"],
    ["packages/boards/src/planted.ts", "@rondel/engine"],
    ["packages/bots/src/planted.ts", "@rondel/server"],
    ["packages/server/src/planted.ts", "@rondel/imperial"],
    ["packages/server/src/planted.ts", "@rondel/web"],
    ["packages/web/src/planted.ts", "@rondel/server"],
    ["packages/web/src/planted.ts", "@rondel/server/play"],
    ["packages/cli/src/planted.ts", "@rondel/web"],
  ];
  for (const [file, module] of up) {
    it(`${file} may not import ${module}`, () => {
      expect(complaints(file, importing(module))).toContain("lint/style/noRestrictedImports");
    });
  }

  const down: [string, string][] = [
    ["packages/imperial/src/planted.ts", "@rondel/engine"],
    ["packages/bots/src/planted.ts", "@rondel/imperunde"],
    ["packages/cli/src/planted.ts", "@rondel/server"],
    ["packages/web/src/planted.ts", "@rondel/protocol"],
  ];
  for (const [file, module] of down) {
    it(`${file} may import ${module}`, () => {
      expect(complaints(file, importing(module))).toEqual([]);
    });
  }
});

describe("a rules package is pure", () => {
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
  for (const impurity of impurities) {
    it(`it may not use ${impurity}`, () => {
      for (const name of ["engine", "imperial", "imperunde"]) {
        expect(complaints(`packages/${name}/src/planted.ts`, `export const value = ${impurity};\n`)).toContain(
          "plugin",
        );
      }
      expect(complaints("packages/server/src/planted.ts", `export const value = ${impurity};\n`)).not.toContain(
        "plugin",
      );
    });
  }

  it("it may not touch files or the network", () => {
    for (const module of ["node:fs", "node:http", "fs"]) {
      expect(complaints("packages/imperial/src/planted.ts", importing(module))).toContain(
        "lint/style/noRestrictedImports",
      );
    }
  });

  it("it has no types of Node or of a page to lean on", () => {
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

describe("the guard", () => {
  it("runs on Node 24 here", () => {
    expect(process.versions.node.split(".")[0]).toBe("24");
  });

  it("says one clear sentence on a wrong Node, before it reads any TypeScript", () => {
    const pretend = join(house, "old-node.mjs");
    writeFileSync(
      pretend,
      'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } });\n',
    );
    const program = join(root, "packages", "cli", "bin", "rondel.mjs");
    const old = spawnSync(process.execPath, ["--import", pretend, program, "--help"], { encoding: "utf8" });
    expect(old.status).toBe(2);
    expect(old.stderr).toMatch(/^rondel needs Node 24 or newer; .*npm start.*\n$/);
  });

  it("names no path of a machine and no address of a registry in what is committed", () => {
    const suspicious = '"resolved": "http|(^|[^.a-zA-Z0-9])/(home|root|Users)/[a-z]';
    const places = ["package-lock.json", "packages", "scripts", "docs", "README.md"];
    const found = spawnSync("git", ["grep", "-lE", suspicious, "--", ...places], { cwd: root, encoding: "utf8" });
    expect(found.status).toBe(1);
    expect(found.stdout).toBe("");
  });
});
