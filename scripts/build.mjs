// Builds the page if one of its sources has changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run, stop } from "./prepare.mjs";

const page = join(root, "packages", "web");
const stampFile = join(page, "dist", ".built-from");

/** The packages whose code is part of the page. */
const PACKAGES = ["web", "boards", "bots", "engine", "imperial", "imperunde", "lessons", "protocol"];
/** Folders in them that the build does not read. */
const SKIPPED = new Set(["node_modules", "dist", "test", "golden", "gallery"]);

/** Builds the page, unless it is built already. A release contains the built page and not its sources. */
export function buildPage(node) {
  if (!existsSync(join(page, "src"))) return;
  const fingerprint = sourceFingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint) return;
  console.error("Building the page (a few seconds, after each change) ...");
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  if (run(node, [vite, "build", page, "--logLevel", "error"], { NODE_ENV: "production" }) !== 0) {
    stop("The page could not be built, see the lines above. Nothing was started.");
  }
  writeFileSync(stampFile, fingerprint);
}

/** Hashes the names, sizes and times of all sources: fast, and different after every edit, checkout or pull. */
function sourceFingerprint() {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (SKIPPED.has(entry.name)) continue;
      if (entry.isDirectory()) visit(path);
      else {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${path} ${size} ${mtimeMs}\n`);
      }
    }
  };
  for (const name of PACKAGES) visit(join(root, "packages", name));
  return hash.digest("hex");
}
