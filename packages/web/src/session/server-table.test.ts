import type { Me, TableView } from "@rondel/protocol";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { TABLE_VIEW } from "../../test/table-view.ts";

const TIMEOUT = 10_000;
const me: Me = {
  player: "paaaaaaaaaaaaaaaaaaaa",
  name: "Anna",
  nameIsGiven: true,
  passkeys: 0,
  personalLinkSince: null,
};
const sockets: FakeSocket[] = [];

/** A socket to a server that answers subscriptions only. Its close event never comes, as without a network. */
class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  send(text: string): void {
    const { id, do: command } = JSON.parse(text);
    if (command !== "play/subscribe") return;
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ re: id, answer: subscribed(TABLE_VIEW) }) }));
  }
  close(): void {
    this.readyState = 2;
  }
}

const subscribed = (table: TableView) => ({
  ...{ now: 0, table, header: null, streams: [], clock: null },
  ...{ presence: { here: [], watching: 0 }, orders: [], talk: [] },
});

vi.useFakeTimers();
vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("navigator", { onLine: true });
vi.stubGlobal("document", { baseURI: "https://rondel.example/", visibilityState: "visible" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("localStorage", { length: 0, getItem: () => null, setItem: () => undefined });
vi.stubGlobal("fetch", async () => Response.json(me));
// Test files share loaded modules: this file needs those of its own globals.
vi.resetModules();
const { socket } = await import("../api/socket.ts");
const { followTable } = await import("./server-table.ts");
const server = followTable(TABLE_VIEW.id, undefined);
afterAll(() => {
  server.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const play = () => socket.request("play/undo", { table: TABLE_VIEW.id, seat: 0, number: 1, to: 0 });

beforeEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  sockets.at(-1)?.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.connection.value).toBe("connected");
});

it("reconnects as soon as an answer is missing, before the browser has closed the socket", async () => {
  const reply = play();
  await vi.advanceTimersByTimeAsync(TIMEOUT);
  expect(await reply).toEqual({ refused: { code: "offline", params: {} } });
  expect(socket.connection.value).toBe("reconnecting");
});

it("reconnects when a socket that the server has begun to close is used", async () => {
  sockets.at(-1)?.close();
  expect(await play()).toMatchObject({ refused: { code: "offline" } });
  expect(socket.connection.value).toBe("reconnecting");
});

it("sends again only on the next connection", async () => {
  let sent = 0;
  const send = () => {
    sent += 1;
    if (sent > 3) throw new Error("sent again without a connection");
    return sent < 3 ? play() : Promise.resolve({ answer: {} });
  };
  const message = server.sendUntilAnswered(send);
  await vi.advanceTimersByTimeAsync(TIMEOUT);
  expect(sent).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toBe(1);
  sockets.at(-1)?.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toBe(2);
  await vi.advanceTimersByTimeAsync(TIMEOUT + 1000);
  sockets.at(-1)?.open();
  expect(await message).toEqual({ refused: undefined, wasRepeated: true });
});
