import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asyncScript, type BrowserSession, type Engine, resultOf, retry, SCRIPT_TIMEOUT } from "./session.ts";

const PROGRAM = "firefox-esr";
let lastPort = 28_300;

/** Firefox over Marionette, its own remote protocol, which needs no driver. */
export const firefox: Engine = {
  name: "Firefox",
  programs: [PROGRAM],
  async start(): Promise<BrowserSession> {
    const profile = mkdtempSync(join(tmpdir(), "rondel-firefox-"));
    const port = ++lastPort;
    writeFileSync(join(profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
    const browser = spawn(PROGRAM, ["--headless", "--marionette", "--no-remote", "--profile", profile], {
      stdio: "ignore",
    });
    const ended = once(browser, "exit");
    const marionette = await retry(() => openMarionette(port));
    await marionette.send("WebDriver:NewSession", { capabilities: {} });
    await marionette.send("WebDriver:SetTimeouts", { script: SCRIPT_TIMEOUT, pageLoad: SCRIPT_TIMEOUT });
    return {
      open: async (url) => void (await marionette.send("WebDriver:Navigate", { url })),
      run: async (body) =>
        resultOf(await marionette.send("WebDriver:ExecuteAsyncScript", { script: asyncScript(body), args: [] })),
      picture: async () => String(await marionette.send("WebDriver:TakeScreenshot", { full: false })),
      async close() {
        marionette.close();
        browser.kill();
        await ended;
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },
};

interface Marionette {
  send(command: string, parameters: object): Promise<unknown>;
  close(): void;
}

/** A message is its length in bytes, a colon and JSON: `[0, id, command, parameters]`, answered by `[1, id, error, result]`. */
async function openMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const messages = messagesOf(socket);
  await messages.next();
  let lastId = 0;
  return {
    async send(command, parameters) {
      const text = JSON.stringify([0, ++lastId, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const [, , error, result] = (await messages.next()).value as [number, number, object | null, { value?: unknown }];
      if (error) throw new Error(`${command}: ${JSON.stringify(error).slice(0, 400)}`);
      return result?.value;
    },
    close: () => void socket.destroy(),
  };
}

async function* messagesOf(socket: Socket): AsyncGenerator<unknown, never> {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk as Buffer]);
    for (;;) {
      const colon = received.indexOf(":");
      const length = Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || received.length < colon + 1 + length) break;
      yield JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString());
      received = received.subarray(colon + 1 + length);
    }
  }
  throw new Error("Firefox has closed the connection.");
}
