// Builds the page if anything it is made of has changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run, stop } from "./prepare.mjs";

const page = join(root, "packages", "web");
const stampFile = join(page, "dist", ".built-from");

/** What the page is made of, besides itself. */
const PARTS = ["web", "boards", "bots", "engine", "imperial", "imperunde", "protocol"];
const NOT_PARTS = new Set(["node_modules", "dist", "test", "golden", "gallery"]);

export function buildPage(node) {
  if (!existsSync(join(page, "package.json"))) return;
  const fingerprint = fingerprintOfParts();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint) return;
  console.error("Building the page (some seconds, after each change) ...");
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  if (run(node, [vite, "build", page, "--logLevel", "warn"], { NODE_ENV: "production" }) !== 0) {
    stop("The page could not be built; the lines above say why. Nothing was started.");
  }
  writeFileSync(stampFile, fingerprint);
}

/** Names, sizes and times of all sources: quick to collect, and different after every edit, checkout or pull. */
function fingerprintOfParts() {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (NOT_PARTS.has(entry.name)) continue;
      if (entry.isDirectory()) visit(path);
      else {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${path} ${size} ${mtimeMs}\n`);
      }
    }
  };
  for (const part of PARTS) if (existsSync(join(root, "packages", part))) visit(join(root, "packages", part));
  return hash.digest("hex");
}
