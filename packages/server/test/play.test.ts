import { readMatch, stateAfter, verifyChance } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, TestPlayer } from "./player.ts";
import { playToEnd, servedFerry, startTestServer, type TestServer, tableOf, withFerryman } from "./table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop(), 60_000);

describe("play over sockets", () => {
  test("three players play a whole match; its file verifies the draws, and clients have received nothing but their views", async () => {
    const { table, players } = await tableOf([server.url, server.url, server.url]);
    const seen = players.map((player, seat) => [player.stream(table, seat).position.view]);
    for (const [seat, player] of players.entries()) {
      const views = seen[seat] ?? [];
      player.socket.on("message", () => {
        const { position, number } = player.stream(table, seat);
        views[number] = position.view;
      });
    }
    await playToEnd(table, players, (actions) => actions.at(-1));

    const [first] = players;
    const { text } = await (first as TestPlayer).ask("play/export", { table });
    const { match, secret, problem } = readMatch(text, () => ferry);
    if (!match) throw new Error("the file contains no match");
    expect(problem).toBeUndefined();
    expect(verifyChance(match, secret)).toMatchObject({ verdict: "fair" });
    const shown = await (first as TestPlayer).ask("table/look", { table });
    expect(shown).toMatchObject({ status: "finished", secret, outcome: ferry.outcome(match.state as never) });
    for (const seat of players.keys()) {
      const allowed = new Set(
        Array.from({ length: match.entries.length + 1 }, (_, number) =>
          JSON.stringify(ferry.view(stateAfter(match, number) as never, seat as never)),
        ),
      );
      for (const view of seen[seat] ?? []) expect(allowed).toContain(JSON.stringify(view));
    }
    for (const player of players) expect(player.received.join()).not.toMatch(/"draws"|"deciders"|"seen"|"entries"/);
  });

  test("refuses an action for an older position and advises to refresh", async () => {
    const { table, ferryman } = await withFerryman(server.url, 2);
    const { number } = ferryman.stream(table, 0);
    const stale = await refusalOf(
      ferryman.ask("play/act", { table, seat: 0, number: number - 1, action: { kind: "rest" } }),
    );
    expect(stale).toMatchObject({ code: "stale-number", advice: "refresh", params: { current: number } });
    expect(ferryman.stream(table, 0).number).toBe(number);
  });

  test("refuses illegal actions with the rule, and malformed ones with the expected form", async () => {
    const { table, ferryman, others } = await withFerryman(server.url, 2);
    expect(await refusalOf(ferryman.act(table, 0, { kind: "pass" }))).toMatchObject({
      code: "sail-or-rest",
      rule: "FE-4",
    });
    const malformed = await refusalOf(ferryman.act(table, 0, { kind: "fly" }));
    expect(malformed).toMatchObject({ code: "malformed-action", advice: "correct" });
    expect(await refusalOf((others[0] as TestPlayer).act(table, 1, { kind: "sail" }))).toMatchObject({ rule: "FE-4" });
    const foreign = await refusalOf(
      (others[0] as TestPlayer).ask("play/act", { table, seat: 0, number: 1, action: { kind: "rest" } }),
    );
    expect(foreign.code).toBe("not-your-seat");
  });

  test("accepts simultaneous decisions at the same time", async () => {
    const { table, players } = await tableOf([server.url, server.url, server.url, server.url]);
    expect(players.map((player, seat) => player.stream(table, seat).number)).toEqual([0, 0, 0, 0]);
    const bids = players.map((player, seat) => player.act(table, seat, { kind: "bid", coins: 1 }));
    expect(await Promise.all(bids)).toHaveLength(4);
  });

  test("reveals nothing about a secret pass: sends no message, moves no number, stops no clock", async () => {
    const { table, ferryman, others, all } = await withFerryman(server.url, 4);
    await ferryman.act(table, 0, { kind: "sail" });
    const watcher = await (await TestPlayer.signIn(server.url)).connect();
    await watcher.follow(table);
    for (const [seat, player] of all.entries()) {
      await player.until(() => player.stream(table, seat).position.prompt?.code === "ferry.playOrPass");
    }
    const [second, third, fourth] = others as [TestPlayer, TestPlayer, TestPlayer];
    const received = [ferryman, third, fourth, watcher].map((player) => player.received.length);
    const number = third.stream(table, 2).number;
    await second.act(table, 1, { kind: "pass" });
    expect(second.stream(table, 1).position.actions).toEqual([]);
    // After the answer to a request of their own, everything sent before it has arrived.
    for (const [index, player] of [ferryman, third, fourth, watcher].entries()) {
      await player.ask("games/list", {});
      expect(player.received.length).toBe((received[index] ?? 0) + 1);
    }
    expect(await third.ask("play/act", { table, seat: 2, number, action: { kind: "pass" } })).toEqual({
      number: number + 1,
    });
    const undo = third.ask("play/undo", { table, seat: 2, number: number + 1, to: number });
    expect((await refusalOf(undo)).code).toBe("beyond-the-draft");
  });

  test("sends exactly the missed steps after a reconnect", async () => {
    const { table, ferryman, others } = await withFerryman(server.url, 2);
    const [other] = others as [TestPlayer];
    other.dropConnection();
    await ferryman.act(table, 0, { kind: "donate", coins: 1 });
    await ferryman.act(table, 0, { kind: "rest" });
    await ferryman.act(table, 0, { kind: "bid", coins: 0 });
    const before = other.stream(table, 1).number;
    await other.connect();
    const { streams } = await other.follow(table);
    expect(streams).toEqual([expect.objectContaining({ from: before, number: before + 3 })]);
    const fresh = await (await TestPlayer.signIn(server.url, other.cookie)).connect();
    await fresh.follow(table);
    expect(other.stream(table, 1).position).toEqual(fresh.stream(table, 1).position);
    expect(other.stream(table, 1).events.map(({ kind }) => kind)).toContain("roundBegan");
  });

  test("shows every past position exactly as the viewer saw it then", async () => {
    const { table, ferryman, others } = await withFerryman(server.url, 2);
    const [other] = others as [TestPlayer];
    const viewsSeen = new Map<number, unknown>();
    const saveView = () => viewsSeen.set(other.stream(table, 1).number, other.stream(table, 1).position.view);
    other.socket.on("message", saveView);
    saveView();
    await ferryman.act(table, 0, { kind: "donate", coins: 1 });
    const donated = ferryman.stream(table, 0).number;
    await ferryman.ask("play/undo", { table, seat: 0, number: donated, to: donated - 1 });
    await ferryman.act(table, 0, { kind: "rest" });
    await other.until(() => other.stream(table, 1).position.actions.length > 0);
    await other.act(table, 1, { kind: "bid", coins: 0 });
    const latest = other.stream(table, 1).number;
    expect(viewsSeen.size).toBeGreaterThanOrEqual(5);
    for (const [number, view] of viewsSeen) {
      const past = await other.ask("play/history", { table, viewer: 1, number });
      expect(past).toMatchObject({ number, latest, view });
      const linked = await other.ask("play/history", {
        table,
        viewer: 1,
        counted: "spectator",
        number: past.spectatorNumber,
      });
      expect(linked.view).toEqual(view);
    }
    const setup = await other.ask("play/history", { table, viewer: 1, number: 0 });
    expect(setup.events.map((event) => (event as { readonly kind: string }).kind)).toContain("dealt");
    expect((await refusalOf(other.ask("play/history", { table, viewer: 1, number: latest + 1 }))).code).toBe(
      "no-such-number",
    );
    expect((await refusalOf(other.ask("play/history", { table, viewer: 0, number: 0 }))).code).toBe("not-your-seat");
  });

  test("gives a standing answer for its seat, once or always", async () => {
    const { table, ferryman, others } = await withFerryman(server.url, 2);
    const [other] = others as [TestPlayer];
    const pass = { kind: "pass" };
    const answer = { table, seat: 1, prompt: "ferry.playOrPass", action: pass, once: false };
    expect((await other.ask("play/order", answer)).orders).toHaveLength(1);
    await ferryman.act(table, 0, { kind: "sail" });
    await ferryman.act(table, 0, pass);
    await other.until(() => other.stream(table, 1).events.some(({ kind }) => kind === "rolled"));
    const again = await (await TestPlayer.signIn(server.url, other.cookie)).connect();
    expect((await again.follow(table)).orders).toHaveLength(1);
    expect((await ferryman.follow(table)).orders).toEqual([]);
    await other.ask("play/order", {
      ...answer,
      prompt: "ferry.bid",
      action: { kind: "bid", coins: 0 },
      once: true,
    } as never);
    await other.until(() => other.stream(table, 1).position.actions.length === 0);
    const sentCounts = () => other.pushes.flatMap((push) => (push.push === "orders" ? [push.orders.length] : []));
    await other.until(() => sentCounts().at(-1) === 1);
    expect(sentCounts()).toEqual([1, 2, 1]);
    expect(ferryman.received.join()).not.toContain('"once"');
    expect((await other.ask("play/clear-order", { table, seat: 1, prompt: "ferry.playOrPass" })).orders).toEqual([]);
  });

  test("gives a standing answer that was stored under a former code of its prompt", async () => {
    const renamed = { ...servedFerry, game: { ...ferry, storedPrompts: { "ferry.formerCode": "ferry.playOrPass" } } };
    const site = await startTestServer({ games: [renamed] });
    try {
      const { table, ferryman, others } = await withFerryman(site.url, 2);
      const [other] = others as [TestPlayer];
      const pass = { kind: "pass" };
      const answer = { table, seat: 1, prompt: "ferry.formerCode", action: pass, once: true };
      expect((await other.ask("play/order", answer)).orders).toHaveLength(1);
      await ferryman.act(table, 0, { kind: "sail" });
      await ferryman.act(table, 0, pass);
      await other.until(() => other.stream(table, 1).events.some(({ kind }) => kind === "rolled"));
      expect((await other.follow(table)).orders).toEqual([]);
    } finally {
      await site.stop();
    }
  });

  test("reports which seats have the table open and how many people watch", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [first, second] = players as [TestPlayer, TestPlayer];
    const presence = () => first.pushes.filter((push) => push.push === "presence").at(-1)?.presence;
    const watcher = await (await TestPlayer.signIn(server.url)).connect();
    expect((await watcher.follow(table)).presence).toEqual({ here: [0, 1], watching: 1 });
    await first.until(() => presence()?.watching === 1);
    second.dropConnection();
    await first.until(() => presence()?.here.length === 1);
    expect(presence()).toEqual({ here: [0], watching: 1 });
    await watcher.ask("play/unsubscribe", { table });
    await first.until(() => presence()?.watching === 0);
  });

  test("reports a visitor who takes a seat as present there", async () => {
    const [host, friend] = await Promise.all([TestPlayer.signIn(server.url), TestPlayer.signIn(server.url)]);
    await host.connect();
    const { id: table } = await host.ask("table/make", {
      game: "ferry",
      options: {},
      seats: [{ kind: "me" }, { kind: "open" }],
      visibility: "public",
      clock: { kind: "none" },
    });
    await host.follow(table);
    expect((await (await friend.connect()).follow(table)).presence).toEqual({ here: [0], watching: 1 });
    await friend.ask("table/join", { table });
    const seen = () => host.pushes.some((push) => push.push === "presence" && push.presence.here.includes(1));
    await host.until(seen);
  });

  test("notifies a page that does not follow the table when a turn begins and ends", async () => {
    const { table, ferryman } = await withFerryman(server.url, 2);
    const home = await (await TestPlayer.signIn(server.url, ferryman.cookie)).connect();
    await ferryman.act(table, 0, { kind: "rest" });
    await ferryman.act(table, 0, { kind: "bid", coins: 0 });
    await home.until(() => home.pushes.length > 0);
    expect(home.pushes).toEqual([{ push: "turn", table, yours: false }]);
  });
});
