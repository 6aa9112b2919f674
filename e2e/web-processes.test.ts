import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { TestPlayer } from "../packages/server/test/player.ts";
import { startPostgres, type TestPostgres } from "../packages/server/test/postgres.ts";
import { PATIENT_LEASE, startTestServer, type TestServer, tableWithBots } from "../packages/server/test/table.ts";
import { openBrowser, openPage, type SharedBrowser } from "./browser.ts";
import { type LoadBalancer, startLoadBalancer } from "./load-balancer.ts";
import { playUntil, STARTUP_TIMEOUT } from "./site.ts";

const DIRECT = "/process/2/socket";

let postgres: TestPostgres;
let usual: TestServer;
let other: TestServer;
let balancer: LoadBalancer;
let browser: SharedBrowser;
beforeAll(async () => {
  postgres = await startPostgres();
  const settings = { store: { databaseUrl: postgres.url }, staticFolder: inject("page") };
  const leaseMilliseconds = PATIENT_LEASE;
  usual = await startTestServer({ ...settings, processes: { leaseMilliseconds } });
  other = await startTestServer({ ...settings, processes: { leaseMilliseconds, socketPath: DIRECT } });
  balancer = await startLoadBalancer(usual.url, { [DIRECT]: other.url });
  browser = await openBrowser();
}, STARTUP_TIMEOUT);
afterAll(async () => {
  await browser.close();
  balancer.close();
  await Promise.all([usual.stop(), other.stop()]);
  await postgres.stop();
});

/** Makes tables until the second process serves one. */
async function tableElsewhere(host: TestPlayer): Promise<string> {
  for (;;) {
    const { id } = await host.ask("table/make", tableWithBots(["random"], { rounds: 4 }));
    const { socketPath } = await host.follow(id);
    if (socketPath === DIRECT) return id;
  }
}

it("a page connects to the process that serves its table, and to another one when that is gone", async () => {
  const host = await (await TestPlayer.signIn(balancer.url)).connect();
  const table = await tableElsewhere(host);
  await host.leave();
  const { page, context, consoleErrors } = await openPage(browser, { baseURL: balancer.url });
  const [name = "", value = ""] = host.cookie.split("=");
  await context.addCookies([{ name, value, url: balancer.url }]);
  const open = new Set<string>();
  page.on("websocket", (socket) => {
    const { pathname } = new URL(socket.url());
    open.add(pathname);
    socket.on("close", () => open.delete(pathname));
  });
  await page.goto(`/#table=${table}`);
  await expect.poll(() => [...open], { timeout: 20_000 }).toEqual([DIRECT]);
  const round = () => page.getByText("Round 2").first().isVisible();
  await playUntil(page, round);

  await other.stop();
  await expect.poll(() => [...open], { timeout: 20_000 }).toEqual(["/socket"]);
  await playUntil(page, () => page.locator(".ranking").isVisible());
  // The browser itself reports the connection that the stopped process has closed, and nothing else.
  expect(consoleErrors.filter((text) => !text.includes("WebSocket"))).toEqual([]);
  await context.close();
});
