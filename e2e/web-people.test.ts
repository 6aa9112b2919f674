/// <reference lib="dom" />
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type MailReceiver, openMailReceiver } from "../packages/server/test/mail-receiver.ts";
import { WITH_SERVICE_WORKER } from "./browser.ts";
import { storedImperialGame } from "./imperial-match.ts";
import { openMatch } from "./local-match.ts";
import { layoutProblems } from "./narrow-screen.ts";
import { tabTo, waitForPanels } from "./page-checks.ts";
import { type Site, STARTUP_TIMEOUT, startSite } from "./site.ts";

let site: Site;
let receiver: MailReceiver;
beforeAll(async () => {
  receiver = await openMailReceiver();
  site = await startSite(inject("page"), { mail: receiver.mail });
}, STARTUP_TIMEOUT);
afterAll(async () => {
  await site.close();
  receiver.close();
});

describe("the keyboard", () => {
  it("starts a game and plays a turn, with a visible focus", async () => {
    const { page, consoleErrors } = await site.visit();
    await tabTo(page, ({ label }) => label === "Play against bots: Play");
    const ring = await page.evaluate("getComputedStyle(document.activeElement).outlineWidth");
    expect(ring).toBe("3px");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Play against bots" }).waitFor();
    await page.goto("/#/new/bots/ferry");
    await page.locator(".seats select").first().waitFor();
    await tabTo(page, ({ text }) => text === "Start");
    await page.keyboard.press("Enter");
    await page.locator(".option").first().waitFor();
    await tabTo(page, ({ text }) => text === "Skip to your decision");
    await page.keyboard.press("Enter");
    await tabTo(page, ({ text }) => text === "Bid 1 coin");
    await page.keyboard.press("Space");
    await page.locator(".decide .btn.go").waitFor();
    await tabTo(page, ({ text }) => text === "Bid 1 coin");
    await page.keyboard.press("Enter");
    await page.locator(".log-line", { hasText: "Player 1 has bid" }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

/** Visits every screen in German, which needs the most space. */
async function* narrowScreens(page: Page): AsyncGenerator<string> {
  for (const address of ["#/", "#/settings", "#/rules/imperial/IM-7.4", "#/local/nothing", "#/new/hotseat/ferry"]) {
    await page.goto(`/${address}`);
    await page.locator("h1, .missing").first().waitFor();
    yield address;
  }
  await page.goto("/#/new/online/imperial");
  await page.locator(".option-list summary").tap();
  yield "new table";
  await page.locator("button.begin").tap();
  await page.locator(".lobby-seat").first().waitFor();
  yield "lobby";

  await openMatch(page, storedImperialGame("random-6", 150));
  for (const tab of ["Entscheiden", "Übersicht", "Verlauf", "Rückblick"]) {
    await page.getByRole("tab", { name: tab }).tap();
    yield `game, ${tab}`;
  }
  await page.getByRole("button", { name: "Menü" }).tap();
  yield "menu";
  await openMatch(page, storedImperialGame("random-2-hidden", 130));
  yield "battle or peace";
  await page.locator(".decide .btn.go").tap();
  await page.locator(".curtain .btn.go").waitFor();
  yield "curtain";
  await openMatch(page, storedImperialGame("random-6", 396));
  await page.locator(".option", { hasText: "Steuer" }).tap();
  yield "a chosen space";
  await page.locator(".decide .btn.go").tap();
  await page.locator(".ranking").waitFor();
  yield "end";
  await page.goto("/");
  await page.locator(".game").first().waitFor();
  yield "home with games";
}

describe("a screen of 320 px", () => {
  it("has nothing beyond its edge and no target too small for a finger", async () => {
    const narrow = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, locale: "de-DE" };
    const { page, consoleErrors } = await site.visit(narrow);
    const found: Record<string, string[]> = {};
    for await (const screen of narrowScreens(page)) {
      const problems = await layoutProblems(page);
      if (problems.length > 0) found[screen] = problems;
    }
    expect(found).toEqual({});
    expect(consoleErrors).toEqual([]);
  }, 120_000);
});

describe("the page", () => {
  it("can be installed", async () => {
    const { page, context } = await site.visit(WITH_SERVICE_WORKER);
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
    const browser = await context.newCDPSession(page);
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    // Test contexts are incognito, which is the only reason against installing.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  });

  it("saves the display settings: dark theme, patterns, no live scores", async () => {
    const { page, consoleErrors } = await site.visit({ colorScheme: "light" });
    const background = () => page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
    const light = await background();
    await page.goto("/#/settings");
    await page.getByText("Dark", { exact: true }).click();
    await page.getByRole("switch", { name: "Patterns" }).click();
    await page.getByRole("switch", { name: "Live scores" }).click();
    await openMatch(page, storedImperialGame("random-6", 150));
    expect(await background()).not.toBe(light);
    const hatching = page.locator(".imperial-board .stack.own-red use").first();
    expect(await hatching.evaluate((piece) => getComputedStyle(piece).getPropertyValue("--piece-hatch"))).toMatch(
      /url/,
    );
    expect(new Set(await page.locator(".player-worth").allTextContents())).toEqual(new Set(["…"]));
    expect(consoleErrors).toEqual([]);
  });
});

describe("a player with two devices", () => {
  it("signs in on the second device with a personal link", async () => {
    const first = await site.visit({}, "/#/settings");
    await first.page.getByRole("textbox", { name: "Your name" }).fill("Mara");
    await first.page.getByRole("button", { name: "Save" }).click();
    await first.page.getByText("Saved.").waitFor();
    await first.page.getByRole("button", { name: "Create a personal link" }).click();
    const link = await first.page
      .getByRole("textbox", { name: "Copy it now. It will not be shown again." })
      .inputValue();

    const second = await site.visit({}, link);
    await second.page.getByText("Welcome back, Mara.").waitFor();
    expect(new URL(second.page.url()).hash).toBe("#/");
    await second.page.goto("/#/settings");
    expect(await second.page.getByRole("textbox", { name: "Your name" }).inputValue()).toBe("Mara");
    expect([...first.consoleErrors, ...second.consoleErrors]).toEqual([]);
  });

  const named = async (name: string) => {
    const device = await site.visit({}, "/#/settings");
    await device.page.getByRole("textbox", { name: "Your name" }).fill(name);
    await device.page.getByRole("button", { name: "Save" }).click();
    await device.page.getByText("Saved.").waitFor();
    return device;
  };
  const personalLink = async (page: Page): Promise<string> => {
    await page.getByRole("button", { name: "Create a personal link" }).click();
    return page.getByRole("textbox", { name: "Copy it now. It will not be shown again." }).inputValue();
  };
  // The browser logs the refusals that made the page ask.
  const unexpected = (errors: readonly string[]) => errors.filter((text) => !text.includes("status of 400"));

  it("has a name on the server once the page says so, even if it was saved during the sign-in", async () => {
    const { page, context } = await site.visit({}, "about:blank");
    await page.route("**/api/me/enter", async (route) => {
      await new Promise((resume) => setTimeout(resume, 500));
      await route.continue();
    });
    await page.goto("/#/settings");
    await page.getByRole("textbox", { name: "Your name" }).fill("Ida");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.").waitFor();
    const answer = await context.request.post("/api/me/enter", { data: {} });
    expect(await answer.json()).toMatchObject({ name: "Ida" });
  });

  it("types a name while the page signs in, and the field keeps what was typed", async () => {
    const { page } = await site.visit({}, "about:blank");
    let enter = (): void => undefined;
    const isFocused = new Promise<void>((resume) => {
      enter = resume;
    });
    await page.route("**/api/me/enter", async (route) => {
      await isFocused;
      await route.continue();
    });
    await page.goto("/#/settings");
    const field = page.getByRole("textbox", { name: "Your name" });
    await field.clear();
    const entered = page.waitForResponse("**/api/me/enter");
    enter();
    await entered;
    await waitForPanels(page);
    await page.keyboard.type("Ida");
    expect(await field.inputValue()).toBe("Ida");
  });

  it("is asked before a personal link replaces another player, and can switch back", async () => {
    const first = await named("Mara");
    const link = await personalLink(first.page);
    const second = await named("Tom");
    await second.page.goto(link);
    await second.page.getByRole("button", { name: "Stay signed in as Tom" }).click();
    await second.page.locator(".learn-door, .game").first().waitFor();
    await second.page.goto(link);
    await second.page.getByRole("button", { name: "Sign in, keep apart" }).click();
    await second.page.getByText("Welcome back, Mara.").waitFor();
    await second.page.goto("/#/settings");
    await second.page.getByRole("button", { name: "Switch to Tom" }).click();
    await second.page.getByRole("button", { name: "Switch to Mara" }).waitFor();
    expect(unexpected([...first.consoleErrors, ...second.consoleErrors])).toEqual([]);
  });

  it("merges the other player of a device by a personal link, or later in the settings", async () => {
    const first = await named("Mara");
    const link = await personalLink(first.page);
    const second = await named("Tom");
    await second.page.goto("/#/new/online/ferry");
    await second.page.locator("button.begin").click();
    await second.page.locator(".lobby-seat", { hasText: "Tom" }).waitFor();
    await second.page.goto(link);
    await second.page.getByRole("button", { name: "Sign in and merge" }).click();
    await second.page.getByText("Tom is now part of Mara.").waitFor();
    await second.page.locator(".game", { hasText: "Mara" }).waitFor();

    await first.page.goto("/#/");
    await first.page.locator(".game", { hasText: "Mara" }).waitFor();
    const third = await named("Ines");
    await third.page.goto(link);
    await third.page.getByRole("button", { name: "Sign in, keep apart" }).click();
    await third.page.getByText("Welcome back, Mara.").waitFor();
    await third.page.goto("/#/settings");
    const merge = third.page.getByRole("button", { name: "Merge into Mara" });
    await merge.click();
    await third.page.getByRole("dialog").getByRole("button", { name: "Keep apart" }).click();
    await merge.click();
    await third.page.getByRole("dialog").getByRole("button", { name: "Merge", exact: true }).click();
    await third.page.getByText("Ines is now part of Mara.").waitFor();
    await merge.waitFor({ state: "detached" });
    expect(unexpected([...first.consoleErrors, ...second.consoleErrors, ...third.consoleErrors])).toEqual([]);
  });

  it("signs out the second device and ends the personal link", async () => {
    const first = await site.visit({}, "/#/settings");
    await first.page.getByRole("button", { name: "Create a personal link" }).click();
    const link = await first.page.getByRole("textbox", { name: /Copy it now/ }).inputValue();
    const second = await site.visit({}, link);
    await second.page.getByText("Welcome back").waitFor();

    const signOut = first.page.getByRole("button", { name: "Sign out other devices" });
    await signOut.click();
    await first.page.getByRole("button", { name: "Cancel" }).click();
    await signOut.click();
    await first.page.getByRole("dialog").getByRole("button", { name: "Sign out other devices" }).click();
    await first.page.getByText("All other devices are signed out.").waitFor();
    expect(await first.page.getByRole("button", { name: "Revoke the personal link" }).count()).toBe(0);

    const player = async ({ page }: typeof first) =>
      (await (await page.request.post("/api/me/enter", { data: {} })).json()).player;
    expect(await player(second)).not.toBe(await player(first));
    const third = await site.visit({}, link);
    await third.page.getByText("This personal link is no longer valid").waitFor();
    expect(first.consoleErrors).toEqual([]);
  });
});

describe("email reminders", () => {
  it("start after the address is confirmed and can be turned off", async () => {
    const { page, consoleErrors } = await site.visit({ locale: "de-DE" }, "/#/settings");
    await page.getByRole("textbox", { name: "E-Mail-Adresse für Erinnerungen" }).fill("mara@rondel.example");
    await page.getByRole("button", { name: "E-Mail-Erinnerungen einschalten" }).click();
    await page.getByText("Wir haben eine E-Mail an mara@rondel.example geschickt.").waitFor();
    const email = receiver.emails.at(-1) ?? "";
    expect(email).toContain("Diese Adresse wurde bei Rondel eingetragen");
    await page.goto(/Adresse bestätigen: (\S+)/.exec(email)?.[1] ?? "");
    await page.getByRole("button", { name: "Adresse bestätigen" }).click();
    await page.getByText("Danke. Erinnerungen kommen ab jetzt an diese Adresse.").waitFor();
    await page.goto("/#/settings");
    await page.getByText("E-Mail-Erinnerungen gehen an mara@rondel.example.").waitFor();
    await page.getByRole("button", { name: "E-Mail-Erinnerungen ausschalten" }).click();
    await page.getByRole("textbox", { name: "E-Mail-Adresse für Erinnerungen" }).waitFor();
    expect(consoleErrors).toEqual([]);
  });
});

describe("the rules", () => {
  it("can be searched, and every paragraph has an address", async () => {
    const { page, consoleErrors } = await site.visit();
    await page.getByRole("link", { name: "Rules" }).click();
    await page.getByRole("searchbox", { name: "Search the rules" }).fill("swiss bank");
    await page.getByRole("status").filter({ hasText: "results" }).waitFor();
    const paragraph = page.locator(".paragraph").first();
    const id = (await paragraph.locator("dt").textContent()) ?? "";
    await paragraph.locator("dt a").click();
    await page.locator(".paragraph.meant", { hasText: id }).waitFor();
    expect(new URL(page.url()).hash).toBe(`#/rules/imperial/${id}`);
    expect(consoleErrors).toEqual([]);
  });
});
