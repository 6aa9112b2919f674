import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clipPage } from "../../../e2e/browser.ts";
import { runAxe } from "../../../e2e/page-checks.ts";
import names from "../src/data/names.json" with { type: "json" };
import { groupBy } from "../src/group-by.ts";
import { buildGallery, type Gallery, openGallery } from "./gallery.ts";

const DESKTOP = { width: 1200, height: 900 };
const PHONE = { width: 390, height: 700 };

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery(await buildGallery(), { isPainted: false });
}, 180_000);
afterAll(() => gallery.close());

function scaleOf(page: Page): Promise<number> {
  return page.locator(".board-paper").evaluate((paper) => new DOMMatrix(getComputedStyle(paper).transform).a);
}

async function placeOf(page: Page, region: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-region="${region}"]`).boundingBox();
  if (!box) throw new Error(`${region} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function chosen(page: Page): Promise<string> {
  return page.locator("output").innerText();
}

/** Waits until labels and pieces are drawn for a new scale, and returns it. */
async function newScale(page: Page, oldScale: number): Promise<number> {
  await page.waitForFunction((before) => {
    const paper = document.querySelector<HTMLElement>(".board-paper");
    if (!paper) return false;
    const scale = new DOMMatrix(getComputedStyle(paper).transform).a;
    return (
      Math.abs(scale / before - 1) > 0.01 && Math.abs(scale / Number(paper.style.getPropertyValue("--k")) - 1) < 0.01
    );
  }, oldScale);
  return scaleOf(page);
}

describe("every region", () => {
  test.each([
    { board: "imperial", count: 54, english: names.imperial },
    { board: "imperunde", count: 83, english: names.imperunde },
  ])("of $board can be focused and has an accessible name", async ({ board, count, english }) => {
    const page = await gallery.open(`board=${board}`, DESKTOP);
    const regions = await page.locator("[data-region]").evaluateAll((shapes) =>
      shapes.map((shape) => ({
        role: shape.getAttribute("role"),
        tabindex: shape.getAttribute("tabindex"),
        id: shape.getAttribute("data-region"),
        label: shape.getAttribute("aria-label"),
      })),
    );
    expect(regions).toHaveLength(count);
    expect(regions.filter(({ tabindex }) => tabindex === "0")).toHaveLength(1);
    const labels = new Map(Object.entries(english).map(([id, name]) => [id, name.en]));
    for (const { id, role, label } of regions) {
      expect(role).toBe("button");
      expect(label).toBe(labels.get(id ?? ""));
    }
    await clipPage(page);
    expect(await runAxe(page)).toEqual([]);
    await page.context().close();
  });
});

describe("choosing a region", () => {
  test("a click chooses the region under it", async () => {
    const page = await gallery.open("board=imperial&pieces=0", DESKTOP);
    const { x, y } = await placeOf(page, "spain");
    await page.mouse.click(x, y);
    expect(await chosen(page)).toBe("spain");
    await page.context().close();
  });

  test("arrow keys move to the next region, Enter chooses it, Page Down moves to the next legal region", async () => {
    const page = await gallery.open("board=imperial&pieces=0", DESKTOP);
    await page.locator('[data-region="spain"]').focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    expect(await chosen(page)).toBe("portugal");
    await page.keyboard.press("PageDown");
    const focused = page.locator("[data-region]:focus");
    const lit = await page.locator(".region-legal").evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
    expect(lit).toContain(await focused.getAttribute("d"));
    expect(await page.locator(".region-focus").count()).toBe(1);
    await page.context().close();
  });

  test("a drag pans the board and chooses nothing", async () => {
    const page = await gallery.open("board=imperial&pieces=0", DESKTOP);
    const whole = await scaleOf(page);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await newScale(page, whole);
    const before = await placeOf(page, "spain");
    await page.mouse.move(600, 500);
    await page.mouse.down();
    await page.mouse.move(660, 540, { steps: 5 });
    await page.mouse.up();
    const after = await placeOf(page, "spain");
    expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([60, 40]);
    expect(await chosen(page)).not.toContain(",");
    await page.context().close();
  });
});

