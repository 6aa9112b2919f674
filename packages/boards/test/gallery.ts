import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { build, preview } from "vite";
import { hidePage, openBrowser } from "../../../e2e/browser.ts";

/** The built gallery on a local server, with a browser. */
export interface Gallery {
  readonly address: string;
  open(query: string, size: { width: number; height: number }, touch?: boolean): Promise<Page>;
  /** Waits until the board no longer changes. */
  settle(page: Page): Promise<void>;
  close(): Promise<void>;
}

const configFile = fileURLToPath(new URL("../gallery/vite.config.ts", import.meta.url));

const options = { configFile, logLevel: "error" } as const;

/** Builds the gallery into a temporary folder, the same in every environment, and returns the folder. */
export async function buildGallery(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "rondel-gallery-"));
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  await build({ ...options, build: { outDir, emptyOutDir: true } });
  process.env.NODE_ENV = NODE_ENV;
  return outDir;
}

/** Serves the built gallery. Its pages are painted only if a test looks at their pixels. */
export async function openGallery(outDir: string, { isPainted }: { readonly isPainted: boolean }): Promise<Gallery> {
  const server = await preview({ ...options, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
  const [address = ""] = server.resolvedUrls?.local ?? [];
  const browser = await openBrowser({
    extraArguments: ["--font-render-hinting=none", "--disable-lcd-text"],
    isWhole: true,
  });
  return {
    address,
    open: async (query, viewport, touch = false) => {
      const context = await browser.newContext({ viewport, hasTouch: touch, reducedMotion: "no-preference" });
      if (!isPainted) await context.addInitScript(hidePage);
      const page = await context.newPage();
      await page.goto(`${address}?${query}`);
      await page.locator(".name").first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(untilStable);
      return page;
    },
    settle: (page) => page.evaluate(untilStable),
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

/** Runs in the page. Waits until the board, which measures itself and draws again, no longer changes. */
async function untilStable(): Promise<void> {
  const frame = () => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
  for (let before = "", quiet = 0; quiet < 3; ) {
    await frame();
    const now = document.body.innerHTML;
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
}
