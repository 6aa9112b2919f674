import type { Socket } from "node:net";

/** What a frame between two processes contains. The values are sent, so they never change. */
export const frameKinds = {
  /** The secret of the database, once, from the process that connects. */
  hello: 1,
  /** The secret was right. */
  welcome: 2,
  /** A command: its number and its JSON. */
  call: 3,
  /** The JSON of an answer to a command. */
  answer: 4,
  /** The JSON of a refusal of a command. */
  refusal: 5,
  /** A message for a client: the number of its socket and the JSON. */
  push: 6,
  /** A client's socket is gone. */
  gone: 7,
  /** A client's socket has to be closed with the code in the text. */
  close: 8,
} as const;

export type FrameKind = (typeof frameKinds)[keyof typeof frameKinds];

/** A frame: a kind (1 byte), a number (4 bytes), the length of the text (4 bytes), the text. */
const HEADER_BYTES = 9;
/** Longer frames are an error. The longest are positions of long matches. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024;

export function writeFrame(socket: Socket, kind: FrameKind, number: number, text = ""): void {
  const length = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(HEADER_BYTES + length);
  frame.writeUInt8(kind, 0);
  frame.writeUInt32BE(number, 1);
  frame.writeUInt32BE(length, 5);
  frame.write(text, HEADER_BYTES);
  // All frames of one tick leave in one write.
  if (socket.writableCorked === 0) {
    socket.cork();
    process.nextTick(() => socket.uncork());
  }
  socket.write(frame);
}

type OnFrame = (kind: number, number: number, text: string) => void;

/** Returns a function that takes the bytes of a socket in any portions and reports whole frames. */
export function frameReader(onFrame: OnFrame): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    while (bytes.length - at >= HEADER_BYTES) {
      const length = bytes.readUInt32BE(at + 5);
      if (length > MAX_TEXT_BYTES) throw new RangeError(`a frame of ${length} bytes is too long`);
      const end = at + HEADER_BYTES + length;
      if (bytes.length < end) break;
      onFrame(bytes.readUInt8(at), bytes.readUInt32BE(at + 1), bytes.toString("utf8", at + HEADER_BYTES, end));
      at = end;
    }
    rest = bytes.subarray(at);
  };
}
