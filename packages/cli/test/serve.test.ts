import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROGRAM } from "./run-rondel.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rondel-serve-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function serve(args: readonly string[], environment: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [PROGRAM, "serve", ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [data] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  return data.toString();
}

async function usageError(child: ChildProcess): Promise<string> {
  let text = "";
  child.stderr?.on("data", (data: Buffer) => {
    text += data.toString();
  });
  const [code] = (await once(child, "exit")) as [number];
  expect(code).toBe(2);
  return text;
}

describe("rondel serve", () => {
  it("starts without flags, prints its address, serves the games and stops on SIGTERM", async () => {
    const child = serve(["--port", "0"]);
    const line = await firstLine(child);
    const url = /^Rondel is ready: (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line)?.[1] ?? "";
    const entered = await fetch(`${url}/api/me/enter`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    const request = async (name: string, input: unknown) =>
      (
        await fetch(`${url}/api/${name}`, {
          method: "POST",
          headers: { "content-type": "application/json", cookie },
          body: JSON.stringify(input),
        })
      ).json();
    expect(await request("games/list", {})).toMatchObject({
      games: [{ id: "imperial" }, { id: "imperunde" }],
      bots: ["beginner", "simple", "steady", "skilled", "strong", "random"],
    });
    const bot = { kind: "bot", level: "random" };
    const seats = [{ kind: "me" }, bot, bot];
    const table = { game: "imperial", options: {}, seats, visibility: "link", clock: { kind: "none" }, start: true };
    expect(await request("table/make", table)).toMatchObject({ status: "running" });
    expect(existsSync(join(folder, ".rondel", "rondel.db"))).toBe(true);

    const second = await usageError(serve(["--port", "0"]));
    expect(second).toContain("another server uses the data folder");
    const samePort = await usageError(serve(["--port", new URL(url).port, "--data", "elsewhere"]));
    expect(samePort).toContain("--port");
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("explains wrong environment variables", async () => {
    expect(await usageError(serve([], { PUBLIC_URL: "rondel.example" }))).toContain("PUBLIC_URL must look like");
    expect(await usageError(serve([], { SMTP_URL: "smtp://localhost" }))).toContain("SMTP_URL needs MAIL_FROM");
  });
});
