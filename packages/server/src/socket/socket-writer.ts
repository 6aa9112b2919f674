import type { Socket } from "node:net";
import type { WebSocket } from "ws";

/** Sends messages to one client. */
export interface SocketWriter {
  /** Sends a JSON text. All messages of one tick, such as a step and the answer to its action, leave in one write. */
  send(text: string): void;
  /** How much the client has not read yet, about in bytes. */
  unread(): number;
  /** Closes the connection after the messages that were sent so far. */
  close(code: number): void;
}

/** Writers with messages of the current tick. */
let waiting: (() => void)[] = [];

function flushAll(): void {
  const flushes = waiting;
  waiting = [];
  for (const flush of flushes) flush();
}

/**
 * `raw` is the TCP connection below `socket`. Whole frames are written to it directly, which takes half the time of `socket.send`; so the
 * server must not agree to compress messages.
 */
export function openSocketWriter(socket: WebSocket, raw: Socket): SocketWriter {
  /** The frames of the current tick, a character for each byte. */
  let frames = "";
  const flush = (): void => {
    const sent = frames;
    if (sent === "") return;
    frames = "";
    // A string needs no buffer: the kernel gets it from the stack.
    if (socket.readyState === socket.OPEN && raw.writable) raw.write(sent, "latin1");
  };
  return {
    send(text) {
      if (frames === "" && waiting.push(flush) === 1) process.nextTick(flushAll);
      const bytes = utf8(text);
      frames += header(bytes.length) + bytes;
    },
    unread: () => raw.writableLength + frames.length,
    close(code) {
      flush();
      socket.close(code);
    },
  };
}

/** The text in UTF-8, a character for each byte. Most texts are ASCII and stay as they are. */
function utf8(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString("latin1");
}

/** The first byte of a frame that is a whole text message (RFC 6455, section 5.2). */
const WHOLE_TEXT = 0x81;
/** Up to this length, the second byte is the length. Two larger values announce a length of two and of eight bytes. */
const MAX_SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MAX_TWO_BYTES = 0xffff;

/** The header of the frame of a text message, a character for each byte. A server does not mask its frames. */
function header(length: number): string {
  if (length <= MAX_SHORT) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= MAX_TWO_BYTES) return String.fromCharCode(WHOLE_TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(10);
  bytes[0] = WHOLE_TEXT;
  bytes[1] = EIGHT_BYTES;
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes.toString("latin1");
}