describe("zooming", () => {
  test("works by wheel, double click and keys, and returns to the whole board", async () => {
    const page = await gallery.open("board=imperunde&pieces=0", DESKTOP);
    const whole = await scaleOf(page);
    await page.mouse.move(600, 450);
    await page.mouse.wheel(0, -300);
    const byWheel = await newScale(page, whole);
    expect(byWheel).toBeGreaterThan(whole);
    await page.mouse.dblclick(600, 450);
    const byDoubleClick = await newScale(page, byWheel);
    expect(byDoubleClick).toBeGreaterThan(byWheel);
    await page.locator('[data-region="congo"]').focus();
    await page.keyboard.press("+");
    expect(await scaleOf(page)).toBeGreaterThan(byDoubleClick);
    await page.keyboard.press("0");
    expect(await scaleOf(page)).toBeCloseTo(whole, 5);
    await page.context().close();
  });

  test("works by pinching, and a tap on a region narrower than a finger zooms in before it chooses", async () => {
    const page = await gallery.open("board=imperial&pieces=0&bare=on", PHONE, true);
    const { x, y } = await placeOf(page, "portugal");
    const whole = await scaleOf(page);
    await page.touchscreen.tap(x, y);
    const nearer = await newScale(page, whole);
    expect(nearer).toBeCloseTo(whole * 3.5, 3);
    expect(await page.locator("output").textContent()).toBe("");
    await page.touchscreen.tap(x, y - 20);
    expect(await page.locator("output").textContent()).toBe("portugal");
    await pinch(page, 1.5);
    expect(await newScale(page, nearer)).toBeGreaterThan(nearer * 1.2);
    await page.context().close();
  });

  test("shows a bitmap instead of all layers as long as the board moves, if frames are slow, and keeps the focus", async () => {
    const page = await gallery.open("board=imperial&bare=on", DESKTOP);
    await page.locator('[data-region="vienna"]').focus();
    const canvas = page.locator(".board-paper[data-stand-in] > .board-stand-in");
    // A slow machine: each frame of the movement takes 80 ms.
    await page.evaluate(() => {
      const board = document.querySelector(".board");
      const next = (): void => {
        for (const end = performance.now() + 80; performance.now() < end; );
        const at = { clientX: 600, clientY: 450, bubbles: true, cancelable: true, view: window };
        board?.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: -2 }));
        if (!document.querySelector("output")?.dataset.still) requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    await canvas.waitFor({ state: "attached" });
    const colours = await canvas.evaluate((element: HTMLCanvasElement) => {
      const pixels = element.getContext("2d")?.getImageData(0, 0, element.width, element.height).data ?? [];
      return new Set(Array.from({ length: 400 }, (_, i) => pixels[4 * i * Math.floor(pixels.length / 1600)])).size;
    });
    expect(colours).toBeGreaterThan(20);
    expect(await page.locator(".board-paper > svg").evaluateAll(opacities)).toEqual(["0", "0", "0", "0"]);
    for (const part of [".stack-army use", ".name-land"]) expect(await isInBitmap(page, part), part).toBe(true);
    await page.evaluate(() => document.querySelector("output")?.setAttribute("data-still", "yes"));
    await page.locator(".board-stand-in").waitFor({ state: "detached" });
    expect(await page.locator(".board-paper > svg").evaluateAll(opacities)).toEqual(["1", "1", "1", "1"]);
    expect(await page.locator('[data-region="vienna"]:focus').count()).toBe(1);
    await page.context().close();
  });

  test("keeps the bitmap while a wheel turns so slowly that every turn is a movement of its own", async () => {
    const page = await gallery.open("board=imperial&pieces=10&bare=on", DESKTOP);
    const removals = await page.evaluate(async () => {
      const paper = document.querySelector(".board-paper") as Element;
      const nextFrame = () => new Promise((resume) => requestAnimationFrame(resume));
      // Each frame lasts longer than the 150 ms after which d3-zoom ends a movement of the wheel.
      const turn = async (): Promise<void> => {
        for (const end = performance.now() + 200; performance.now() < end; );
        const at = { clientX: 600, clientY: 450, bubbles: true, cancelable: true, view: window };
        paper.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: -2 }));
        await nextFrame();
      };
      while (!paper.querySelector(":scope > .board-stand-in")) await turn();
      let removed = 0;
      const observer = new MutationObserver(() => {
        if (!paper.querySelector(":scope > .board-stand-in")) removed++;
      });
      observer.observe(paper, { childList: true });
      for (let turns = 0; turns < 6; turns++) await turn();
      observer.disconnect();
      return removed;
    });
    expect(removals).toBe(0);
    await page.locator(".board-stand-in").waitFor({ state: "detached" });
    await page.context().close();
  });

  test.each([0, 1, 3])("after %i zoom steps shows no label smaller than 11 px", async (steps) => {
    const page = await gallery.open("board=imperial", PHONE);
    const board = page.locator('[data-region="vienna"]');
    await board.focus();
    for (let i = 0; i < steps; i++) await page.keyboard.press("+");
    const scale = await newScale(page, 1);
    const sizes = await page
      .locator(".name")
      .evaluateAll((texts) => texts.map((text) => Number(text.getAttribute("font-size"))));
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.min(...sizes) * scale).toBeGreaterThanOrEqual(10.99);
    await page.context().close();
  });
});

