import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Refusal } from "@rondel/protocol";
import type { Connection } from "../socket/hub.ts";
import { frameKinds, frameReader, writeFrame } from "./frames.ts";

/** What another process answered: the JSON of its answer, or a refusal. */
export type RelayedOutcome = { readonly answerText: string; readonly isSent: boolean } | { readonly refused: Refusal };

/** The request of a client that waits for the answer. */
interface RelayedRequest {
  readonly connection: Connection;
  readonly id: number;
}

/** The connection to a process that serves tables for clients of this one. */
export interface Link {
  /**
   * Sends a command. Rejects with LinkBroken if it is unknown whether the command was carried out. The answer to a request on a
   * socket is sent to the client at once, because messages that arrive after it must not overtake it.
   */
  call(command: object, request: RelayedRequest | undefined): Promise<RelayedOutcome>;
  /** The client's socket is closed. */
  forget(connection: Connection): void;
  close(): void;
}

export class LinkBroken extends Error {
  override readonly name = "LinkBroken";
}

const OPEN_MILLISECONDS = 1000;
/** The number of a call without a socket. */
const NO_SOCKET = 0;

/** A command without an answer so far. */
interface Waiting {
  readonly request: RelayedRequest | undefined;
  done(outcome: RelayedOutcome): void;
  failed(error: Error): void;
}

interface LinkSettings {
  /** Host and port. */
  readonly address: string;
  readonly key: string;
  /** Called once, with the connections that have used it. */
  readonly onEnd: (connections: Iterable<Connection>) => void;
}

/** Connects to another process. Rejects if it does not answer within a second. */
export async function openLink({ address, key, onEnd }: LinkSettings): Promise<Link> {
  const socket = await openSocket(address, key);
  const waiting = new Map<number, Waiting>();
  const numbers = new Map<Connection, number>();
  const connections = new Map<number, Connection>();
  let lastCall = 0;
  let lastSocket = NO_SOCKET;

  const forget = (connection: Connection): number | undefined => {
    const number = numbers.get(connection);
    numbers.delete(connection);
    if (number !== undefined) connections.delete(number);
    return number;
  };
  const take = (number: number): Waiting | undefined => {
    const call = waiting.get(number);
    waiting.delete(number);
    return call;
  };
  const onAnswer = (number: number, answerText: string): void => {
    const call = take(number);
    call?.request?.connection.send(`{"re":${call.request.id},"answer":${answerText}}`);
    call?.done({ answerText, isSent: call.request !== undefined });
  };
  socket.on(
    "data",
    frameReader((kind, number, text) => {
      if (kind === frameKinds.push) connections.get(number)?.send(text);
      else if (kind === frameKinds.answer) onAnswer(number, text);
      else if (kind === frameKinds.refusal) take(number)?.done({ refused: JSON.parse(text) as Refusal });
      else if (kind === frameKinds.close) connections.get(number)?.close(Number(text));
    }),
  );
  socket.on("close", () => {
    for (const { failed } of waiting.values()) failed(new LinkBroken("the other process is gone"));
    waiting.clear();
    onEnd(connections.values());
  });

  const numberOf = (connection: Connection): number => {
    const known = numbers.get(connection);
    if (known !== undefined) return known;
    const number = ++lastSocket;
    numbers.set(connection, number);
    connections.set(number, connection);
    return number;
  };
  return {
    call(command, request) {
      if (socket.destroyed) return Promise.reject(new LinkBroken("the other process is gone"));
      const number = ++lastCall;
      const onSocket = request ? numberOf(request.connection) : NO_SOCKET;
      return new Promise((done, failed) => {
        waiting.set(number, { request, done, failed });
        writeFrame(socket, frameKinds.call, number, JSON.stringify({ ...command, socket: onSocket }));
      });
    },
    forget(connection) {
      const number = forget(connection);
      if (number !== undefined && !socket.destroyed) writeFrame(socket, frameKinds.gone, number);
    },
    close: () => socket.destroy(),
  };
}

async function openSocket(address: string, key: string): Promise<Socket> {
  const end = address.lastIndexOf(":");
  const socket = connect({ host: address.slice(0, end), port: Number(address.slice(end + 1)), noDelay: true });
  socket.on("error", () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), OPEN_MILLISECONDS);
  try {
    const closed = once(socket, "close").then(() => {
      throw new LinkBroken(`no process answers at ${address}`);
    });
    const welcomed = new Promise<void>((done) => {
      const read = frameReader((kind) => {
        if (kind !== frameKinds.welcome) return;
        socket.off("data", read);
        done();
      });
      socket.on("data", read);
    });
    writeFrame(socket, frameKinds.hello, 0, key);
    await Promise.race([welcomed, closed]);
    closed.catch(() => undefined);
    return socket;
  } finally {
    clearTimeout(timer);
  }
}
