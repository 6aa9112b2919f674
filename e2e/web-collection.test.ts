/// <reference lib="dom" />
import { readFileSync } from "node:fs";
import { readMatch, verifyChance } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { COLLECTION_LICENCE } from "@rondel/protocol";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { unzip } from "../packages/server/test/unzip.ts";
import { finishFerry, send, signedIn, startFerry } from "./finished-ferry.ts";
import { problemsAtSizes } from "./problems-at-sizes.ts";
import { type Site, STARTUP_TIMEOUT, startSite } from "./site.ts";

let site: Site;
beforeAll(async () => {
  // The matches are played over HTTP, faster than people play.
  site = await startSite(inject("page"), { limits: { perPlayer: { burst: 5000, perSecond: 1000 } } });
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

it("finds a match by a player, stars it, comments on it, packs it, and shows star and comment on a second device", async () => {
  const { page, consoleErrors } = await site.visit({ hasTouch: true, acceptDownloads: true });
  const match = await startFerry(page, ["Anna", "Bruno"]);
  await finishFerry(page, match, 2);
  await finishFerry(page, await startFerry(page, ["Clara", "Dora"], { options: { rounds: 2 } }), 2);
  const secret = await startFerry(page, ["Bruno", "Emil"], { visibility: "link" });
  await finishFerry(page, secret, 2);
  await startFerry(page, ["Bruno", "Felix"]);

  await page.goto("/#/collection/ferry");
  const rows = page.locator(".collected");
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByText("Variants").click();
  await page.getByLabel("Rounds").selectOption("2");
  await page.getByRole("button", { name: "Search" }).click();
  await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining("Clara and Dora")]);
  await page.getByLabel("Rounds").selectOption("");
  await page.getByLabel("Player", { exact: true }).fill("bru");
  await page.getByLabel("Player", { exact: true }).press("Enter");
  await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining("Anna and Bruno")]);
  await page.getByRole("button", { name: /^Star: Anna and Bruno, 0 stars/ }).click();
  await page.getByRole("button", { name: /^Star: Anna and Bruno, 1 star/, pressed: true }).waitFor();
  expect(await problemsAtSizes(page)).toEqual([]);

  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download these games" }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("rondel-matches.zip");
  const texts = unzip(readFileSync(await download.path()));
  expect(texts.get("LICENCE.txt")).toBe(`${COLLECTION_LICENCE}\n`);
  const files = [...texts].filter(([name]) => name.endsWith(".rondel"));
  expect(files.map(([name]) => name)).toEqual([`ferry-${match}.rondel`]);
  const { match: packed, secret: revealed, problem } = readMatch(files[0]?.[1] ?? "", () => ferry);
  expect(problem).toBeUndefined();
  expect(packed && verifyChance(packed, revealed)).toMatchObject({ verdict: "fair" });

  await page.getByRole("link", { name: "Open: Anna and Bruno" }).click();
  await page.getByLabel("Your comment").fill("A brave bid.");
  await page.getByLabel("About move (optional)").fill("3");
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  const comment = page.locator(".comment");
  await comment.getByText("A brave bid.").waitFor();
  expect(await comment.getByRole("button", { name: "Remove" }).count()).toBe(1);

  // On another device, as another player, the match is an example with its comment.
  const other = (await site.visit({ hasTouch: true }, "/#/collection/ferry/examples")).page;
  await other.getByRole("button", { name: /^Star: Anna and Bruno, 1 star/, pressed: false }).waitFor();
  expect(await other.locator(".collected").allTextContents()).toEqual([expect.stringContaining("1 comment")]);
  await other.getByRole("link", { name: "Open: Anna and Bruno" }).click();
  await other.locator(".comment").getByText("A brave bid.").waitFor();
  expect(await problemsAtSizes(other)).toEqual([]);
  await other.getByRole("button", { name: "Show on the board" }).click();
  const bar = other.getByRole("region", { name: "Comments on positions" });
  await bar.getByText("A brave bid.").waitFor();
  expect(new URL(other.url()).hash).toContain(match);
  await bar.getByRole("button", { name: "Back to the result" }).click();
  await other.locator(".comment").getByRole("button", { name: "Report" }).click();
  await other.getByRole("button", { name: "Send report" }).click();
  await other.getByText("Your report has been sent").waitFor();

  // An operator on this machine reads the report and removes the comment.
  await other.goto("/operator");
  await other.getByText("A brave bid.").waitFor();
  await other.getByRole("button", { name: "Remove comment" }).click();
  await other.getByLabel("Reason (for the audit log)").fill("spam");
  await other.getByRole("dialog").getByRole("button", { name: "Remove comment" }).click();
  await other.getByText("Done. The act is in the audit log.").waitFor();
  await page.reload();
  await page.getByLabel("Your comment").fill("Another one.");
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await comment.getByText("Another one.").waitFor();
  expect(await comment.count()).toBe(1);
  await comment.getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => comment.count()).toBe(0);
  expect(consoleErrors).toEqual([]);
}, 180_000);

