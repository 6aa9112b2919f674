import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRondel, type Finished, PROGRAM, startRondel } from "./run-rondel.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rondel-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Calls the program in a temporary folder. */
const rondel = (line: string) => callRondel(line, folder);

/** Starts the program in a temporary folder. */
const started = (line: string, input = "") => startRondel(line, folder, input);

describe("rondel, the command", () => {
  it("prints help for itself and for each command", async () => {
    const overview = await started("--help");
    expect(overview.code).toBe(0);
    const names = [...overview.out.matchAll(/^ {2}rondel (\w+)/gm)].map(([, name]) => name);
    expect(names).toEqual([
      "serve",
      "backup",
      "restore",
      "operator",
      "play",
      "new",
      "legal",
      "hint",
      "act",
      "show",
      "replay",
      "verify",
      "conform",
      "perft",
      "simulate",
    ]);
    for (const name of names) {
      expect(await rondel(`${name} --help`)).toMatchObject({
        code: 0,
        out: expect.stringContaining("Example: rondel"),
      });
    }
  });

  it("explains a usage error and exits with code 2", async () => {
    expect(await started("dance")).toMatchObject({ code: 2, err: expect.stringContaining('unknown command "dance"') });
    expect(await rondel("new chess --players 2 -o x")).toMatchObject({
      code: 2,
      err: expect.stringContaining('Unknown game "chess"'),
    });
    expect(await rondel("new ferry --players 9 -o x")).toMatchObject({
      code: 2,
      err: expect.stringContaining("2 to 4 players"),
    });
    expect(await rondel("new ferry --players 2 --option rounds=99 -o x")).toMatchObject({
      code: 2,
      err: expect.stringContaining("1 to 20"),
    });
    expect(await rondel("new ferry --players 2 --hurry")).toMatchObject({
      code: 2,
      err: expect.stringContaining("--hurry"),
    });
    expect(await rondel("legal nowhere.rondel")).toMatchObject({
      code: 2,
      err: expect.stringContaining("Cannot read nowhere.rondel"),
    });
  });

  it("exits without an error when the reader closes the pipe", async () => {
    await rondel("new imperial --players 6 --seed 1 -o long.rondel");
    const shell = await new Promise<Finished>((resolve) => {
      execFile(
        "sh",
        ["-c", `"${process.execPath}" "${PROGRAM}" legal long.rondel | head -n 1`],
        { cwd: folder },
        (error, out, err) => resolve({ code: error ? 1 : 0, out, err }),
      );
    });
    expect(shell).toEqual({ code: 0, out: expect.stringMatching(/^s0: .*\n$/), err: "" });
  });
});

