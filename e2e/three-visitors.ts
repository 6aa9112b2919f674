import type { BrowserContextOptions, Page } from "playwright-core";
import { NO_SCREEN } from "./no-screen.ts";
import type { Site, Visitor } from "./site.ts";

/** Creates a table of the reference game for three visitors, who join by its link and set their names. */
export async function startTableOfThree(
  site: Site,
  devices: readonly BrowserContextOptions[] = [],
): Promise<readonly [mara: Visitor, jonas: Visitor, pia: Visitor]> {
  const [mara, jonas, pia] = await Promise.all([
    site.visit(devices[0], "/#/new/online/ferry"),
    site.visit(devices[1], NO_SCREEN),
    site.visit(devices[2], NO_SCREEN),
  ]);
  await mara.page.getByText("3", { exact: true }).click();
  await mara.page.getByRole("button", { name: "Create table" }).click();
  const link = await linkAt(mara.page);
  await takeSeat(jonas.page, link);
  // A name that was typed but not saved survives taking a seat.
  await pia.page.goto(link);
  await pia.page.getByRole("textbox", { name: "Your name" }).fill("Pia");
  await pia.page.locator(".lobby-seat button.strong").first().click();
  await pia.page.locator(".lobby-name", { hasText: "Pia" }).waitFor();
  await Promise.all([setName(mara.page, "Mara"), setName(jonas.page, "Jonas")]);
  await mara.page.getByRole("button", { name: "Start the game" }).click();
  for (const { page } of [mara, jonas, pia]) await page.getByRole("heading", { level: 1, name: /Bid up to/ }).waitFor();
  return [mara, jonas, pia];
}

async function setName(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await page.locator(".lobby-name", { hasText: name }).waitFor();
}

export const linkAt = (page: Page) => page.getByRole("textbox", { name: "Link to this table" }).inputValue();

export async function takeSeat(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator(".lobby-seat button.strong").first().click();
  await page.locator(".lobby-seat .mono.me").waitFor();
}