it("offers a starred game of Imperial below the lessons, and leads from there to all examples", async () => {
  const { page, consoleErrors } = await site.visit({ hasTouch: true });
  await signedIn(page);
  const bot = { kind: "bot", level: "beginner" } as const;
  const { id: table } = await send(page, "table/make", {
    game: "imperial",
    options: {},
    seats: [{ kind: "me", name: "Anna" }, bot],
    visibility: "public",
    clock: { kind: "none" },
    start: true,
  });
  // A bot takes the seat, so the match is played to its end at once.
  await send(page, "table/leave", { table, seat: 0 });
  const statusNow = async () => (await send(page, "table/look", { table })).status;
  await expect.poll(statusNow, { timeout: 100_000, interval: 200 }).toBe("finished");
  await page.goto("/#/learn/imperial");
  await page.locator(".lessons").waitFor();
  expect(await page.getByText("Examples to learn from").count()).toBe(0);
  await send(page, "collection/star", { table, starred: true });
  await page.goto("/#/");
  // Otherwise both addresses come before the next drawing, and the list is not loaded again.
  await page.locator(".lessons").waitFor({ state: "detached" });
  await page.goto("/#/learn/imperial");
  await page.getByRole("heading", { name: "Examples to learn from" }).waitFor();
  expect(await page.locator(".collected").allTextContents()).toEqual([expect.stringContaining("Anna and Hansa")]);
  expect(await problemsAtSizes(page)).toEqual([]);
  await page.getByRole("link", { name: "All examples" }).click();
  await page.getByRole("radio", { name: "Examples", checked: true }).waitFor();
  await page.locator(".collected").waitFor();
  expect(consoleErrors).toEqual([]);
}, 180_000);

it("offers an empty collection, and a way to try again without the server", async () => {
  const { page } = await site.visit();
  await page.getByRole("radio", { name: "ImpeRunde" }).check();
  await page.getByRole("link", { name: "Search all finished games" }).click();
  expect(new URL(page.url()).hash).toBe("#/collection/imperunde");
  await page.getByText("No public game has been finished here yet.").waitFor();
  await page.getByLabel("My stars").click();
  await page.getByText("You have not starred a game yet.").waitFor();
  await page.context().setOffline(true);
  await page.getByLabel("All", { exact: true }).click();
  await page.getByRole("alert").getByText("The server cannot be reached.").waitFor();
  const retry = page.getByRole("button", { name: "Try again" });
  await retry.waitFor();
  await page.context().setOffline(false);
  // The first tries may come before the connection is back, and the button is drawn again after each.
  const pressAgain = async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 }).catch(() => undefined);
    return page.getByText("No public game has been finished here yet.").isVisible();
  };
  await expect.poll(pressAgain, { timeout: 30_000, interval: 200 }).toBe(true);
}, 120_000);