describe("a round board", () => {
  test("rotates, and its labels, pieces and marks stay upright", async () => {
    const page = await gallery.open("board=imperunde&pieces=40", DESKTOP);
    const before = await placeOf(page, "brazil");
    await page.getByRole("button", { name: "Rotate the board" }).click();
    const after = await placeOf(page, "brazil");
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(50);
    const tilted = await page.locator(".board-upright :is(.name, .chip, .value-mark)").evaluateAll(
      (marks) =>
        marks.filter((mark) => {
          const matrix = mark instanceof SVGGraphicsElement ? mark.getCTM() : null;
          return matrix === null || Math.abs(matrix.b) > 1e-6;
        }).length,
    );
    expect(tilted).toBe(0);
    await page.context().close();
  });
});

describe("a canal", () => {
  test("shows whether it has been dug", async () => {
    const page = await gallery.open("board=imperunde&pieces=0", DESKTOP);
    const dug = await page
      .locator(".canal")
      .evaluateAll((canals) =>
        canals.map((canal) => [canal.getAttribute("data-canal"), canal.classList.contains("canal-dug")]),
      );
    expect(dug).toEqual([
      ["suez", true],
      ["panama", false],
    ]);
    await page.context().close();
  });
});

describe("chips", () => {
  /** Shows one region with five kinds of units of one owner. */
  async function openWithChip(size: { width: number; height: number }, touch = false): Promise<Page> {
    const page = await gallery.open("board=imperunde&pieces=0&bare=on&states=off&owners=off", size, touch);
    await page.evaluate(() => {
      const pieces = ["trading-post", "fort", "artillery", "cavalry", "infantry"].map((symbol) => ({
        id: symbol,
        region: "congo",
        place: "slot" as const,
        symbol,
        owner: "red" as const,
      }));
      window.showInGallery?.({ regions: { congo: { owner: "red", states: ["legal"] } }, pieces, dug: [] }, 0);
    });
    await page.locator(".chip").waitFor();
    return page;
  }
  const columns = (page: Page): Promise<number> => page.locator(".chip .chip-column").count();

  test("open into all their kinds when pointed at or focused", async () => {
    const page = await openWithChip({ width: 770, height: 770 });
    expect(await columns(page)).toBe(2);
    await page.locator(".chip").hover();
    expect(await columns(page)).toBe(5);
    await page.mouse.move(5, 5);
    expect(await columns(page)).toBe(2);
    await page.locator('[data-region="congo"]').focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await page.locator('[data-region="congo"]').focus();
    expect(await columns(page)).toBe(5);
    await page.context().close();
  });

  test("open on a tap, which zooms in and inspects; the next tap chooses, and the view stays near", async () => {
    const page = await openWithChip(PHONE, true);
    const whole = await scaleOf(page);
    const { x, y } = await placeOf(page, "congo");
    await page.touchscreen.tap(x, y);
    const nearer = await newScale(page, whole);
    expect(nearer).toBeGreaterThan(whole * 2);
    expect(await page.locator("output").textContent()).toBe("congo");
    expect(await columns(page)).toBe(5);
    const box = await page.locator(".chip").boundingBox();
    if (!box) throw new Error("the chip is out of sight");
    await page.touchscreen.tap(box.x + box.width - 8, box.y + box.height / 2);
    expect(await page.locator("output").textContent()).toBe("congo, infantry, red");
    expect(await scaleOf(page)).toBeGreaterThan(whole * 2);
    await page.context().close();
  });

  test("show letters and figures of at least 11 px on every screen", async () => {
    for (const width of [340, 390, 560, 770]) {
      const page = await openWithChip({ width, height: width });
      const scale = await scaleOf(page);
      const sizes = await page
        .locator(".board-upright text")
        .evaluateAll((texts) =>
          texts.map((text) =>
            text instanceof SVGTextElement ? Number(text.getAttribute("font-size")) * (text.getCTM()?.a ?? 0) : 0,
          ),
        );
      expect(Math.min(...sizes) * scale, `${width}`).toBeGreaterThanOrEqual(10.99);
      await page.context().close();
    }
  });
});

