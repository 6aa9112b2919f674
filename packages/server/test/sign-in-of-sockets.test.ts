import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { closeCodes } from "@rondel/protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { openDispatcher } from "../src/gateway/dispatch.ts";
import { defaultLimits } from "../src/gateway/limits.ts";
import { makeGuest } from "../src/identity/guests.ts";
import type { Services } from "../src/services.ts";
import { acceptSocket } from "../src/socket/socket.ts";
import { StoreUnavailable } from "../src/store/database.ts";
import { closeTestServices, openTestServices } from "./services.ts";
import { temporaryFolder } from "./table.ts";

let services: Services;
let sockets: WebSocketServer;
let token: string;
let player: string;
/** Runs before a socket is signed in, like a slow or failing database. */
let beforeSignIn: () => Promise<void>;
/** Resolves when the next socket is accepted or closed. */
let accepted: Promise<void>;

beforeAll(async () => {
  const opened = await openTestServices(temporaryFolder());
  const { players } = opened.store;
  const byToken: typeof players.byToken = async (...wanted) => {
    await beforeSignIn();
    return players.byToken(...wanted);
  };
  services = { ...opened, store: { ...opened.store, players: { ...players, byToken } } };
  const guest = await makeGuest(services);
  token = guest.token;
  player = guest.player.id;
  const dispatcher = openDispatcher(services, defaultLimits);
  sockets = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  sockets.on("connection", (socket, raw) => {
    accepted = acceptSocket({ services, dispatcher, secure: false }, socket, {
      headers: raw.headers,
      ip: "192.0.2.1",
      raw,
    });
  });
  await once(sockets, "listening");
}, 60_000);
beforeEach(() => {
  beforeSignIn = async () => undefined;
});
afterAll(async () => {
  sockets.close();
  await closeTestServices(services);
}, 60_000);

const connect = (): WebSocket => {
  const { port } = sockets.address() as AddressInfo;
  return new WebSocket(`ws://127.0.0.1:${port}`, { headers: { authorization: `Bearer ${token}` } });
};

describe("the sign-in of a socket", () => {
  test("leaves no connection of a client that closes meanwhile", async () => {
    let proceed = () => {};
    beforeSignIn = () =>
      new Promise((done) => {
        proceed = done;
      });
    const socket = connect();
    await once(socket, "open");
    socket.terminate();
    await expect.poll(() => sockets.clients.size).toBe(0);
    proceed();
    await accepted;
    expect(services.hub.connectionsOf(player)).toEqual([]);
    expect(services.hub.count()).toBe(0);
  });

  test("asks the client to connect again if the store is unavailable, and does not sign it out", async () => {
    beforeSignIn = () => Promise.reject(new StoreUnavailable("the database cannot be reached"));
    const [code] = await once(connect(), "close");
    expect(code).toBe(closeCodes.stopping);
  });

  test("counts the open sockets when it ends, however many begin at the same time", async () => {
    const opened = Array.from({ length: services.caps.socketsPerPlayer + 5 }, connect);
    const codes = opened.flatMap((socket) => {
      const seen: number[] = [];
      socket.on("close", (code) => seen.push(code));
      return [seen];
    });
    await Promise.all(opened.map((socket) => once(socket, "open")));
    await expect.poll(() => codes.flat()).toEqual(Array(5).fill(closeCodes.tooManySockets));
    expect(services.hub.connectionsOf(player)).toHaveLength(services.caps.socketsPerPlayer);
    for (const socket of opened) socket.terminate();
    await expect.poll(() => services.hub.count()).toBe(0);
  });
});
