import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** The browser that `npm test` found; without it, the usual place. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.RONDEL_CHROMIUM ?? "/usr/bin/chromium";
  if (!existsSync(executablePath)) throw new Error(`no browser at ${executablePath}; set RONDEL_CHROMIUM`);
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return chromium.launch({ executablePath, args: [...args, "--no-first-run"] });
}
