/// <reference lib="dom" />
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { NO_SCREEN } from "./no-screen.ts";

/** A page that is alone in its context, with the options of that context. */
export interface KeptPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The options that its context has for good. */
  readonly options: LastingOptions;
  /** Whether nothing happened to the page that a later test could notice. */
  isPlain(): boolean;
}

type LastingOptions = Omit<BrowserContextOptions, "viewport" | "colorScheme" | "reducedMotion">;

/** Pages of earlier tests, as good as new. A page in a new context takes three times the work, because it starts its process without caches. */
export interface KeptPages {
  take(options: BrowserContextOptions): Promise<KeptPage | undefined>;
  /** Cleans a page and keeps it for later tests. Closes it if that is not possible. */
  keep(kept: KeptPage): Promise<void>;
}

/** More pages would need much memory. */
const MOST = 6;

const pagesByBrowser = new WeakMap<Browser, KeptPages>();

/** The kept pages of a browser. */
export function keptPagesOf(browser: Browser): KeptPages {
  const known = pagesByBrowser.get(browser) ?? collectPages();
  pagesByBrowser.set(browser, known);
  return known;
}

function collectPages(): KeptPages {
  const pages: KeptPage[] = [];
  return {
    async take(options) {
      const wanted = JSON.stringify(lastingOptions(options));
      const place = pages.findIndex((kept) => JSON.stringify(kept.options) === wanted && !kept.page.isClosed());
      const kept = place < 0 ? undefined : pages.splice(place, 1)[0];
      if (kept) await adapt(kept.page, options);
      return kept;
    },
    async keep(kept) {
      const { page, context } = kept;
      // A page with a service worker has its files from there, and a link may have opened a second page.
      const isAlone = context.pages().length === 1 && !page.isClosed();
      if (!kept.isPlain() || !isAlone || kept.options.serviceWorkers !== "block") return context.close();
      await clean(kept);
      pages.push(kept);
      if (pages.length > MOST) await pages.shift()?.context.close();
    },
  };
}

/** What tests do to a page or its context that cannot be taken back. */
const LASTING = {
  page: ["addInitScript", "exposeFunction", "route"],
  context: ["addInitScript", "grantPermissions", "newCDPSession", "newPage", "route", "setOffline"],
} as const;

/** Watches a new page for what cannot be taken back. */
export function watchPage(page: Page, context: BrowserContext, options: BrowserContextOptions): KeptPage {
  let isPlain = true;
  const watch = <Target extends object>(target: Target, methods: readonly (keyof Target)[]): void => {
    for (const name of methods) {
      const method = target[name];
      if (typeof method !== "function") throw new Error(`there is no method ${String(name)}`);
      const watched = (...parameters: unknown[]) => {
        isPlain = false;
        return method.apply(target, parameters);
      };
      Object.defineProperty(target, name, { value: watched });
    }
  };
  watch(page, LASTING.page);
  watch(context, LASTING.context);
  return { page, context, options: lastingOptions(options), isPlain: () => isPlain };
}

function lastingOptions({ viewport, colorScheme, reducedMotion, ...lasting }: BrowserContextOptions): LastingOptions {
  return lasting;
}

/** Gives a page the options that a page can change, and that the last test may have changed. */
async function adapt(page: Page, options: BrowserContextOptions): Promise<void> {
  const { viewport, colorScheme = "light", reducedMotion = "no-preference" } = options;
  await page.emulateMedia({ colorScheme, reducedMotion });
  if (viewport) await page.setViewportSize(viewport);
}

/** Leaves the screen and deletes everything that it stored. */
async function clean({ page, context }: KeptPage): Promise<void> {
  page.removeAllListeners();
  if (page.url() === "about:blank") return;
  await page.goto(new URL(`/${NO_SCREEN}`, page.url()).href);
  await page.evaluate(deleteStored);
  await context.clearCookies();
}

/** Runs in the page. */
async function deleteStored(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name = "" } of await indexedDB.databases()) {
    await new Promise((done, failed) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = done;
      request.onerror = failed;
      request.onblocked = failed;
    });
  }
}
