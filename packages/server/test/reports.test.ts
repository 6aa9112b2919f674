import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../src/store/index.ts";
import type { Report } from "../src/store/reports.ts";
import { refusalOf, type TestPlayer } from "./player.ts";
import { startTestServer, type TestServer, tableOf, tableWithBots } from "./table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The reports of a player, read from the store after the server has stopped using it. */
async function reportsOf(player: TestPlayer): Promise<readonly Report[]> {
  await server.stop();
  const store = await openStore({ folder: server.folder });
  const reports = await store.reports.madeBy(player.id);
  await store.database.close();
  server = await startTestServer({ store: { folder: server.folder } });
  return reports;
}

const threePlayers = () => tableOf([server.url, server.url, server.url]);
const textsIn = (report: Report | undefined) => report?.lines.map(({ text }) => text);

describe("a report", () => {
  test("is stored with the lines that the reporter can read, and no others", async () => {
    const { table, players } = await threePlayers();
    const [ada, ben, cleo] = players as [TestPlayer, TestPlayer, TestPlayer];
    await ben.ask("talk/say", { table, seat: 1, room: "table", text: "You play badly." });
    await ben.ask("talk/say", { table, seat: 1, room: [0, 1], text: "Leave, or else." });
    await ben.ask("talk/say", { table, seat: 1, room: [1, 2], text: "Let us beat Ada." });
    await ada.ask("reports/make", { table, seat: 1, reason: "harassment", words: " He threatens me. " });
    await cleo.ask("reports/make", { table, seat: 1, reason: "other" });

    const [first] = await reportsOf(ada);
    expect(first).toMatchObject({
      reporter: { player: ada.id },
      reported: { player: ben.id },
      table,
      reason: "harassment",
      words: "He threatens me.",
      status: "open",
    });
    expect(textsIn(first)).toEqual(["You play badly.", "Leave, or else."]);
    expect(first?.lines.map(({ isPrivate, isByReported }) => [isPrivate, isByReported])).toEqual([
      [false, true],
      [true, true],
    ]);
    const [second] = await reportsOf(cleo);
    expect(textsIn(second)).toEqual(["You play badly.", "Let us beat Ada."]);
  });

  test("marks the chosen line and keeps the lines around it", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [ada, ben] = players as [TestPlayer, TestPlayer];
    await ada.ask("talk/say", { table, seat: 0, room: "table", text: "Hello." });
    const { line } = await ben.ask("talk/say", { table, seat: 1, room: "table", text: "Go away." });
    for (let count = 1; count <= 12; count++) {
      await ada.ask("talk/say", { table, seat: 0, room: "table", text: `Answer ${count}` });
    }
    await ada.ask("reports/make", { table, seat: 1, reason: "harassment", line: line.number });
    const [report] = await reportsOf(ada);
    expect(report?.lines.filter(({ isChosen }) => isChosen).map(({ text }) => text)).toEqual(["Go away."]);
    expect(textsIn(report)).toEqual([
      "Hello.",
      "Go away.",
      ...Array.from({ length: 10 }, (_, index) => `Answer ${index + 1}`),
    ]);
  });

  test("is refused about oneself, a bot, a line of someone else, a line that is out of sight, and a hidden table", async () => {
    const { table, players } = await threePlayers();
    const [ada, ben, cleo] = players as [TestPlayer, TestPlayer, TestPlayer];
    const report = (player: TestPlayer, seat: number, line?: number) =>
      refusalOf(player.ask("reports/make", { table, seat, reason: "spam", ...(line ? { line } : {}) }));
    expect((await report(ada, 0)).code).toBe("cannot-report");
    expect((await report(ada, 7)).code).toBe("cannot-report");
    const { line: own } = await ada.ask("talk/say", { table, seat: 0, room: "table", text: "Mine." });
    expect((await report(cleo, 1, own.number)).code).toBe("no-such-line");
    const { line: secret } = await ben.ask("talk/say", { table, seat: 1, room: [1, 2], text: "Secret." });
    expect((await report(ada, 1, secret.number)).code).toBe("no-such-line");
    await cleo.ask("reports/make", { table, seat: 1, reason: "spam", line: secret.number });

    const hidden = await ada.ask("table/make", { ...tableWithBots(["random"]), start: false });
    const input = { table: hidden.id, reason: "spam" } as const;
    expect((await refusalOf(ben.ask("reports/make", { ...input, seat: 0 }))).code).toBe("no-such-table");
    expect((await refusalOf(ada.ask("reports/make", { ...input, seat: 1 }))).code).toBe("cannot-report");
  });

  test("is refused after twenty open ones", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [ada] = players as [TestPlayer];
    const input = { table, seat: 1, reason: "spam" } as const;
    for (let count = 0; count < 20; count++) await ada.ask("reports/make", input);
    expect((await refusalOf(ada.ask("reports/make", input))).code).toBe("too-many-reports");
  });
});
