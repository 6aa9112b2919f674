import { afterAll, beforeAll, expect, test } from "vitest";
import { TestPlayer } from "./player.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { type ServerProcess, startProcess } from "./processes.ts";
import { playToEnd, tableOf, tableWithBots } from "./table.ts";

let postgres: TestPostgres;
const processes: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  for (let count = 0; count < 2; count++) processes.push(await start("1"));
}, 60_000);
afterAll(async () => {
  for (const server of processes) await server.kill();
  await postgres.stop();
}, 60_000);

function start(release: string): Promise<ServerProcess> {
  return startProcess({ TEST_DATABASE_URL: postgres.url, TEST_RELEASE: release });
}

/** Makes a table at a process and returns the rules version of its match. */
async function newMatchAt({ url }: ServerProcess): Promise<string> {
  const host = await TestPlayer.signIn(url);
  return (await host.post("table/make", tableWithBots(["random"]))).rulesVersion;
}

/** How many actions are played while one process takes over from another. */
const ACTIONS = 20;

test("a new release takes over process by process while a match goes on with its rules", async () => {
  const [one, two] = processes as [ServerProcess, ServerProcess];
  const { table, players } = await tableOf([one.url, two.url, one.url, two.url], { options: { rounds: 20 } });
  const numbers = () => players.map((player, seat) => player.stream(table, seat).number);
  let limit = ACTIONS;
  const played = playToEnd(table, players, async ([first]) => {
    while (Math.max(...numbers()) >= limit) await new Promise((done) => setTimeout(done, 10));
    return first;
  });
  for (const [place, old] of [one, two].entries()) {
    const fresh = await start("2");
    processes[place] = fresh;
    // From now on the load balancer sends new connections to the new process only.
    for (const player of players) if (player.url === old.url) player.url = fresh.url;
    // A process of the old release could not serve a match with the new rules.
    expect(await newMatchAt(fresh)).toBe("1");
    const ended = old.terminate();
    limit += ACTIONS;
    expect(await ended).toBe(0);
    await expect.poll(() => Math.max(...numbers()), { timeout: 30_000 }).toBeGreaterThanOrEqual(limit);
  }
  limit = Number.POSITIVE_INFINITY;
  await expect.poll(() => newMatchAt(processes[0] as ServerProcess), { timeout: 30_000 }).toBe("2");
  await played;
  expect((await players[0]?.post("table/look", { table }))?.rulesVersion).toBe("1");
}, 120_000);
