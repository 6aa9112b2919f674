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
  const file = join(root, "packages", "imperial", "golden", "random-6.rondel");
  const parameters = ["scripts/dev/main.ts", "--port", "0", "--data", folder, "--open", file, "--to", "40"];
  child = spawn(process.execPath, parameters, { cwd: root, env: { ...process.env, NODE_ENV: "development" } });
  child.stderr?.on("data", (data) => {
    errors += data;
  });
  await new Promise<void>((ready, failed) => {
    child.stdout?.on("data", (data) => {
      printed += data;
      if (printed.split("\n").length > 3) ready();
    });
    child.once("exit", () => failed(new Error(`npm run dev ended: ${printed}${errors}`)));
  });
}, 60_000);
afterAll(() => {
  child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const address = () => new URL(/http:\S+/.exec(printed)?.[0] ?? "");

let cookie = "";

async function send(command: string, input: object) {
  const response = await fetch(new URL(`/api/${command}`, address()), {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(input),
  });
  cookie = response.headers.getSetCookie().at(-1)?.split(";")[0] ?? cookie;
  return response.json();
}

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
    expect(await send("me/follow", { secret })).toMatchObject({ name: "Developer" });
    const { tables } = (await send("tables/list", { which: "mine" })) as { tables: { game: string; id: string }[] };
    const seats = [{ yours: true, kind: "person" }, { kind: "bot" }, { kind: "bot" }, { kind: "bot" }];
    const views = await Promise.all(tables.map(({ id }) => send("table/look", { table: id })));
    const samples = views.filter((view) => view.seats.length === 4);
    expect(samples.map(({ game }) => game).sort()).toEqual(["imperial", "imperunde"]);
    for (const sample of samples) expect(sample).toMatchObject({ status: "running", seats });
    expect(tables.every((table) => "yourTurn" in table && table.yourTurn)).toBe(true);
  });

  it("opens the match of a file up to an entry, with every seat for the developer", async () => {
    const [, table] = /#table=(\w+)/.exec(printed) ?? [];
    expect(await send("table/look", { table })).toMatchObject({
      game: "imperial",
      status: "running",
      brought: 40,
      seats: Array.from({ length: 6 }, () => ({ yours: true })),
    });
  });

  it("prints only its own lines and stops on Ctrl-C", async () => {
    child.kill("SIGINT");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(errors).toBe("");
    expect(printed.trim().split("\n")).toHaveLength(3);
  });
});
