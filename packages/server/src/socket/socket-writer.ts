import type { Socket } from "node:net";
import type { WebSocket } from "ws";

/** The way out to one client. */
export interface SocketWriter {
  /** Says a text that is already JSON, together with everything else that is said in this moment. */
  send(text: string): void;
  /** Says the last things and closes. */
  close(code: number): void;
}

const MAX_HELD = 64 * 1024;

/** Lines on which something was said in this moment. */
let speaking: (() => void)[] = [];

function letGo(): void {
  const lines = speaking;
  speaking = [];
  for (const speak of lines) speak();
}

/**
 * What is said to one client in one moment leaves in one piece: a step and the answer to the action behind it. The frames are
 * put together here and not by the library, which hands every header and every text to the system by itself: that was a
 * fifth of the time that an action took.
 */
export function openSocketWriter(socket: WebSocket, raw: Socket): SocketWriter {
  let said = "";
  const speak = (): void => {
    const frames = said;
    said = "";
    if (frames !== "" && socket.readyState === socket.OPEN) raw.write(frames, "latin1");
  };
  return {
    send(text) {
      if (said === "") {
        if (speaking.length === 0) process.nextTick(letGo);
        speaking.push(speak);
      }
      said += textFrame(text);
      // Much leaves at once, so that whoever counts what is unread counts it too.
      if (said.length > MAX_HELD) speak();
    },
    close(code) {
      speak();
      socket.close(code);
    },
  };
}

const TEXT_IN_ONE_FRAME = "\x81";

/** A frame of RFC 6455, 5.2, whole and unmasked, as servers send it. Every character stands for one byte. */
function textFrame(text: string): string {
  const length = Buffer.byteLength(text);
  // In most texts, every character is one byte already.
  const bytes = length === text.length ? text : Buffer.from(text).toString("latin1");
  if (length < 126) return TEXT_IN_ONE_FRAME + String.fromCharCode(length) + bytes;
  const isShort = length < 1 << 16;
  const header = Buffer.alloc(isShort ? 3 : 9);
  header[0] = isShort ? 126 : 127;
  header.writeUIntBE(length, isShort ? 1 : 3, isShort ? 2 : 6);
  return TEXT_IN_ONE_FRAME + header.toString("latin1") + bytes;
}
