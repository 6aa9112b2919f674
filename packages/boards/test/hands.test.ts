import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import names from "../src/data/names.json" with { type: "json" };
import { type Gallery, openGallery } from "./gallery.ts";

const desktop = { width: 1200, height: 900 };
const phone = { width: 390, height: 700 };

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
}, 180_000);
afterAll(() => gallery.close());

const scaleOf = (page: Page): Promise<number> =>
  page.locator(".board-paper").evaluate((paper) => new DOMMatrix(getComputedStyle(paper).transform).a);

const placeOf = async (page: Page, region: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(`[data-region="${region}"]`).boundingBox();
  if (!box) throw new Error(`${region} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const chosen = (page: Page): Promise<string> => page.locator("output").innerText();

/** The names and pieces are drawn for the scale the board has come to. */
const settled = async (page: Page, than: number): Promise<number> => {
  await page.waitForFunction((before) => {
    const paper = document.querySelector<HTMLElement>(".board-paper");
    if (!paper) return false;
    const scale = new DOMMatrix(getComputedStyle(paper).transform).a;
    return (
      Math.abs(scale / before - 1) > 0.01 && Math.abs(scale / Number(paper.style.getPropertyValue("--k")) - 1) < 0.01
    );
  }, than);
  return scaleOf(page);
};

describe("every region", () => {
  test.each([
    { board: "imperial", count: 54, spoken: names.imperial },
    { board: "imperunde", count: 83, spoken: names.imperunde },
  ])("of $board can be focused and has a spoken name", async ({ board, count, spoken }) => {
    const page = await gallery.open(`board=${board}`, desktop);
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
    const english = new Map(Object.entries(spoken).map(([id, name]) => [id, name.en]));
    for (const { id, role, label } of regions) {
      expect(role).toBe("button");
      expect(label).toBe(english.get(id ?? ""));
    }
    const report = await new AxeBuilder({ page }).analyze();
    expect(report.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.context().close();
  });
});

describe("choosing", () => {
  test("a click chooses the region under it", async () => {
    const page = await gallery.open("board=imperial&pieces=0", desktop);
    const { x, y } = await placeOf(page, "spain");
    await page.mouse.click(x, y);
    expect(await chosen(page)).toBe("spain");
    await page.context().close();
  });

  test("arrow keys go to the next region, Enter chooses it, Page Down goes to what is lit", async () => {
    const page = await gallery.open("board=imperial&pieces=0", desktop);
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

  test("a drag moves the board and chooses nothing", async () => {
    const page = await gallery.open("board=imperial&pieces=0", desktop);
    const whole = await scaleOf(page);
    await page.getByRole("button", { name: "Come nearer" }).click();
    await settled(page, whole);
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

describe("coming nearer", () => {
  test("by wheel, double click and keys; and back to the whole board", async () => {
    const page = await gallery.open("board=imperunde&pieces=0", desktop);
    const whole = await scaleOf(page);
    await page.mouse.move(600, 450);
    await page.mouse.wheel(0, -300);
    const byWheel = await settled(page, whole);
    expect(byWheel).toBeGreaterThan(whole);
    await page.mouse.dblclick(600, 450);
    const byDoubleClick = await settled(page, byWheel);
    expect(byDoubleClick).toBeGreaterThan(byWheel);
    await page.locator('[data-region="congo"]').focus();
    await page.keyboard.press("+");
    expect(await scaleOf(page)).toBeGreaterThan(byDoubleClick);
    await page.keyboard.press("0");
    expect(await scaleOf(page)).toBeCloseTo(whole, 5);
    await page.context().close();
  });

  test("two fingers pinch, and a tap on a region too small for a finger comes nearer before it chooses", async () => {
    const page = await gallery.open("board=imperial&pieces=0&bare=on", phone, true);
    const { x, y } = await placeOf(page, "portugal");
    const whole = await scaleOf(page);
    await page.touchscreen.tap(x, y);
    const nearer = await settled(page, whole);
    expect(nearer).toBeCloseTo(whole * 3.5, 3);
    expect(await page.locator("output").textContent()).toBe("");
    await page.touchscreen.tap(x, y - 20);
    expect(await page.locator("output").textContent()).toBe("portugal");
    await pinch(page, 1.5);
    expect(await settled(page, nearer)).toBeGreaterThan(nearer * 1.2);
    await page.context().close();
  });

  test.each([1, 2, 4])("%i times as near, no name is smaller than 11 px", async (times) => {
    const page = await gallery.open("board=imperial", phone);
    const board = page.locator('[data-region="vienna"]');
    await board.focus();
    for (let i = 0; i < times - 1; i++) await page.keyboard.press("+");
    const scale = await settled(page, 1);
    const sizes = await page
      .locator(".name")
      .evaluateAll((texts) => texts.map((text) => Number(text.getAttribute("font-size"))));
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.min(...sizes) * scale).toBeGreaterThanOrEqual(10.99);
    await page.context().close();
  });
});

describe("a round board", () => {
  test("turns to face any seat, and its lettering stays upright", async () => {
    const page = await gallery.open("board=imperunde&pieces=40", desktop);
    const before = await placeOf(page, "brazil");
    await page.getByRole("button", { name: "Turn the board" }).click();
    const after = await placeOf(page, "brazil");
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(50);
    const turned = await page.locator(".board-upright :is(.name, .stack, .value-mark)").evaluateAll(
      (marks) =>
        marks.filter((mark) => {
          const matrix = mark instanceof SVGGraphicsElement ? mark.getCTM() : null;
          return matrix === null || Math.abs(matrix.b) > 1e-6;
        }).length,
    );
    expect(turned).toBe(0);
    await page.context().close();
  });
});

describe("a canal", () => {
  test("is seen to be dug, or not", async () => {
    const page = await gallery.open("board=imperunde&pieces=0", desktop);
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

describe("pieces", () => {
  test("a pile fans out when it is pointed at", async () => {
    const page = await gallery.open("board=imperial&pieces=300&bare=on&states=off", phone);
    const crowded = await page.locator(".stack").evaluateAll((stacks) => {
      const byRegion = Map.groupBy(stacks, (stack) => stack.getAttribute("data-region-of") ?? "");
      return [...byRegion].find(([, all]) => all.length > 4)?.[0] ?? "";
    });
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

  test("one that moved is seen to travel, and then is gone from the way", async () => {
    const page = await gallery.open("board=imperial&pieces=20&states=off", desktop);
    await page.evaluate(() => document.documentElement.style.setProperty("--m-move", "60000ms"));
    await page.getByRole("button", { name: "Move a piece" }).click();
    expect(await page.locator(".stack-travelling").count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.locator(".stack-travelling").waitFor({ state: "detached" });
    await page.context().close();
  });

  test("with reduced motion nothing travels", async () => {
    const page = await gallery.open("board=imperial&pieces=20&states=off", desktop);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("button", { name: "Move a piece" }).click();
    expect(await page.locator(".stack-travelling").count()).toBe(0);
    await page.context().close();
  });
});

/** Two fingers, symmetric about the middle, moving apart. */
const pinch = async (page: Page, factor: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) =>
    [-1, 1].map((side, id) => ({ x: phone.width / 2 + side * apart, y: phone.height / 2, id }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(60) });
  for (let step = 1; step <= 6; step++) {
    const apart = 60 * (1 + ((factor - 1) * step) / 6);
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
};
