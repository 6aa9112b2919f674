import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Gallery, openGallery } from "./gallery.ts";

/*
 * If a picture has changed, the test writes the new picture and the difference to test/differences. To accept the new pictures,
 * run it with RONDEL_ACCEPT_PICTURES=1 and check the diff in git.
 */
const PICTURES = [
  { name: "imperial-chart", query: "board=imperial&states=off", size: { width: 640, height: 529 } },
  { name: "imperial-states-night", query: "board=imperial&theme=night&patterns=on", size: { width: 640, height: 529 } },
  { name: "imperunde-states-chart", query: "board=imperunde", size: { width: 560, height: 560 } },
  {
    name: "imperunde-turned-night",
    query: "board=imperunde&theme=night&states=off&turn=120&language=de",
    size: { width: 560, height: 560 },
  },
  { name: "imperial-phone", query: "board=imperial&language=fr", size: { width: 390, height: 330 } },
  { name: "imperunde-phone", query: "board=imperunde&states=off&theme=night", size: { width: 390, height: 396 } },
];

/** Fonts render slightly differently on each machine, but the change of a fine line must still be detected. */
const TOLERANCE = { ofColour: 0.12, ofPixels: 0.003 };

function pathOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
const accept = process.env.RONDEL_ACCEPT_PICTURES === "1";

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
  rmSync(pathOf("differences"), { recursive: true, force: true });
}, 180_000);
afterAll(() => gallery.close());

test.each(PICTURES)("$name is unchanged", async ({ name, query, size }) => {
  const page = await gallery.open(`${query}&bare=on`, size);
  const shot = coarse(PNG.sync.read(await page.screenshot({ animations: "disabled" })));
  await page.context().close();
  const stored = pathOf(`pictures/${name}.png`);
  if (accept) {
    mkdirSync(pathOf("pictures"), { recursive: true });
    writeFileSync(stored, PNG.sync.write(shot, { colorType: 2, deflateLevel: 9 }));
  }
  expect(differingPixels(name, PNG.sync.read(readFileSync(stored)), shot)).toBeLessThan(
    size.width * size.height * TOLERANCE.ofPixels,
  );
});

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
