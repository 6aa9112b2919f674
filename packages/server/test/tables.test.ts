import { temperamentOf } from "@rondel/bots/temperaments";
import { ferry } from "@rondel/engine/reference";
import { CHAT_PAGE_LINES, type CommandInput } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, TestPlayer } from "./player.ts";
import { playToEnd, servedFerry, startTestServer, type TestServer, tableOf, temporaryFolder } from "./table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop(), 60_000);

const input = (change: Partial<CommandInput<"table/make">> = {}): CommandInput<"table/make"> => ({
  game: "ferry",
  options: {},
  seats: [{ kind: "me" }, { kind: "open" }],
  visibility: "public",
  clock: { kind: "none" },
  ...change,
});

async function connectPlayers(count: number): Promise<TestPlayer[]> {
  return Promise.all(Array.from({ length: count }, async () => (await TestPlayer.signIn(server.url)).connect()));
}

describe("a table", () => {
  test("checks its options and publishes a commitment", async () => {
    const [host] = (await connectPlayers(1)) as [TestPlayer];
    expect((await host.ask("games/list", {})).games).toMatchObject([{ id: "ferry", players: { fewest: 2, most: 4 } }]);
    const table = await host.ask("table/make", input({ options: { rounds: 2 } }));
    expect(table).toMatchObject({ status: "gathering", options: { rounds: 2, hands: "hidden" }, secret: null });
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
    const wrong = await refusalOf(host.ask("table/make", input({ options: { rounds: 99 } })));
    expect(wrong).toMatchObject({ code: "wrong-option", params: { field: "rounds", expected: "1..20" } });
    expect((await refusalOf(host.ask("table/make", input({ game: "chess" })))).code).toBe("unknown-game");
    const crowd = input({ seats: Array(5).fill({ kind: "me" }) });
    expect((await refusalOf(host.ask("table/make", crowd))).code).toBe("wrong-number-of-players");
  });

  test("allows hints against bots alone, and among people only if the host says so", async () => {
    const [host] = (await connectPlayers(1)) as [TestPlayer];
    const bot = { kind: "bot", level: "random" } as const;
    expect(await host.ask("table/make", input())).toMatchObject({ hints: false });
    expect(await host.ask("table/make", input({ hints: true }))).toMatchObject({ hints: true });
    expect(await host.ask("table/make", input({ seats: [{ kind: "me" }, bot] }))).toMatchObject({ hints: true });
    const without = input({ seats: [{ kind: "me" }, bot], hints: false });
    expect(await host.ask("table/make", without)).toMatchObject({ hints: false });
  });

  test("lets players join, swap and leave, passes on the host, and starts", async () => {
    const [host, second, third] = (await connectPlayers(3)) as [TestPlayer, TestPlayer, TestPlayer];
    const { id: table } = await host.ask(
      "table/make",
      input({ seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] }),
    );
    await second.ask("table/join", { table, seat: 2 });
    expect((await refusalOf(third.ask("table/join", { table, seat: 2 }))).code).toBe("no-free-seat");
    expect(await refusalOf(host.ask("table/start", { table }))).toMatchObject({
      code: "seats-are-free",
      params: { seats: [1] },
    });
    await second.ask("table/swap", { table, seat: 2, with: 1 });
    expect((await refusalOf(second.ask("table/swap", { table, seat: 1, with: 0 }))).code).toBe("not-your-seat");
    await third.ask("table/join", { table });
    expect((await refusalOf(second.ask("table/start", { table }))).code).toBe("only-the-host");
    await host.ask("table/leave", { table, seat: 0 });
    const left = await second.ask("table/look", { table });
    expect(left.host).toBe(second.id);
    await second.ask("table/arrange", { table, seat: 0, plan: { kind: "bot", level: "random" } });
    expect((await second.ask("table/start", { table })).status).toBe("running");
    expect((await refusalOf(host.ask("table/join", { table }))).code).toBe("match-has-begun");
  });

  test("by link is visible only with the link; an invited seat needs its own link", async () => {
    const [host, friend, stranger] = (await connectPlayers(3)) as [TestPlayer, TestPlayer, TestPlayer];
    const made = await host.ask(
      "table/make",
      input({ seats: [{ kind: "me" }, { kind: "invited", name: "Ada" }, { kind: "open" }], visibility: "link" }),
    );
    const table = made.id;
    const [, invited] = made.seats;
    const { invitation } = made;
    if (!invitation || !invited?.invitation) throw new Error("the host must see the invitations");
    expect(new Set([invitation, invited.invitation, table]).size).toBe(3);
    expect((await refusalOf(stranger.ask("table/look", { table }))).code).toBe("no-such-table");
    expect((await refusalOf(stranger.ask("play/subscribe", { table }))).code).toBe("no-such-table");
    expect((await refusalOf(stranger.ask("table/look", { table, invitation: "a".repeat(32) }))).code).toBe(
      "no-such-table",
    );
    expect((await stranger.ask("tables/list", { which: "open" })).tables.map(({ id }) => id)).not.toContain(table);
    const seen = await stranger.ask("table/look", { table, invitation });
    expect(JSON.stringify(seen)).not.toContain(invited.invitation);
    expect((await refusalOf(stranger.ask("table/join", { table, invitation, seat: 1 }))).code).toBe("no-free-seat");
    const joined = await friend.ask("table/join", { table, invitation: invited.invitation });
    expect(joined.seats[1]).toMatchObject({ kind: "person", yours: true });
    await stranger.ask("table/join", { table, invitation });
    expect((await host.ask("table/look", { table })).seats.map(({ kind }) => kind)).toEqual([
      "person",
      "person",
      "person",
    ]);
  });

  test("is listed for its players, most urgent first, and by status for everyone", async () => {
    const [host, friend] = (await connectPlayers(2)) as [TestPlayer, TestPlayer];
    const waiting = await host.ask(
      "table/make",
      input({ seats: [{ kind: "me" }, { kind: "bot", level: "random" }], start: true }),
    );
    const gathering = await host.ask("table/make", input());
    const mine = (await host.ask("tables/list", { which: "mine" })).tables;
    expect(mine.map(({ id, yourTurn }) => [id, yourTurn])).toEqual([
      [waiting.id, true],
      [gathering.id, false],
    ]);
    const listed = async (which: "open" | "running" | "finished") =>
      (await friend.ask("tables/list", { which })).tables.map(({ id }) => id);
    expect(await listed("open")).toContain(gathering.id);
    expect(await listed("running")).toContain(waiting.id);
    await host.follow(waiting.id);
    await playToEnd(waiting.id, [host]);
    expect(await listed("finished")).toContain(waiting.id);
    const [newest] = (await friend.ask("tables/list", { which: "open", limit: 1 })).tables;
    const page = await friend.ask("tables/list", { which: "open", limit: 1 });
    const next = await friend.ask("tables/list", { which: "open", limit: 1, after: page.next ?? "" });
    expect(next.tables[0]?.id).not.toBe(newest?.id);
  });

  test("shows the temperament of each bot: the chosen one, or one by the seat", async () => {
    const [host] = (await connectPlayers(1)) as [TestPlayer];
    const bot = { kind: "bot", level: "simple" } as const;
    const seats = [bot, bot, { ...bot, temperament: "trader" }, { ...bot, level: "random" }];
    const { id: table } = await host.ask("table/make", input({ seats }));
    const found = (await host.ask("table/look", { table })).seats.map(({ temperament }) => temperament);
    expect(found).toEqual([temperamentOf(table, 0), temperamentOf(table, 1), "trader", null]);
    const plan = { ...bot, temperament: "moody" };
    expect((await refusalOf(host.ask("table/arrange", { table, seat: 1, plan }))).code).toBe("unknown-bot");
    await host.ask("table/arrange", { table, seat: 1, plan: { ...bot, temperament: "conqueror" } });
    expect((await host.ask("table/look", { table })).seats[1]).toMatchObject({
      bot: "simple",
      temperament: "conqueror",
    });
  });

  test("seats several people of one device beside a bot and a guest", async () => {
    const [host, friend] = (await connectPlayers(2)) as [TestPlayer, TestPlayer];
    const { id: table } = await host.ask(
      "table/make",
      input({
        options: { rounds: 2 },
        seats: [
          { kind: "me", name: "Ada" },
          { kind: "me", name: "Bob" },
          { kind: "bot", level: "simple" },
          { kind: "open" },
        ],
      }),
    );
    await friend.ask("table/join", { table });
    const started = await host.ask("table/start", { table });
    expect(started.seats.map(({ name }) => name).slice(0, 2)).toEqual(["Ada", "Bob"]);
    const { streams } = await host.follow(table);
    expect(streams.map(({ viewer }) => viewer)).toEqual([0, 1]);
    await friend.follow(table);
    const view = (seat: number) => host.stream(table, seat).position.view as { hands: (number[] | null)[] };
    expect(view(0).hands.map((hand) => hand !== null)).toEqual([true, false, false, false]);
    expect(view(1).hands.map((hand) => hand !== null)).toEqual([false, true, false, false]);
    await Promise.all([playToEnd(table, [host]), playSeat(table, host, 1), playSeat(table, friend, 3)]);
    expect((await friend.ask("table/look", { table })).outcome?.ranking).toHaveLength(4);
  });
});

