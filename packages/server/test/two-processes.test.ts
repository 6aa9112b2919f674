import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { merge } from "./merging.ts";
import { CommandRefused, refusalOf, TestPlayer } from "./player.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { type ServerProcess, startProcess } from "./processes.ts";
import { playToEnd, tableOf, tableWithBots } from "./table.ts";

let postgres: TestPostgres;
const processes: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  processes.push(await start(), await start());
}, 60_000);
afterAll(async () => {
  for (const server of processes) await server.kill();
  await postgres.stop();
}, 60_000);

/** The process of the last action stores the result after it has sent the action; the other may still see a running table. */
async function untilFinished(player: TestPlayer, table: string): Promise<void> {
  while ((await player.post("table/look", { table })).status !== "finished") {
    await new Promise((done) => setTimeout(done, 10));
  }
}

function start(): Promise<ServerProcess> {
  return startProcess({ TEST_DATABASE_URL: postgres.url });
}

describe("two server processes on one PostgreSQL", () => {
  test("players of both processes play one match, chat and see each other", async () => {
    const [one, two] = processes as [ServerProcess, ServerProcess];
    const { table, players } = await tableOf([one.url, two.url, one.url, two.url]);
    const [first, second] = players as [TestPlayer, TestPlayer];
    await first.until(() => first.pushes.some((push) => push.push === "presence" && push.presence.here.length === 4));
    await first.ask("talk/say", { table, seat: 0, room: [0, 1], text: "over there?" });
    await second.until(() => second.pushes.some((push) => push.push === "talk" && push.line.kind === "said"));
    const home = await (await TestPlayer.signIn(two.url, first.cookie)).connect();
    await first.act(table, 0, { kind: "bid", coins: 0 });
    await home.until(() => home.pushes.some((push) => push.push === "turn" && !push.yours && push.table === table));
    await playToEnd(table, players);
    const outcomes = players.map((player, seat) => JSON.stringify(player.stream(table, seat).position.outcome));
    expect(new Set(outcomes).size).toBe(1);
    for (const player of players) await untilFinished(player, table);
  });

  test("no acknowledged action is lost when a process is killed and the database restarts", async () => {
    const [one, two] = processes as [ServerProcess, ServerProcess];
    const { table, players } = await tableOf([one.url, two.url, one.url, two.url], { options: { rounds: 12 } });
    const acknowledged = players.map(() => 0);
    const playFor = async (actions: number): Promise<void> => {
      let count = 0;
      await Promise.all(
        [...players.keys()].map(async (seat) => {
          while (count < actions) {
            const player = players[seat] as TestPlayer;
            const isOver = () => player.stream(table, seat).position.outcome !== null;
            const gone = () => player.closeCode !== undefined;
            await player.until(
              () => gone() || count >= actions || player.stream(table, seat).position.actions.length > 0,
            );
            if (count >= actions || isOver()) return;
            if (gone()) await player.reconnect(table);
            const action = player.stream(table, seat).position.actions.at(-1);
            const answer =
              action &&
              (await player.act(table, seat, action).catch((error: unknown) => {
                if (error instanceof CommandRefused && error.refusal.advice === "refresh") return undefined;
                throw error;
              }));
            if (answer) {
              count++;
              acknowledged[seat] = answer.number;
              await player.until(() => gone() || player.stream(table, seat).number >= answer.number);
            }
            for (const other of players) other.recheck();
          }
        }),
      );
    };

    await playFor(15);
    await one.kill();
    // If the killed process served the table, the clients of the other one are asked to connect again too.
    await Promise.all(players.map((player) => player.reconnect(table, two.url)));
    for (const seat of players.keys()) {
      expect(players[seat]?.stream(table, seat).number).toBeGreaterThanOrEqual(acknowledged[seat] ?? 0);
    }
    await playFor(15);
    await postgres.restart();
    const again = await start();
    processes[0] = again;
    await Promise.all(players.map((player, seat) => player.reconnect(table, seat % 2 === 0 ? again.url : two.url)));
    for (const seat of players.keys()) {
      expect(players[seat]?.stream(table, seat).number).toBeGreaterThanOrEqual(acknowledged[seat] ?? 0);
    }
    await playToEnd(table, players, (actions) => actions.at(-1));
    const positions = players.map((player, seat) => JSON.stringify(player.stream(table, seat).position.outcome));
    expect(new Set(positions).size).toBe(1);
  });

  test("a merge at one process moves seats and sanctions, and the tables and sockets of the other follow", async () => {
    const [one, two] = processes as [ServerProcess, ServerProcess];
    const { table, players } = await tableOf([one.url, two.url]);
    const [guest, other] = players as [TestPlayer, TestPlayer];
    const guestElsewhere = await guest.at(two.url).connect();
    const mara = await TestPlayer.signIn(one.url);
    await mara.post("me/rename", { name: "Mara" });
    const annoyed = await TestPlayer.signIn(two.url);
    await annoyed.post("people/set", { player: guest.id, relation: "blocked" });
    await merge(guest, mara);

    await other.until(() =>
      other.pushes.some((push) => push.push === "table" && push.table.seats[0]?.player === mara.id),
    );
    await guestElsewhere.until(() => guestElsewhere.closeCode !== undefined);
    expect(guestElsewhere.closeCode).toBe(4401);
    expect((await annoyed.post("people/list", {})).people).toMatchObject([{ player: mara.id, relation: "blocked" }]);
    const back = await mara.at(two.url).connect();
    await back.follow(table);
    await back.act(table, 0, { kind: "bid", coins: 0 });
    expect((await refusalOf(merge(other, mara))).code).toBe("players-share-a-match");
  });

  test("a process whose notifications were interrupted closes the sockets of devices that were signed out meanwhile", async () => {
    const [one] = processes as [ServerProcess];
    const player = await (await TestPlayer.signIn(one.url)).connect();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    // Without a notification, as if it had been sent during the interruption.
    await client.query("DELETE FROM entrances WHERE player = $1", [player.id]);
    await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ~ '^(UN)?LISTEN '");
    await client.end();
    await player.until(() => player.closeCode !== undefined);
    expect(player.closeCode).toBe(4401);
  });

  test("a sanction at one process applies at the other at once, and so does its end", async () => {
    const [one, two] = processes as [ServerProcess, ServerProcess];
    const operate = async (name: string, input: Record<string, unknown>) => {
      const response = await fetch(`${one.url}/api/operator/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...input, why: "test" }),
      });
      expect(response.status).toBe(200);
    };
    const { table, players } = await tableOf([two.url, two.url]);
    const [loud] = players as [TestPlayer];
    const until = Date.now() + 60 * 60 * 1000;
    const say = () => loud.ask("talk/say", { table, seat: 0, room: "table", text: "hello" });
    const eventually = (condition: () => Promise<boolean>) => expect.poll(condition, { timeout: 10_000 }).toBe(true);
    await operate("mute", { player: loud.id, until });
    await eventually(() =>
      say().then(
        () => false,
        (error: CommandRefused) => error.refusal.code === "muted",
      ),
    );
    await operate("unmute", { player: loud.id });
    await eventually(() =>
      say().then(
        () => true,
        () => false,
      ),
    );
    await operate("suspend", { player: loud.id, until });
    await loud.until(() => loud.closeCode !== undefined);
    expect(loud.closeCode).toBe(4403);
    expect((await refusalOf(loud.post("table/look", { table }))).code).toBe("suspended");
    await operate("unsuspend", { player: loud.id });
    await eventually(() =>
      loud.post("table/look", { table }).then(
        () => true,
        () => false,
      ),
    );
  });

  test("the other process runs a bot whose process has died", async () => {
    const doomed = await start();
    const host = await (await TestPlayer.signIn(doomed.url)).connect();
    const { id: table } = await host.ask("table/make", tableWithBots(["random"], { rounds: 2 }));
    await doomed.kill();
    const [, two] = processes as [ServerProcess, ServerProcess];
    const back = host.at(two.url);
    await back.reconnect(table);
    await playToEnd(table, [back]);
    await untilFinished(back, table);
    expect((await back.post("table/look", { table })).outcome).not.toBeNull();
  });
});
