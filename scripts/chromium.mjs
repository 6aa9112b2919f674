// Finds the browser of the tests, or installs one where it may.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { run, stop } from "./prepare.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a Chromium or Chrome. Ends the process with the sentence that helps if there is none and none can be had. */
export function chromium(node) {
  const found = installedChromium() ?? byApt() ?? byPlaywright(node);
  if (!found) {
    stop(
      "The browser tests need Chromium or Chrome, and none could be installed here. Install one (for example with " +
        '"apt-get install chromium" or "npx playwright-core install chromium"), or set RONDEL_CHROMIUM to its path.',
    );
  }
  return found;
}

function installedChromium() {
  const named = process.env.RONDEL_CHROMIUM;
  if (named) return existsSync(named) ? named : stop(`RONDEL_CHROMIUM is ${named}, but no such file exists.`);
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES].find((path) =>
    existsSync(path),
  );
}

function byApt() {
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0;
  if (!mayInstall || spawnSync("apt-get", ["--version"]).error) return undefined;
  console.log("Installing Chromium for the browser tests (about a minute, once) ...");
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], quiet);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
  return installedChromium();
}

function byPlaywright(node) {
  const require = createRequire(import.meta.url);
  const cli = join(require.resolve("playwright-core/package.json"), "..", "cli.js");
  if (run(node, [cli, "install", "chromium"]) !== 0) return undefined;
  const path = spawnSync(node, ["-p", "require('playwright-core').chromium.executablePath()"], { encoding: "utf8" });
  return existsSync(path.stdout.trim()) ? path.stdout.trim() : undefined;
}
