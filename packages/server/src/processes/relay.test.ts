import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Connection } from "../socket/hub.ts";
import { frameKinds, frameReader, writeFrame } from "./frames.ts";
import { openRelay, type Relay } from "./relay.ts";

let other: Server;
/** The links to the other process. They open when it answers with a welcome. */
let links: Socket[];
let received: number[];
let relay: Relay;
const open = new Set<Connection>();

beforeEach(async () => {
  links = [];
  received = [];
  other = createServer((socket) => {
    links.push(socket);
    const read = frameReader((kind) => received.push(kind));
    socket.on("data", read);
  });
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  relay = openRelay({
    processFor: () => ({ id: "other", address, rules: null }),
    isAlive: () => true,
    avoid: () => undefined,
    key: "key",
    log: pino({ level: "silent" }),
    isOpen: (connection) => open.has(connection),
    onLost: () => undefined,
  });
});
afterEach(() => {
  relay.close();
  for (const link of links) link.destroy();
  other.close();
});

function connect(): Connection {
  const connection: Connection = {
    isRelayed: false,
    player: "p1",
    name: "Ada",
    tokenHash: "",
    address: "192.0.2.1",
    followed: new Set(),
    hidden: new Set(),
    send: () => undefined,
    close: () => undefined,
    cutOff: () => undefined,
  };
  open.add(connection);
  return connection;
}

function subscribe(connection: Connection) {
  const player = { id: "p1", name: "Ada", nameIsGiven: false };
  const caller = { player, tokenHash: "", connection, requestId: 1 };
  return relay.call(caller, connection.address, "socket", "play/subscribe", { table: "t1" });
}

test("a client that leaves while a link opens is not announced to the other process", async () => {
  const gone = connect();
  const call = subscribe(gone);
  await expect.poll(() => received).toEqual([frameKinds.hello]);
  open.delete(gone);
  relay.forget(gone);
  for (const link of links) writeFrame(link, frameKinds.welcome, 0);
  expect(await call).toBeUndefined();

  // The next one is, over the same link.
  const stays = connect();
  subscribe(stays)?.catch(() => undefined);
  await expect.poll(() => received).toEqual([frameKinds.hello, frameKinds.call]);
});
