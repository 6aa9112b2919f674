/// <reference lib="dom" />
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { axeViolations } from "./page-checks.ts";
import { PHONE, type Site, STARTUP_TIMEOUT, startSite } from "./site.ts";
import { startTableOfThree } from "./three-visitors.ts";

const LAPTOP = { width: 1280, height: 720 };

let site: Site;
beforeAll(async () => {
  site = await startSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

const chatTab = (page: Page) => page.getByRole("tab", { name: /^Chat/ });
const badge = (page: Page) => chatTab(page).locator(".count");

/** The colours by which a reader tells a private conversation from that of the table. */
async function coloursOf(page: Page): Promise<readonly string[]> {
  const background = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
  return Promise.all(
    [".chat-lines", ".composer", ".composer [type=submit]"].map((part) => background(page.locator(part))),
  );
}

async function expectInSight(page: Page, one: Locator): Promise<void> {
  const { y = -1, height = 0 } = (await one.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

it("private talk cannot be mistaken at 1280x720, and a phone shows it on its tab", async () => {
  const [mara, jonas, pia] = await startTableOfThree(site, [
    { viewport: LAPTOP },
    { viewport: PHONE, hasTouch: true },
    { viewport: LAPTOP },
  ]);
  await chatTab(mara.page).click();
  const send = mara.page.locator(".composer [type=submit]");
  expect(await send.textContent()).toBe("Send to everyone");
  const open = await coloursOf(mara.page);

  await mara.page.getByRole("button", { name: "Jonas", exact: true }).click();
  expect(await send.textContent()).toBe("Send to Jonas only");
  await mara.page.getByText("Private: only you and Jonas can read this").waitFor();
  const hidden = await coloursOf(mara.page);
  for (const [part, colour] of open.entries()) expect(hidden[part]).not.toBe(colour);
  const input = mara.page.getByRole("textbox", { name: "Write a message" });
  await input.fill("Between us");
  await mara.page.getByRole("tab", { name: "Log" }).click();
  await chatTab(mara.page).click();
  expect([await send.textContent(), await input.inputValue()]).toEqual(["Send to Jonas only", "Between us"]);
  for (const part of [mara.page.locator(".composer-private"), input, send]) await expectInSight(mara.page, part);
  await input.press("Enter");
  await mara.page.locator(".chat-line", { hasText: "Between us" }).waitFor();

  await badge(jonas.page).waitFor();
  expect([await badge(jonas.page).textContent(), await badge(jonas.page).getAttribute("data-private")]).toEqual([
    "1",
    "true",
  ]);
  await expectInSight(jonas.page, badge(jonas.page));
  await chatTab(jonas.page).tap();
  await jonas.page.locator('.chat[data-private="true"] .chat-line', { hasText: "Between us" }).waitFor();
  await badge(jonas.page).waitFor({ state: "detached" });

  await mara.page.getByRole("button", { name: "everyone", exact: true }).click();
  await expect.poll(() => coloursOf(mara.page)).toEqual(open);
  await input.fill("To everybody");
  await send.click();
  await badge(pia.page).waitFor();
  expect([await badge(pia.page).textContent(), await badge(pia.page).getAttribute("data-private")]).toEqual([
    "1",
    "false",
  ]);
  await mara.page.getByRole("button", { name: "Jonas", exact: true }).click();
  expect(await axeViolations(mara.page)).toEqual([]);
  for (const { consoleErrors } of [mara, jonas, pia]) expect(consoleErrors).toEqual([]);
}, 120_000);
