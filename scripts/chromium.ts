import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

/** Chromium without window, tabs and address bar, which most tests never use: it needs a sixth less processor time. */
const HEADLESS_SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const INSTALLED: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: ["C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
};

/** Returns the path of the Chromium or Chrome that the browser tests use: the headless shell if there is one. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return find([HEADLESS_SHELL, ...NAMES], environment);
}

/** Returns the path of a Chromium or Chrome as players have it, for tests that compare pixels: the headless shell draws letters differently. */
export function findWholeChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return find(NAMES, environment);
}

function find(names: readonly string[], { RONDEL_CHROMIUM, PATH = "" }: NodeJS.ProcessEnv): string | undefined {
  if (RONDEL_CHROMIUM) return existsSync(RONDEL_CHROMIUM) ? RONDEL_CHROMIUM : undefined;
  const inPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
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
export function installChromium(): void {
  const isRoot = process.platform === "linux" && process.getuid?.() === 0;
  if (!isRoot || process.env.RONDEL_CHROMIUM || spawnSync("apt-get", ["--version"]).error) return;
  console.log("Installing Chromium for the browser tests (about a minute, once) ...");
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update", "-qq"], options);
  // One at a time, because older releases of Debian do not have the headless shell.
  for (const name of ["chromium", HEADLESS_SHELL]) {
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], options);
  }
}

function otherPlaces(): readonly string[] {
  return [...(INSTALLED[process.platform] ?? []), chromium.executablePath()];
}
