// `npm run release -- FOLDER`: packs Rondel with its built page into FOLDER/rondel-VERSION.tgz (without FOLDER: the current one).
// The archive starts with `npm start` and builds nothing.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { buildPage } from "./build.mjs";
import { prepare, root, run, stop } from "./prepare.mjs";

const FILES = ["CHANGELOG.md", "LICENSE", "README.md", "SECURITY.md", "deploy", "docs"];
const SCRIPTS = ["build.mjs", "prepare.mjs", "project-node.mjs", "start.mjs"];
/** The packages that the page contains in built form. */
const BUILT_INTO_PAGE = ["boards", "lessons", "web"];

buildPage(await prepare());
const folder = resolve(process.argv[2] ?? ".");
mkdirSync(folder, { recursive: true });
const staging = mkdtempSync(join(tmpdir(), "rondel-release-"));
try {
  for (const file of FILES) copy(file);
  for (const script of SCRIPTS) copy(join("scripts", script));
  for (const name of readdirSync(join(root, "packages"))) if (!BUILT_INTO_PAGE.includes(name)) copyPackage(name);
  copy(join("packages", "web", "dist"));
  writeManifest();
  writeLockFile();
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  if (run(npm, ["pack", staging, "--pack-destination", folder, "--loglevel=error"]) !== 0)
    stop("The archive could not be packed.");
} finally {
  rmSync(staging, { recursive: true, force: true });
}

function copy(path) {
  cpSync(join(root, path), join(staging, path), { recursive: true, filter: (file) => !file.endsWith(".test.ts") });
}

function copyPackage(name) {
  const folder = join("packages", name);
  for (const part of readdirSync(join(root, folder))) {
    if (part === "src" || part === "bin") copy(join(folder, part));
  }
  writeJson(join(folder, "package.json"), withoutTools(readJson(join(folder, "package.json"))));
}

/** The manifest of the archive has one script. */
function writeManifest() {
  const manifest = readJson("package.json");
  writeJson("package.json", { ...withoutTools(manifest), scripts: { start: manifest.scripts.start } });
}

/** The lock file without what only tests and the build of the page need. `npm pack` leaves out package-lock.json, but not this name. */
function writeLockFile() {
  const lock = readJson("package-lock.json");
  const built = BUILT_INTO_PAGE.flatMap((name) => [`packages/${name}`, `node_modules/@rondel/${name}`]);
  const packages = {};
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.dev || entry.devOptional || built.includes(path)) continue;
    packages[path] = path === "" || path.startsWith("packages/") ? withoutTools(entry) : entry;
  }
  writeJson("npm-shrinkwrap.json", { ...lock, packages });
}

/** A manifest without the packages for tests and for the build of the page. */
function withoutTools({ devDependencies: _tests, ...manifest }) {
  const { vite: _build, ...dependencies } = manifest.dependencies ?? {};
  return { ...manifest, dependencies };
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), "utf8"));
}

function writeJson(file, content) {
  mkdirSync(dirname(join(staging, file)), { recursive: true });
  writeFileSync(join(staging, file), JSON.stringify(content, null, 2));
}
