import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "@rondel/server";
import { pino } from "pino";
import type { BrowserContextOptions } from "playwright-core";
import { arrangedImperunde } from "../test/arranged-imperunde.ts";
import { type OpenedPage, openBrowser, openPage, type SharedBrowser } from "./browser.ts";
import { recordTraffic, type Traffic } from "./imperunde-traffic.ts";
import { NO_SCREEN } from "./no-screen.ts";
import { startAtFreePort, stopAndFreePort } from "./site-ports.ts";

/** The built page behind a real server for ImpeRunde, and a browser for any number of visitors. */
export interface ImperundeSite {
  readonly url: string;
  /** The folder of the built page. */
  readonly staticFolder: string;
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  /** Starts later matches from this position, in statements of a position file; without statements, from the usual setup. */
  setStartPosition(statements: readonly string[]): void;
  close(): Promise<void>;
}

/** A browser context and everything that it received. */
export interface Visitor extends OpenedPage {
  readonly received: Traffic;
}

/** Milliseconds that starting server and browser may take on a busy machine. */
export const STARTUP_TIMEOUT = 180_000;

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1200, height: 700 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const PHONE_IN_GERMAN: BrowserContextOptions = { ...PHONE, locale: "de-DE" };

/** `pauseFactor` multiplies the length of the pauses for cards. */
export async function startImperundeSite(staticFolder: string, pauseFactor: number): Promise<ImperundeSite> {
  const folder = mkdtempSync(join(tmpdir(), "rondel-imperunde-"));
  const { served, setStartPosition } = arrangedImperunde();
  const server = await startAtFreePort((port) =>
    startServer({
      games: [served],
      store: { folder: join(folder, "store") },
      staticFolder,
      port,
      botThreads: 1,
      pauseFactor,
      log: pino({ level: "silent" }),
    }),
  );
  const browser = await openBrowser();
  return {
    url: server.url,
    staticFolder,
    visit: (options) => visit(browser, server.url, options),
    setStartPosition,
    async close() {
      await browser.close();
      await stopAndFreePort(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a page and records what it receives. Without a service worker, the recorder sees every byte. */
async function visit(browser: SharedBrowser, baseURL: string, options?: BrowserContextOptions): Promise<Visitor> {
  const opened = await openPage(browser, { ...DESKTOP, baseURL, ...options });
  opened.page.setDefaultTimeout(60_000);
  return { ...opened, received: await recordTraffic(opened.page) };
}

/** Creates a table as the first visitor, seats the others through its link and starts the match. */
export async function startTable(
  visitors: readonly Visitor[],
  { posts = 0, clock = "no time limit" } = {},
): Promise<void> {
  const [host, ...friends] = visitors;
  if (!host) throw new Error("A table needs a host.");
  await host.page.goto(NO_SCREEN);
  await host.page.goto("/#/new/online/imperunde");
  await host.page.locator(".pick label", { hasText: new RegExp(`^${visitors.length}$`) }).click();
  await host.page.locator(".option-list summary").click();
  await host.page.locator('.option-list input[type="number"]').first().fill(String(posts));
  await host.page.locator('.option-list input[type="number"]').first().blur();
  await host.page.locator(".pick label", { hasText: new RegExp(`^${clock}$`) }).click();
  await host.page.locator("button.begin").click();
  const link = await host.page.locator(".invitation input").inputValue();
  for (const [index, { page }] of friends.entries()) {
    await page.goto(link);
    await page.locator(".lobby-seat .btn.strong").first().click();
    await page
      .locator(".lobby-seat .btn.strong")
      .nth(friends.length - 1 - index)
      .waitFor({ state: "detached" });
  }
  await host.page.locator(".lobby .btn.go:enabled").click();
  await Promise.all(visitors.map(({ page }) => page.locator(".imperunde-board").waitFor()));
}
