import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { PHONE, playUntil, type Site, STARTUP_TIMEOUT, startSite, type Visitor } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

/** Creates a table for two; a friend on a phone in French takes the other seat by its link. */
async function tableForTwo(): Promise<{ readonly host: Visitor; readonly friend: Visitor; readonly link: string }> {
  const host = await site.visit({}, "/#/new/online/ferry");
  await host.page.getByText("2", { exact: true }).click();
  await host.page.getByRole("button", { name: "Create table" }).click();
  const link = await host.page.getByRole("textbox", { name: "Link to this table" }).inputValue();

  const friend = await site.visit({ locale: "fr-FR", viewport: PHONE, hasTouch: true, isMobile: true }, link);
  await friend.page.getByRole("button", { name: "Prendre cette place" }).click();
  await host.page.getByText("Everyone is here.").waitFor();
  return { host, friend, link };
}

async function startGame(host: Page, friend: Page): Promise<void> {
  await host.getByRole("button", { name: "Start the game" }).click();
  await host.getByRole("heading", { level: 1, name: /Bid up to/ }).waitFor();
  await friend.getByRole("heading", { level: 1, name: /Enchérissez/ }).waitFor();
}

const bid = async (page: Page, coins: number) => {
  await page.locator(".option").nth(coins).click();
  await page.locator(".decide .btn.go").click();
};

describe("an online game", () => {
  it("is joined by a link and played to the end by two browsers, one of them a phone in French", async () => {
    const { host, friend } = await tableForTwo();
    await host.page.locator(".lobby-seat").nth(1).getByTitle("online").getByText("online", { exact: true }).waitFor();
    const fingerprint = await host.page.locator(".commitment code").textContent();
    await startGame(host.page, friend.page);
    // Both browsers have revealed the random value to which they were committed.
    const table = /t[a-z2-7]{20}/.exec(host.page.url())?.[0];
    const { seats } = await (await host.page.request.post("/api/table/look", { data: { table } })).json();
    expect(seats).toMatchObject(Array(2).fill({ entropy: expect.stringMatching(/^[0-9a-f]{40}$/) }));
    const isOver = (page: Page) => () => page.locator(".ranking").isVisible();
    await Promise.all([playUntil(host.page, isOver(host.page)), playUntil(friend.page, isOver(friend.page))]);
    const scores = async (page: Page) => (await page.locator(".ranking .total").allTextContents()).join();
    expect(await scores(host.page)).toBe(await scores(friend.page));
    // The draws are verified against the fingerprint shown in the lobby.
    expect(await host.page.locator(".commitment code").textContent()).toBe(fingerprint);
    await host.page.getByRole("button", { name: "Verify all draws" }).click();
    await host.page.locator("[data-verdict=fair]", { hasText: "random draws are verified" }).waitFor();
    expect(await host.page.locator("[data-verdict=fair]").textContent()).not.toContain("Your own random value");

    // A rematch is an invitation: it starts when the friend has accepted.
    await host.page.getByRole("button", { name: "Play again" }).click();
    await host.page.getByRole("heading", { level: 1, name: "Rematch" }).waitFor();
    await host.page.locator(".lobby-seat", { hasText: "has not answered yet" }).waitFor();
    await friend.page.getByRole("button", { name: "Accepter la revanche" }).click();
    await host.page.getByRole("heading", { level: 1, name: /Bid up to/ }).waitFor();
    await friend.page.getByRole("heading", { level: 1, name: /Enchérissez/ }).waitFor();
    expect([...host.consoleErrors, ...friend.consoleErrors]).toEqual([]);
  });

  it("is restored after a reload, with its log", async () => {
    const { host, friend } = await tableForTwo();
    await startGame(host.page, friend.page);
    await bid(host.page, 1);
    await host.page.getByRole("heading", { level: 1, name: "Waiting for the others to bid" }).waitFor();
    await host.page.reload();
    await host.page.getByRole("heading", { level: 1, name: "Waiting for the others to bid" }).waitFor();
    await host.page.locator(".log-line", { hasText: "has bid" }).waitFor();

    const table = host.page.url();
    await host.page.goto("/");
    await host.page.getByRole("heading", { name: "Take a seat" }).waitFor();
    await bid(friend.page, 0);
    await friend.page.getByRole("heading", { level: 1, name: /^En attente/ }).waitFor();
    await host.page.goto(table);
    const missed = host.page.getByRole("region", { name: "Since your last visit" });
    // The replay is over at once at the pace of tests, so the page itself watches for it.
    const replayed = host.page.evaluate(appearsLater, ".frame.past");
    await missed.getByRole("button", { name: "Replay" }).click();
    await replayed;
    await host.page.getByRole("heading", { level: 1, name: "Sail, or rest for 1 coin" }).waitFor();
    expect(await missed.count()).toBe(0);
    expect(host.consoleErrors).toEqual([]);
  });
});

