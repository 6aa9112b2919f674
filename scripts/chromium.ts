import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const INSTALLED: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: ["C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
};

/** Returns the path of the Chromium or Chrome that the browser tests use. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { RONDEL_CHROMIUM, PATH = "" } = environment;
  if (RONDEL_CHROMIUM) return existsSync(RONDEL_CHROMIUM) ? RONDEL_CHROMIUM : undefined;
  const inPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...otherPlaces()].find((path) => existsSync(path));
}

/** Explains where a browser was looked for and how to provide one. */
export function missingChromium(environment: NodeJS.ProcessEnv = process.env): string {
  const { RONDEL_CHROMIUM, PATH = "" } = environment;
  const looked = RONDEL_CHROMIUM
    ? [`  RONDEL_CHROMIUM: ${RONDEL_CHROMIUM} does not exist`]
    : [
        "  RONDEL_CHROMIUM: not set",
        `  ${NAMES.join(", ")} in PATH: ${PATH}`,
        ...otherPlaces().map((path) => `  ${path}`),
      ];
  return [
    "No Chromium or Chrome found for the browser tests. Looked for:",
    ...looked,
    "To run them, do one of these:",
    "  install Chromium or Chrome with the package manager of your system",
    "  npx playwright-core install chromium   (needs no root)",
    "  RONDEL_CHROMIUM=/path/to/chrome npm test",
  ].join("\n");
}

/** Installs Chromium where that needs no question: as root on a system with apt, such as a container. */
export function installChromium(): string | undefined {
  const isRoot = process.platform === "linux" && process.getuid?.() === 0;
  if (!isRoot || process.env.RONDEL_CHROMIUM || spawnSync("apt-get", ["--version"]).error) return undefined;
  console.log("Installing Chromium for the browser tests (about a minute, once) ...");
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], options);
  return findChromium();
}

function otherPlaces(): readonly string[] {
  return [...(INSTALLED[process.platform] ?? []), chromium.executablePath()];
}
