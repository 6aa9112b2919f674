import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axeViolations } from "./page-checks.ts";
import { type Site, STARTUP_TIMEOUT, startSite } from "./site.ts";
import { lobbyOfTwo, sendMessage } from "./two-visitors.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite(inject("page"));
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

describe("unwelcome company", () => {
  it("is muted in the menu of a table and listed in the settings", async () => {
    const [ada, ben] = await lobbyOfTwo(site);
    await ada.page.getByRole("button", { name: "Start the game" }).click();
    await ada.page.getByRole("button", { name: "Menu" }).click();
    await ada.page.getByLabel("Options for Ben").click();
    expect(await axeViolations(ada.page)).toEqual([]);
    await ada.page.getByRole("button", { name: "Mute Ben", exact: true }).click();
    await ada.page.getByRole("button", { name: "Unmute Ben", exact: true }).waitFor();
    await ada.page.getByRole("button", { name: "Close", exact: true }).last().click();
    await sendMessage(ben.page, "You play like a potato.");
    await sendMessage(ada.page, "Nice weather today.");
    expect(await ada.page.locator(".chat-line", { hasText: "potato" }).count()).toBe(0);
    await ben.page.locator(".chat-line", { hasText: "weather" }).waitFor();

    await ada.page.goto("/#/settings");
    await ada.page.getByText("muted", { exact: true }).waitFor();
    expect(await axeViolations(ada.page)).toEqual([]);
    await ada.page.getByRole("button", { name: "Remove Ben" }).click();
    await ada.page.getByText("Nobody. You can mute or block people at a table.").waitFor();
    expect([...ada.consoleErrors, ...ben.consoleErrors]).toEqual([]);
  });

  it("is removed from the lobby by the host, who then closes the table", async () => {
    const [ada, ben] = await lobbyOfTwo(site);
    await ada.page.getByLabel("Options for Ben").click();
    await ada.page.getByRole("button", { name: "Remove Ben from the table" }).click();
    await ben.page.locator(".lobby-seat button.strong").first().click();
    await ben.page.getByText("You cannot join this table.").waitFor();
    await ada.page.getByRole("button", { name: "Close the table" }).click();
    for (const { page } of [ada, ben]) await page.getByText("The table is closed.").waitFor();
  });
});
