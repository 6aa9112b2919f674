import type { Page } from "playwright-core";
import { NO_SCREEN } from "./no-screen.ts";
import type { Site, Visitor } from "./site.ts";

async function setName(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await page.locator(".lobby-name", { hasText: name }).waitFor();
}

/** Ada hosts a table of the reference game, which Ben has joined. */
export async function lobbyOfTwo(site: Site): Promise<readonly [ada: Visitor, ben: Visitor]> {
  const [ada, ben] = await Promise.all([site.visit({}, "/#/new/online/ferry"), site.visit({}, NO_SCREEN)]);
  await ada.page.getByText("2", { exact: true }).click();
  await ada.page.getByRole("button", { name: "Create table" }).click();
  await setName(ada.page, "Ada");
  await ben.page.goto(await ada.page.getByRole("textbox", { name: "Link to this table" }).inputValue());
  await ben.page.locator(".lobby-seat button.strong").first().click();
  await setName(ben.page, "Ben");
  await ada.page.locator(".lobby-name", { hasText: "Ben" }).waitFor();
  return [ada, ben];
}

export async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByRole("textbox", { name: "Write a message" }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.locator(".chat-line", { hasText: text }).waitFor();
}
