import { join } from "node:path";
import type { ClockRule, CommandInput, SeatPlan, WebhookKind } from "@rondel/protocol";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, TestPlayer } from "./player.ts";
import { playToEnd, startTestServer, type TestServer, tableOf, temporaryFolder } from "./table.ts";
import { testTime } from "./test-time.ts";
import { openWebhookReceiver, type WebhookReceiver } from "./webhook-receiver.ts";

let receiver: WebhookReceiver;
let server: TestServer;
beforeAll(async () => {
  receiver = await openWebhookReceiver();
  server = await startTestServer({
    webhooks: { allowPrivate: true, timeoutMilliseconds: 300 },
    reminders: { afterMilliseconds: 30, apartMilliseconds: 60_000 },
  });
}, 60_000);
afterAll(async () => {
  await server.stop();
  receiver.close();
}, 60_000);

/** Adds a webhook whose path is the id of the player, and returns its id. */
async function addWebhook(player: TestPlayer, kind: WebhookKind = "json", path = player.id): Promise<string> {
  const url = `${receiver.url}/${path}`;
  const { webhooks } = await player.post("webhooks/add", { kind, url, language: "en" });
  return webhooks.at(-1)?.id ?? "";
}

const messagesTo = (player: TestPlayer) =>
  receiver.messages.filter(({ path }) => path === `/${player.id}`).map(({ body }) => body);
const eventsOf = (player: TestPlayer) => messagesTo(player).map(({ event }) => event);
const eventually = (condition: () => boolean) => expect.poll(condition, { timeout: 10_000 }).toBe(true);
const table = (seats: readonly SeatPlan[], clock: ClockRule = { kind: "none" }): CommandInput<"table/make"> => ({
  game: "ferry",
  options: {},
  seats: [...seats],
  visibility: "public",
  clock,
});
const BOT: SeatPlan = { kind: "bot", level: "random" };