describe("an online connection", () => {
  it("reports its loss, reconnects and delivers every move and message", async () => {
    const { host, friend } = await tableForTwo();
    await startGame(host.page, friend.page);
    await host.context.setOffline(true);
    await host.page.getByText("You are offline.").waitFor();

    await bid(friend.page, 2);
    await friend.page.getByRole("tab", { name: "Discussion" }).click();
    await friend.page.getByRole("textbox", { name: "Écrire un message" }).fill("Bonne chance");
    await friend.page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await host.page.getByRole("tab", { name: "Chat" }).click();
    await host.page.getByRole("textbox", { name: "Write a message" }).fill("Still there?");
    await host.page.getByRole("button", { name: "Send", exact: true }).click();
    await bid(host.page, 0);

    await host.context.setOffline(false);
    await friend.page.locator(".chat-line", { hasText: "Still there?" }).waitFor();
    await host.page.locator(".chat-line", { hasText: "Bonne chance" }).waitFor();
    await friend.page.getByRole("heading", { level: 1, name: /Traverser/ }).waitFor();
    expect(await friend.page.locator(".chat-line", { hasText: "Still there?" }).count()).toBe(1);
    expect(await host.page.getByText("You are offline.").count()).toBe(0);

    await friend.page.getByRole("textbox", { name: "Écrire un message" }).fill("Une trêve ?");
    await friend.page.getByRole("button", { name: "Envoyer comme offre" }).click();
    const offer = host.page.locator(".chat-line", { hasText: "Une trêve ?" });
    expect(await offer.locator(".chat-author").textContent()).toMatch(/^Guest /);
    await offer.getByRole("button", { name: "Accept" }).click();
    await friend.page.locator(".offer", { hasText: /Acceptée par Invité/ }).waitFor();
    await friend.page.getByRole("button", { name: "Retirer" }).click();
    await host.page.locator(".offer", { hasText: "Withdrawn." }).waitFor();
    expect(await offer.getByRole("button").count()).toBe(0);
  });

  it("survives a restart of the server", async () => {
    const { host, friend } = await tableForTwo();
    await startGame(host.page, friend.page);
    await bid(host.page, 1);
    await site.restart();
    await bid(friend.page, 0);
    await host.page.getByRole("heading", { level: 1, name: "Sail, or rest for 1 coin" }).waitFor();
  });
});

describe("an online table", () => {
  it("shows spectators only public information", async () => {
    const { host, friend, link } = await tableForTwo();
    await startGame(host.page, friend.page);
    const spectator = await site.visit({}, link);
    await spectator.page.getByRole("heading", { level: 1, name: "You are watching" }).waitFor();
    expect(await spectator.page.getByRole("region", { name: "Your hand" }).count()).toBe(0);
    expect(await spectator.page.locator(".option").count()).toBe(0);
    expect(await host.page.getByRole("region", { name: "Your hand" }).count()).toBe(1);
    expect(spectator.consoleErrors).toEqual([]);
  });

  it("comes first on Home when it is my turn", async () => {
    const { host, friend } = await tableForTwo();
    await startGame(host.page, friend.page);
    await host.page.goto("/");
    const first = host.page.locator(".game").first();
    await first.locator(".beam").waitFor();
    await first.getByRole("link").click();
    await host.page.getByRole("heading", { level: 1, name: /Bid up to/ }).waitFor();
    expect(host.consoleErrors).toEqual([]);
  });
});

/** Runs in the page: resolves once an element appears, however briefly. */
function appearsLater(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
  });
}
