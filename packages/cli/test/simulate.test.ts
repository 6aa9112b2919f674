import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PROGRAM = join(import.meta.dirname, "..", "bin", "rondel.mjs");
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rondel-bots-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function rondel(words: string): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...words.split(" ")], { cwd: folder }, (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
  });
}

describe("rondel simulate", () => {
  it("plays any game at random, the same games for the same seed", async () => {
    const words = "simulate ferry --players 3 --games 40 --json";
    const [first, second] = [JSON.parse((await rondel(words)).out), JSON.parse((await rondel(words)).out)];
    expect(first.statistics).toMatchObject({ games: 40, finished: 40 });
    expect(second.statistics).toEqual(first.statistics);
    const other = JSON.parse((await rondel(`${words} --seed 2`)).out);
    expect(other.statistics).not.toEqual(first.statistics);
  });

  it("lets levels change seats, ranks them, and writes a page that needs nothing else", async () => {
    const played = await rondel("simulate imperial --players 4 --games 8 --bots simple,random --report ladder.html");
    expect(played).toMatchObject({ code: 0, err: "" });
    expect(played.out).toMatch(/8 games \(8 to the end\)/);
    expect(played.out).toMatch(/^simple +2 +8 +100 % \(68 to 100\)/m);
    expect(played.out).toMatch(/^points austria-hungary /m);
    const page = readFileSync(join(folder, "ladder.html"), "utf8");
    expect(page).toContain("<svg");
    expect(page).not.toMatch(/src=|href=|url\(|@import/);
  });

  it("says which levels a game knows", async () => {
    expect(await rondel("simulate ferry --players 3 --bots strong")).toMatchObject({
      code: 2,
      err: expect.stringContaining('can be random for ferry, not "strong"'),
    });
    expect(await rondel("simulate imperial --players 2 --bots simple,simple,random")).toMatchObject({
      code: 2,
      err: expect.stringContaining("names 3 for 2 seats"),
    });
  });
});

describe("rondel hint", () => {
  it("gives three choices with their effects in words, and the same ones again", async () => {
    await rondel("new imperial --players 3 --seed 7 -o evening.rondel");
    const hints = await rondel("hint evening.rondel --level steady");
    expect(hints).toMatchObject({ code: 0, err: "" });
    expect(hints.out.match(/^\d\. moveRondel /gm)).toHaveLength(3);
    expect(hints.out).toMatch(/expected at the end: about \d+, \d+ % to win/);
    expect(await rondel("hint evening.rondel --level steady")).toEqual(hints);
  });

  it("speaks of ImpeRunde in words too", async () => {
    await rondel("new imperunde --players 3 --seed 7 -o colonies.rondel");
    const hints = await rondel("hint colonies.rondel --level steady");
    expect(hints).toMatchObject({ code: 0, err: "" });
    expect(hints.out.match(/^\d\. startShips /gm)).toHaveLength(3);
    expect(hints.out).toMatch(/^ +\d+ % to win$/m);
    expect(hints.out).not.toContain("hint-");
  });

  it("does not advise a seat that is not asked", async () => {
    await rondel("new imperial --players 3 --seed 7 -o other.rondel");
    const asked = JSON.parse((await rondel("hint other.rondel --level simple --json")).out).seat;
    const answer = await rondel(`hint other.rondel --seat s${(asked + 1) % 3}`);
    expect(answer).toMatchObject({ code: 2, err: expect.stringContaining(`asked: s${asked}`) });
  });

  it("needs a file that can be read", async () => {
    expect(await rondel("hint missing.rondel")).toMatchObject({
      code: 2,
      err: expect.stringContaining("cannot be read"),
    });
  });
});
