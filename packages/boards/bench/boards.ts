/*
 * Measures the boards: the room on ImpeRunde's board, what overlaps in golden positions as the browser draws them, panning in Chromium,
 * and zooming in other browsers.
 * Run: npm run bench -- boards [map | panning | zooming] [--json]
 */
import { openReport } from "../../../bench/measure.ts";
import { endBrowsers } from "../../../e2e/browser.ts";
import { buildGallery, openGallery } from "../test/gallery.ts";
import { reportMap } from "./map.ts";
import { reportPanning } from "./panning.ts";
import { reportZooming } from "./zooming.ts";

const PARTS = { map: reportMap, panning: reportPanning, zooming: reportZooming };

const only = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const report = openReport("boards");
const gallery = await openGallery(await buildGallery(), { isPainted: true });
for (const [part, run] of Object.entries(PARTS)) if (part === (only ?? part)) await run(gallery, report);
await gallery.close();
await endBrowsers();
report.end();
