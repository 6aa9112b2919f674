import type { AnyEvent } from "@rondel/engine";
import { applyPatch, type Patch } from "@rondel/protocol";
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
export function recordMessages(page: Page): () => Promise<Received> {
  const frames: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/")) bodies.push(response.text());
  });
  return async () => ({
    positions: replayMessages(frames.map((text) => JSON.parse(text) as unknown)).positions,
    bodies: await Promise.all(bodies),
  });
}

interface Message {
  readonly push?: string;
  readonly step?: Step;
  readonly answer?: {
    readonly streams?: readonly ({ readonly position: ReceivedPosition } | { readonly steps: readonly Step[] })[];
  };
}

interface Step {
  readonly patch: Patch;
  readonly events: readonly AnyEvent[];
}

interface Replayed {
  readonly positions: readonly ReceivedPosition[];
  readonly events: readonly AnyEvent[];
}

/** The positions that a page put together from what came over its socket, and what was told of how they came about. */
export function replayMessages(messages: readonly unknown[]): Replayed {
  const positions: ReceivedPosition[] = [];
  const events: AnyEvent[] = [];
  let position: unknown;
  const arrive = (next: unknown) => {
    position = next;
    positions.push(structuredClone(next) as ReceivedPosition);
  };
  const stepOn = ({ patch, events: told }: Step) => {
    arrive(applyPatch(position, patch));
    events.push(...told);
  };
  for (const { push, step, answer } of messages as readonly Message[]) {
    if (push === "step" && step) stepOn(step);
    for (const stream of answer?.streams ?? []) {
      if ("steps" in stream) stream.steps.forEach(stepOn);
      else arrive(stream.position);
    }
  }
  return { positions, events };
}
