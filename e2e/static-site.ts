import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { preview } from "vite";
import { openBrowser } from "./browser.ts";
import { PAGE_ROOT } from "./page-build.ts";

/** The built page without a server, for games on one device, and a browser. */
export interface StaticSite {
  open(address: string, options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

interface Visit {
  readonly page: Page;
  /** Errors in the console and uncaught exceptions. */
  readonly consoleErrors: readonly string[];
}

/** Milliseconds that starting the browser may take on a busy machine. */
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

/** Starts a game on one device with this number of players. */
export async function startHotSeat(page: Page, players: number): Promise<void> {
  await page.locator(".pick label", { hasText: new RegExp(`^${players}$`) }).click();
  await page.locator("button.begin").click();
  await page.locator(".imperial-board").waitFor();
}
