import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { WITH_SERVICE_WORKER } from "./browser.ts";
import { playUntil, type Site, STARTUP_TIMEOUT, startSite } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

describe("a game on this device", () => {
  it("starts against bots after two clicks from Home", async () => {
    const { page, consoleErrors } = await site.visit();
    // Home draws its parts as they load; a click between two drawings could hit nothing.
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "Play against bots: Play" }).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.locator(".log-line").first().waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it("is played to the end", async () => {
    const { page, consoleErrors } = await site.visit({}, "/#/new/bots/ferry");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: /Bid up to/ }).waitFor();

    await playUntil(page, () => page.getByRole("heading", { level: 1, name: /wins|share/ }).isVisible());
    expect(await page.locator(".ranking tbody tr").count()).toBe(4);
    expect(consoleErrors).toEqual([]);
  });

  it("is restored after a reload, even offline", async () => {
    const { page, context, consoleErrors } = await site.visit(WITH_SERVICE_WORKER, "/#/new/bots/ferry");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByRole("button", { name: "Bid 1 coin" }).click();
    await page.locator(".decide .btn.go").click();
    await page.locator(".log-line", { hasText: "Player 1 has bid" }).waitFor();
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)");

    expect(consoleErrors).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await page.locator(".log-line", { hasText: "Player 1 has bid" }).waitFor();
    await page.goto("/");
    await page.getByRole("heading", { name: "Your games" }).waitFor();
    expect(await page.locator(".game").count()).toBe(1);
  });

  it("is started once by a double click, and comes back after it was removed by mistake", async () => {
    const { page, consoleErrors } = await site.visit({}, "/#/new/bots/ferry");
    await page.getByRole("button", { name: "Start", exact: true }).dblclick();
    await page.locator(".log-line").first().waitFor();
    await page.goto("/");
    const games = page.locator(".game");
    await games.first().waitFor();
    expect(await games.count()).toBe(1);
    await page.getByRole("button", { name: /Remove .* from this device/ }).click();
    await page.getByText("No games yet").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await games.first().waitFor();
    await page.reload();
    await games.first().waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it("continues online at the same position", async () => {
    const { page, consoleErrors } = await site.visit({}, "/#/new/bots/ferry");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByRole("button", { name: "Bid 1 coin" }).click();
    await page.locator(".decide .btn.go").click();
    await page.locator(".log-line", { hasText: "Player 1 has bid" }).waitFor();
    await page.goto("/");
    await page.getByRole("button", { name: /Continue online/ }).click();
    await page
      .locator(".log-line", { hasText: /has bid/ })
      .first()
      .waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#table=/);
    await page.goto("/");
    await page.locator(".game").first().waitFor();
    expect(await page.locator(".game").count()).toBe(1);
    expect(await page.getByRole("button", { name: /Continue online/ }).count()).toBe(0);
    expect(consoleErrors).toEqual([]);
  });
});

describe("the screen of a game on this device", () => {
  it("covers hidden information while the device changes hands", async () => {
    const { page, consoleErrors } = await site.visit({}, "/#/new/hotseat/ferry");
    await page.getByRole("textbox", { name: "Name for seat 1" }).fill("Mara");
    await page.getByRole("textbox", { name: "Name for seat 2" }).fill("Jonas");
    await page.getByText("2", { exact: true }).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    const hand = page.getByRole("region", { name: "Your hand" });
    await page.getByRole("button", { name: "I’m Mara" }).click();
    await hand.waitFor();
    await page.getByRole("button", { name: "Bid 1 coin" }).click();
    await page.locator(".decide .btn.go").click();

    await page.getByRole("dialog", { name: "Pass the device to Jonas" }).waitFor();
    expect(await hand.count()).toBe(0);
    expect(await page.locator(".option").count()).toBe(0);
    await page.getByRole("button", { name: "I’m Jonas" }).click();
    await hand.waitFor();
    await page.getByRole("button", { name: "Bid 2 coins" }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it("shows an earlier move and returns to the latest", async () => {
    const { page, consoleErrors } = await site.visit({}, "/#/new/bots/ferry");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    const scrubber = page.getByRole("slider", { name: "Move" });
    await page.locator(".scrubber-where", { hasText: "Move 3 (latest)" }).waitFor();
    await page.getByRole("button", { name: "Previous move" }).click();
    await page.getByRole("heading", { level: 1, name: "Viewing move 2" }).waitFor();
    expect(await scrubber.inputValue()).toBe("2");
    expect(await page.locator(".option").count()).toBe(0);
    await page.getByRole("button", { name: "Back to the latest move" }).click();
    await page.getByRole("heading", { level: 1, name: /Bid up to/ }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

describe("the language", () => {
  it("follows the browser and can be changed during a game", async () => {
    const { page, consoleErrors } = await site.visit({ locale: "de-CH" });
    await page.getByRole("heading", { level: 1, name: "Nimm Platz" }).waitFor();
    await page.goto("/#/new/bots/ferry");
    await page.getByRole("button", { name: "Starten" }).click();
    await page.getByRole("heading", { level: 1, name: /Biete bis zu 3 Münzen/ }).waitFor();

    await page.getByRole("button", { name: "Menü" }).click();
    await page.getByText("Français").click();
    await page.getByRole("button", { name: "Fermer" }).last().click();
    await page.getByRole("heading", { level: 1, name: /Enchérissez/ }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    expect(consoleErrors).toEqual([]);
  });
});
