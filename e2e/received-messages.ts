import type { AnyEvent } from "@rondel/engine";
import { applyPatch, type Patch } from "@rondel/protocol";
import type { Page } from "playwright-core";

interface ReceivedPosition {
  readonly view: unknown;
  readonly outcome: unknown;
}

interface Received {
  /** Every position, rebuilt from the messages of the socket. */
  readonly positions: readonly ReceivedPosition[];
  /** Bodies of the HTTP responses. */
  readonly bodies: readonly string[];
}

/** Records everything that a page receives from now on. The returned function gives the result. */
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

/** Rebuilds the positions that a page showed, with the events between them, from the messages of its socket. */
export function replayMessages(messages: readonly unknown[]): Replayed {
  const positions: ReceivedPosition[] = [];
  const events: AnyEvent[] = [];
  let position: unknown;
  const setPosition = (next: unknown) => {
    position = next;
    positions.push(structuredClone(next) as ReceivedPosition);
  };
  const applyStep = ({ patch, events: added }: Step) => {
    setPosition(applyPatch(position, patch));
    events.push(...added);
  };
  for (const { push, step, answer } of messages as readonly Message[]) {
    if (push === "step" && step) applyStep(step);
    for (const stream of answer?.streams ?? []) {
      if ("steps" in stream) stream.steps.forEach(applyStep);
      else setPosition(stream.position);
    }
  }
  return { positions, events };
}
