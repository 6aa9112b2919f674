import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRondel, startRondel } from "./run-rondel.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rondel-bots-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Calls the program in a temporary folder. */
const rondel = (line: string) => callRondel(line, folder);

/** Starts the program in a temporary folder. */
const started = (line: string) => startRondel(line, folder);

describe("rondel simulate", () => {
  it("plays a game without bots at random, the same games for the same seed", async () => {
    const line = "simulate ferry --players 3 --games 40 --json";
    const [first, second] = [JSON.parse((await started(line)).out), JSON.parse((await started(line)).out)];
    expect(first.statistics).toMatchObject({ games: 40, finished: 40 });
    expect(second.statistics).toEqual(first.statistics);
    const other = JSON.parse((await started(`${line} --seed 2`)).out);
    expect(other.statistics).not.toEqual(first.statistics);
  });

  it("rotates seats, rates the levels and writes a self-contained page", async () => {
    const played = await started("simulate imperial --players 4 --games 8 --bots simple,random --report ladder.html");
    expect(played).toMatchObject({ code: 0, err: "" });
    expect(played.out).toMatch(/8 games \(8 finished, 8 different\)/);
    expect(played.out).toMatch(/^simple +2 +8 +100% \(68 to 100\)/m);
    expect(played.out).toMatch(/^points austria-hungary /m);
    const page = readFileSync(join(folder, "ladder.html"), "utf8");
    expect(page).toContain("<svg");
    expect(page).not.toMatch(/src=|href=|url\(|@import/);
  });

  it("plays different games with the same bots after random openings", async () => {
    const played = await started("simulate imperial --players 2 --games 3 --bots skilled --opening 4");
    expect(played.out).toMatch(/^3 games \(3 finished, 3 different\)/);
  });

  it("plays a level against each style of the pool and says which it beats", async () => {
    const played = await started("simulate imperial --players 2 --games 2 --bots simple --pool");
    expect(played).toMatchObject({ code: 0, err: "" });
    expect(played.out).toMatch(/^style +games +won by simple \(95%\) +Elo above \(95%\) +beaten/m);
    expect(
      played.out.match(/^(one-power|raider|copycat|late-taker|miser|no-fight) +2 .*(yes|not shown)$/gm),
    ).toHaveLength(6);
  });

  it("plays against the bots of another version", async () => {
    const line = "simulate imperial --players 2 --games 1 --nodes 1 --bots simple,other";
    const played = await started(`${line} --against ${join(import.meta.dirname, "..", "..", "..")}`);
    expect(played).toMatchObject({ code: 0, err: "" });
    expect(played.out).toMatch(/^other +1 +\d/m);
    expect(await started(line)).toMatchObject({ code: 2, err: expect.stringContaining("--against FOLDER") });
  });

  it("prints what the bots of ImpeRunde lost, bought and played", async () => {
    const { out } = await started("simulate imperunde --players 3 --games 1 --bots random --option roundLimit=2");
    for (const name of [
      "rounds",
      "victories of the round's starter",
      "posts lost from empty colonies in war",
      "loans",
    ]) {
      expect(out).toMatch(new RegExp(`^${name} +\\d`, "m"));
    }
  });

  it("lists the levels of a game", async () => {
    expect(await rondel("simulate ferry --players 3 --bots strong")).toMatchObject({
      code: 2,
      err: expect.stringContaining('must be one of random for ferry, not "strong"'),
    });
    expect(await rondel("simulate imperial --players 2 --bots simple,simple,random")).toMatchObject({
      code: 2,
      err: expect.stringContaining("lists 3 levels for 2 seats"),
    });
  });
});

describe("rondel hint", () => {
  it("prints three choices with reasons, and the same ones again", async () => {
    await rondel("new imperial --players 3 --seed 7 -o evening.rondel");
    const hints = await rondel("hint evening.rondel --nodes 400");
    expect(hints).toMatchObject({ code: 0, err: "" });
    expect(hints.out.match(/^\d\. moveRondel /gm)).toHaveLength(3);
    expect(hints.out).toMatch(/\d+% chance to win/);
    expect(await started("hint evening.rondel --nodes 400")).toEqual(hints);
  });

  it("has sentences for ImpeRunde", async () => {
    await rondel("new imperunde --players 3 --seed 7 -o colonies.rondel");
    const hints = await rondel("hint colonies.rondel --level steady");
    expect(hints).toMatchObject({ code: 0, err: "" });
    expect(hints.out.match(/^\d\. startShips /gm)).toHaveLength(3);
    expect(hints.out).toMatch(/^ +\+\d doubloons per round$/m);
    expect(hints.out).not.toContain("hint-");
  });

  it("refuses a seat that is not to move", async () => {
    await rondel("new imperial --players 3 --seed 7 -o other.rondel");
    const decider = JSON.parse((await rondel("hint other.rondel --level simple --json")).out).seat;
    const answer = await rondel(`hint other.rondel --seat s${(decider + 1) % 3}`);
    expect(answer).toMatchObject({ code: 2, err: expect.stringContaining(`to move: s${decider}`) });
  });

  it("reports a missing file", async () => {
    expect(await rondel("hint missing.rondel")).toMatchObject({
      code: 2,
      err: expect.stringContaining("Cannot read missing.rondel"),
    });
  });
});
