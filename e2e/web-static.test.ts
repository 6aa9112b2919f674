import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { WITH_SERVICE_WORKER } from "./browser.ts";
import { STARTUP_TIMEOUT, type StaticSite, serveStaticSite } from "./static-site.ts";

let site: StaticSite;
beforeAll(async () => {
  site = await serveStaticSite(inject("page"), { base: "/below/a/path/" });
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

describe("the built page on a static host, below a path", () => {
  it("says that online play needs a server, and plays on this device, even offline", async () => {
    const { page } = await site.open("", WITH_SERVICE_WORKER);
    await page.getByText("This host has no server for online games.").waitFor();
    expect(await page.getByRole("link", { name: "Create a table" }).count()).toBe(0);

    await page.goto(`${page.url().replace(/#.*/, "")}#/collection`);
    await page.getByText("The collection needs a server.").waitFor();
    await page.goBack();

    await page.getByRole("link", { name: "Pass and play: Play" }).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.locator(".board .region").first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/below/a/path/");

    await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
    await page.context().setOffline(true);
    await page.reload();
    await page.locator(".board .region").first().waitFor();
  });
});
