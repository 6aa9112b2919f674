import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ferry } from "@rondel/engine/reference";
import { imperial, imperialVersion1 } from "@rondel/imperial";
import { type Server, type ServerSettings, startServer } from "@rondel/server";
import { pino } from "pino";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { type OpenedPage, openBrowser, openPage, type SharedBrowser } from "./browser.ts";
import { startAtFreePort, stopAndFreePort } from "./site-ports.ts";

/** The built page behind a real server with an empty store, and a browser. */
export interface Site {
  readonly url: string;
  /** Opens the page, at its first screen or an address, in a new browser context with its own cookies, storage, language and viewport. */
  visit(options?: BrowserContextOptions, address?: string): Promise<Visitor>;
  /** Stops the server and starts it again on the same port and store. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export type Visitor = OpenedPage;

/** Milliseconds that starting server and browser may take on a busy machine. */
export const STARTUP_TIMEOUT = 180_000;

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export async function startSite(staticFolder: string, settings: Partial<ServerSettings> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "rondel-web-"));
  const start = (port: number) =>
    startServer({
      games: [
        { game: imperial, module: import.meta.resolve("@rondel/imperial"), name: "imperial" },
        { game: imperialVersion1, module: import.meta.resolve("@rondel/imperial"), name: "imperialVersion1" },
        {
          game: ferry,
          module: import.meta.resolve("@rondel/engine/reference"),
          name: "ferry",
        },
      ],
      store: { folder: join(folder, "store") },
      staticFolder,
      port,
      botThreads: 1,
      botBudgetMilliseconds: 5,
      log: pino({ level: "silent" }),
      ...settings,
    });
  let server: Server = await startAtFreePort(start);
  const browser = await openBrowser();
  const { url } = server;
  return {
    url,
    visit: (options, address = "/") => visit(browser, url, address, options),
    async restart() {
      await server.stop();
      server = await start(Number(new URL(url).port));
    },
    async close() {
      await browser.close();
      await stopAndFreePort(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function visit(
  browser: SharedBrowser,
  baseURL: string,
  address: string,
  options?: BrowserContextOptions,
): Promise<Visitor> {
  const visitor = await openPage(browser, { baseURL, ...options });
  visitor.page.setDefaultTimeout(20_000);
  await visitor.page.goto(address);
  return visitor;
}

/** Takes the first highlighted choice again and again until the condition holds. */
export async function playUntil(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  const option = page.locator(".option:not([aria-disabled=true])").first();
  const confirm = page.locator(".decide .btn.go");
  const curtain = page.locator(".curtain .btn.go");
  await expect
    .poll(
      async () => {
        if (await isDone()) return true;
        if (await curtain.isVisible()) await curtain.click();
        else if (await option.isVisible()) {
          // The position may change between the check and the click; then there is nothing left to click.
          await option.click({ timeout: 1000 }).catch(() => undefined);
          await confirm.click({ timeout: 1000 }).catch(() => undefined);
        }
        return isDone();
      },
      { timeout: 50_000, interval: 50 },
    )
    .toBe(true);
}
