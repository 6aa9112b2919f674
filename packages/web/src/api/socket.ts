import { type ReadonlySignal, signal } from "@preact/signals";
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
  /** "connecting" until the first attempt has shown whether there is a connection. */
  readonly connection: ReadonlySignal<Connection | "connecting">;
  request<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<Reply<Name>>;
  /** Connects to the process that serves a table. Until the new socket is open, and if it never opens, the old one stays in use. */
  moveTo(path: string): void;
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
/** The browser may not notice a lost connection. After this time without an answer the page gives the socket up. */
const ANSWER_TIMEOUT = 10_000;

const connection = signal<Connection | "connecting">("connecting");
const listeners = new Set<SocketListener>();
/** A page that follows tables of two processes stays with one of them for at least this time. */
const MOVE_APART = 10_000;

/** A request without an answer. An undefined answer means that its socket was closed. */
interface PendingRequest {
  readonly sentOn: WebSocket;
  readonly answer: Promise<unknown>;
  resolve(message: unknown): void;
}

const pending = new Map<number, PendingRequest>();
let lastMove = Number.NEGATIVE_INFINITY;
let webSocket: WebSocket | undefined;
let lastId = 0;
let pause = FIRST_PAUSE;
let retry: ReturnType<typeof setTimeout> | undefined;

export const socket: ServerSocket = {
  connection,
  async request(name, input) {
    const open = webSocket;
    if (open?.readyState !== WebSocket.OPEN) {
      if (open && connection.peek() === "connected") giveUp(open);
      return NO_CONNECTION;
    }
    const id = ++lastId;
    const answer = addPending(id, open);
    const timeout = setTimeout(() => giveUp(open), ANSWER_TIMEOUT);
    try {
      open.send(JSON.stringify({ id, do: name, with: input }));
      return parseReply(name, await answer);
    } finally {
      clearTimeout(timeout);
      pending.delete(id);
    }
  },
  moveTo(path) {
    if (performance.now() < lastMove + MOVE_APART) return;
    lastMove = performance.now();
    const opening = new WebSocket(socketAddress(path));
    const player = socketPlayer;
    opening.onopen = () => {
      if (socketPlayer !== player) return opening.close();
      const old = webSocket;
      use(opening);
      if (old) void retire(old);
    };
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
  if (webSocket) giveUp(webSocket);
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
  giveUp(webSocket);
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
  const opening = new WebSocket(socketAddress("socket"));
  webSocket = opening;
  socketPlayer = me.peek()?.player;
  opening.onopen = () => use(opening);
  opening.onclose = ({ code }) => onClose(opening, code);
}

/** Uses an open socket for everything from now on. */
function use(open: WebSocket): void {
  webSocket = open;
  open.onmessage = ({ data }) => receive(JSON.parse(String(data)));
  open.onclose = ({ code }) => onClose(open, code);
  pause = FIRST_PAUSE;
  connection.value = "connected";
  for (const listener of [...listeners]) listener.onOpen();
}

function onClose(closed: WebSocket, code?: number): void {
  for (const { sentOn, resolve } of pending.values()) if (sentOn === closed) resolve(undefined);
  if (webSocket !== closed) return;
  webSocket = undefined;
  if (code === closeCodes.notSignedIn) me.value = undefined;
  if (code !== undefined && LONG_PAUSES.includes(code)) pause = LONGEST_PAUSE;
  scheduleRetry();
}

/**
 * Closes a socket and goes on without it at once. Without a network its close event comes much later, and until then senders would
 * take the connection for open.
 */
function giveUp(lost: WebSocket): void {
  lost.onmessage = null;
  lost.onclose = null;
  lost.close();
  onClose(lost);
}

/** Closes a socket after the answers that are due on it. Its pushes come on the new socket too. */
async function retire(old: WebSocket): Promise<void> {
  old.onopen = null;
  old.onmessage = ({ data }) => receiveAnswer(JSON.parse(String(data)));
  await Promise.all([...pending.values()].filter(({ sentOn }) => sentOn === old).map(({ answer }) => answer));
  old.close();
}

function addPending(id: number, sentOn: WebSocket): Promise<unknown> {
  let resolve: PendingRequest["resolve"] = () => undefined;
  const answer = new Promise<unknown>((done) => {
    resolve = done;
  });
  pending.set(id, { sentOn, answer, resolve });
  return answer;
}

const socketAddress = (path: string): string => pageAddress(path).replace(/^http/, "ws");

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
  if (receiveAnswer(message)) return;
  const parsed = v.safeParse(Push, message);
  if (!parsed.success) return;
  for (const listener of [...listeners]) listener.onPush(parsed.output);
}

/** Returns whether the message is an answer. */
function receiveAnswer(message: unknown): boolean {
  if (typeof message !== "object" || message === null || !("re" in message)) return false;
  pending.get(Number(message.re))?.resolve(message);
  return true;
}

function parseReply<Name extends CommandName>(name: Name, message: unknown): Reply<Name> {
  if (message === undefined) return NO_CONNECTION;
  const parsed = v.safeParse(Answer, message);
  if (!parsed.success) return { refused: parseRefusal(undefined) };
  return "answer" in parsed.output
    ? parseAnswer(name, parsed.output.answer)
    : { refused: parseRefusal(parsed.output.refused) };
}
