import { type Browser, chromium } from "playwright-core";
import { findChromium, missingChromium } from "../scripts/chromium.ts";

/** Starts the installed Chromium or Chrome with an empty profile. */
export async function openBrowser(extraArguments: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(missingChromium());
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ];
  return chromium.launch({ executablePath, args: [...args, ...extraArguments] });
}
