import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { openSocketWriter, type SocketWriter } from "./socket-writer.ts";

let server: WebSocketServer;
/** What the server does with every new connection. */
let onConnection: (writer: SocketWriter) => void;

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (socket, request) => onConnection(openSocketWriter(socket, request.socket)));
  await once(server, "listening");
});
afterEach(() => {
  server.close();
});

/** Connects a client and collects its messages until the connection closes. */
async function receiveAll(): Promise<{
  readonly texts: readonly string[];
  readonly chunks: number;
  readonly code: number;
}> {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server does not listen");
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const texts: string[] = [];
  let chunks = 0;
  // Not before ws has its own listener: the first listener starts the flow of data.
  client.on("upgrade", ({ socket }) => client.once("open", () => socket.on("data", () => chunks++)));
  client.on("message", (data) => texts.push(data.toString()));
  const [code] = (await once(client, "close")) as [number];
  return { texts, chunks, code };
}

describe("a socket writer", () => {
  test("sends texts of every length and script in order", async () => {
    const sent = [
      "",
      "a",
      "x".repeat(125),
      "x".repeat(126),
      "y".repeat(65_535),
      "z".repeat(65_536),
      "Über Ägäis — 東 🎲",
    ];
    onConnection = (writer) => {
      for (const text of sent) writer.send(text);
      writer.close(1000);
    };
    expect(await receiveAll()).toMatchObject({ texts: sent, code: 1000 });
  });

  test("sends all messages of one tick in one write", async () => {
    onConnection = (writer) => {
      setImmediate(() => {
        for (let count = 0; count < 10; count++) writer.send(`message ${count}`);
        writer.close(1000);
      });
    };
    const { texts, chunks } = await receiveAll();
    expect(texts).toHaveLength(10);
    expect(chunks).toBe(1);
  });

  test("sends earlier messages before it closes, and none afterwards", async () => {
    onConnection = (writer) => {
      writer.send("first");
      writer.close(1012);
      writer.send("too late");
    };
    expect(await receiveAll()).toMatchObject({ texts: ["first"], code: 1012 });
  });
});