describe("a webhook", () => {
  test("is tested in the form of each service, in the language of the player", async () => {
    const player = await TestPlayer.signIn(server.url);
    for (const kind of ["discord", "slack", "matrix", "json"] as const) {
      await player.post("webhooks/test", { id: await addWebhook(player, kind) });
    }
    const text = expect.stringMatching(/^This is a test from Rondel\..* http:\/\/localhost:\d+$/);
    expect(messagesTo(player)).toEqual([
      { username: "Rondel", content: text, allowed_mentions: { parse: [] } },
      { text },
      { username: "Rondel", text },
      expect.objectContaining({ event: "test", table: null, text }),
    ]);
    const { webhooks } = await player.post("webhooks/read", {});
    // The address contains a secret, so that only its host comes back.
    expect(webhooks.map(({ host }) => host)).toEqual(Array(4).fill(new URL(receiver.url).host));
    expect(JSON.stringify(webhooks)).not.toContain(`/${player.id}`);
    await player.post("webhooks/remove", { id: webhooks[0]?.id ?? "" });
    expect((await refusalOf(player.post("webhooks/test", { id: webhooks[0]?.id ?? "" }))).code).toBe("no-such-webhook");
  });

  test("reports a table that is full, begins, waits and ends, to a player who is not there", async () => {
    const [ada, ben] = await Promise.all([TestPlayer.signIn(server.url), TestPlayer.signIn(server.url)]);
    await addWebhook(ada);
    const { id } = await ada.post("table/make", table([{ kind: "me" }, { kind: "open" }]));
    expect(eventsOf(ada)).toEqual([]);
    await ben.post("table/join", { table: id });
    await eventually(() => eventsOf(ada).join() === "full");
    await ada.post("table/start", { table: id });
    await eventually(() => eventsOf(ada).join() === "full,begins,turn");
    expect(messagesTo(ada).at(-1)).toMatchObject({ table: id, url: expect.stringContaining(`/#table=${id}`) });
  });

  test("reports the end", async () => {
    const { table: id, players } = await tableOf([server.url, server.url]);
    const [ada, ben] = players as [TestPlayer, TestPlayer];
    await addWebhook(ada);
    await ada.post("table/leave", { table: id, seat: 0 });
    await ada.leave();
    await playToEnd(id, [undefined, ben]);
    await eventually(() => eventsOf(ada).includes("ends"));
    expect(messagesTo(ben)).toEqual([]);
  });

  test("gets a message after a crash if the process died before it was sent", async () => {
    const time = testTime();
    const webhooks = { allowPrivate: true, retryMilliseconds: 20, timeoutMilliseconds: 1000 };
    const first = await startTestServer({ webhooks, time: time.source });
    const ada = await TestPlayer.signIn(first.url);
    const path = `slow-${ada.id}`;
    await addWebhook(ada, "json", path);
    const events = () =>
      receiver.messages.filter((message) => message.path === `/${path}`).map(({ body }) => body.event);
    await ada.post("table/make", { ...table([{ kind: "me" }, BOT]), start: true });
    await eventually(() => events().length === 1);
    // The store as a crash leaves it: the service has not answered yet.
    const folder = temporaryFolder();
    const open = new Sqlite(join(first.folder, "rondel.db"), { readonly: true });
    open.prepare("VACUUM INTO ?").run(join(folder, "rondel.db"));
    open.close();
    await first.stop();

    const second = await startTestServer({ store: { folder }, webhooks, time: time.source });
    await new Promise((done) => setTimeout(done, 200));
    expect(events()).toEqual(["begins"]);
    time.pass(61_000);
    await eventually(() => events().join() === "begins,begins");
    await second.stop();
    const rows = new Sqlite(join(folder, "rondel.db"), { readonly: true });
    expect(rows.prepare("SELECT count(*) FROM webhook_messages").pluck().get()).toBe(0);
    rows.close();
  });

  test("reports the beginning of a live match, but not its turns", async () => {
    const player = await TestPlayer.signIn(server.url);
    await addWebhook(player);
    const live: ClockRule = { kind: "live", bank: 600, increment: 5 };
    await player.post("table/make", { ...table([{ kind: "me" }, BOT], live), start: true });
    await eventually(() => eventsOf(player).join() === "begins");
    await new Promise((done) => setTimeout(done, 300));
    expect(eventsOf(player)).toEqual(["begins"]);
  });

  test("is removed when its service says that it is gone", async () => {
    const player = await TestPlayer.signIn(server.url);
    await addWebhook(player, "discord", `gone-${player.id}`);
    await player.post("table/make", { ...table([{ kind: "me" }, BOT]), start: true });
    await expect.poll(async () => (await player.post("webhooks/read", {})).webhooks).toEqual([]);
  });

  test("does not follow redirects, does not wait for a slow service, and reads no answer", async () => {
    const player = await TestPlayer.signIn(server.url);
    const code = async (path: string) => {
      const id = await addWebhook(player, "json", `${path}-${player.id}`);
      return (await refusalOf(player.post("webhooks/test", { id }))).code;
    };
    expect(await code("moved")).toBe("webhook-failed");
    expect(receiver.messages.some(({ path }) => path === "/target")).toBe(false);
    const start = performance.now();
    expect(await code("slow")).toBe("webhook-unreachable");
    expect(performance.now() - start).toBeLessThan(5000);
    await player.post("webhooks/test", { id: await addWebhook(player, "json", `huge-${player.id}`) });
  });

  test("is one of five at most, and belongs to its player", async () => {
    const [ada, ben] = await Promise.all([TestPlayer.signIn(server.url), TestPlayer.signIn(server.url)]);
    const id = await addWebhook(ada);
    expect((await refusalOf(ben.post("webhooks/test", { id }))).code).toBe("no-such-webhook");
    expect((await refusalOf(ben.post("webhooks/remove", { id }))).code).toBe("no-such-webhook");
    for (let count = 1; count < 5; count++) await addWebhook(ada);
    expect((await refusalOf(addWebhook(ada))).code).toBe("too-many-webhooks");
  });
});

describe("without the permission of the operator", () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer();
  });
  afterAll(() => strict.stop());

  test.each([
    "http://192.0.2.1/hook",
    "https://127.0.0.1/hook",
    "https://2130706433/hook",
    "https://0x7f.1/hook",
    "https://localhost:8080/hook",
    "https://[::1]/hook",
    "https://[::ffff:127.0.0.1]/hook",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.7/hook",
    "https://user:password@8.8.8.8/hook",
  ])("the address %s is refused", async (url) => {
    const player = await TestPlayer.signIn(strict.url);
    const refusal = await refusalOf(player.post("webhooks/add", { kind: "json", url, language: "en" }));
    expect(refusal.code).toBe("webhook-address-refused");
  });
});
