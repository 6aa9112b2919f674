/// <reference lib="dom" />
import { type Match, matchToText, readMatch } from "@rondel/engine";
import { imperialVersions } from "@rondel/imperial";
import type { CommandOutput } from "@rondel/protocol";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { send, signedIn } from "./finished-ferry.ts";
import { type Site, STARTUP_TIMEOUT, startSite } from "./site.ts";
import { beforeThrownAway, thrownAway } from "./thrown-away.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite(inject("page"), { reviewMilliseconds: 50 });
}, STARTUP_TIMEOUT);
afterAll(() => site.close());

function matchOf(text: string): Match {
  const { match } = readMatch(text, (_game, version) =>
    imperialVersions.find(({ rulesVersion }) => rulesVersion === version),
  );
  if (!match) throw new Error("the match cannot be read");
  return match;
}

/** Opens a table on the server whose next move ends the match. */
async function lastMoveOnline(page: Page): Promise<string> {
  await signedIn(page);
  const { id } = await send(page, "table/import", {
    text: matchToText(matchOf(beforeThrownAway())),
    seats: ["Anna", "Bruno", "Clara"].map((name) => ({ kind: "me", name })),
    visibility: "public",
    clock: { kind: "none" },
    start: true,
  });
  return id;
}

const reviewOf = async (page: Page, table: string) =>
  (await page.request.post("/api/play/review", { data: { table } })).json() as Promise<CommandOutput<"play/review">>;

it("reviews and studies an online match after its end only: computed by the server, shared by a link", async () => {
  const { page, context, consoleErrors } = await site.visit();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const table = await lastMoveOnline(page);
  await page.goto(`/#table=${table}`);
  await page.locator(".frame .board").waitFor();

  // While the match runs, both would help its players.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Study this game" }).click();
  await page.getByText("An online game can be studied once it is over").waitFor();
  expect(await reviewOf(page, table)).toMatchObject({ refused: { code: "match-is-running" } });

  const [entry] = matchOf(thrownAway()).entries;
  if (entry?.kind !== "action") throw new Error("the last move is missing");
  await send(page, "play/act", { table, seat: 0, number: 0, action: entry.action });
  await expect.poll(async () => (await reviewOf(page, table)).review?.version, { timeout: 60_000 }).toBeGreaterThan(0);

  // Nobody presses a button, and no worker of the page computes anything.
  const other = await site.visit();
  await other.page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await other.page.goto(`/#table=${table}`);
  await other.page.reload();
  const review = other.page.locator(".review");
  await review.getByText("France collects").first().waitFor();
  expect(await review.getByRole("img", { name: /Chance to win of each player/ }).count()).toBe(1);
  expect(await other.page.getByRole("button", { name: "Review this game" }).count()).toBe(0);

  await page.reload();
  await page.getByRole("button", { name: "Study this game" }).click();
  await page.getByText("Move 1 of 1").waitFor();
  await page.getByLabel("Comment on this move").fill("This ends the game too early.");
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied.").waitFor();
  const link = new URL(String(await page.evaluate("navigator.clipboard.readText()")));
  await other.page.goto(link.href);
  await other.page.reload();
  await other.page.locator(".study-comment", { hasText: "This ends the game too early." }).waitFor();
  expect(await other.page.getByLabel("Comment on this move").count()).toBe(0);
  expect(consoleErrors).toEqual([]);
}, 180_000);
