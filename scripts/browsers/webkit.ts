import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { asyncScript, type BrowserSession, type Engine, resultOf, retry, SCRIPT_TIMEOUT } from "./session.ts";

const DRIVER = "WebKitWebDriver";
const DISPLAY = "Xvfb";
let lastPort = 28_400;

/** WebKitGTK over WebDriver. Without a graphics processor it is faster if it does not compose layers. */
export const webkit: Engine = {
  name: "WebKit",
  programs: [DRIVER, DISPLAY],
  start: () => startWebkit({ WEBKIT_DISABLE_COMPOSITING_MODE: "1" }),
};

/** The same as players start it. */
export const composingWebkit: Engine = {
  name: "WebKit, composing",
  programs: [DRIVER, DISPLAY],
  start: () => startWebkit({}),
};

/** It has no headless mode, so it gets a display of its own. */
async function startWebkit(variables: Readonly<Record<string, string>>): Promise<BrowserSession> {
  const port = ++lastPort;
  const display = `:${port}`;
  const screen = spawn(DISPLAY, [display, "-screen", "0", "1440x900x24", "-nolisten", "tcp"], { stdio: "ignore" });
  const environment = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", ...variables };
  const driver = spawn(DRIVER, [`--port=${port}`], { stdio: "ignore", env: environment });
  const call = caller(`http://127.0.0.1:${port}`);
  const started = await retry(() => call("/session", { capabilities: { alwaysMatch: CAPABILITIES } }), 30);
  const session = `/session/${(started as { readonly sessionId: string }).sessionId}`;
  await call(`${session}/timeouts`, { script: SCRIPT_TIMEOUT, pageLoad: SCRIPT_TIMEOUT });
  return {
    open: async (url) => void (await call(`${session}/url`, { url })),
    run: async (body) => resultOf(await call(`${session}/execute/async`, { script: asyncScript(body), args: [] })),
    picture: async () => String(await call(`${session}/screenshot`, undefined, "GET")),
    async close() {
      await call(session, undefined, "DELETE");
      await Promise.all([driver, screen].map(end));
    },
  };
}

const BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const CAPABILITIES = { "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] } };

function caller(base: string) {
  return async (path: string, body?: object, method = "POST"): Promise<unknown> => {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 400)}`);
    return value;
  };
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, "exit");
  program.kill();
  await ended;
}
