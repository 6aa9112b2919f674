import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { preview } from "vite";
import { openBrowser } from "./browser.ts";
import { PAGE_ROOT } from "./page-build.ts";

/** The built page, and a browser to look at it. Everything is played on the device, so no server is needed. */
export interface StaticSite {
  open(address: string, options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

interface Visit {
  readonly page: Page;
  /** What the console complained of. */
  readonly consoleErrors: readonly string[];
}

/** Starting a browser may take this long on a busy machine, in milliseconds. */
export const STARTUP_TIMEOUT = 120_000;

export async function serveStaticSite(folder: string): Promise<StaticSite> {
  const shared = { root: PAGE_ROOT, logLevel: "error", build: { outDir: folder } } as const;
  const server = await preview({ ...shared, preview: { host: "127.0.0.1", port: 0 } });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  const browser = await openBrowser();
  return {
    open: (address, options) => visit(browser, `${url}${address}`, options),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

async function visit(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") consoleErrors.push(message.text());
  });
  page.on("pageerror", (error) => consoleErrors.push(error.message));
  await page.goto(address);
  return { page, consoleErrors };
}

/** A game of people at this device, with as many seats as wanted. */
export async function startHotSeat(page: Page, players: number): Promise<void> {
  await page.locator(".pick label", { hasText: new RegExp(`^${players}$`) }).click();
  await page.locator("button.begin").click();
  await page.locator(".imperial-board").waitFor();
}