describe("chat", () => {
  test("reaches everyone at the table, or only the members of a private room, and is stored", async () => {
    const { table, players } = await tableOf([server.url, server.url, server.url]);
    const [first, second, third] = players as [TestPlayer, TestPlayer, TestPlayer];
    const watcher = await (await TestPlayer.signIn(server.url)).connect();
    await watcher.follow(table);
    await first.ask("talk/say", { table, seat: 0, room: "table", text: "hello all" });
    await first.ask("talk/say", { table, seat: 0, room: [0, 1], text: "between us" });
    const received = (player: TestPlayer) =>
      player.pushes.flatMap((push) => (push.push === "talk" && push.line.kind === "said" ? [push.line.text] : []));
    await second.until(() => received(second).length === 2);
    for (const outside of [third, watcher]) {
      await outside.until(() => received(outside).length === 1);
      expect(outside.received.join()).not.toContain("between us");
      expect(JSON.stringify(await outside.ask("talk/read", { table }))).not.toContain("between us");
    }
    const intruder = await refusalOf(third.ask("talk/say", { table, seat: 2, room: [0, 1], text: "hi" }));
    expect(intruder.code).toBe("not-in-this-room");
    expect((await refusalOf(watcher.ask("talk/say", { table, seat: 0, room: "table", text: "hi" }))).code).toBe(
      "not-your-seat",
    );
    expect((await second.ask("talk/read", { table })).lines).toHaveLength(2);
  });

  test("can be read page by page, also by a guest with the invitation", async () => {
    const [host, friend, guest] = (await connectPlayers(3)) as [TestPlayer, TestPlayer, TestPlayer];
    const { id: table, invitation } = await host.ask("table/make", input({ visibility: "link" }));
    await friend.ask("table/join", { table, invitation });
    const texts = Array.from({ length: CHAT_PAGE_LINES + 3 }, (_, index) => `line ${index}`);
    for (const [index, text] of texts.entries()) {
      // The players take turns, because the server limits how much one player may write.
      const seat = index % 2;
      await (seat === 0 ? host : friend).ask("talk/say", { table, seat, room: "table", text });
    }
    const address = { table, invitation };
    const { talk: latest } = await guest.ask("play/subscribe", address);
    const { lines: earlier } = await guest.ask("talk/read", { ...address, before: latest[0]?.number });
    expect([...earlier, ...latest].map((line) => line.kind === "said" && line.text)).toEqual(texts);
    expect(earlier).toHaveLength(3);
    expect((await refusalOf(guest.ask("talk/read", { table }))).code).toBe("no-such-table");
  });

  test("carries offers that are accepted, declined or withdrawn", async () => {
    const { table, players } = await tableOf([server.url, server.url, server.url]);
    const [first, second, third] = players as [TestPlayer, TestPlayer, TestPlayer];
    const { line: offer } = await first.ask("talk/offer", {
      table,
      seat: 0,
      room: [0, 1],
      text: "peace for two rounds",
    });
    const answer = { table, offer: offer.number, accepts: true };
    expect((await refusalOf(third.ask("talk/answer", { ...answer, seat: 2 }))).code).toBe("no-such-offer");
    expect((await refusalOf(first.ask("talk/answer", { ...answer, seat: 0 }))).code).toBe("own-offer");
    expect((await second.ask("talk/answer", { ...answer, seat: 1 })).line).toMatchObject({
      kind: "answer",
      accepts: true,
    });
    expect((await refusalOf(second.ask("talk/answer", { ...answer, seat: 1 }))).code).toBe("offer-is-settled");
    const { line: other } = await first.ask("talk/offer", { table, seat: 0, room: "table", text: "war" });
    await first.ask("talk/withdraw", { table, seat: 0, offer: other.number });
    expect((await refusalOf(second.ask("talk/answer", { ...answer, offer: other.number, seat: 1 }))).code).toBe(
      "offer-is-settled",
    );
  });
});

