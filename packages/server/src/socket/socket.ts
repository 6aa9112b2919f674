import type { IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { closeCodes, Request } from "@rondel/protocol";
import * as v from "valibot";
import type { WebSocket } from "ws";
import type { Dispatcher } from "../gateway/dispatch.ts";
import { authenticate, secretOf } from "../gateway/sign-in.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import type { Connection } from "./hub.ts";
import { presenceChanged } from "./presence.ts";
import { openSocketWriter } from "./socket-writer.ts";

interface SocketSettings {
  readonly services: Services;
  readonly dispatcher: Dispatcher;
  readonly secure: boolean;
}

/** A reader that is behind by this much is cut off; it comes back with the last numbers it has. */
const MAX_UNREAD_BYTES = 1024 * 1024;
/** Messages that may wait for their turn; more is a flood. */
const MAX_WAITING = 100;
/** So many refusals for speed in a row are a flood too. */
const MAX_TOO_FAST = 50;
const HEARTBEAT_MILLISECONDS = 30_000;

export async function acceptSocket(
  { services, dispatcher, secure }: SocketSettings,
  socket: WebSocket,
  request: {
    readonly headers: IncomingHttpHeaders;
    readonly ip: string;
    readonly raw: { readonly socket: Socket };
  },
): Promise<void> {
  // What arrives while we look up who this is must not be lost.
  const early: string[] = [];
  const keep = (data: { toString(): string }) => early.length < MAX_WAITING && early.push(data.toString());
  socket.on("message", keep);
  socket.on("error", (error) => services.log.info({ error: error.message }, "a socket broke"));
  const known = await authenticate(services, secretOf(request.headers, secure)).catch(() => undefined);
  if (!known) return socket.close(closeCodes.notEntered);

  // Asked once: with proxies in between it is worked out anew whenever it is asked.
  const address = request.ip;
  const writer = openSocketWriter(socket, request.raw.socket);
  const connection: Connection = {
    player: known.player.id,
    name: known.player.name,
    tokenHash: known.tokenHash,
    send(text) {
      if (socket.bufferedAmount > MAX_UNREAD_BYTES) {
        socket.close(closeCodes.tooSlow);
        socket.terminate();
      } else if (socket.readyState === socket.OPEN) {
        writer.send(text);
      }
    },
    close: writer.close,
  };
  services.hub.add(connection);
  const stopHeartbeat = heartbeat(socket);
  socket.on("close", () => {
    stopHeartbeat();
    services.hub.remove(connection);
    unsubscribeAll(services, connection);
  });

  let waiting = 0;
  let tooFast = 0;
  const hear = async (text: string): Promise<void> => {
    if (++waiting > MAX_WAITING) return writer.close(closeCodes.flooding);
    try {
      const parsed = v.safeParse(Request, parse(text));
      if (!parsed.success) {
        return connection.send(JSON.stringify({ re: null, refused: refuse("malformed-message", "correct").refusal }));
      }
      const { id, do: name, with: input } = parsed.output;
      const caller = { player: { ...known.player, name: connection.name }, tokenHash: known.tokenHash, connection };
      const outcome = await dispatcher.dispatch(caller, address, "socket", name, input);
      connection.send(JSON.stringify({ re: id, ...outcome }));
      tooFast = "refused" in outcome && outcome.refused.code === "too-fast" ? tooFast + 1 : 0;
      if (tooFast > MAX_TOO_FAST) writer.close(closeCodes.flooding);
    } catch (error) {
      services.log.error({ error }, "a message could not be answered");
    } finally {
      waiting--;
    }
  };
  socket.off("message", keep);
  socket.on("message", (data) => void hear(data.toString()));
  for (const text of early) void hear(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Answered as malformed, like everything else that is no request.
    return undefined;
  }
}

function unsubscribeAll(services: Services, connection: Connection): void {
  for (const table of services.tables.followed()) {
    if (table.subscriptions.delete(connection)) presenceChanged(services, table);
  }
}

/** Asks now and then whether the other end is still there, and cuts the line if it is not. */
function heartbeat(socket: WebSocket): () => void {
  let alive = true;
  socket.on("pong", () => {
    alive = true;
  });
  const timer = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, HEARTBEAT_MILLISECONDS);
  return () => clearInterval(timer);
}
