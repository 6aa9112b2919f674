import type { BrowserContextOptions, Page } from "playwright-core";
import { type PreviewServer, preview } from "vite";
import { type OpenedPage, openBrowser, openPage } from "./browser.ts";
import { PAGE_ROOT } from "./page-build.ts";

/** The built page without a server, for games on one device, and a browser. */
export interface StaticSite {
  open(address: string, options?: BrowserContextOptions): Promise<OpenedPage>;
  close(): Promise<void>;
}

/** Milliseconds that starting the browser may take on a busy machine. */
export const STARTUP_TIMEOUT = 120_000;

interface SiteOptions {
  /** The path below which the page is served. It begins and ends with a slash. */
  readonly base?: string;
  /** Uses the Chromium or Chrome that players have, to measure what they see. */
  readonly isWhole?: boolean;
}

/** The sites that this worker serves, by folder and path. They end with it, like its browsers, whose pages have been there. */
const servers = new Map<string, Promise<PreviewServer>>();

async function serve(folder: string, base: string): Promise<PreviewServer> {
  const shared = { root: PAGE_ROOT, base, logLevel: "error", build: { outDir: folder } } as const;
  const server = await preview({ ...shared, preview: { host: "127.0.0.1", port: 0 } });
  server.httpServer.unref();
  return server;
}

/** Serves the page, at the root of a host unless the options say otherwise. */
export async function serveStaticSite(
  folder: string,
  { base = "/", isWhole = false }: SiteOptions = {},
): Promise<StaticSite> {
  const key = `${folder} ${base}`;
  const serving = servers.get(key) ?? serve(folder, base);
  servers.set(key, serving);
  const server = await serving;
  const [url = ""] = server.resolvedUrls?.local ?? [];
  const browser = await openBrowser({ isWhole });
  return {
    async open(address, options) {
      const opened = await openPage(browser, options);
      await opened.page.goto(`${url}${address}`);
      return opened;
    },
    close: () => browser.close(),
  };
}

/** Starts a game on one device with this number of players. */
export async function startHotSeat(page: Page, players: number): Promise<void> {
  await page.locator(".pick label", { hasText: new RegExp(`^${players}$`) }).click();
  await page.locator("button.begin").click();
  await page.locator(".imperial-board").waitFor();
}
