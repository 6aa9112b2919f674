import { createECDH, randomBytes } from "node:crypto";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../src/store/index.ts";
import { certificate, privateKey } from "./localhost-certificate.ts";
import { type MailReceiver, openMailReceiver } from "./mail-receiver.ts";
import { refusalOf, TestPlayer } from "./player.ts";
import { startTestServer, type TestServer, tableWithBots } from "./table.ts";

let receiver: MailReceiver;
let emails: MailReceiver["emails"] = [];

/** A push service that collects its messages. It answers 410 (gone) for the path `/gone`. */
const pushes: {
  readonly path: string;
  readonly authorization: string;
  readonly encoding: string;
  readonly bytes: number;
}[] = [];
const pushService = https.createServer({ cert: certificate, key: privateKey }, (request, response) => {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  request.on("end", () => {
    const { authorization = "", "content-encoding": encoding = "" } = request.headers;
    pushes.push({ path: request.url ?? "", authorization, encoding, bytes });
    response.writeHead(request.url === "/gone" ? 410 : 201).end();
  });
});

const port = (listener: { address(): unknown }) => (listener.address() as AddressInfo).port;
const settings = () => ({
  mail: receiver.mail,
  reminders: { afterMilliseconds: 30, apartMilliseconds: 60_000, pushServices: ["localhost"] },
});

let server: TestServer;
let pushUrl = "";
beforeAll(async () => {
  receiver = await openMailReceiver();
  emails = receiver.emails;
  await new Promise<void>((done) => pushService.listen(0, "127.0.0.1", done));
  pushUrl = `https://localhost:${port(pushService)}`;
  https.globalAgent.options.ca = certificate;
  server = await startTestServer(settings());
}, 60_000);
afterAll(async () => {
  await server.stop();
  receiver.close();
  pushService.close();
}, 60_000);

/** Polls for a condition that another program fulfils. */
async function eventually(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setTimeout(done, 10));
}

/** A table where it is the absent player's turn. */
async function tableWaitingFor(player: TestPlayer): Promise<string> {
  const { id } = await player.post("table/make", tableWithBots(["random"]));
  return id;
}

const confirm = (email: string | undefined, url = server.url) =>
  fetch(`${url}${linkIn(email, "confirm")}`, { method: "POST" });

/** Gives a player a confirmed email address. */
async function withMail(player: TestPlayer): Promise<void> {
  const address = `${player.id}@rondel.example`;
  await player.post("reminders/set-mail", { address });
  const confirmation = () => emails.find((email) => email.includes(`To: ${address}`));
  await eventually(() => confirmation() !== undefined);
  await confirm(confirmation(), player.url);
}

const turnEmails = (player: TestPlayer) =>
  emails.filter((email) => email.includes(`To: ${player.id}`) && email.includes("#table="));

const linkIn = (email: string | undefined, kind: string) =>
  new RegExp(`http://localhost:\\d+(/mail/${kind}/[a-z2-7]+)`).exec(email ?? "")?.[1] ?? "";

