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

/** Builds the page into a temporary folder, as players get it. The environment of tests would add information for debugging. */
export async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "rondel-page-"));
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  await build({ root: PAGE_ROOT, logLevel: "error", build: { outDir, emptyOutDir: true } });
  process.env.NODE_ENV = NODE_ENV;
  return outDir;
}

/** Builds the page once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = await buildPage();
  project.provide("page", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