describe("rules versions", () => {
  test("a match keeps its rules version, and a server without that version leaves it untouched", async () => {
    const folder = temporaryFolder();
    const old = await startTestServer({ store: { folder } });
    const { table, players } = await tableOf([old.url, old.url]);
    await players[0]?.act(table, 0, { kind: "bid", coins: 1 });
    await old.stop();

    const options = { ...ferry.options, tide: { kind: "flag", default: true } } as const;
    const newer = { ...servedFerry, game: { ...ferry, rulesVersion: "2", options } };
    const without = await startTestServer({ store: { folder }, games: [newer] });
    const visitor = await players[0]?.at(without.url).connect();
    const seen = await visitor?.follow(table);
    expect(seen?.table.unavailable).toEqual({
      code: "rules-version-missing",
      params: { game: "ferry", rulesVersion: "1" },
    });
    expect(seen?.streams).toEqual([]);
    const refused = await refusalOf(
      visitor?.ask("play/act", { table, seat: 0, number: 1, action: { kind: "rest" } }) ?? Promise.resolve(),
    );
    expect(refused.code).toBe("rules-version-missing");
    await without.stop();

    const both = await startTestServer({ store: { folder }, games: [newer, servedFerry] });
    const back = await Promise.all(players.map((player) => player.at(both.url).connect()));
    for (const player of back) await player.follow(table);
    expect(back[0]?.stream(table, 0).number).toBe(1);
    await playToEnd(table, back);
    const fresh = await back[0]?.ask("table/make", input());
    expect(fresh?.rulesVersion).toBe("2");
    const again = await back[0]?.ask("table/rematch", { table });
    expect(again).toMatchObject({ rulesVersion: "2", options: { ...seen?.table.options, tide: true } });
    await both.stop();
  });
});

async function playSeat(table: string, player: TestPlayer, seat: number): Promise<void> {
  const stream = () => player.stream(table, seat);
  while (stream().position.outcome === null) {
    await player.until(() => stream().position.outcome !== null || stream().position.actions.length > 0);
    const [action] = stream().position.actions;
    if (!action) return;
    const { number } = await player.act(table, seat, action).catch(() => ({ number: -1 }));
    await player.until(() => stream().number >= number);
  }
}