describe("pieces", () => {
  test("a pile fans out when its region is focused", async () => {
    const page = await gallery.open("board=imperial&pieces=300&bare=on&states=off", PHONE);
    const regions = await page
      .locator(".stack")
      .evaluateAll((stacks) => stacks.map((stack) => stack.getAttribute("data-region-of") ?? ""));
    const [crowded = ""] = [...groupBy(regions, (region) => region)].find(([, all]) => all.length > 4) ?? [];
    const spreadOf = (): Promise<number> =>
      page.locator(`.stack[data-region-of="${crowded}"][data-stack*=" slot "]`).evaluateAll((stacks) => {
        const tops = stacks.map((stack) => stack.getBoundingClientRect().top);
        return Math.max(...tops) - Math.min(...tops);
      });
    const piled = await spreadOf();
    await page.locator(`[data-region="${crowded}"]`).focus();
    await page.keyboard.press("ArrowUp");
    await page.locator(`[data-region="${crowded}"]`).focus();
    expect(await spreadOf()).toBeGreaterThan(piled + 8);
    await page.context().close();
  });

  test("a move is animated, and any key ends the animation", async () => {
    const page = await gallery.open("board=imperial&pieces=20&states=off", DESKTOP);
    await page.evaluate(() => document.documentElement.style.setProperty("--m-move", "60000ms"));
    await page.getByRole("button", { name: "Move a piece" }).click();
    expect(await page.locator(".stack-travelling").count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.locator(".stack-travelling").waitFor({ state: "detached" });
    await page.context().close();
  });

  test("nothing is animated with reduced motion", async () => {
    const page = await gallery.open("board=imperial&pieces=20&states=off", DESKTOP);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("button", { name: "Move a piece" }).click();
    expect(await page.locator(".stack-travelling").count()).toBe(0);
    await page.context().close();
  });
});

function opacities(layers: readonly Element[]): readonly string[] {
  return layers.map((layer) => getComputedStyle(layer).opacity);
}

/** Whether the bitmap has the colour of a piece or of a name at its place. */
function isInBitmap(page: Page, part: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const canvas = document.querySelector<HTMLCanvasElement>(".board-stand-in");
    const element = document.querySelector(`.board-paper > svg ${selector}`);
    if (!canvas || !element) return false;
    const [whole, box, style] = [
      canvas.getBoundingClientRect(),
      element.getBoundingClientRect(),
      getComputedStyle(element),
    ];
    const scale = canvas.width / whole.width;
    const place = [box.left - whole.left, box.top - whole.top, box.width, box.height].map((n) => Math.round(n * scale));
    const [x = 0, y = 0, width = 1, height = 1] = place;
    const pixels = canvas.getContext("2d")?.getImageData(x, y, width, height).data ?? [];
    const colour = (element.matches("text") ? style.fill : style.color).match(/\d+/g)?.map(Number) ?? [];
    return Array.from({ length: pixels.length / 4 }, (_, i) => 4 * i).some((i) =>
      colour.slice(0, 3).every((value, j) => Math.abs(value - (pixels[i + j] ?? -99)) < 6),
    );
  }, part);
}

/** Moves two fingers apart, symmetric about the middle of the screen. */
async function pinch(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) =>
    [-1, 1].map((side, id) => ({ x: PHONE.width / 2 + side * apart, y: PHONE.height / 2, id }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(60) });
  for (let step = 1; step <= 6; step++) {
    const apart = 60 * (1 + ((factor - 1) * step) / 6);
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
