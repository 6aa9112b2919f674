import type { ChatLine } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestPlayer } from "./player.ts";
import { startTestServer, type TestServer } from "./table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop(), 60_000);

/** A table that waits for players, with three people who follow it and one who does not sit there. */
async function gathering() {
  const players = await Promise.all([0, 1, 2, 3].map(async () => (await TestPlayer.signIn(server.url)).connect()));
  const [host, second, third, newcomer] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
  const { id: table } = await host.ask("table/make", {
    game: "ferry",
    options: {},
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    visibility: "public",
    clock: { kind: "none" },
  });
  await second.ask("table/join", { table, seat: 1 });
  await third.ask("table/join", { table, seat: 2 });
  for (const player of players) await player.follow(table);
  return { table, host, second, third, newcomer };
}

const textOf = (line: ChatLine) => (line.kind === "said" || line.kind === "offer" ? line.text : "");
const pushed = (player: TestPlayer) =>
  player.pushes.flatMap((push) => (push.push === "talk" ? [textOf(push.line)] : []));
const readBy = async (player: TestPlayer, table: string) =>
  (await player.ask("talk/read", { table })).lines.map((line) => ({ ...line, text: textOf(line) }));

describe("a private conversation before the match", () => {
  test("stays closed to the next person on a seat that was left", async () => {
    const { table, host, second, newcomer } = await gathering();
    await host.ask("talk/say", { table, seat: 0, room: [0, 1], text: "our plan" });
    const { line: offer } = await second.ask("talk/offer", { table, seat: 1, room: [0, 1], text: "a deal" });
    await second.ask("table/leave", { table, seat: 1 });
    await newcomer.ask("table/join", { table, seat: 1 });
    expect(await readBy(newcomer, table)).toEqual([]);
    expect((await newcomer.follow(table)).talk).toEqual([]);
    const answer = newcomer.ask("talk/answer", { table, seat: 1, offer: offer.number, accepts: true });
    await expect(answer).rejects.toThrow("no-such-offer");
    // The people of the conversation keep it, with the name of the one who has left.
    expect((await readBy(host, table)).map(({ text }) => text)).toEqual(["our plan", "a deal"]);
    expect((await readBy(host, table))[1]).toMatchObject({ name: expect.stringContaining("Guest") });
    expect((await readBy(second, table)).map(({ text }) => text)).toEqual(["our plan", "a deal"]);
  });

  test("moves with its people when seats are swapped", async () => {
    const { table, host, second, third } = await gathering();
    await host.ask("talk/say", { table, seat: 0, room: [0, 1], text: "our plan" });
    await second.ask("talk/say", { table, seat: 1, room: [0, 1], text: "agreed" });
    await host.ask("table/swap", { table, seat: 1, with: 2 });
    expect(await readBy(third, table)).toEqual([]);
    expect(await readBy(second, table)).toMatchObject([
      { text: "our plan", room: [0, 2], seat: 0 },
      { text: "agreed", room: [0, 2], seat: 2 },
    ]);
  });

  test("is not sent to a former member who still follows the table", async () => {
    const { table, host, second, third, newcomer } = await gathering();
    await second.ask("table/leave", { table, seat: 1 });
    await newcomer.ask("table/join", { table, seat: 1 });
    await host.ask("talk/say", { table, seat: 0, room: [0, 1], text: "for the newcomer" });
    await host.ask("table/swap", { table, seat: 1, with: 2 });
    await host.ask("talk/say", { table, seat: 0, room: [0, 1], text: "for the third" });
    await host.ask("talk/say", { table, seat: 0, room: "table", text: "for all" });
    const all = [second, third, newcomer];
    for (const player of all) await player.until(() => pushed(player).includes("for all"));
    expect(all.map((player) => pushed(player))).toEqual([
      ["for all"],
      ["for the third", "for all"],
      ["for the newcomer", "for all"],
    ]);
  });
});

test("a player who left a seat before the match receives nothing that is meant for the seat", async () => {
  const { table, host, second, third, newcomer } = await gathering();
  await second.ask("table/leave", { table, seat: 1 });
  await newcomer.ask("table/join", { table, seat: 1 });
  await host.ask("table/start", { table });
  for (const player of [host, third, newcomer]) await player.follow(table);
  await newcomer.act(table, 1, { kind: "bid", coins: 1 });
  await host.ask("talk/say", { table, seat: 0, room: "table", text: "after the bid" });
  await second.until(() => pushed(second).includes("after the bid"));
  const viewers = second.pushes.flatMap((push) => (push.push === "step" ? [push.viewer] : []));
  expect(viewers.filter((viewer) => viewer !== "spectator")).toEqual([]);
});
