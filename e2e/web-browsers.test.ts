/// <reference lib="dom" />
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PHONE, type Site, STARTUP_TIMEOUT, startSite } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

describe("a browser that lacks something", () => {
  it("gets a sentence that it is too old, in its language", async () => {
    const { page } = await site.visit({ locale: "fr-FR" });
    await page.addInitScript("delete Array.prototype.toSorted");
    await page.reload();
    expect(await page.locator("body").innerText()).toBe(
      "Ce navigateur est trop ancien pour Rondel. Utilisez Chrome 111, Firefox 115, Safari 16.4 ou une version plus récente.",
    );
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  });

  it("plays without Map.groupBy and Promise.withResolvers", async () => {
    const { page, consoleErrors } = await site.visit();
    await page.addInitScript("delete Map.groupBy; delete Object.groupBy; delete Promise.withResolvers");
    await page.goto("/#/new/hotseat/imperial");
    await page.reload();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.locator(".board .region").first().waitFor();
    await page.goto("/#/new/online/imperial");
    await page.getByRole("button", { name: "Create table" }).click();
    await page.getByRole("textbox", { name: "Link to this table" }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it("plays when storage is blocked, and says what is lost", async () => {
    const { page, consoleErrors } = await site.visit();
    await page.addInitScript(
      "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } })",
    );
    await page.reload();
    await page.getByRole("alert").getByText("This browser blocks storage").waitFor();
    await page.goto("/#/new/hotseat/imperial");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.locator(".board .region").first().waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it("is asked to keep the games of the device, and does not zoom into inputs that are tapped", async () => {
    const { page } = await site.visit({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      Object.assign(window, { persisted: 0 });
      Object.assign(navigator.storage, {
        persist: async () => Object.assign(window, { persisted: 1 }) !== undefined,
      });
    });
    await page.goto("/#/settings");
    await page.reload();
    await page.getByRole("textbox", { name: "Your name" }).waitFor();
    const sizes = await page
      .locator("input:not([type=radio], [type=checkbox]), select")
      .evaluateAll((inputs) => inputs.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    await page.goto("/#/new/hotseat/imperial");
    await page.getByRole("button", { name: "Start", exact: true }).tap();
    await page.locator(".board .region").first().waitFor();
    await expect.poll(() => page.evaluate("window.persisted"), { timeout: 20_000 }).toBe(1);
  });

  it("keeps its controls out of the notch and off the home bar, upright and lying", async () => {
    const notch = 47;
    const homeBar = 34;
    const { page, context } = await site.visit({ hasTouch: true, isMobile: true, viewport: PHONE });
    const session = await context.newCDPSession(page);
    const cover = (insets: object) => session.send("Emulation.setSafeAreaInsetsOverride", { insets });
    await page.goto("/#/new/hotseat/imperial");
    await page.getByRole("button", { name: "Start", exact: true }).tap();
    const menu = page.getByRole("button", { name: "Menu" });
    const lowest = page.locator(".sheet-inside button:visible").last();
    const box = async (locator: typeof menu) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await menu.waitFor();
    await cover({ top: notch, bottom: homeBar });
    await expect.poll(async () => (await box(menu)).y).toBeGreaterThanOrEqual(notch);
    const { y, height } = await box(lowest);
    expect(y + height).toBeLessThanOrEqual(PHONE.height - homeBar);

    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await cover({ left: notch, right: notch });
    await expect.poll(async () => (await box(page.locator(".frame-board"))).x).toBeGreaterThanOrEqual(notch);
    const { x, width } = await box(menu);
    expect(x + width).toBeLessThanOrEqual(PHONE.height - notch);
  });

  it("prepares sound at the first touch in a game, not before", async () => {
    const { page } = await site.visit({ hasTouch: true, isMobile: true, viewport: PHONE });
    await page.addInitScript(() => {
      const contexts: AudioContext[] = [];
      class CountedContext extends AudioContext {
        constructor() {
          super();
          contexts.push(this);
        }
      }
      Object.assign(window, { contexts, AudioContext: CountedContext });
    });
    await page.goto("/#/new/hotseat/imperial");
    await page.reload();
    await page.getByRole("button", { name: "Start", exact: true }).tap();
    await page.locator(".board .region").first().waitFor();
    expect(await page.evaluate("contexts.length")).toBe(0);
    await page.locator(".frame-header h1").tap();
    await expect
      .poll(() => page.evaluate("contexts.map(({ state }) => state).join()"))
      .toMatch(/^(running|suspended)$/);
  });

  it("copies the invitation without navigator.clipboard, as without HTTPS, and shows it as a QR code", async () => {
    const { page, context } = await site.visit();
    await context.grantPermissions(["clipboard-read"]);
    await page.addInitScript("delete Navigator.prototype.clipboard");
    await page.goto("/#/new/online/imperial");
    await page.reload();
    await page.getByRole("button", { name: "Create table" }).click();
    const link = await page.getByRole("textbox", { name: "Link to this table" }).inputValue();
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied").waitFor();
    expect(await page.locator(".table-rules").innerText()).toMatch(/Hints\s+not allowed/);
    await page.getByRole("button", { name: "QR code" }).click();
    await page.getByRole("img", { name: "QR code of the link to this table" }).waitFor();
    const reader = await context.newPage();
    await reader.goto(site.url);
    expect(await reader.evaluate("navigator.clipboard.readText()")).toBe(link);
  });
});
