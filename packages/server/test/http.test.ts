import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf, type TestPlayer } from "./player.ts";
import { startTestServer, type TestServer, withFerryman } from "./table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop(), 60_000);

describe("HTTP without a socket", () => {
  test("lets a tool play with a bearer token and read the steps", async () => {
    const { table, ferryman, others } = await withFerryman(server.url, 2);
    const { number } = ferryman.stream(table, 0);
    expect(await ferryman.post("play/act", { table, seat: 0, number, action: { kind: "rest" } })).toEqual({
      number: number + 1,
    });
    const since = await (others[0] as TestPlayer).post("play/since", { table, viewer: 1, from: number });
    expect(since).toMatchObject({ from: number, number: number + 1, steps: [{ number: number + 1 }] });
    const page = await ferryman.post("play/since", { table, viewer: 0, from: number - 2, to: number - 1 });
    expect(page).toMatchObject({ from: number - 2, number: number - 1, steps: [{ number: number - 1 }] });
    const { steps } = page as { steps: readonly Record<string, unknown>[] };
    const log = await ferryman.post("play/since", {
      ...{ table, viewer: 0, from: number - 2, to: number - 1 },
      eventsOnly: true,
    });
    expect(log).toEqual({ ...page, steps: steps.map((step) => ({ ...step, patch: [] })) });
    const token = ferryman.cookie.split("=")[1];
    const response = await fetch(`${server.url}/api/me/enter`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: "{}",
    });
    expect(await response.json()).toMatchObject({ player: ferryman.id });
    const socketOnly = await refusalOf(ferryman.post("play/subscribe", { table }));
    expect(socketOnly).toMatchObject({ code: "other-way", params: { over: "socket" } });
  });

  test("describes every HTTP command in the OpenAPI document", async () => {
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<
        string,
        { post: { requestBody: { content: { "application/json": { schema: { properties: object } } } } } }
      >;
    };
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toContain("/api/play/act");
    expect(Object.keys(document.paths)).not.toContain("/api/play/subscribe");
    const schema = document.paths["/api/play/act"]?.post.requestBody.content["application/json"].schema;
    expect(Object.keys(schema?.properties ?? {})).toEqual(["table", "seat", "number", "action"]);
  });
});