describe("a match in a file", () => {
  it("is created, queried, played, shown, replayed and verified", async () => {
    expect(await started("new ferry --players 2 --option rounds=1 --seed 3 -o game.rondel")).toMatchObject({ code: 0 });
    expect(await rondel("new ferry --players 2 -o game.rondel")).toMatchObject({
      code: 2,
      err: expect.stringContaining("already exists"),
    });

    const legal = JSON.parse((await rondel("legal game.rondel --seat 1 --json")).out);
    expect(legal).toMatchObject({
      number: 0,
      over: false,
      seats: [{ seat: 1, asked: true, actions: ["bid 0", "bid 1", "bid 2", "bid 3"] }],
    });

    expect(await rondel('act game.rondel --seat s1 --action "bid 2"')).toMatchObject({
      code: 0,
      out: expect.stringContaining("bidMade seat=1"),
    });
    const refused = await started("act game.rondel --seat s1 --action sail");
    expect(refused).toMatchObject({
      code: 1,
      out: expect.stringMatching(/Refused: only-bids-now, rule FE-2.*unchanged/),
    });
    expect(await rondel('act game.rondel --seat s0 --action "bid all"')).toMatchObject({
      code: 2,
      err: expect.stringContaining("expected 0..3"),
    });
    await rondel('act game.rondel --seat s0 --action "bid 0"');
    await rondel("act game.rondel --seat s1 --action rest");

    const shown = await rondel("show game.rondel");
    expect(shown.out).toContain("after entry 3 of 3");
    expect(shown.out).toMatch(/^1\. s\d with \d/m);
    expect((await rondel("show game.rondel --to 1")).out).toContain("to move: s0");
    expect(JSON.parse((await rondel("show game.rondel --to 0 --seat s0 --json")).out).view.hands[1]).toBeNull();

    const replayed = await rondel("replay game.rondel");
    expect(replayed.out).toMatch(/2 s0 bid 0\n.*bidMade.*\n.*bidsShown bids=\[0,2\] ferryman=1/);

    const verified = await started("verify game.rondel");
    expect(verified).toMatchObject({ code: 0, out: expect.stringContaining("All 3 entries are legal") });
    expect(verified.out).toContain("random draws verified");
    expect(readdirSync(folder)).not.toContain("game.rondel.writing");
  });

  it("that was imported is verified from the import on", async () => {
    await rondel("new ferry --players 2 --seed 3 -o imported.rondel");
    const path = join(folder, "imported.rondel");
    writeFileSync(path, readFileSync(path, "utf8").replace("seed 3", "seed 4\nimported 0"));
    expect(await rondel("verify imported.rondel")).toMatchObject({
      code: 3,
      out: expect.stringContaining("The setup and the first 0 entries were played elsewhere"),
    });
  });

  it("that was forged is reported with file and line", async () => {
    await rondel("new ferry --players 2 --seed 3 -o forged.rondel");
    const path = join(folder, "forged.rondel");
    writeFileSync(
      path,
      readFileSync(path, "utf8")
        .replace(/starter \d/, (starter) => (starter === "starter 1" ? "starter 2" : "starter 1"))
        .replace(/^hash.*\n/m, ""),
    );
    expect(await rondel("verify forged.rondel")).toMatchObject({
      code: 1,
      out: expect.stringContaining("Entry 0 does not match"),
    });

    writeFileSync(path, `${readFileSync(path, "utf8")}1 s0 fly\n`);
    const broken = await rondel("legal forged.rondel");
    expect(broken.code).toBe(2);
    expect(broken.err).toMatch(
      /forged\.rondel:\d+: invalid action: unknown "fly".*\n.*nothing was changed\. Correct that line/,
    );
    expect(await rondel("verify forged.rondel")).toMatchObject({
      code: 1,
      out: expect.stringContaining("0 entries before it are valid"),
    });
  });
});

describe("a position in a file", () => {
  it("is shown and played from", async () => {
    writeFileSync(
      join(folder, "rich.rondel"),
      "rondel 1\ngame ferry rules 1\nplayers 2\nbegin empty\nwith bank 9\nwith coins s0 8\n",
    );
    expect((await rondel("show rich.rondel")).out).toContain("coins s0 8");
    expect((await rondel("legal rich.rondel")).out).toContain("s1: to move\n  bid 0\n");
    expect(await rondel('act rich.rondel --seat s0 --action "bid 3"')).toMatchObject({
      code: 0,
      out: expect.stringContaining("paid from=0 to=bank coins=3"),
    });
    expect(await rondel("verify rich.rondel")).toMatchObject({ code: 0 });
  });
});

describe("the checking tools", () => {
  it("conform checks the reference game", async () => {
    const conformed = await rondel("conform ferry --seeds 2");
    expect(conformed).toMatchObject({ code: 0, out: expect.stringContaining("No faults found.") });
    expect(conformed.out).toMatch(/rules reached: 9/);
    expect(
      JSON.parse((await rondel("conform ferry --seeds 1 --players 2 --json")).out).coverage.actions.bid,
    ).toBeGreaterThan(0);
  });

  it("perft counts its lines of play", async () => {
    expect(JSON.parse((await rondel("perft ferry --depth 4 --players 3 --json")).out).lines).toEqual([
      1, 12, 96, 384, 768,
    ]);
  });
});

describe("playing in the terminal", () => {
  it("asks for a number, repeats the question on invalid input, and prints the ranking", async () => {
    const played = await started(
      "play ferry --players 2 --seed 5 --option rounds=1 -o played.rondel",
      `9\n${"1\n".repeat(30)}`,
    );
    expect(played.out).toContain("Type a number from 1 to 4");
    expect(played.code).toBe(0);
    expect(await rondel("verify played.rondel")).toMatchObject({ code: 0 });
  });

  it("accepts the levels that the game has", async () => {
    const played = await started("play imperial --players 2 --seed 5 --level beginner", `${"1\n".repeat(5)}q\n`);
    expect(played).toMatchObject({ code: 0, err: "" });
    expect(await rondel("play ferry --level strong")).toMatchObject({
      code: 2,
      err: expect.stringContaining("--level must be one of random for ferry"),
    });
  });

  it("ends on q", async () => {
    expect(await started("play ferry", "q\n")).toMatchObject({ code: 0, err: "" });
  });
});
