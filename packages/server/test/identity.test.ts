import type { CommandOutput } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAuthenticator } from "./authenticator.ts";
import { post, refusalOf, TestPlayer } from "./player.ts";
import { startTestServer, type TestServer, tableOf } from "./table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop(), 60_000);

describe("sign-in without a form", () => {
  test("creates a guest on the first visit, with a cookie that scripts and other sites cannot use", async () => {
    const response = await post(server.url, "me/enter", {});
    expect(response.headers.get("set-cookie")).toMatch(
      /^rondel=[a-z2-7]{32}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    const me = (await response.json()) as CommandOutput<"me/enter">;
    expect(me).toMatchObject({ nameIsGiven: true, passkeys: 0, personalLinkSince: null });
    const cookie = response.headers.get("set-cookie")?.split(";")[0];
    const again = await post(server.url, "me/enter", {}, cookie);
    expect(await again.json()).toEqual(me);
    expect(again.headers.get("set-cookie")).toBeNull();
  });

  test("binds the cookie to the host behind HTTPS", async () => {
    const secure = await startTestServer({ publicUrl: "https://rondel.example" });
    const { headers } = await post(secure.url, "me/enter", {});
    expect(headers.get("set-cookie")).toMatch(/^__Host-rondel=.*; Secure$/);
    expect(headers.get("strict-transport-security")).toMatch(/max-age/);
    await secure.stop();
  });

  test("changes the name at all tables that are not over", async () => {
    const { table, players } = await tableOf([server.url, server.url]);
    const [first, second] = players as [TestPlayer, TestPlayer];
    expect((await first.ask("me/rename", { name: "  Ada Lovelace " })).name).toBe("Ada Lovelace");
    await second.until(() =>
      second.pushes.some((push) => push.push === "table" && push.table.seats[0]?.name === "Ada Lovelace"),
    );
    expect((await first.ask("table/look", { table })).seats[0]?.name).toBe("Ada Lovelace");
    expect((await refusalOf(first.ask("me/rename", { name: "a\u0000b" }))).code).toBe("malformed-message");
    expect((await refusalOf(first.ask("me/rename", { name: " " }))).params).toMatchObject({ field: "name" });
  });

  test("signs a player in on another device by a personal link until it is revoked", async () => {
    const laptop = await (await TestPlayer.signIn(server.url)).connect();
    const { secret } = await laptop.ask("me/link", {});
    const follow = async (link: string) => post(server.url, "me/follow", { secret: link });
    const followed = await follow(secret);
    expect(await followed.json()).toMatchObject({ player: laptop.id });
    const phone = followed.headers.getSetCookie().at(-1)?.split(";")[0] ?? "";
    expect(phone).not.toBe(laptop.cookie);
    expect((await TestPlayer.signIn(server.url, phone)).id).toBe(laptop.id);
    // The secret of a link is not valid as a cookie.
    expect((await post(server.url, "me/rename", { name: "x" }, `rondel=${secret}`)).status).toBe(401);

    const { secret: newer } = await laptop.ask("me/link", {});
    expect((await follow(secret)).status).toBe(403);
    expect((await laptop.ask("me/unlink", {})).personalLinkSince).toBeNull();
    expect((await follow(newer)).status).toBe(403);
  });

  test("by a link asks a player who has games, keeps that player on the device, and can switch back", async () => {
    const owner = await TestPlayer.signIn(server.url);
    await owner.post("me/rename", { name: "Ada" });
    const { secret } = await owner.post("me/link", {});
    const { players } = await tableOf([server.url, server.url]);
    const guest = players[0] as TestPlayer;
    const refused = await refusalOf(guest.post("me/follow", { secret }));
    expect(refused).toMatchObject({ code: "signed-in-as-another", params: { other: "Ada" } });
    expect((await refusalOf(guest.post("me/follow", { secret, leaving: owner.id }))).code).toBe("signed-in-as-another");
    expect((await guest.post("me/enter", {})).player).toBe(guest.id);

    const followed = await post(server.url, "me/follow", { secret, leaving: guest.id }, guest.cookie);
    expect(await followed.json()).toMatchObject({ player: owner.id });
    const cookies = followed.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    expect(followed.headers.getSetCookie().every((cookie) => cookie.includes("HttpOnly"))).toBe(true);
    const device = cookies.join("; ");
    expect(await (await post(server.url, "me/kept", {}, device)).json()).toMatchObject({
      players: [{ player: guest.id }],
    });

    const back = await post(server.url, "me/switch", { player: guest.id }, device);
    expect(await back.json()).toMatchObject({ player: guest.id });
    const again = back.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    expect(again.at(-1)).toBe(guest.cookie);
    expect(await (await post(server.url, "me/kept", {}, again.join("; "))).json()).toMatchObject({
      players: [{ player: owner.id, name: "Ada" }],
    });
    const stranger = await post(server.url, "me/switch", { player: guest.id }, owner.cookie);
    expect(await stranger.json()).toMatchObject({ refused: { code: "player-not-kept" } });
  });

  test("by a link does not ask a guest who has done nothing yet", async () => {
    const owner = await TestPlayer.signIn(server.url);
    const { secret } = await owner.post("me/link", {});
    const visitor = await TestPlayer.signIn(server.url);
    expect((await visitor.post("me/follow", { secret })).player).toBe(owner.id);
    expect((await owner.post("me/follow", { secret })).player).toBe(owner.id);
  });

  test("signs out all other devices", async () => {
    const laptop = await TestPlayer.signIn(server.url);
    const { secret } = await laptop.post("me/link", {});
    const cookie = (await post(server.url, "me/follow", { secret })).headers.getSetCookie().at(-1)?.split(";")[0];
    const phone = await (await TestPlayer.signIn(server.url, cookie)).connect();
    await laptop.post("me/leave-other-devices", {});
    await phone.until(() => phone.closeCode !== undefined);
    expect(phone.closeCode).toBe(4401);
    expect((await refusalOf(phone.post("me/rename", { name: "x" }))).advice).toBe("enter");
    expect((await laptop.post("me/enter", {})).player).toBe(laptop.id);
  });

  test("closes a socket without a valid cookie", async () => {
    const stranger = await TestPlayer.signIn(server.url);
    const nobody = new TestPlayer(stranger.url, "rondel=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "p");
    await nobody.connect();
    await nobody.until(() => nobody.closeCode !== undefined);
    expect(nobody.closeCode).toBe(4401);
  });
});

describe("passkeys", () => {
  const challengeOf = ({ options }: { options: Record<string, unknown> }) => String(options.challenge);

  test("sign a player in on a new device", async () => {
    const origin = server.url.replace("127.0.0.1", "localhost");
    const player = await TestPlayer.signIn(server.url);
    const key = newAuthenticator(origin);
    const offer = await player.post("passkey/offer", {});
    const added = await player.post("passkey/add", {
      challengeId: offer.challengeId,
      response: key.create(challengeOf(offer)),
    });
    expect(added.passkeys).toBe(1);

    const elsewhere = await TestPlayer.signIn(server.url);
    const challenge = await elsewhere.post("passkey/challenge", {});
    const response = await post(
      server.url,
      "passkey/enter",
      { challengeId: challenge.challengeId, response: key.get(challengeOf(challenge)) },
      elsewhere.cookie,
    );
    expect(await response.json()).toMatchObject({ player: player.id });
    const cookie = response.headers.getSetCookie().at(-1)?.split(";")[0];
    expect((await TestPlayer.signIn(server.url, cookie)).id).toBe(player.id);
  });

  test("are refused if they belong to another site, answer an old challenge, or are unknown", async () => {
    const player = await TestPlayer.signIn(server.url);
    const foreign = newAuthenticator("https://evil.example");
    const offer = await player.post("passkey/offer", {});
    const wrong = { challengeId: offer.challengeId, response: foreign.create(challengeOf(offer)) };
    expect((await refusalOf(player.post("passkey/add", wrong))).code).toBe("passkey-not-valid");
    expect((await refusalOf(player.post("passkey/add", wrong))).code).toBe("challenge-is-over");
    const challenge = await player.post("passkey/challenge", {});
    const unknown = { challengeId: challenge.challengeId, response: foreign.get(challengeOf(challenge)) };
    expect((await refusalOf(player.post("passkey/enter", unknown))).code).toBe("passkey-not-known");
  });
});
