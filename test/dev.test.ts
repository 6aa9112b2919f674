import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "rondel-dev-"));
let child: ChildProcess;
let printed = "";
let errors = "";

beforeAll(async () => {
  child = spawn(process.execPath, ["scripts/dev/main.ts", "--port", "0", "--data", folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "development" },
  });
  child.stderr?.on("data", (data) => {
    errors += data;
  });
  await new Promise<void>((ready, failed) => {
    child.stdout?.on("data", (data) => {
      printed += data;
      if (printed.includes("Ctrl-C")) ready();
    });
    child.once("exit", () => failed(new Error(`npm run dev ended: ${printed}${errors}`)));
  });
}, 60_000);
afterAll(() => {
  child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const address = () => new URL(/http:\S+/.exec(printed)?.[0] ?? "");

describe("npm run dev", () => {
  it("serves the page with hot reload under a policy that allows it", async () => {
    const response = await fetch(new URL("/", address()));
    expect(await response.text()).toContain("/@vite/client");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    const main = await fetch(new URL("/src/main.tsx", address()));
    expect(await main.text()).toContain("App");
  });

  it("signs the developer in to a seat at a sample table of each game", async () => {
    const [, secret] = /#enter=(\w+)/.exec(address().hash) ?? [];
    let cookie = "";
    const send = async (command: string, input: object) => {
      const response = await fetch(new URL(`/api/${command}`, address()), {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify(input),
      });
      cookie = response.headers.getSetCookie().at(-1)?.split(";")[0] ?? cookie;
      return response.json();
    };
    expect(await send("me/follow", { secret })).toMatchObject({ name: "Developer" });
    const { tables } = (await send("tables/list", { which: "mine" })) as { tables: { game: string; id: string }[] };
    expect(tables.map(({ game }) => game).sort()).toEqual(["imperial", "imperunde"]);
    for (const { id } of tables) {
      expect(await send("table/look", { table: id })).toMatchObject({
        status: "running",
        seats: [{ yours: true }, {}, {}, {}],
      });
    }
    expect(tables).toMatchObject([{ yourTurn: true }, { yourTurn: true }]);
  });

  it("prints two lines of its own and stops on Ctrl-C", async () => {
    child.kill("SIGINT");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(errors).toBe("");
    expect(printed.trim().split("\n")).toHaveLength(2);
  });
});
