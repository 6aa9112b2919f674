import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { THREE_PLAYERS } from "./imperunde-positions.ts";
import { matchFrom, openMatch } from "./local-match.ts";
import { axeViolations } from "./page-checks.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

/** Anna negotiates with two bots and is at war with Bruno. Nobody has a card, so no window opens. */
const TALKS = [...THREE_PLAYERS, "relation s0 s1 war", "round 2 2", "turn talks s0"];

async function openTalks(options = {}): Promise<{ readonly page: Page; readonly consoleErrors: readonly string[] }> {
  const visit = await site.open("#/new/bots/imperunde", options);
  visit.page.setDefaultTimeout(20_000);
  await openMatch(visit.page, matchFrom(TALKS), (seat) => seat === 0, "skilled");
  return visit;
}

const line = (page: Page, text: string) => page.locator(".log-line", { hasText: text });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function propose(page: Page, player: string, round: string): Promise<void> {
  await button(page, "Make a proposal").click();
  await page.locator(".deal-form .chip", { hasText: player }).click();
  await page.locator(".deal-form .chip", { hasText: round }).click();
  await button(page, `Propose to ${player}`).click();
}

describe("proposals to bots", () => {
  it("are accepted and countered with a reason, and a broken promise is in the log", async () => {
    const { page, consoleErrors } = await openTalks();
    await propose(page, "Bruno", "Round 2");
    await line(page, "Anna proposes to Bruno: peace with each other (this round).").waitFor();
    await line(page, "Bruno accepts Anna’s proposal. “A war between us would gain me nothing.”").waitFor();
    await page.locator(".proposal-accepted", { hasText: "You propose to Bruno" }).waitFor();

    await propose(page, "Clara", "Round 4");
    await line(page, "Clara answers Anna’s proposal with another. “That is too long for me.”").waitFor();
    await page.getByRole("heading", { name: "A proposal to you" }).waitFor();
    expect(await page.locator(".frame-left .proposed").count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await button(page, "Accept").focus();
    await page.keyboard.press("Enter");
    await line(page, "Anna accepts Clara’s proposal.").waitFor();
    await page.locator(".promises li", { hasText: "You to Clara: no war, until the end of round 2" }).waitFor();

    await page.locator(".option", { hasText: "Declare war on Clara" }).click();
    await page.locator(".stances .announced", { hasText: "You declare war on Clara." }).waitFor();
    await page.locator(".decide .btn.go", { hasText: "Ready" }).click();
    await line(page, "Anna has broken a promise to Clara: no war.").waitFor();
    const broken = page.locator(".frame-left .promises tr", { hasText: "you" }).locator("td").last();
    await expect.poll(() => broken.textContent()).toBe("1");
    expect(consoleErrors).toEqual([]);
  });

  it("to change the target are answered with a reason by every bot", async () => {
    const { page, consoleErrors } = await openTalks();
    await button(page, "Make a proposal").click();
    await page.locator(".deal-subject .chip", { hasText: "The target" }).click();
    await page.getByLabel("Trading posts to win").fill("20");
    await button(page, "Propose to everyone").click();
    const card = page.locator(".proposal-target", {
      hasText: "You propose to everyone: 20 trading posts to win instead of",
    });
    await card.getByText("you: agreed").waitFor();
    for (const name of ["Bruno", "Clara"]) {
      await line(page, `${name} votes `).filter({ hasText: "“I have no reason to.”" }).waitFor();
      expect(await card.getByText(`${name}: no answer yet`).count()).toBe(0);
    }
    await button(page, "Withdraw agreement").click();
    await card.getByRole("button", { name: "Accept", exact: true }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it("are written and answered on a phone", async () => {
    const { page } = await openTalks({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await button(page, "Make a proposal").tap();
    await page.getByLabel("Bruno promises: war on Clara").tap();
    await page
      .locator(".deal-form-sum", { hasText: "peace with each other; Bruno: war on Clara (this round)" })
      .waitFor();
    await page.getByLabel("Bruno promises: war on Clara").tap();
    await page.locator(".deal-form .chip", { hasText: "Round 4" }).tap();
    await button(page, "Propose to Bruno").tap();
    await button(page, "Counter").tap();
    await page.locator(".proposal .deal-form .chip", { hasText: "Round 3" }).tap();
    await button(page, "Send counterproposal").tap();
    await page.locator(".proposal-accepted, .proposal-rejected", { hasText: "until the end of round 3" }).waitFor();
  });
});
