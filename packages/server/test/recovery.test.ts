import type { CommandInput } from "@rondel/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MailReceiver, openMailReceiver } from "./mail-receiver.ts";
import { post, refusalOf, TestPlayer } from "./player.ts";
import { startTestServer, type TestServer } from "./table.ts";
import { type TestTime, testTime } from "./test-time.ts";

let receiver: MailReceiver;
let server: TestServer;
let time: TestTime;
beforeAll(async () => {
  receiver = await openMailReceiver();
  time = testTime();
  server = await startTestServer({ mail: receiver.mail, time: time.source });
}, 60_000);
afterAll(async () => {
  await server.stop();
  receiver.close();
}, 60_000);

const emailsTo = (address: string) => receiver.emails.filter((email) => email.includes(`To: ${address}`));
const eventually = (condition: () => boolean) => expect.poll(condition, { timeout: 10_000 }).toBe(true);
const mailPath = (email: string, kind: string) => new RegExp(`(/mail/${kind}/[a-z2-7]{32})`).exec(email)?.[1] ?? "";
const linkIn = (email: string | undefined) => /#recover=([a-z2-7]{32})/.exec(email ?? "")?.[1] ?? "";
const press = (path: string) => fetch(`${server.url}${path}`, { method: "POST" });

let count = 0;
/** A player with a confirmed address. */
async function withAddress(): Promise<{ readonly player: TestPlayer; readonly address: string }> {
  const player = await TestPlayer.signIn(server.url);
  const address = `player${++count}@rondel.example`;
  await player.post("recovery/set", { address, language: "en" });
  await eventually(() => emailsTo(address).length === 1);
  await press(mailPath(emailsTo(address)[0] ?? "", "recovery"));
  return { player, address };
}

/** Asks for a link as a stranger and returns its secret. */
async function askFor(address: string): Promise<string> {
  const before = emailsTo(address).length;
  const stranger = await TestPlayer.signIn(server.url);
  await stranger.post("recovery/ask", { address, language: "en" });
  await eventually(() => emailsTo(address).length === before + 1);
  return linkIn(emailsTo(address).at(-1));
}

/** Signs in by a link on a new device and returns the id of the player. */
async function enter(secret: string): Promise<string> {
  const response = await post(server.url, "recovery/enter", { secret });
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  // The first cookie is that of a new guest; the browser keeps the last one.
  const cookie = response.headers.getSetCookie().at(-1)?.split(";")[0] ?? "";
  return (await TestPlayer.signIn(server.url, cookie)).id;
}

describe("coming back by email", () => {
  test("signs in on a new device, once, within half an hour", async () => {
    const { player, address } = await withAddress();
    expect(await player.post("recovery/read", {})).toEqual({ mailPossible: true, address, confirmed: true });
    const secret = await askFor(address);
    const stranger = await TestPlayer.signIn(server.url);
    expect((await stranger.post("recovery/look", { secret })).name).toMatch(/^Guest/);
    expect(await enter(secret)).toBe(player.id);
    expect((await refusalOf(stranger.post("recovery/enter", { secret }))).code).toBe("recovery-link-not-valid");

    const late = await askFor(address);
    time.pass(31 * 60_000);
    expect((await refusalOf(stranger.post("recovery/enter", { secret: late }))).code).toBe("recovery-link-not-valid");
  });

  test("gives one of two simultaneous requests the sign-in", async () => {
    const { address } = await withAddress();
    const secret = await askFor(address);
    const responses = await Promise.all([1, 2, 3].map(() => post(server.url, "recovery/enter", { secret })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("ends an earlier link with a later one", async () => {
    const { player, address } = await withAddress();
    const first = await askFor(address);
    const second = await askFor(address);
    const stranger = await TestPlayer.signIn(server.url);
    expect((await refusalOf(stranger.post("recovery/enter", { secret: first }))).code).toBe("recovery-link-not-valid");
    expect(await enter(second)).toBe(player.id);
  });

  test("sends nothing to unknown and unconfirmed addresses, and answers the same", async () => {
    const player = await TestPlayer.signIn(server.url);
    const unconfirmed = "unconfirmed@rondel.example";
    await player.post("recovery/set", { address: unconfirmed, language: "de" });
    await eventually(() => emailsTo(unconfirmed).length === 1);
    expect(emailsTo(unconfirmed)[0]).toContain("Adresse bestätigen");
    // Opening the link confirms nothing; its button does.
    await fetch(`${server.url}${mailPath(emailsTo(unconfirmed)[0] ?? "", "recovery")}`);
    const { address: known } = await withAddress();
    const before = receiver.emails.length;
    const stranger = await TestPlayer.signIn(server.url);
    const answers = [];
    for (const address of [unconfirmed, "nobody@rondel.example", known]) {
      const input: CommandInput<"recovery/ask"> = { address, language: "en" };
      const response = await post(server.url, "recovery/ask", input, stranger.cookie);
      answers.push([response.status, await response.text()]);
    }
    expect(answers).toEqual(Array(3).fill([200, "{}"]));
    await eventually(() => receiver.emails.length === before + 1);
    expect(receiver.emails.at(-1)).toContain(`To: ${known}`);
  });

  test("limits the emails to one address, for all players and purposes together", async () => {
    const { address } = await withAddress();
    const set = async (name: "recovery/set" | "reminders/set-mail", to: string) =>
      (await TestPlayer.signIn(server.url)).post(name, { address: to, language: "en" });
    for (let asked = 0; asked < 3; asked++) await askFor(address);
    await set("recovery/set", address);
    await set("reminders/set-mail", address);
    await eventually(() => emailsTo(address).length === 6);
    const stranger = await TestPlayer.signIn(server.url);
    await stranger.post("recovery/ask", { address, language: "en" });
    for (const name of ["recovery/set", "reminders/set-mail"] as const) {
      expect((await refusalOf(set(name, address.toUpperCase()))).code).toBe("too-fast");
    }
    await new Promise((done) => setTimeout(done, 200));
    expect(emailsTo(address)).toHaveLength(6);
    time.pass(11 * 60_000);
    await set("reminders/set-mail", address);
    await eventually(() => emailsTo(address).length === 7);
  });

  test("removes an address by the settings or by the link in the email", async () => {
    const { player, address } = await withAddress();
    const secret = await askFor(address);
    await player.post("recovery/remove", {});
    const stranger = await TestPlayer.signIn(server.url);
    expect((await refusalOf(stranger.post("recovery/enter", { secret }))).code).toBe("recovery-link-not-valid");
    const other = await withAddress();
    await press(mailPath(emailsTo(other.address)[0] ?? "", "recovery-remove"));
    expect((await other.player.post("recovery/read", {})).address).toBeNull();
  });

  test("is refused by a server without email", async () => {
    const silent = await startTestServer();
    const player = await TestPlayer.signIn(silent.url);
    const input = { address: "a@rondel.example", language: "en" } as const;
    expect((await refusalOf(player.post("recovery/set", input))).code).toBe("no-mail-here");
    expect((await refusalOf(player.post("recovery/ask", input))).code).toBe("no-mail-here");
    expect((await player.post("recovery/read", {})).mailPossible).toBe(false);
    await silent.stop();
  });
});
