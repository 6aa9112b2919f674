import type { IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { closeCodes, Request } from "@rondel/protocol";
import * as v from "valibot";
import type { WebSocket } from "ws";
import { addressKey } from "../gateway/address.ts";
import type { Caller } from "../gateway/caller.ts";
import type { Dispatcher } from "../gateway/dispatch.ts";
import { authenticate, tokenOf } from "../gateway/sign-in.ts";
import { hiddenFrom } from "../people/relations.ts";
import { unfollowAll } from "../play/following.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { Connection } from "./hub.ts";
import { openSocketWriter } from "./socket-writer.ts";

interface SocketSettings {
  readonly services: Services;
  readonly dispatcher: Dispatcher;
  readonly secure: boolean;
}

interface SocketRequest {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
  readonly raw: { readonly socket: Socket };
}

/** A client with more unread bytes is disconnected. It reconnects with the last numbers it has. */
const MAX_UNREAD_BYTES = 1024 * 1024;
/** More waiting messages are a flood. */
const MAX_WAITING = 100;
/** More consecutive refusals because of speed are a flood too. */
const MAX_TOO_FAST = 50;
const HEARTBEAT_MILLISECONDS = 30_000;
/** How long a client that is cut off has to receive the reason. */
const CUT_OFF_MILLISECONDS = 1000;

export async function acceptSocket(settings: SocketSettings, socket: WebSocket, request: SocketRequest): Promise<void> {
  const { services, secure } = settings;
  // Messages that arrive during the sign-in must not be lost.
  const early: string[] = [];
  const saveEarly = (data: { toString(): string }) => early.length < MAX_WAITING && early.push(data.toString());
  socket.on("message", saveEarly);
  socket.on("error", (error) => services.log.info({ error: error.message }, "a socket failed"));
  let signedIn: NewConnection | undefined;
  try {
    signedIn = await signIn(services, request, secure);
  } catch (error) {
    // Without the store nobody knows who it is. A client that is closed as not signed in would forget its player.
    services.log.warn({ error }, "failed to sign in a socket");
    return socket.close(closeCodes.stopping);
  }
  if (!signedIn) return socket.close(closeCodes.notSignedIn);
  // The client has gone during the sign-in. No other event would remove its connection.
  if (socket.readyState !== socket.OPEN) return;
  if (hasTooManySockets(services, signedIn)) return socket.close(closeCodes.tooManySockets);
  const connection = openConnection(socket, request.raw.socket, signedIn);
  services.hub.add(connection);
  const stopHeartbeat = startHeartbeat(socket);
  socket.on("close", () => {
    stopHeartbeat();
    services.hub.remove(connection);
    services.processes.relay.forget(connection);
    unfollowAll(services, connection);
  });

  const handle = messageHandler(settings, connection, signedIn);
  socket.off("message", saveEarly);
  socket.on("message", (data) => void handle(data.toString()));
  for (const text of early) void handle(text);
}

type SignedIn = Pick<Caller, "player" | "tokenHash">;

interface NewConnection extends SignedIn {
  readonly address: string;
  readonly hidden: ReadonlySet<string>;
}

async function signIn(
  services: Services,
  { headers, ip }: SocketRequest,
  secure: boolean,
): Promise<NewConnection | undefined> {
  // Behind proxies, `ip` is computed on every access; once is enough.
  const address = addressKey(ip);
  const signedIn = await authenticate(services, tokenOf(headers, secure));
  return signedIn && { ...signedIn, address, hidden: await hiddenFrom(services, signedIn.player.id) };
}

function hasTooManySockets({ hub, caps }: Services, { player, address }: NewConnection): boolean {
  return (
    hub.connectionsOf(player.id).length >= caps.socketsPerPlayer ||
    hub.connectionsAt(address).length >= caps.socketsPerAddress
  );
}

function openConnection(
  socket: WebSocket,
  raw: Socket,
  { player, tokenHash, address, hidden }: NewConnection,
): Connection {
  const writer = openSocketWriter(socket, raw);
  return {
    isRelayed: false,
    player: player.id,
    name: player.name,
    tokenHash,
    address,
    followed: new Set(),
    hidden,
    send(text) {
      if (writer.unread() > MAX_UNREAD_BYTES) {
        socket.close(closeCodes.tooSlow);
        socket.terminate();
      } else if (socket.readyState === socket.OPEN) {
        writer.send(text);
      }
    },
    close: writer.close,
    cutOff(code) {
      socket.removeAllListeners("message");
      writer.close(code);
      socket.pause();
      setTimeout(() => socket.terminate(), CUT_OFF_MILLISECONDS).unref();
    },
  };
}

/** Returns the function that answers the messages of one client, and disconnects a client that floods the server. */
function messageHandler(
  { services, dispatcher }: SocketSettings,
  connection: Connection,
  { player, tokenHash }: SignedIn,
): (text: string) => Promise<void> {
  let waiting = 0;
  let tooFast = 0;
  const { address } = connection;
  const malformed = (): void => {
    if (dispatcher.malformed.take(address) > 0) connection.cutOff(closeCodes.malformed);
  };
  return async (text) => {
    if (++waiting > MAX_WAITING) return connection.cutOff(closeCodes.flooding);
    try {
      const parsed = v.safeParse(Request, parseJson(text));
      if (!parsed.success) {
        connection.send(JSON.stringify({ re: null, refused: refuse("malformed-message", "correct").refusal }));
        return malformed();
      }
      const { id, do: name, with: input } = parsed.output;
      const caller = { player: { ...player, name: connection.name }, tokenHash, connection, requestId: id };
      const outcome = await dispatcher.dispatch(caller, address, "socket", name, input);
      if (!("isSent" in outcome && outcome.isSent)) connection.send(JSON.stringify({ re: id, ...outcome }));
      const refused = "refused" in outcome ? outcome.refused.code : undefined;
      if (refused === "unknown-command") malformed();
      tooFast = refused === "too-fast" ? tooFast + 1 : 0;
      if (tooFast > MAX_TOO_FAST) connection.cutOff(closeCodes.flooding);
    } catch (error) {
      services.log.error({ error }, "failed to answer a message");
    } finally {
      waiting--;
    }
  };
}

/** Undefined for invalid JSON, which is then refused like any other malformed message. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Pings the client regularly, and terminates the connection if it does not answer. */
function startHeartbeat(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on("pong", () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, HEARTBEAT_MILLISECONDS);
  return () => clearInterval(timer);
}
