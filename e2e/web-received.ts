import { applyPatch, type Patch } from "@rondel/server/protocol";
import type { Page } from "playwright-core";

interface ReceivedPosition {
  readonly view: unknown;
  readonly outcome: unknown;
}

interface Received {
  /** Every position, put together again from what came over the socket. */
  readonly positions: readonly ReceivedPosition[];
  /** What the answers over HTTP said. */
  readonly bodies: readonly string[];
}

/** Writes down everything that a page receives from now on; the result is read at the end. */
export function listenTo(page: Page): () => Promise<Received> {
  const frames: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/")) bodies.push(response.text());
  });
  return async () => ({ positions: positionsIn(frames), bodies: await Promise.all(bodies) });
}

function positionsIn(frames: readonly string[]): ReceivedPosition[] {
  const positions: ReceivedPosition[] = [];
  let position: unknown;
  const arrive = (next: unknown) => {
    position = next;
    positions.push(structuredClone(next) as ReceivedPosition);
  };
  const step = ({ patch }: { readonly patch: Patch }) => arrive(applyPatch(position, patch));
  for (const text of frames) {
    const message = JSON.parse(text);
    if (message.push === "step") step(message.step);
    for (const stream of message.answer?.streams ?? []) {
      if ("position" in stream) arrive(stream.position);
      else stream.steps.forEach(step);
    }
  }
  return positions;
}
