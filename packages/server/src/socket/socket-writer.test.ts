import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { openSocketWriter } from "./socket-writer.ts";

/** A server that says something to everybody who comes, in the given way. */
let server: WebSocketServer;
let talk: (line: ReturnType<typeof openSocketWriter>) => void;

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (socket, request) => talk(openSocketWriter(socket, request.socket)));
  await once(server, "listening");
});
afterEach(() => {
  server.close();
});

/** Everything that a client hears until the line is closed, and the code with which it is closed. */
async function hear(): Promise<{ readonly texts: readonly string[]; readonly code: number }> {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server does not listen");
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const texts: string[] = [];
  client.on("message", (data) => texts.push(data.toString()));
  const [code] = (await once(client, "close")) as [number];
  return { texts, code };
}

describe("a line to a client", () => {
  test("carries texts of every length, letters of every language, in the order in which they are said", async () => {
    const said = [
      "",
      "a",
      "x".repeat(125),
      "x".repeat(126),
      "y".repeat(65_535),
      "z".repeat(65_536),
      "Über Ägäis — 東 🎲",
    ];
    talk = (writer) => {
      for (const text of said) writer.send(text);
      writer.close(1000);
    };
    expect(await hear()).toEqual({ texts: said, code: 1000 });
  });

  test("says the last things before it closes, and nothing after that", async () => {
    talk = (writer) => {
      writer.send("first");
      writer.close(1012);
      writer.send("too late");
    };
    expect(await hear()).toEqual({ texts: ["first"], code: 1012 });
  });
});
