/// <reference lib="dom" />
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { onTestFinished, TestRunner } from "vitest";
import { findChromium, findWholeChromium, missingChromium } from "../scripts/chromium.ts";
import { type KeptPage, keptPagesOf, watchPage } from "./kept-pages.ts";

/** The contexts of one test file in the Chromium that all files of a worker share. */
export interface SharedBrowser {
  /** Opens a context. It is closed after the test that opened it, or with `close` if a hook opened it. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /**
   * Opens an empty page that is prepared for tests: one of an earlier test, or one in a new context. It is left to later tests after the
   * test that opened it, or with `close` if a hook opened it.
   */
  openPage(options: BrowserContextOptions): Promise<KeptPage>;
  /** Closes what hooks have opened. Chromium itself stays for the next file, with the pages that were left: see `endBrowsers`. */
  close(): Promise<void>;
}

/** A page in its own context. */
export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors in the console and uncaught exceptions. */
  readonly consoleErrors: readonly string[];
}

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Other tests keep all cores busy, so threads for compiling and collecting garbage only add work. Measurements (bench) have them. */
const IN_TESTS = process.env.VITEST ? ["--js-flags=--single-threaded"] : [];

/** Chromium loads these two pages of its address bar with every context, which takes longer than most pages under test. */
const ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** The features that Playwright disables. They are repeated here because the last `--disable-features` replaces earlier ones. */
const BY_PLAYWRIGHT = [
  "AimEnabled",
  "AutoDeElevate",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "BlockOriginHeaderModificationOnRedirect",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

const DISABLED = `--disable-features=${[...BY_PLAYWRIGHT, ...ADDRESS_BAR].join(",")}`;

/** How Chromium is started. */
interface Launch {
  readonly extraArguments?: readonly string[];
  /** Starts the Chromium or Chrome that players have instead of the faster headless shell. */
  readonly isWhole?: boolean;
}

/** The running browsers of this worker, by how they were started. */
const browsers = new Map<string, Promise<Browser>>();

/** Starts the installed Chromium or Chrome with an empty profile, or uses the one that an earlier file has started. */
export async function openBrowser(options: Launch = {}): Promise<SharedBrowser> {
  const key = JSON.stringify(options);
  const starting = browsers.get(key) ?? launch(options);
  browsers.set(key, starting);
  const browser = await starting;
  const contexts = new Set<BrowserContext>();
  const pages = new Set<KeptPage>();
  const keptPages = keptPagesOf(browser);
  const leave = (page: KeptPage, hasFailed: boolean): Promise<void> => {
    pages.delete(page);
    return hasFailed ? page.context.close() : keptPages.keep(page);
  };
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      contexts.add(context);
      context.on("close", () => contexts.delete(context));
      if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
      return context;
    },
    async openPage(options) {
      const page =
        (await keptPages.take(options)) ?? (await openPreparedPage(await browser.newContext(options), options));
      pages.add(page);
      if (TestRunner.getCurrentTest()) onTestFinished(({ task }) => leave(page, task.result?.state === "fail"));
      return page;
    },
    async close() {
      await Promise.all([...contexts].map((context) => context.close()));
      await Promise.all([...pages].map((page) => leave(page, false)));
    },
  };
}

/** The option for tests of the service worker. Others do without it, because it stores every file of the page in each context. */
export const WITH_SERVICE_WORKER = { serviceWorkers: "allow" } as const;

/**
 * Runs in the page: leaves it unpainted, because painting is a quarter of the work of a page without a graphics card. Everything stays in its
 * place for clicks and measurements; `packages/boards/test/pictures.test.ts` compares how boards look.
 */
export function hidePage(): void {
  const style = new CSSStyleSheet();
  style.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets = [style];
}

/**
 * Gives an unpainted page the opacity that it has for players, for checks of its colours. It is clipped instead, so that it is still not
 * painted, and no click hits anything. Returns a function that ends this.
 */
export async function clipPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync("html { clip-path: polygon(0 0, 0 0, 0 0) }");
    document.adoptedStyleSheets = [style];
  });
  return () => page.evaluate(hidePage);
}

/** Paints the page, for measurements and screenshots. */
export async function paintPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

async function openPreparedPage(context: BrowserContext, options: BrowserContextOptions): Promise<KeptPage> {
  await context.addInitScript(hidePage);
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol === "about:" || localStorage.getItem("rondel.pace") !== null) return;
    localStorage.setItem("rondel.pace", "instant");
  });
  return watchPage(await context.newPage(), context, options);
}

/**
 * Opens an empty page: desktop size, British English, no animation and no service worker unless the options say otherwise. Moves of others
 * are shown at once, so that tests need not wait for scenes.
 */
export async function openPage(browser: SharedBrowser, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  const { page, context } = await browser.openPage({
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
  const consoleErrors: string[] = [];
  page.on("console", (message) => {
    // A file that is no screen names no icon, so the browser asks for the usual one.
    const isIcon = message.location().url.endsWith("/favicon.ico");
    if (message.type() === "error" && !isIcon) consoleErrors.push(message.text());
  });
  page.on("pageerror", (error) => consoleErrors.push(error.message));
  return { page, context, consoleErrors };
}

/** Ends every Chromium of this process. In tests they end with the worker; a program of its own would wait for them. */
export async function endBrowsers(): Promise<void> {
  const running = await Promise.all(browsers.values());
  browsers.clear();
  await Promise.all(running.map((browser) => browser.close()));
}

function launch({ extraArguments = [], isWhole = false }: Launch): Promise<Browser> {
  const executablePath = isWhole ? findWholeChromium() : findChromium();
  if (executablePath === undefined) throw new Error(missingChromium());
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...IN_TESTS, DISABLED, ...extraArguments] });
}
