/// <reference lib="dom" />
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type MailReceiver, openMailReceiver } from "../packages/server/test/mail-receiver.ts";
import { openWebhookReceiver } from "../packages/server/test/webhook-receiver.ts";
import { layoutProblems } from "./narrow-screen.ts";
import { axeViolations } from "./page-checks.ts";
import { DESKTOP, PHONE, type Site, STARTUP_TIMEOUT, startSite, type Visitor } from "./site.ts";
import { lobbyOfTwo } from "./two-visitors.ts";

const KEY = "correct-horse-battery";
/** The browser reports the first request, without a key, as an error. */
const UNAUTHORIZED = "401 (Unauthorized)";

let site: Site;
let receiver: MailReceiver;
beforeAll(async () => {
  receiver = await openMailReceiver();
  site = await startSite(inject("page"), {
    operatorKeys: [{ name: "mara", key: KEY }],
    webhooks: { allowPrivate: true },
    mail: receiver.mail,
  });
}, STARTUP_TIMEOUT);
afterAll(async () => {
  await site.close();
  receiver.close();
});

/** Sends a message, which may be refused. */
async function typeMessage(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Write a message" }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}
/** Ada and Ben at a running table of the reference game; Ben has insulted Ada. */
async function tableOfTwo(): Promise<readonly [ada: Visitor, ben: Visitor]> {
  const [ada, ben] = await lobbyOfTwo(site);
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await ben.page.getByRole("tab", { name: "Chat" }).click();
  await typeMessage(ben.page, "You play like a potato.");
  await ben.page.locator(".chat-line", { hasText: "potato" }).waitFor();
  return [ada, ben];
}

async function openOperatorPage(viewport = DESKTOP): Promise<Visitor> {
  const visitor = await site.visit({ viewport, hasTouch: viewport === PHONE }, "/operator");
  await visitor.page.getByLabel("Operator key").fill(KEY);
  await visitor.page.getByRole("button", { name: "Sign in" }).click();
  await visitor.page.getByRole("tab", { name: /Reports/ }).waitFor();
  return visitor;
}

/** Confirms the act of the open dialog with a reason. */
async function confirm(page: Page, button: string, why: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason (for the audit log)").fill(why);
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("status").filter({ hasText: "Done." }).waitFor();
  await dialog.waitFor({ state: "detached" });
}

describe("a report", () => {
  it("goes from the menu of a table to the operator, who mutes the player and closes the report", async () => {
    const [ada, ben] = await tableOfTwo();
    await ada.page.getByRole("button", { name: "Menu" }).click();
    await ada.page.getByRole("button", { name: "Report a player" }).click();
    const dialog = ada.page.getByRole("dialog", { name: "Report a player" });
    expect(await axeViolations(ada.page)).toEqual([]);
    await dialog.getByLabel("Message").selectOption({ index: 1 });
    await dialog.getByLabel("What happened? (optional)").fill("Please have a look.");
    await dialog.getByRole("button", { name: "Send report" }).click();
    await ada.page.getByText("Thank you. Your report has been sent.").waitFor();

    const { page, consoleErrors } = await openOperatorPage();
    const report = page.getByRole("article").filter({ hasText: "Ben: insults or threats" });
    await report.getByText("Please have a look.").waitFor();
    await report.getByText("You play like a potato.").waitFor();
    expect(await report.getByText("(chosen by the reporter)").count()).toBe(1);
    await report.getByRole("button", { name: "Mute", exact: true }).click();
    await confirm(page, "Mute", "insults");
    await report.getByRole("button", { name: "Mark report as done" }).click();
    await confirm(page, "Mark report as done", "muted for a week");
    await page.getByText("No reports.").waitFor();

    await typeMessage(ben.page, "And you too.");
    await ben.page.getByText(/have muted you until/).waitFor();

    await page.getByRole("tab", { name: "Audit log" }).click();
    const rows = page.getByRole("row");
    await rows.filter({ hasText: "muted for a week" }).filter({ hasText: "mara" }).first().waitFor();
    await rows.filter({ hasText: "Mute Ben" }).filter({ hasText: "insults" }).first().waitFor();

    await page.getByRole("tab", { name: "Players" }).click();
    await page.getByLabel("Search by name or id").fill("ben");
    await page.getByRole("button", { name: "Search" }).click();
    const player = page.getByRole("article").filter({ hasText: "Muted until" });
    await player.getByRole("button", { name: "Unmute" }).click();
    await confirm(page, "Unmute", "apologised");
    await page.getByRole("article").filter({ hasText: "1 table" }).getByRole("button", { name: "Suspend" }).click();
    await confirm(page, "Suspend", "did it again");
    await ben.page.getByText(/have suspended you until/).waitFor();

    await page.getByRole("tab", { name: "Tables" }).click();
    await page.getByRole("button", { name: "Close table" }).click();
    await confirm(page, "Close table", "over");
    await page.getByRole("heading", { name: "ferry: closed" }).waitFor();
    await ada.page.getByText("The table is closed.").first().waitFor();
    const errors = [...ada.consoleErrors, ...consoleErrors];
    expect(errors.filter((error) => !error.includes(UNAUTHORIZED))).toEqual([]);
  });
});

describe("my data", () => {
  it("is downloaded as a file, explained on a page, and deleted with the account", async () => {
    const [ada, ben] = await tableOfTwo();
    const { page } = ben;
    await page.goto("/privacy");
    await page.getByRole("heading", { name: "Privacy" }).waitFor();
    await page.getByText(/deleted 30 days after the last visit/).waitFor();
    await page.getByRole("link", { name: "Settings" }).first().click();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    const file = JSON.parse(readFileSync(await saved.path(), "utf8"));
    expect(file).toMatchObject({ format: "rondel my-data 1", account: { name: "Ben" } });
    expect(file.chat.map(({ text }: { readonly text: string }) => text)).toContain("You play like a potato.");
    expect(file.settingsOfThisDevice).toMatchObject({ theme: "system" });

    await page.getByRole("button", { name: "Delete my account" }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page
      .getByRole("dialog")
      .getByText(/a bot plays on for you/)
      .waitFor();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await page.getByText("Your account has been deleted.").waitFor();
    await page.getByText("No games yet.").waitFor();
    await ada.page.getByText("Former player").first().waitFor();
    await ada.page.reload();
    await ada.page.getByRole("tab", { name: /^Chat/ }).click();
    await ada.page.locator(".chat-notice").first().waitFor();
    expect(await ada.page.getByText("You play like a potato.").count()).toBe(0);
    expect([...ada.consoleErrors, ...ben.consoleErrors]).toEqual([]);
  });
});

describe("coming back by email", () => {
  it("adds and confirms an address, and signs in on another device, where the other player is merged", async () => {
    const address = "mara@rondel.example";
    const emails = () => receiver.emails.filter((email) => email.includes(`To: ${address}`));
    const first = await site.visit({}, "/#/settings");
    await first.page.getByRole("textbox", { name: "Your name" }).fill("Mara");
    await first.page.getByRole("button", { name: "Save" }).click();
    await first.page.getByText("Saved.").waitFor();
    await first.page.getByLabel("Email address for signing in").fill(address);
    await first.page.getByRole("button", { name: "Add address" }).click();
    await first.page.getByText(`We sent an email to ${address}.`).waitFor();
    const confirmation = /\/mail\/recovery\/[a-z2-7]+/.exec(emails()[0] ?? "")?.[0] ?? "";
    await first.page.goto(confirmation);
    await first.page.getByRole("button", { name: "Confirm this address" }).click();
    await first.page.getByText("You can now sign in with this address.").waitFor();

    const second = await site.visit({}, "/#/settings");
    await second.page.getByRole("textbox", { name: "Your name" }).fill("Lea");
    await second.page.getByRole("button", { name: "Save" }).click();
    await second.page.getByText("Saved.").waitFor();
    await second.page.getByLabel("Email address of your account").fill(address);
    await second.page.getByRole("button", { name: "Send me a link" }).click();
    await second.page.getByText(/a link is on its way/).waitFor();
    await expect.poll(() => emails().length).toBe(2);
    await second.page.goto(`/#recover=${/#recover=([a-z2-7]+)/.exec(emails()[1] ?? "")?.[1]}`);
    await second.page.getByText("Do you want to sign in as Mara on this device?").waitFor();
    expect(await axeViolations(second.page)).toEqual([]);
    await second.page.getByRole("button", { name: "Sign in and merge" }).click();
    await second.page.getByText("Welcome back, Mara.").waitFor();
    await second.page.getByText("Lea is now part of Mara.").waitFor();
    expect([...first.consoleErrors, ...second.consoleErrors]).toEqual([]);
  });
});

describe("a webhook", () => {
  it("is added in the settings, tested with one button and removed", async () => {
    const service = await openWebhookReceiver();
    const { page, consoleErrors } = await site.visit({}, "/#/settings");
    await page.getByLabel("Service").selectOption("slack");
    await page.getByLabel("Webhook address").fill(`${service.url}/hook`);
    await page.getByRole("button", { name: "Add webhook" }).click();
    await page.getByText(`Slack: ${new URL(service.url).host}`).waitFor();
    await page.getByRole("button", { name: "Send a test message" }).click();
    await page.getByText("The test message was sent.").waitFor();
    expect(service.messages.map(({ path }) => path)).toEqual(["/hook"]);
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByText(`Slack: ${new URL(service.url).host}`).waitFor({ state: "detached" });
    service.close();
    expect(consoleErrors).toEqual([]);
  });
});

describe("the operator's page", () => {
  it("refuses a wrong key with a sentence", async () => {
    const { page } = await site.visit({}, "/operator");
    await page.getByLabel("Operator key").fill("wrong-key-wrong-key");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("This key is wrong.").waitFor();
    expect(await page.getByRole("tab").count()).toBe(0);
  });

  for (const [name, viewport] of Object.entries({ "a desktop": DESKTOP, "a phone": PHONE })) {
    it(`is accessible on ${name} in both themes, and fits`, async () => {
      const { page, consoleErrors } = await openOperatorPage(viewport);
      const found: Record<string, string[]> = {};
      for (const tab of ["Reports", "Players", "Tables", "Audit log"]) {
        await page.getByRole("tab", { name: tab }).click();
        await page.waitForLoadState("networkidle");
        const problems = [...(await axeViolations(page)), ...(viewport === PHONE ? await layoutProblems(page) : [])];
        if (problems.length > 0) found[tab] = problems;
      }
      await page.getByRole("tab", { name: "Players" }).click();
      await page.getByRole("button", { name: "Mute", exact: true }).first().click();
      found.dialog = await axeViolations(page);
      expect(found).toEqual({ dialog: [] });
      expect(consoleErrors.filter((error) => !error.includes(UNAUTHORIZED))).toEqual([]);
    }, 120_000);
  }

  it("is not part of what players load or store", async () => {
    const { page } = await site.visit();
    const worker = await (await page.request.get("/service-worker.js")).text();
    expect(worker).toContain("assets/main-");
    expect(worker).not.toContain("operator");
    const html = await (await page.request.get("/")).text();
    expect(html).not.toContain("operator");
  });
});
