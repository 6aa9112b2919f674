import { entropyCommitment } from "@rondel/engine";
import type { CommandInput } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, TestPlayer } from "./player.ts";
import { playToEnd, startTestServer, type TestServer } from "./table.ts";

const input: CommandInput<"table/make"> = {
  game: "ferry",
  options: { rounds: 2 },
  seats: [{ kind: "me" }, { kind: "open" }],
  visibility: "public",
  clock: { kind: "none" },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop(), 60_000);

const connected = async (url = server.url) => (await TestPlayer.signIn(url)).connect();
const hasBegun = (player: TestPlayer, table: string) =>
  player.until(() => player.pushes.some((push) => push.push === "began" && push.table === table));

/** A full table whose players are committed to entropy and have not started. */
async function committedTable(url = server.url) {
  const [host, friend] = (await Promise.all([connected(url), connected(url)])) as [TestPlayer, TestPlayer];
  const { id: table } = await host.ask("table/make", input);
  await friend.ask("table/join", { table, commitment: entropyCommitment("of-friend") });
  await host.ask("table/commit", { table, seat: 0, commitment: entropyCommitment("of-host") });
  for (const player of [host, friend]) await player.follow(table);
  return { table, host, friend };
}

/** A server that was restarted while it waited for the entropy of a started table. */
async function restartedWhileCollecting() {
  const first = await startTestServer({ revealMilliseconds: 1000 });
  const host = await connected(first.url);
  const { id: table } = await host.ask("table/make", { ...input, seats: [{ kind: "me" }, { kind: "me" }] });
  await host.ask("table/commit", { table, seat: 0, commitment: entropyCommitment("of-host") });
  await host.ask("table/start", { table });
  await first.stop();
  return { host, table, second: await startTestServer({ store: { folder: first.folder } }) };
}

describe("the entropy of players", () => {
  test("is committed before the start, revealed after it, and part of the draws and the file", async () => {
    const { table, host, friend } = await committedTable();
    const early = await refusalOf(host.ask("table/reveal", { table, seat: 0, entropy: "of-host" }));
    expect(early.code).toBe("match-has-not-begun");
    const starting = await host.ask("table/start", { table });
    expect(starting).toMatchObject({ status: "gathering", started: null });
    expect(starting.revealing?.until).toBeGreaterThan(0);
    expect(starting.seats.map(({ entropy }) => entropy)).toEqual([null, null]);

    await host.ask("table/reveal", { table, seat: 0, entropy: "of-host" });
    const begun = await friend.ask("table/reveal", { table, seat: 1, entropy: "of-friend" });
    expect(begun).toMatchObject({ status: "running", revealing: null });
    const { header } = await host.follow(table);
    expect(header?.entropy).toEqual(["of-host", "of-friend"]);
    expect(header?.contributions).toEqual([
      { seat: 0, commitment: entropyCommitment("of-host"), entropy: "of-host" },
      { seat: 1, commitment: entropyCommitment("of-friend"), entropy: "of-friend" },
    ]);
    await friend.follow(table);
    await playToEnd(table, [host, friend]);
    await host.until(() => host.pushes.some((push) => push.push === "table" && push.table.status === "finished"));
    const { text } = await host.ask("play/export", { table });
    expect(text).toContain(`contribution s1 ${entropyCommitment("of-friend")} of-friend\n`);
  });

  test("cannot change after the start: no other commitment, seat or value", async () => {
    const { table, host, friend } = await committedTable();
    await host.ask("table/start", { table });
    await friend.ask("table/reveal", { table, seat: 1, entropy: "of-friend" });
    // The host knows the entropy of the friend now, and can choose nothing any more.
    const commitment = entropyCommitment("better");
    const codes = [
      host.ask("table/commit", { table, seat: 0, commitment }),
      host.ask("table/leave", { table, seat: 0 }),
      host.ask("table/arrange", { table, seat: 0, plan: { kind: "bot", level: "random" } }),
      host.ask("table/swap", { table, seat: 0, with: 1 }),
      host.ask("table/free", { table, seat: 1 }),
      host.ask("table/start", { table }),
    ].map(async (asked) => (await refusalOf(asked)).code);
    expect(new Set(await Promise.all(codes))).toEqual(new Set(["table-is-starting"]));
    const wrong = await refusalOf(host.ask("table/reveal", { table, seat: 0, entropy: "better" }));
    expect(wrong.code).toBe("wrong-entropy");
    const foreign = await refusalOf(friend.ask("table/reveal", { table, seat: 0, entropy: "of-host" }));
    expect(foreign.code).toBe("not-your-seat");
  });

  test("that is not revealed in time takes no part, and the header says whose it is", async () => {
    const impatient = await startTestServer({ revealMilliseconds: 1000 });
    const { table, host, friend } = await committedTable(impatient.url);
    await host.ask("table/start", { table });
    await host.ask("table/reveal", { table, seat: 0, entropy: "of-host" });
    await hasBegun(friend, table);
    const { header } = await friend.follow(table);
    expect(header?.entropy).toEqual(["of-host"]);
    expect(header?.contributions[1]).toEqual({ seat: 1, commitment: entropyCommitment("of-friend"), entropy: null });
    const late = await refusalOf(friend.ask("table/reveal", { table, seat: 1, entropy: "of-friend" }));
    expect(late.code).toBe("match-has-begun");
    await impatient.stop();
  });

  test("is still collected after a restart of the server", async () => {
    const { host, table, second } = await restartedWhileCollecting();
    const back = await host.at(second.url).connect();
    expect((await back.follow(table)).table.revealing).not.toBeNull();
    await hasBegun(back, table);
    await second.stop();
  });

  test("is collected after a restart to which nobody comes back", async () => {
    const { host, table, second } = await restartedWhileCollecting();
    // A request over HTTP follows no table.
    const status = async () => (await host.at(second.url).post("table/look", { table })).status;
    await expect.poll(status, { timeout: 10_000 }).toBe("running");
    await second.stop();
  });

  test("is not needed: a table without it starts at once", async () => {
    const host = await connected();
    const seats = [{ kind: "me" }, { kind: "bot", level: "random" }] as const;
    const made = await host.ask("table/make", { ...input, seats: [...seats], start: true });
    expect(made).toMatchObject({ status: "running", revealing: null });
    expect((await host.follow(made.id)).header).toMatchObject({ entropy: [], contributions: [] });
  });
});
