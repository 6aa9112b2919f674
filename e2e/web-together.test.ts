/// <reference lib="dom" />
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { imperialMatchFrom, storedImperialGame } from "./imperial-match.ts";
import { openMatch } from "./local-match.ts";
import { waitForPanels } from "./page-checks.ts";
import { type Site, STARTUP_TIMEOUT, startSite } from "./site.ts";
import { linkAt, startTableOfThree, takeSeat } from "./three-visitors.ts";

/** How long a person must be absent before the others may vote for a bot. */
const GRACE_MILLISECONDS = 15_000;

let site: Site;
beforeAll(async () => {
  site = await startSite(inject("page"), { absenceGraceMilliseconds: GRACE_MILLISECONDS });
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

async function bid(page: Page, coins: number): Promise<void> {
  await page.locator(".option").nth(coins).click();
  await page.locator(".decide .btn.go").click();
}

describe("players at one table", () => {
  it("are notified of their turn, chat in private, take back moves with consent and vote for a bot", async () => {
    const [mara, jonas, pia] = await startTableOfThree(site);
    const toPia: string[] = [];
    pia.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => toPia.push(String(payload))));
    await pia.page.reload();
    await pia.page.getByRole("heading", { level: 1, name: /Bid up to/ }).waitFor();

    await expect.poll(() => mara.page.title(), WAIT).toBe("Your turn · Rondel");
    expect(await mara.page.locator('link[rel="icon"]').getAttribute("href")).toBe("mark-lit.svg");
    await bid(mara.page, 2);
    await expect.poll(() => mara.page.title(), WAIT).toBe("Rondel");
    expect(await mara.page.locator('link[rel="icon"]').getAttribute("href")).toBe("mark.svg");

    await mara.page.getByRole("tab", { name: "Chat" }).click();
    await mara.page.getByRole("button", { name: "Send as an offer" }).click();
    await mara.page.getByText("Write what you offer first").waitFor();
    await mara.page.getByRole("button", { name: "Jonas", exact: true }).click();
    await sendMessage(mara.page, "Between us", "Send to Jonas only");
    await mara.page.getByText("Private: only you and Jonas can read this").waitFor();
    // A line stays unread when the page is opened again.
    await jonas.page.reload();
    const talk = jonas.page.getByRole("tab", { name: /^Chat/ });
    await talk.filter({ hasText: "1" }).click();
    await jonas.page.locator(".chat-line", { hasText: "Between us" }).waitFor();
    expect(await jonas.page.getByRole("button", { name: "Mara", exact: true }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    await mara.page.getByRole("button", { name: "everyone", exact: true }).click();
    expect(await mara.page.locator('.composer[data-private="true"]').count()).toBe(0);
    await sendMessage(mara.page, "To everybody", "Send to everyone");
    await jonas.page.getByRole("button", { name: "everyone: 1 new" }).click();
    await jonas.page.locator(".chat-line", { hasText: "To everybody" }).waitFor();
    await pia.page.getByRole("tab", { name: /^Chat/ }).click();
    await pia.page.locator(".chat-line", { hasText: "To everybody" }).waitFor();
    expect(toPia.some((frame) => frame.includes("To everybody"))).toBe(true);
    expect(toPia.filter((frame) => frame.includes("Between us"))).toEqual([]);

    const tones = await listenForTones(mara.page);
    await bid(jonas.page, 1);
    await bid(pia.page, 0);
    await mara.page.getByRole("heading", { level: 1, name: "Sail, or rest for 1 coin" }).waitFor();
    await expect.poll(tones, WAIT).toBe(2);

    const takebackAt = (page: Page) => page.getByRole("region", { name: "Takeback" });
    await mara.page.getByRole("button", { name: "Ask for a takeback" }).click();
    await mara.page.getByText("Jonas and Pia must agree first.").waitFor();
    await mara.page.getByRole("button", { name: "Ask for it" }).click();
    await takebackAt(pia.page).getByText("Mara asks to take back the last moves.").waitFor();
    await takebackAt(pia.page).getByText("What this undoes").click();
    await takebackAt(pia.page).locator(".undone li").first().waitFor();
    await takebackAt(pia.page).getByRole("button", { name: "Decline" }).click();
    await takebackAt(mara.page).waitFor({ state: "detached" });
    await mara.page.getByRole("heading", { level: 1, name: "Sail, or rest for 1 coin" }).waitFor();

    await mara.page.getByRole("button", { name: "Ask for a takeback" }).click();
    await mara.page.getByRole("button", { name: "Ask for it" }).click();
    await takebackAt(jonas.page).getByRole("button", { name: "Agree" }).click();
    await takebackAt(mara.page).getByText("1 of 2 have agreed.").waitFor();
    await takebackAt(pia.page).getByRole("button", { name: "Agree" }).click();
    await pia.page.getByRole("heading", { level: 1, name: /Bid up to/ }).waitFor();
    for (const { page } of [mara, jonas, pia]) {
      await page.locator(".chat-notice", { hasText: "Mara’s moves were taken back." }).waitFor();
    }

    await mara.page.getByRole("button", { name: "Menu" }).click();
    const pias = mara.page.getByRole("region", { name: "Players" }).locator("li", { hasText: "Pia" });
    await pias.getByText("online").waitFor();
    const table = pia.page.url();
    await pia.page.goto("about:blank");
    await pias.getByText("offline").waitFor();
    await mara.page.locator(".frame-left .player", { hasText: "Pia" }).getByText("offline").waitFor();
    await voteForBot(mara.page, jonas.page, "Pia");
    await pia.page.goto(table);
    await mara.page.locator(".chat-notice", { hasText: "Pia is back." }).waitFor({ state: "attached" });
    for (const { consoleErrors } of [mara, jonas, pia]) expect(consoleErrors).toEqual([]);
  }, 120_000);
});

/** Waits for the grace time, which both see, and lets both vote. The second one chooses the temperament of the bot. */
async function voteForBot(first: Page, second: Page, absent: string): Promise<void> {
  const at = (page: Page) => page.getByRole("region", { name: "Players" }).locator("li", { hasText: absent });
  await at(first)
    .getByText(/You can replace Pia with a bot in .*\d/)
    .waitFor();
  const vote = (page: Page) => at(page).getByRole("button", { name: /bot/i });
  await vote(first).click();
  await expect.poll(() => vote(first).getAttribute("aria-pressed"), WAIT).toBe("true");
  await second.getByRole("button", { name: "Menu" }).click();
  await at(second).getByRole("combobox", { name: "Temperament of seat 3" }).selectOption("conqueror");
  await vote(second).click();
  for (const page of [first, second]) {
    await at(page).getByText("bot · conqueror").waitFor();
    await page
      .locator(".chat-notice", { hasText: `A bot is now playing for ${absent}.` })
      .waitFor({ state: "attached" });
  }
}

describe("a long chat", () => {
  it("shows its latest messages, and earlier ones on request", async () => {
    const all = await startTableOfThree(site);
    const [mara, jonas] = all;
    const table = new URLSearchParams(new URL(mara.page.url()).hash.slice(1)).get("table");
    for (let index = 0; index < 52; index++) {
      // The players take turns, because the server limits how much one player may write.
      const seat = index % all.length;
      const data = { table, seat, room: "table", text: `Message ${index + 1}.` };
      expect((await all[seat]?.page.request.post("/api/talk/say", { data }))?.status()).toBe(200);
    }
    await jonas.page.reload();
    await jonas.page.getByRole("tab", { name: /^Chat/ }).click();
    const lines = jonas.page.locator(".chat-line");
    await lines.filter({ hasText: "Message 52." }).waitFor();
    expect(await lines.count()).toBe(50);
    const earlier = jonas.page.getByRole("button", { name: "Show earlier messages" });
    await earlier.click();
    await lines.filter({ hasText: "Message 1." }).waitFor();
    expect(await lines.count()).toBe(52);
    expect(await earlier.count()).toBe(0);
    for (const { consoleErrors } of all) expect(consoleErrors).toEqual([]);
  });
});

describe("a standing order", () => {
  it("is carried out by the server until it is cancelled", async () => {
    const france = ["bonds s0 france 9", "government france s0", "armies france dijon 3"];
    const germany = ["bonds s1 germany 9", "government germany s1", "investorCard s1", "armies germany munich 1"];
    const host = await site.visit();
    const { page } = host;
    await openMatch(page, imperialMatchFrom([...france, ...germany, "turn france"]));
    await page.goto("/");
    await page.getByRole("button", { name: /Continue online/ }).click();
    const link = await linkAt(page);
    const friend = await site.visit();
    await takeSeat(friend.page, link);
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator('.option[data-point^="rondel:maneuver"]').first().click();
    await page.locator(".decide .btn.go").click();

    const march = async () => {
      await page.locator(".option", { hasText: "Dijon" }).click();
      await page.locator(".option", { hasText: "Munich" }).click();
    };
    const offerPeace = () => page.getByRole("button", { name: "Keep the peace" }).click();
    await march();
    await page.locator(".option", { hasText: "friendly" }).click();
    await offerPeace();
    const question = friend.page.getByRole("heading", {
      level: 1,
      name: /France has arrived in Munich\. Demand battle ?\?/,
    });
    await question.waitFor();
    await friend.page.getByRole("button", { name: "Never demand battle" }).click();
    const peace = page.locator(".log-line", { hasText: "The German Empire does not demand battle" });
    await expect.poll(() => peace.count(), WAIT).toBe(1);

    await march();
    await offerPeace();
    await expect.poll(() => peace.count(), WAIT).toBe(2);
    expect(await question.count()).toBe(0);

    await friend.page.getByRole("button", { name: "Menu" }).click();
    const orders = friend.page.getByRole("region", { name: "Standing orders" });
    await orders.locator("li", { hasText: "Never demand battle" }).getByRole("button", { name: "Cancel" }).click();
    await orders.waitFor({ state: "detached" });
    await march();
    await offerPeace();
    await question.waitFor();
    expect(await peace.count()).toBe(2);
    for (const { consoleErrors } of [host, friend]) expect(consoleErrors).toEqual([]);
  });
});

describe("a long match", () => {
  it("shows its whole log, links to each move, and offers scores, chart, file and rematch at the end", async () => {
    const { page, context, consoleErrors } = await site.visit();
    await openMatch(page, storedImperialGame("random-6", 396), (seat) => seat === 5);
    await page.goto("/");
    await page.getByRole("button", { name: /Continue online/ }).click();
    await page.locator(".log-line").first().waitFor();
    const earlier = page.getByRole("button", { name: "Show earlier entries" });
    const opening = page.locator(".log-round", { hasText: /^Round 1$/ });
    await expect
      .poll(async () => {
        if (await earlier.isVisible()) await earlier.click();
        return opening.count();
      }, WAIT)
      .toBe(1);

    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("tab", { name: "History" }).click();
    await page.getByRole("switch", { name: "Single moves" }).click();
    await page.locator(".history-step", { hasText: /^350/ }).click();
    await page.getByRole("heading", { level: 1, name: "Viewing move 350" }).waitFor();
    const then = await nationsAt(page);
    await page.getByRole("button", { name: "Copy link to this move" }).click();
    await page.getByText("Link copied.").waitFor();
    const watching = await site.visit({}, String(await page.evaluate("navigator.clipboard.readText()")));
    await watching.page.getByRole("heading", { level: 1, name: "Viewing move 350" }).waitFor();
    expect(await nationsAt(watching.page)).toEqual(then);
    for (const reader of [page, watching.page]) {
      await reader.getByRole("button", { name: "Back to the latest move" }).first().click();
      await expect.poll(() => nationsAt(reader), WAIT).not.toEqual(then);
    }

    await page.locator(".option", { hasText: "Taxation" }).click();
    await page.locator(".decide .btn.go").click();
    await page.locator(".ranking").waitFor();
    await page.getByRole("img", { name: "Score per player, round by round" }).waitFor();
    await page.locator(".chart").getByText("Cash", { exact: true }).first().click();
    await page.getByRole("img", { name: "Cash per player, round by round" }).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download game file" }).click(),
    ]);
    const file = readFileSync(await download.path(), "utf8").split("\n");
    expect(file).toContain("game imperial rules 1");
    expect(file).toContain("397 s5 moveRondel taxation");
    const table = page.url();
    await page.getByRole("button", { name: "Play again" }).click();
    await page.getByText("Everyone is here.").waitFor();
    expect(page.url()).not.toBe(table);
    expect(consoleErrors).toEqual([]);
  });
});

/** Reads what the board and the panels show about all nations. */
async function nationsAt(page: Page): Promise<string[]> {
  await waitForPanels(page);
  return page.locator(".nation, .track").allTextContents();
}

/** Allows for a busy machine. */
const WAIT = { timeout: 20_000 };

/** Counts the tones that the page plays from now on. */
async function listenForTones(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const played = { tones: 0 };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      played.tones += 1;
      start.apply(this, when);
    };
    return played;
  });
  return () => counted.evaluate(({ tones }) => tones);
}

async function sendMessage(page: Page, text: string, button: string): Promise<void> {
  await page.getByRole("textbox", { name: "Write a message" }).fill(text);
  await page.getByRole("button", { name: button, exact: true }).click();
}
