import type { Socket } from "node:net";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { frameKinds, frameReader, writeFrame } from "./frames.ts";

/** The bytes of some frames, as they would leave a socket. */
function bytesOf(frames: readonly (readonly [kind: 3 | 6 | 7, number: number, text: string])[]): Buffer {
  const stream = new PassThrough();
  for (const [kind, number, text] of frames) writeFrame(stream as PassThrough & Socket, kind, number, text);
  stream.uncork();
  return stream.read() as Buffer;
}

const frames = [
  [frameKinds.call, 1, '{"name":"Zoë","text":"Été à Zürich"}'],
  [frameKinds.gone, 4_000_000_000, ""],
  [frameKinds.push, 7, "x".repeat(3000)],
] as const;

test.each([1, 7, 1000, 1_000_000])("frames arrive whole in portions of %i bytes", (size) => {
  const bytes = bytesOf(frames);
  const received: unknown[] = [];
  const read = frameReader((...frame) => received.push(frame));
  for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
  expect(received).toEqual(frames);
});

test("a frame that claims to be very long is an error", () => {
  const read = frameReader(() => undefined);
  expect(() => read(Buffer.from([3, 0, 0, 0, 1, 255, 255, 255, 255]))).toThrow(RangeError);
});
