import { signal } from "@preact/signals";
import { Answer, type CommandInput, type CommandName, closeCodes, Push } from "@rondel/protocol";
import * as v from "valibot";
import { runCommand } from "../session/run-command.ts";
import type { Connection } from "../session/session.ts";
import { hasServer, NO_CONNECTION, parseAnswer, parseRefusal, type Reply } from "./http.ts";
import { me, signIn } from "./me.ts";
import { pageAddress } from "./page-address.ts";

/**
 * The only WebSocket of the page. It opens at the first use and reconnects by itself. `onOpen` is called for each new socket,
 * so that a listener can subscribe again.
 */
export interface ServerSocket {
  readonly connection: { readonly value: Connection; peek(): Connection };
  request<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<Reply<Name>>;
  /** Returns a function that removes the listener. Calls `onOpen` at once if the socket is open. */
  listen(listener: SocketListener): () => void;
}

interface SocketListener {
  onOpen(): void;
  onPush(push: Push): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** Codes after which an early reconnection would be closed again. */
const LONG_PAUSES: readonly number[] = [closeCodes.flooding, closeCodes.malformed, closeCodes.tooManySockets];
/** The browser may not notice a lost connection. After this time without an answer the page closes the socket itself. */
const ANSWER_TIMEOUT = 10_000;

const connection = signal<Connection>("reconnecting");
const listeners = new Set<SocketListener>();
/** The requests without an answer, by id. An undefined answer means that the socket was closed. */
const pending = new Map<number, (message: unknown) => void>();
let webSocket: WebSocket | undefined;
let lastId = 0;
let pause = FIRST_PAUSE;
let retry: ReturnType<typeof setTimeout> | undefined;

export const socket: ServerSocket = {
  connection,
  async request(name, input) {
    const open = webSocket;
    if (open?.readyState !== WebSocket.OPEN) return NO_CONNECTION;
    const id = ++lastId;
    const answer = new Promise<unknown>((resolve) => pending.set(id, resolve));
    const timeout = setTimeout(() => open.close(), ANSWER_TIMEOUT);
    try {
      open.send(JSON.stringify({ id, do: name, with: input }));
      return parseReply(name, await answer);
    } finally {
      clearTimeout(timeout);
      pending.delete(id);
    }
  },
  listen(listener) {
    listeners.add(listener);
    if (webSocket?.readyState === WebSocket.OPEN) listener.onOpen();
    else if (!webSocket) void connect();
    return () => listeners.delete(listener);
  },
};

addEventListener("offline", () => {
  connection.value = "offline";
  webSocket?.close();
});
addEventListener("online", () => retryIn(0));
addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && !webSocket && listeners.size > 0) retryIn(0);
});

/** The player of the open socket. After a sign-in as somebody else the page needs a socket of that player. */
let socketPlayer: string | undefined;
me.subscribe((current) => {
  if (!current || !webSocket || socketPlayer === undefined || socketPlayer === current.player) return;
  pause = 0;
  webSocket.close();
});

async function connect(): Promise<void> {
  clearTimeout(retry);
  if (webSocket) return;
  const refused = await runCommand(signIn);
  if (refused) {
    if (hasServer.peek()) scheduleRetry();
    return;
  }
  if (webSocket) return;
  const opening = new WebSocket(pageAddress("socket").replace(/^http/, "ws"));
  webSocket = opening;
  socketPlayer = me.peek()?.player;
  opening.onopen = () => {
    pause = FIRST_PAUSE;
    connection.value = "connected";
    for (const listener of [...listeners]) listener.onOpen();
  };
  opening.onmessage = ({ data }) => receive(JSON.parse(String(data)));
  opening.onclose = ({ code }) => {
    if (webSocket !== opening) return;
    webSocket = undefined;
    if (code === closeCodes.notSignedIn) me.value = undefined;
    if (LONG_PAUSES.includes(code)) pause = LONGEST_PAUSE;
    for (const answer of pending.values()) answer(undefined);
    pending.clear();
    scheduleRetry();
  };
}

function scheduleRetry(): void {
  connection.value = navigator.onLine ? "reconnecting" : "offline";
  retryIn(pause);
  pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, pause * 2));
}

function retryIn(milliseconds: number): void {
  clearTimeout(retry);
  // The random part keeps all clients from reconnecting at the same moment after a restart of the server.
  retry = setTimeout(() => void connect(), milliseconds * (0.75 + Math.random() / 2));
}

function receive(message: unknown): void {
  if (typeof message !== "object" || message === null) return;
  if ("re" in message) {
    pending.get(Number(message.re))?.(message);
    return;
  }
  const parsed = v.safeParse(Push, message);
  if (!parsed.success) return;
  for (const listener of [...listeners]) listener.onPush(parsed.output);
}

function parseReply<Name extends CommandName>(name: Name, message: unknown): Reply<Name> {
  if (message === undefined) return NO_CONNECTION;
  const parsed = v.safeParse(Answer, message);
  if (!parsed.success) return { refused: parseRefusal(undefined) };
  return "answer" in parsed.output
    ? parseAnswer(name, parsed.output.answer)
    : { refused: parseRefusal(parsed.output.refused) };
}
