// `npm run release -- FOLDER`: packs Rondel with its built page into FOLDER/rondel-VERSION.tgz (without FOLDER: the current one).
// The archive starts with `npm start` and builds nothing.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildPage } from "./build.mjs";
import { prepare, root, run, stop } from "./prepare.mjs";

const FILES = ["CHANGELOG.md", "LICENSE", "README.md", "SECURITY.md", "deploy", "docs"];
const SCRIPTS = ["build.mjs", "prepare.mjs", "start.mjs"];
/** The packages that the page contains in built form. The archive needs only their manifests, for npm. */
const BUILT_INTO_PAGE = ["boards", "lessons", "web"];

buildPage(prepare());
const folder = resolve(process.argv[2] ?? ".");
mkdirSync(folder, { recursive: true });
const staging = mkdtempSync(join(tmpdir(), "rondel-release-"));
try {
  for (const file of FILES) copy(file);
  for (const script of SCRIPTS) copy(join("scripts", script));
  for (const name of readdirSync(join(root, "packages"))) copyPackage(name);
  copy(join("packages", "web", "dist"));
  // `npm pack` leaves out package-lock.json.
  copy("package-lock.json", "npm-shrinkwrap.json");
  writeManifest();
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  if (run(npm, ["pack", staging, "--pack-destination", folder, "--loglevel=error"]) !== 0)
    stop("The archive could not be packed.");
} finally {
  rmSync(staging, { recursive: true, force: true });
}

function copy(path, to = path) {
  cpSync(join(root, path), join(staging, to), { recursive: true, filter: (file) => !file.endsWith(".test.ts") });
}

function copyPackage(name) {
  const isBuilt = BUILT_INTO_PAGE.includes(name);
  const parts = readdirSync(join(root, "packages", name)).filter(
    (part) => part === "package.json" || (!isBuilt && (part === "src" || part === "bin")),
  );
  for (const part of parts) copy(join("packages", name, part));
}

/** The manifest of the archive has one script. npm needs the dependencies as the lock file lists them. */
function writeManifest() {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(
    join(staging, "package.json"),
    JSON.stringify({ ...manifest, scripts: { start: manifest.scripts.start } }, null, 2),
  );
}
