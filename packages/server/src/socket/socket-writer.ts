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
  let texts: string[] = [];
  let length = 0;
  const flush = (): void => {
    const sent = texts;
    if (sent.length === 0) return;
    texts = [];
    length = 0;
    if (socket.readyState === socket.OPEN && raw.writable) raw.write(textFrames(sent));
  };
  return {
    send(text) {
      length += text.length;
      if (texts.push(text) > 1) return;
      if (waiting.push(flush) === 1) process.nextTick(flushAll);
    },
    unread: () => raw.writableLength + length,
    close(code) {
      flush();
      socket.close(code);
    },
  };
}

/** The first byte of a frame that is a whole text message (RFC 6455, section 5.2). */
const WHOLE_TEXT = 0x81;
/** Up to this length, the second byte is the length. Two larger values announce a length of two and of eight bytes. */
const MAX_SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MAX_TWO_BYTES = 0xffff;

/** The frames of text messages, one after another. A server does not mask them. */
function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerBytes(length) + length, 0));
  let at = 0;
  for (const [index, length] of lengths.entries()) {
    at = writeHeader(frames, at, length);
    frames.write(texts[index] ?? "", at);
    at += length;
  }
  return frames;
}

function headerBytes(length: number): number {
  if (length <= MAX_SHORT) return 2;
  return length <= MAX_TWO_BYTES ? 4 : 10;
}

/** Returns where the text begins. */
function writeHeader(frames: Buffer, at: number, length: number): number {
  frames[at] = WHOLE_TEXT;
  if (length <= MAX_SHORT) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length <= MAX_TWO_BYTES) {
    frames[at + 1] = TWO_BYTES;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = EIGHT_BYTES;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
