import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseNotation } from "@rondel/engine";
import { imperunde, type Options, type State, type Statement } from "@rondel/imperunde";
import { startServer } from "@rondel/server";
import { pino } from "pino";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { openBrowser } from "./browser.ts";
import { recordTraffic, type Traffic } from "./imperunde-traffic.ts";

/** The built page behind a real server that serves ImpeRunde, and a browser for as many people as come. */
export interface ImperundeSite {
  /** The built page. */
  readonly staticFolder: string;
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  /** Matches begin with this position from now on, in the notation of position files; with the ordinary setup if it is empty. */
  setStartPosition(statements: readonly string[]): void;
  close(): Promise<void>;
}

/** Somebody with a browser of their own, and everything that it received. */
export interface Visitor {
  readonly page: Page;
  readonly received: Traffic;
  /** What the console complained of. */
  readonly consoleErrors: readonly string[];
}

/** Starting everything may take this long on a busy machine, in milliseconds. */
export const STARTUP_TIMEOUT = 180_000;

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1200, height: 700 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const PHONE_IN_GERMAN: BrowserContextOptions = { ...PHONE, locale: "de-DE" };

export async function startImperundeSite(staticFolder: string): Promise<ImperundeSite> {
  const folder = mkdtempSync(join(tmpdir(), "rondel-imperunde-"));
  let prepared: readonly string[] = [];
  const game: typeof imperunde = {
    ...imperunde,
    setup(players, options, random) {
      if (prepared.length === 0) return imperunde.setup(players, options, random);
      return { state: arranged(players, options, prepared), events: [] };
    },
  };
  const server = await startServer({
    games: [{ game, module: import.meta.resolve("@rondel/imperunde"), name: "imperunde" }],
    store: { folder: join(folder, "store") },
    staticFolder,
    port: 0,
    botThreads: 1,
    log: pino({ level: "silent" }),
  });
  const browser = await openBrowser();
  return {
    staticFolder,
    visit: (options) => visit(browser, server.url, options),
    setStartPosition(statements) {
      prepared = statements;
    },
    async close() {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function arranged(players: number, options: Options, statements: readonly string[]): State {
  const state = imperunde.emptyBoard(players, options);
  for (const line of statements) {
    const read = parseNotation(imperunde.statementSchemas, line);
    const refused = "value" in read ? imperunde.arrange(state, read.value as Statement) : read.problem;
    if (refused) throw new Error(`${line}: ${JSON.stringify(refused)}`);
  }
  return state;
}

/** Without a service worker, so that every byte comes past the recorder. */
async function visit(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    ...DESKTOP,
    locale: "en-GB",
    baseURL,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const consoleErrors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") consoleErrors.push(message.text());
  });
  page.on("pageerror", (error) => consoleErrors.push(error.message));
  return { page, consoleErrors, received: await recordTraffic(page) };
}

/** The first of them makes a table and gives the link to the others, who sit down; then the match begins. */
export async function startTable(visitors: readonly Visitor[], { posts = 0, clock = "no clock" } = {}): Promise<void> {
  const [host, ...friends] = visitors;
  if (!host) throw new Error("a table needs somebody who makes it");
  await host.page.goto("/");
  await host.page.goto("/#/new/online/imperunde");
  await host.page.locator(".pick label", { hasText: new RegExp(`^${visitors.length}$`) }).click();
  await host.page.locator(".option-list summary").click();
  await host.page.locator('.option-list input[type="number"]').first().fill(String(posts));
  await host.page.locator('.option-list input[type="number"]').first().blur();
  await host.page.locator(".pick label", { hasText: new RegExp(`^${clock}$`) }).click();
  await host.page.locator("button.begin").click();
  const link = await host.page.locator(".invitation input").inputValue();
  for (const [place, { page }] of friends.entries()) {
    await page.goto(link);
    await page.locator(".lobby-seat .btn.strong").first().click();
    await page
      .locator(".lobby-seat .btn.strong")
      .nth(friends.length - 1 - place)
      .waitFor({ state: "detached" });
  }
  await host.page.locator(".lobby .btn.go:enabled").click();
  await Promise.all(visitors.map(({ page }) => page.locator(".imperunde-board").waitFor()));
}
