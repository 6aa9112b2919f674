import type { Socket } from "node:net";
import type { WebSocket } from "ws";

/** Sends messages to one client. */
export interface SocketWriter {
  /** Sends a JSON text. All messages of one tick, such as a step and the answer to its action, leave in one write. */
  send(text: string): void;
  /** Closes the connection after the messages that were sent so far. */
  close(code: number): void;
}

/** Sockets with messages of the current tick. */
let corked: Socket[] = [];

function uncorkAll(): void {
  const sockets = corked;
  corked = [];
  for (const socket of sockets) socket.uncork();
}

/** `raw` is the TCP connection below `socket`. */
export function openSocketWriter(socket: WebSocket, raw: Socket): SocketWriter {
  return {
    send(text) {
      if (raw.writableCorked === 0) {
        raw.cork();
        if (corked.length === 0) process.nextTick(uncorkAll);
        corked.push(raw);
      }
      socket.send(text);
    },
    close: (code) => socket.close(code),
  };
}
