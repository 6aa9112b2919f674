import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the built page. */
    readonly page: string;
  }
}

export const PAGE_ROOT = fileURLToPath(new URL("../packages/web", import.meta.url));

/** Builds the production page into a temporary folder. */
export async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "rondel-page-"));
  await build({ root: PAGE_ROOT, logLevel: "error", build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** Builds the page once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = await buildPage();
  project.provide("page", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
