import type { CommandInput } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAuthenticator } from "./authenticator.ts";
import { deviceOfBoth, merge } from "./merging.ts";
import { post, refusalOf, TestPlayer } from "./player.ts";
import { playToEnd, startTestServer, type TestServer, tableOf } from "./table.ts";

const HOUR = 60 * 60 * 1000;
const input: CommandInput<"table/make"> = {
  game: "ferry",
  options: {},
  seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
  visibility: "public",
  clock: { kind: "none" },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop(), 60_000);

const signIn = () => TestPlayer.signIn(server.url);
const connected = async () => (await signIn()).connect();

/** An account with a name, signed in on another device. */
async function account(name: string): Promise<TestPlayer> {
  const player = await connected();
  await player.ask("me/rename", { name });
  return player;
}

async function operate(name: string, command: Record<string, unknown>): Promise<Response> {
  return fetch(`${server.url}/api/operator/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...command, why: "test" }),
  });
}

describe("a guest who is merged into an account", () => {
  test("is in the audit log with both players", async () => {
    const guest = await account("Guest of Mara");
    const mara = await account("Mara");
    await merge(guest, mara);
    const { entries } = await (await operate("audit", { limit: 20 })).json();
    expect(entries.filter(({ act }: { act: string }) => act === "merge")).toMatchObject([
      { who: ":player", target: mara.id, name: "Guest of Mara → Mara", why: `${guest.id} → ${mara.id}` },
    ]);
  });

  test("hands over seats with their name, hosting and invited seats, and the others see it at once", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [guest, other] = players as [TestPlayer, TestPlayer];
    await guest.ask("me/rename", { name: "Guest of the house" });
    const { id: gathering } = await guest.ask("table/make", input);
    const finished = await tableOf([server.url, server.url], { options: { rounds: 2 } });
    const mara = await account("Mara");
    // A rematch invites the guest.
    const [inviter, invited] = finished.players as [TestPlayer, TestPlayer];
    await playToEnd(finished.table, finished.players);
    await inviter.until(() => inviter.pushes.some((push) => push.push === "table" && push.table.status === "finished"));
    const rematch = await inviter.ask("table/rematch", { table: finished.table });
    await merge(invited, mara);
    await merge(guest, mara);

    await other.until(() =>
      other.pushes.some((push) => push.push === "table" && push.table.seats[0]?.player === mara.id),
    );
    const seen = await other.ask("table/look", { table });
    expect(seen).toMatchObject({ host: mara.id, seats: [{ player: mara.id, name: "Mara" }, { player: other.id }] });
    expect((await mara.ask("table/look", { table: gathering })).host).toBe(mara.id);
    const own = (await mara.ask("tables/list", { which: "mine" })).tables;
    expect(own.map(({ id }) => id).sort()).toEqual([table, gathering, finished.table, rematch.id].sort());
    expect(own.find(({ id }) => id === rematch.id)).toMatchObject({ invited: true });
    await mara.follow(table);
    await mara.act(table, 0, { kind: "bid", coins: 0 });
  });

  test("brings chat, private rooms, reports and the list of people along", async () => {
    const { table, players } = await tableOf([server.url, server.url, server.url]);
    const [guest, friend, loud] = players as [TestPlayer, TestPlayer, TestPlayer];
    await friend.ask("talk/say", { table, seat: 1, room: [0, 1], text: "for your eyes" });
    await guest.ask("talk/say", { table, seat: 0, room: "table", text: "my words" });
    await guest.ask("reports/make", { table, seat: 2, reason: "spam", words: "my report" });
    await guest.ask("people/set", { player: loud.id, relation: "blocked" });
    const mara = await account("Mara");
    await mara.ask("people/set", { player: loud.id, relation: "muted" });
    await mara.ask("people/set", { player: friend.id, relation: "muted" });
    await merge(guest, mara);

    const { data } = await mara.post("me/data", {});
    expect(data).toMatchObject({
      chat: [{ table, text: "my words" }],
      reports: [{ words: "my report" }],
    });
    const { people } = await mara.ask("people/list", {});
    expect(Object.fromEntries(people.map(({ player, relation }) => [player, relation]))).toEqual({
      [loud.id]: "blocked",
      [friend.id]: "muted",
    });
    await mara.ask("people/set", { player: friend.id, relation: null });
    const texts = (await mara.ask("talk/read", { table })).lines.map((line) => ("text" in line ? line.text : ""));
    expect(texts).toEqual(["for your eyes", "my words"]);
    expect((await friend.ask("talk/read", { table })).lines[1]).toMatchObject({ seat: 0, text: "my words" });
  });

  test("brings passkeys and devices, but not the personal link", async () => {
    const origin = server.url.replace("127.0.0.1", "localhost");
    const guest = await connected();
    const key = newAuthenticator(origin);
    const offer = await guest.post("passkey/offer", {});
    await guest.post("passkey/add", {
      challengeId: offer.challengeId,
      response: key.create(String(offer.options.challenge)),
    });
    const { secret } = await guest.post("me/link", {});
    const mara = await account("Mara");
    await merge(guest, mara);

    await guest.until(() => guest.closeCode !== undefined);
    expect(guest.closeCode).toBe(4401);
    expect(await guest.post("me/enter", {})).toMatchObject({ player: mara.id, name: "Mara", passkeys: 1 });
    expect((await refusalOf((await signIn()).post("me/follow", { secret }))).code).toBe("link-not-valid");
    const challenge = await guest.post("passkey/challenge", {});
    const entered = await guest.post("passkey/enter", {
      challengeId: challenge.challengeId,
      response: key.get(String(challenge.options.challenge)),
    });
    expect(entered.player).toBe(mara.id);
  });

  test("is no longer listed on the device and cannot be merged again", async () => {
    const guest = await account("Tom");
    const mara = await account("Mara");
    const device = await deviceOfBoth(guest, mara);
    const kept = async () => (await post(server.url, "me/kept", {}, device)).json();
    expect(await kept()).toEqual({ players: [{ player: guest.id, name: "Tom" }] });
    expect((await post(server.url, "me/merge", { player: guest.id }, device)).status).toBe(200);
    expect(await kept()).toEqual({ players: [] });
    expect((await post(server.url, "me/merge", { player: guest.id }, device)).status).toBe(403);
  });

  test("must be on the same device", async () => {
    const guest = await account("Tom");
    const mara = await account("Mara");
    expect((await refusalOf(mara.post("me/merge", { player: guest.id }))).code).toBe("player-not-kept");
  });
});

describe("a merge is no way out", () => {
  test("of a running match with both players: it is refused until that match is over, and nothing changes", async () => {
    const { table, players } = await tableOf([server.url, server.url], { options: { rounds: 2 } });
    const [guest, mara] = players as [TestPlayer, TestPlayer];
    expect((await refusalOf(merge(guest, mara))).code).toBe("players-share-a-match");
    expect((await guest.post("me/enter", {})).player).toBe(guest.id);
    await playToEnd(table, players);
    await mara.until(() => mara.pushes.some((push) => push.push === "table" && push.table.status === "finished"));
    await merge(guest, mara);
    expect((await mara.ask("table/look", { table })).seats.map(({ player }) => player)).toEqual([mara.id, mara.id]);
  });

  test("of a sanction: the one that ends later applies to the account", async () => {
    const guest = await account("Tom");
    const mara = await account("Mara");
    const now = Date.now();
    for (const [player, kind, hours] of [
      [guest.id, "mute", 5],
      [mara.id, "mute", 2],
      [guest.id, "suspend", 3],
    ] as const) {
      const done = await operate(kind, { player, until: now + hours * HOUR });
      expect(done.status).toBe(200);
    }
    await guest.until(() => guest.closeCode !== undefined);
    const device = await deviceOfBothSuspended(guest, mara);
    expect((await post(server.url, "me/merge", { player: guest.id }, device)).status).toBe(200);
    await mara.until(() => mara.closeCode !== undefined);
    expect(mara.closeCode).toBe(4403);
    const { data } = await mara.post("me/data", {});
    expect(Object.fromEntries((data.sanctions as Sanction[]).map(({ kind, until }) => [kind, until]))).toEqual({
      mute: now + 5 * HOUR,
      suspend: now + 3 * HOUR,
    });
  });

  test("of blocks by others, in the stricter form", async () => {
    const guest = await account("Tom");
    const mara = await account("Mara");
    const annoyed = await connected();
    await annoyed.ask("people/set", { player: guest.id, relation: "blocked" });
    await annoyed.ask("people/set", { player: mara.id, relation: "muted" });
    const { id: table } = await annoyed.ask("table/make", input);
    await merge(guest, mara);
    expect((await annoyed.ask("people/list", {})).people).toMatchObject([{ player: mara.id, relation: "blocked" }]);
    expect((await refusalOf(mara.ask("table/join", { table }))).code).toBe("barred-from-table");
  });

  test("of being removed from a table, or muted there", async () => {
    const host = await connected();
    const guest = await account("Tom");
    const mara = await account("Mara");
    const { id: table } = await host.ask("table/make", input);
    await guest.ask("table/join", { table });
    await host.ask("table/free", { table, seat: 1 });
    await mara.ask("table/join", { table, seat: 2 });
    const other = await host.ask("table/make", input);
    await guest.ask("table/join", { table: other.id, seat: 1 });
    await host.ask("table/mute", { table: other.id, seat: 1, muted: true });
    await merge(guest, mara);
    expect((await refusalOf(mara.ask("table/join", { table }))).code).toBe("barred-from-table");
    expect((await host.ask("table/look", { table })).seats.map(({ kind }) => kind)).toEqual(["person", "open", "open"]);
    const line = { table: other.id, seat: 1, room: "table", text: "hello" } as const;
    expect((await refusalOf(mara.ask("talk/say", line))).code).toBe("muted-at-table");
  });
});

interface Sanction {
  readonly kind: string;
  readonly until: number;
}

/** The cookies of a device whose earlier player is suspended and can no longer follow a link there. */
async function deviceOfBothSuspended(from: TestPlayer, into: TestPlayer): Promise<string> {
  const token = (cookie: string) => cookie.split("=")[1] ?? "";
  return `rondel-kept=${token(from.cookie)}; ${into.cookie}`;
}
