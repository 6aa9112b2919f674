import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Event, imperunde, type View } from "@rondel/imperunde";
import { type Server, startServer } from "@rondel/server";
import { applyPatch, type Patch } from "@rondel/server/protocol";
import { pino } from "pino";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./browser.ts";
import { chooseRandomBots, clickUntil } from "./imperunde-clicks.ts";

const folder = mkdtempSync(join(tmpdir(), "rondel-imperunde-"));
let server: Server;
let browser: Browser;

beforeAll(async () => {
  const staticFolder = join(folder, "dist");
  const root = fileURLToPath(new URL("../packages/web", import.meta.url));
  await build({ root, logLevel: "error", build: { outDir: staticFolder, emptyOutDir: true } });
  server = await startServer({
    games: [{ game: imperunde, module: import.meta.resolve("@rondel/imperunde"), name: "imperunde" }],
    store: { folder: join(folder, "store") },
    staticFolder,
    port: 0,
    bots: { random: new URL("../packages/server/src/bots/random.ts", import.meta.url).href },
    botThreads: 1,
    botBudgetMilliseconds: 5,
    log: pino({ level: "silent" }),
  });
  browser = await openBrowser();
}, 180_000);

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("what a seat receives", () => {
  it("never holds the cards of others, their orders, or the deck", async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
    const received: string[] = [];
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => received.push(String(payload))));
    await page.goto(`${server.url}/#/new/online/imperunde`);
    await makeTableWithBots(page);
    await clickUntil(page, 9, () => page.locator(".log-round", { hasText: "Round 2" }).isVisible());

    const { positions, events } = replay(received);
    expect(positions.length).toBeGreaterThan(50);
    expect(positions.filter(hasSecrets)).not.toEqual([]);
    expect(positions.flatMap(leaksOf)).toEqual([]);
    expect(events.filter(({ kind }) => kind === "cardDrawn").length).toBeGreaterThan(3);
    const mine = positions[0]?.viewer;
    expect(events.filter((event) => event.kind === "cardDrawn" && event.party !== mine && "card" in event)).toEqual([]);
    expect(complaints).toEqual([]);
  }, 600_000);
});

async function makeTableWithBots(page: Page): Promise<void> {
  await page.locator(".pick label", { hasText: /^3$/ }).click();
  await chooseRandomBots(page, 3);
  await page.locator("button.begin").click();
  await page.locator(".imperunde-board").waitFor({ timeout: 60_000 });
}

/** Everything that came over the socket, put together again. */
function replay(received: readonly string[]): { readonly positions: readonly View[]; readonly events: Event[] } {
  const positions: View[] = [];
  const events: Event[] = [];
  let position: unknown;
  const step = ({ patch, events: told }: { readonly patch: Patch; readonly events: readonly Event[] }) => {
    position = applyPatch(position, patch);
    positions.push((position as { view: View }).view);
    events.push(...told);
  };
  for (const text of received) {
    const message = JSON.parse(text);
    if (message.push === "step") step(message.step);
    for (const stream of message.answer?.streams ?? []) {
      if ("position" in stream) {
        position = stream.position;
        positions.push(stream.position.view);
      } else stream.steps.forEach(step);
    }
  }
  return { positions: structuredClone(positions), events };
}

const hasSecrets = ({ viewer, handSizes }: View): boolean =>
  handSizes.some((size, seat) => size > 0 && seat !== viewer);

/** Hands are only ever seen while Unmask spies lays them open. */
function leaksOf({ viewer, board }: View): string[] {
  const isOpen = (seat: number) =>
    board.frames.some(
      (frame) => frame.kind === "unmask" && frame.victim === seat && (frame.open || frame.seat === viewer),
    );
  const hands = board.hands.flatMap((hand, seat) =>
    seat !== viewer && hand.length > 0 && !isOpen(seat) ? [`hand of ${seat}`] : [],
  );
  const orders = board.orders.flatMap((list, seat) =>
    seat !== viewer && list.length > 0 ? [`orders of ${seat}`] : [],
  );
  return [...hands, ...orders, ...(board.deck.length > 0 ? ["deck"] : [])];
}
