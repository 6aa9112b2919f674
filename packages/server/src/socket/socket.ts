import type { IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { closeCodes, Request } from "@rondel/protocol";
import * as v from "valibot";
import type { WebSocket } from "ws";
import type { Dispatcher } from "../door/dispatch.ts";
import { playerOf, secretOf } from "../door/entrance.ts";
import type { House } from "../house.ts";
import { refuse } from "../refuse.ts";
import type { Connection } from "./hub.ts";
import { openLine } from "./line.ts";
import { presenceChanged } from "./presence.ts";

interface SocketSettings {
  readonly house: House;
  readonly dispatcher: Dispatcher;
  readonly secure: boolean;
}

/** A reader that is behind by this much is cut off; it comes back with the last numbers it has. */
const MOST_UNREAD_BYTES = 1024 * 1024;
/** Messages that may wait for their turn; more is a flood. */
const MOST_WAITING = 100;
/** So many refusals for speed in a row are a flood too. */
const MOST_TOO_FAST = 50;
const HEARTBEAT_MILLISECONDS = 30_000;

export async function acceptSocket(
  { house, dispatcher, secure }: SocketSettings,
  socket: WebSocket,
  request: {
    readonly headers: IncomingHttpHeaders;
    readonly ip: string;
    readonly raw: { readonly socket: Socket };
  },
): Promise<void> {
  // What arrives while we look up who this is must not be lost.
  const early: string[] = [];
  const keep = (data: { toString(): string }) => early.length < MOST_WAITING && early.push(data.toString());
  socket.on("message", keep);
  socket.on("error", (error) => house.log.info({ error: error.message }, "a socket broke"));
  const known = await playerOf(house, secretOf(request.headers, secure)).catch(() => undefined);
  if (!known) return socket.close(closeCodes.notEntered);

  // Asked once: with proxies in between it is worked out anew whenever it is asked.
  const address = request.ip;
  const line = openLine(socket, request.raw.socket);
  const connection: Connection = {
    player: known.player.id,
    name: known.player.name,
    entrance: known.entrance,
    send(text) {
      if (socket.bufferedAmount > MOST_UNREAD_BYTES) {
        socket.close(closeCodes.tooSlow);
        socket.terminate();
      } else if (socket.readyState === socket.OPEN) {
        line.say(text);
      }
    },
    close: line.close,
  };
  house.hub.add(connection);
  const stopHeartbeat = heartbeat(socket);
  socket.on("close", () => {
    stopHeartbeat();
    house.hub.remove(connection);
    leaveRooms(house, connection);
  });

  let waiting = 0;
  let tooFast = 0;
  const hear = async (text: string): Promise<void> => {
    if (++waiting > MOST_WAITING) return line.close(closeCodes.flooding);
    try {
      const parsed = v.safeParse(Request, parse(text));
      if (!parsed.success) {
        return connection.send(JSON.stringify({ re: null, refused: refuse("malformed-message", "correct").refusal }));
      }
      const { id, do: name, with: input } = parsed.output;
      const caller = { player: { ...known.player, name: connection.name }, entrance: known.entrance, connection };
      const outcome = await dispatcher.dispatch(caller, address, "socket", name, input);
      connection.send(JSON.stringify({ re: id, ...outcome }));
      tooFast = "refused" in outcome && outcome.refused.code === "too-fast" ? tooFast + 1 : 0;
      if (tooFast > MOST_TOO_FAST) line.close(closeCodes.flooding);
    } catch (error) {
      house.log.error({ error }, "a message could not be answered");
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

function leaveRooms(house: House, connection: Connection): void {
  for (const room of house.rooms.followed()) {
    if (room.subscriptions.delete(connection)) presenceChanged(house, room);
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
