import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BoardView, RegionState } from "../src/component/view.ts";
import { buildGallery, type Gallery, openGallery } from "./gallery.ts";
import { goldenPositions } from "./golden-positions.ts";

/*
 * Drawing takes half a minute: it is repeated only if the built gallery or the position has changed since the pictures were accepted.
 * If a picture has changed, the test writes the new picture and the difference to test/differences. To accept the new pictures,
 * run it with RONDEL_ACCEPT_PICTURES=1 and check the diff in git.
 */
const IMPERIAL = [
  { name: "imperial-chart", query: "board=imperial&states=off", size: { width: 640, height: 529 } },
  { name: "imperial-states-night", query: "board=imperial&theme=night&patterns=on", size: { width: 640, height: 529 } },
  { name: "imperial-phone", query: "board=imperial&language=fr", size: { width: 390, height: 330 } },
];

/** From a small phone to a desktop, and zoomed in on a phone, in all languages. */
const SIZES = [
  { width: 340, language: "de", zoom: 0 },
  { width: 390, language: "en", zoom: 0 },
  { width: 390, language: "fr", zoom: 3 },
  { width: 480, language: "fr", zoom: 0 },
  { width: 560, language: "de", zoom: 0 },
  { width: 770, language: "en", zoom: 0 },
];
const THEMES = ["chart", "night"];

/** A crowded position of a golden game with highlights of all kinds; at night also with patterns. */
const IMPERUNDE = THEMES.flatMap((theme) =>
  SIZES.map(({ width, language, zoom }) => ({
    name: `imperunde-${width}${zoom > 0 ? "-near" : ""}-${theme}`,
    zoom,
    query: `board=imperunde&theme=${theme}&language=${language}${theme === "night" ? "&patterns=on" : ""}`,
    size: { width, height: width },
  })),
);

const ROTATION = 120;
const STATES: Readonly<Record<string, readonly RegionState[]>> = {
  spain: ["selected"],
  france: ["danger", "legal"],
  "mediterranean-sea": ["legal"],
  barbary: ["legal"],
  china: ["last"],
};

function crowdedView(): BoardView {
  const position = goldenPositions().find(({ name }) => name === "six-players at 75 %");
  if (!position) throw new Error("the position is missing");
  const { regions } = position.view;
  const lit = Object.entries(STATES).map(([id, states]) => [id, { ...regions[id], states }]);
  return { ...position.view, regions: { ...regions, ...Object.fromEntries(lit) } };
}

/** Fonts render slightly differently on each machine, but the change of a fine line must still be detected. */
const TOLERANCE = { ofColour: 0.12, ofPixels: 0.003 };

function pathOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
const accept = process.env.RONDEL_ACCEPT_PICTURES === "1";

/** Hashes of what the pictures were drawn from, and of the pictures. */
interface Hashes {
  sources: string;
  readonly pictures: Record<string, string>;
}
const HASHES = pathOf("pictures/hashes.json");
const hashes = JSON.parse(readFileSync(HASHES, "utf8")) as Hashes;
const hashOf = (parts: readonly (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

/** Every built file, in the order of their names, and the crowded position. */
function hashSources(folder: string): string {
  const files = globSync("**/*.*", { cwd: folder }).sort();
  return hashOf([...files.flatMap((file) => [file, readFileSync(join(folder, file))]), JSON.stringify(crowdedView())]);
}

/** Undefined if the pictures need not be drawn again. */
let gallery: Gallery | undefined;
beforeAll(async () => {
  const folder = await buildGallery();
  const sources = hashSources(folder);
  if (accept || sources !== hashes.sources) gallery = await openGallery(folder, { isPainted: true });
  else rmSync(folder, { recursive: true });
  hashes.sources = sources;
  rmSync(pathOf("differences"), { recursive: true, force: true });
}, 180_000);
afterAll(async () => {
  await gallery?.close();
  if (accept) writeFileSync(HASHES, `${JSON.stringify(hashes, null, 2)}\n`);
});

test.each(IMPERIAL)("$name is unchanged", async ({ name, query, size }) => {
  if (!gallery) return expectStored(name);
  const page = await gallery.open(`${query}&bare=on`, size);
  await compare(name, page);
});

test.each(IMPERUNDE)("$name is unchanged", async ({ name, query, size, zoom }) => {
  if (!gallery) return expectStored(name);
  const page = await gallery.open(`${query}&bare=on&pieces=0`, size);
  await page.evaluate(([view, rotation]) => window.showInGallery?.(view, rotation), [crowdedView(), ROTATION] as const);
  await page.locator(".chip").first().waitFor();
  await page.locator('[data-region="congo"]').focus();
  for (let step = 0; step < zoom; step++) await page.keyboard.press("+");
  await page.locator(":focus").blur();
  await gallery.settle(page);
  await compare(name, page);
});

/** Expects the picture that was accepted. */
function expectStored(name: string): void {
  expect(hashOf([readFileSync(pathOf(`pictures/${name}.png`))])).toBe(hashes.pictures[name]);
}

/** Compares a screenshot with the stored picture, or stores it. Closes the page. */
async function compare(name: string, page: Page): Promise<void> {
  const shot = coarse(PNG.sync.read(await page.screenshot({ animations: "disabled" })));
  await page.context().close();
  const stored = pathOf(`pictures/${name}.png`);
  if (accept) {
    mkdirSync(pathOf("pictures"), { recursive: true });
    writeFileSync(stored, PNG.sync.write(shot, { colorType: 2, deflateLevel: 9 }));
    hashes.pictures[name] = hashOf([readFileSync(stored)]);
  }
  const { width, height } = shot;
  expect(differingPixels(name, PNG.sync.read(readFileSync(stored)), shot)).toBeLessThan(
    width * height * TOLERANCE.ofPixels,
  );
}

/** Reduces each colour to sixteen steps: enough to detect a change, at half the file size. */
function coarse(picture: PNG): PNG {
  picture.data.forEach((byte, i) => {
    picture.data[i] = i % 4 === 3 ? byte : Math.round(byte / 17) * 17;
  });
  return picture;
}

function differingPixels(name: string, before: PNG, now: PNG): number {
  const { width, height } = before;
  const difference = new PNG({ width, height });
  const count = pixelmatch(before.data, now.data, difference.data, width, height, {
    threshold: TOLERANCE.ofColour,
    includeAA: true,
  });
  if (count >= width * height * TOLERANCE.ofPixels) {
    mkdirSync(pathOf("differences"), { recursive: true });
    writeFileSync(pathOf(`differences/${name}.png`), PNG.sync.write(now));
    writeFileSync(pathOf(`differences/${name}-difference.png`), PNG.sync.write(difference));
  }
  return count;
}
