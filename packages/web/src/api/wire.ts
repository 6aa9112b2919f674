import { signal } from "@preact/signals";
import { Answer, type CommandInput, type CommandName, closeCodes, Push } from "@rondel/protocol";
import * as v from "valibot";
import type { Connection } from "../session/session.ts";
import { NO_CONNECTION, type Reply, readAnswer, readRefusal } from "./http.ts";
import { enter, me } from "./me.ts";

/**
 * The one socket of the page. It opens with the first use, heals itself, and tells its listeners when it is new: whoever
 * follows a table then subscribes again from the last number.
 */
export interface Wire {
  readonly connection: { readonly value: Connection; peek(): Connection };
  ask<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<Reply<Name>>;
  /** `onOpen` is called for every new socket, and at once if one is open. */
  listen(listener: WireListener): () => void;
}

interface WireListener {
  onOpen(): void;
  onPush(push: Push): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** A server that says nothing for so long is gone, whatever the browser believes. */
const PATIENCE = 10_000;

const connection = signal<Connection>("reconnecting");
const listeners = new Set<WireListener>();
const waiting = new Map<number, (message: unknown) => void>();
let socket: WebSocket | undefined;
let counted = 0;
let pause = FIRST_PAUSE;
let retry: ReturnType<typeof setTimeout> | undefined;

export const wire: Wire = {
  connection,
  ask: async (name, input) => {
    const asked = socket;
    if (asked?.readyState !== WebSocket.OPEN) return NO_CONNECTION;
    const id = ++counted;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    waiting.set(id, resolve);
    asked.send(JSON.stringify({ id, do: name, with: input }));
    const patience = setTimeout(() => asked.close(), PATIENCE);
    const message = await promise;
    clearTimeout(patience);
    if (message === undefined) return NO_CONNECTION;
    const read = v.safeParse(Answer, message);
    if (!read.success) return { refused: { code: "newer-page", params: {} } };
    return "answer" in read.output
      ? readAnswer(name, read.output.answer)
      : { refused: readRefusal(read.output.refused) };
  },
  listen(listener) {
    listeners.add(listener);
    if (socket?.readyState === WebSocket.OPEN) listener.onOpen();
    else if (!socket) void connect();
    return () => listeners.delete(listener);
  },
};

addEventListener("offline", () => {
  connection.value = "offline";
  socket?.close();
});
addEventListener("online", () => retryIn(0));
addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && !socket && listeners.size > 0) retryIn(0);
});

async function connect(): Promise<void> {
  clearTimeout(retry);
  if (socket) return;
  const refused = await enter();
  if (refused || socket) {
    if (refused) lost();
    return;
  }
  const opening = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  socket = opening;
  opening.onopen = () => {
    pause = FIRST_PAUSE;
    connection.value = "connected";
    for (const listener of [...listeners]) listener.onOpen();
  };
  opening.onmessage = ({ data }) => receive(JSON.parse(String(data)));
  opening.onclose = ({ code }) => {
    if (socket !== opening) return;
    socket = undefined;
    if (code === closeCodes.notEntered) me.value = undefined;
    if (code === closeCodes.flooding) pause = LONGEST_PAUSE;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
    lost();
  };
}

function lost(): void {
  connection.value = navigator.onLine ? "reconnecting" : "offline";
  retryIn(pause);
  pause = Math.min(LONGEST_PAUSE, pause * 2);
}

function retryIn(milliseconds: number): void {
  clearTimeout(retry);
  // A little chance, so that not everybody comes back at the same moment after a restart.
  retry = setTimeout(() => void connect(), milliseconds * (0.75 + Math.random() / 2));
}

function receive(message: unknown): void {
  if (typeof message !== "object" || message === null) return;
  if ("re" in message) {
    const answer = waiting.get(Number(message.re));
    waiting.delete(Number(message.re));
    answer?.(message);
    return;
  }
  const read = v.safeParse(Push, message);
  if (!read.success) return;
  for (const listener of [...listeners]) listener.onPush(read.output);
}