describe("reminders by email", () => {
  test("go to a confirmed address and end with one click", async () => {
    const player = await TestPlayer.signIn(server.url);
    const set = await player.post("reminders/set-mail", { address: "ada@rondel.example" });
    expect(set).toMatchObject({ mailPossible: true, mail: { address: "ada@rondel.example", confirmed: false } });
    await eventually(() => emails.length === 1);
    // Virus scanners open every link. That alone confirms nothing.
    const opened = await fetch(`${server.url}${linkIn(emails[0], "confirm")}`);
    expect(await opened.text()).toContain('<form method="post">');
    expect(opened.headers.get("content-security-policy")).toContain("form-action 'self'");
    expect((await player.post("reminders/read", {})).mail?.confirmed).toBe(false);
    expect(await (await confirm(emails[0])).text()).toContain("Thank you");
    expect((await player.post("reminders/read", {})).mail?.confirmed).toBe(true);

    const table = await tableWaitingFor(player);
    await eventually(() => emails.length === 2);
    const reminder = emails[1] ?? "";
    expect(reminder).toContain("To: ada@rondel.example");
    expect(reminder).toContain(`#table=${table}`);
    expect(reminder).toMatch(/List-Unsubscribe:\s+<http:\/\/localhost:\d+\/mail\/stop\/[a-z2-7]{32}>/);
    expect(reminder).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");

    expect((await fetch(`${server.url}${linkIn(reminder, "stop")}`)).status).toBe(200);
    expect((await player.post("reminders/read", {})).mail).not.toBeNull();
    const stop = await fetch(`${server.url}${linkIn(reminder, "stop")}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(stop.status).toBe(200);
    expect((await player.post("reminders/read", {})).mail).toBeNull();
  });

  test("use the language of the address, also on the pages behind their links", async () => {
    const player = await TestPlayer.signIn(server.url);
    const address = `${player.id}@rondel.example`;
    await player.post("reminders/set-mail", { address, language: "de" });
    const received = () => emails.filter((email) => email.includes(`To: ${address}`));
    await eventually(() => received().length === 1);
    const page = await (await fetch(`${server.url}${linkIn(received()[0], "confirm")}`)).text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain("Adresse bestätigen");
    expect(await (await confirm(received()[0])).text()).toContain("Danke");
    await tableWaitingFor(player);
    await eventually(() => received().length === 2);
    expect(received()[1]).toContain("Subject: Rondel: Du bist am Zug");
    expect(received()[1]).toContain("Du bist am Zug. Hier geht es zur Partie:");
  });

  test("are not sent to connected players", async () => {
    const here = await (await TestPlayer.signIn(server.url)).connect();
    const away = await TestPlayer.signIn(server.url);
    for (const player of [here, away]) {
      await withMail(player);
    }
    await tableWaitingFor(here);
    await tableWaitingFor(away);
    await eventually(() => turnEmails(away).length > 0);
    expect(turnEmails(here)).toEqual([]);
  });
});

describe("reminders of one table", () => {
  test("are not repeated within the interval", async () => {
    const player = await TestPlayer.signIn(server.url);
    await withMail(player);
    const first = await tableWaitingFor(player);
    await eventually(() => turnEmails(player).length === 1);
    // Over HTTP, so that the player is still absent when the next turn begins.
    const stream = async () => {
      const now = await player.post("play/since", { table: first, viewer: 0, from: 1_000_000 });
      if (!("position" in now)) throw new Error("the answer holds no position");
      return now;
    };
    const { number, position } = await stream();
    const [action] = position.actions;
    if (!action) throw new Error("the seat owes no decision");
    await player.post("play/act", { table: first, seat: 0, number, action });
    // The server limits how often a player may ask.
    while ((await stream()).position.actions.length === 0) await new Promise((done) => setTimeout(done, 50));
    // Reminders are processed in order. When the one of a later table has arrived, this one was skipped.
    const later = await tableWaitingFor(player);
    await eventually(() => turnEmails(player).length >= 2);
    expect(turnEmails(player).map((email) => /#table=(\w+)/.exec(email)?.[1])).toEqual([first, later]);
  });

  test("that became due while no server ran are sent after the next start", async () => {
    const slowSettings = { mail: settings().mail, reminders: { afterMilliseconds: 60 * 60 * 1000 } };
    const own = await startTestServer(slowSettings);
    const player = await TestPlayer.signIn(own.url);
    await withMail(player);
    const table = await tableWaitingFor(player);
    await own.stop();
    const store = await openStore({ folder: own.folder });
    const [due] = await store.reminders.due(Date.now() + 2 * 60 * 60 * 1000, 10);
    expect(due).toMatchObject({ player: player.id, table });
    if (due) await store.reminders.claim(due, Date.now() - 1);
    await store.database.close();
    expect(turnEmails(player)).toEqual([]);

    const again = await startTestServer({ ...settings(), store: { folder: own.folder } });
    await eventually(() => turnEmails(player).length === 1);
    await again.stop();
  });
});

test("reminds of a turn after the next start if the process died before it scheduled the reminder", async () => {
  const own = await startTestServer({ mail: settings().mail, reminders: { afterMilliseconds: 60 * 60 * 1000 } });
  const player = await TestPlayer.signIn(own.url);
  await withMail(player);
  const tables = [await tableWaitingFor(player), await tableWaitingFor(player)];
  await own.stop();
  const store = await openStore({ folder: own.folder });
  const { reminders } = store;
  expect(await reminders.unscheduled()).toEqual([]);
  for (const due of await reminders.due(Date.now() + 2 * 60 * 60 * 1000, 10)) await reminders.remove(due, due.dueAt);
  expect((await reminders.unscheduled()).map(({ table }) => table).sort()).toEqual(tables.toSorted());
  // A reminder of one of them has been sent.
  const [reminded = "", notReminded = ""] = tables;
  await reminders.mayRemind(player.id, reminded, Date.now(), 0);
  expect(await reminders.unscheduled()).toMatchObject([{ player: player.id, table: notReminded }]);
  await store.database.close();

  const again = await startTestServer({ ...settings(), store: { folder: own.folder } });
  await eventually(() => turnEmails(player).length === 1);
  expect(turnEmails(player)[0]).toContain(`#table=${notReminded}`);
  await again.stop();
});

describe("reminders by push", () => {
  test("are encrypted and signed; devices that are gone are removed", async () => {
    const player = await TestPlayer.signIn(server.url);
    const { pushKey } = await player.post("reminders/read", {});
    const add = (path: string) => {
      const device = createECDH("prime256v1");
      const keys = { p256dh: device.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
      return player.post("reminders/add-push", { subscription: { endpoint: `${pushUrl}${path}`, keys } });
    };
    await add("/phone");
    expect((await add("/gone")).pushDevices).toBe(2);
    await tableWaitingFor(player);
    await eventually(() => pushes.length === 2);
    for (const push of pushes) {
      expect(push.authorization).toMatch(new RegExp(`^vapid t=.+, k=${pushKey}$`));
      expect(push).toMatchObject({ encoding: "aes128gcm" });
      expect(push.bytes).toBeGreaterThan(100);
    }
    let devices = 2;
    while (devices === 2) devices = (await player.post("reminders/read", {})).pushDevices;
    expect(devices).toBe(1);
    expect((await player.post("reminders/remove-push", { endpoint: `${pushUrl}/phone` })).pushDevices).toBe(0);
  });

  test("go only to push services, with keys that survive a restart", async () => {
    const player = await TestPlayer.signIn(server.url);
    const keys = { p256dh: "BPk", auth: "abc" };
    const inside = player.post("reminders/add-push", { subscription: { endpoint: "https://10.0.0.1/admin", keys } });
    expect((await refusalOf(inside)).code).toBe("unknown-push-service");
    const before = (await player.post("reminders/read", {})).pushKey;
    const { folder } = server;
    const other = await startTestServer();
    const stranger = await TestPlayer.signIn(other.url);
    expect((await stranger.post("reminders/read", {})).pushKey).not.toBe(before);
    expect(folder).not.toBe(other.folder);
    const sameFolder = other.folder;
    const key = (await stranger.post("reminders/read", {})).pushKey;
    await other.stop();
    const again = await startTestServer({ store: { folder: sameFolder } });
    expect((await stranger.at(again.url).post("reminders/read", {})).pushKey).toBe(key);
    await again.stop();
  });
});
