import { describe, expect, it } from "vitest";
import { type ChanceSource, chanceSource } from "./chance.ts";
import { commitmentTo } from "./fair-random.ts";
import { type Match, newHeader } from "./match.ts";
import { createMatch } from "./match-open.ts";
import { appendAction } from "./match-play.ts";
import { readMatch } from "./match-reader.ts";
import { matchToText, readDraws, writeDraws } from "./match-text.ts";
import { takeBackTo } from "./match-undo.ts";
import { ferry } from "./reference/index.ts";
import type { Seat } from "./seat.ts";
import { stableHash } from "./stable-hash.ts";

const SECRET = "c3".repeat(32);
const findGame = (id: string, version: string) => (id === "ferry" && version === "1" ? ferry : undefined);

describe("a match file", () => {
  const match = playedMatch();
  const text = matchToText(match, new Map(), SECRET);

  it("has one line per entry, with its draws", () => {
    const lines = text.split("\n");
    expect(lines.slice(0, 4)).toEqual(["rondel 1", "game ferry rules 1", "id golden", "players 3"]);
    expect(lines).toContain(`commitment ${commitmentTo(SECRET)}`);
    expect(lines).toContain("entropy s1:tide");
    expect(lines.find((line) => line.startsWith("0 setup"))).toMatch(/^0 setup \| deck \d+\/12 .*; starter [123]\/3$/);
    expect(lines.find((line) => line.startsWith("1 "))).toBe("1 s0 bid 0");
    expect(lines.some((line) => /^\d+ s\d pass \| crossing [1-6]\/6$/.test(line))).toBe(true);
    expect(lines.some((line) => /^\d+ takeback 2$/.test(line))).toBe(true);
    expect(lines.at(-2)).toBe(`secret ${SECRET}`);
  });

  it("is read as the same match and written as the same file", () => {
    const read = readMatch(text, findGame);
    expect(read.problem).toBeUndefined();
    expect(read.secret).toBe(SECRET);
    expect(stableHash(read.match?.state)).toBe(stableHash(match.state));
    expect(matchToText(read.match as Match, read.hashes, read.secret)).toBe(text);
  });

  it("may have comments, blank lines and Windows line ends", () => {
    const commented = text.replace("players 3\n", "# three friends\r\n\r\nplayers 3\r\n");
    expect(readMatch(commented, findGame).problem).toBeUndefined();
  });
});

describe("a broken file is read up to the problem:", () => {
  const match = playedMatch();
  const lines = matchToText(match).trimEnd().split("\n");
  const entryLine = (number: number) => lines.findIndex((line) => line.startsWith(`${number} `));
  const broken = (line: number, replacement: string) => {
    const changed = lines.slice();
    changed[line] = replacement;
    return readMatch(changed.join("\n"), findGame);
  };

  it("an illegal action", () => {
    const read = broken(entryLine(3), "3 s0 sail");
    expect(read.problem).toMatchObject({ code: "only-bids-now", rule: "FE-2", line: entryLine(3) + 1 });
    expect(read.match?.entries).toHaveLength(2);
  });

  it("a malformed action", () => {
    expect(broken(entryLine(2), "2 s1 bid lots").problem).toMatchObject({
      code: "malformed-action",
      params: { field: "coins", expected: "0..3" },
    });
    expect(broken(entryLine(2), "2 bid 1").problem).toMatchObject({ code: "seat-missing" });
    expect(broken(entryLine(2), "2 s9 bid 1").problem).toMatchObject({ code: "no-such-seat" });
  });

  it("a missing line", () => {
    const shortened = lines.filter((_, index) => index !== entryLine(2));
    expect(readMatch(shortened.join("\n"), findGame).problem).toMatchObject({
      code: "wrong-number",
      params: { expected: 2, found: 3 },
    });
  });

  it("a die that the rules do not ask for, or a missing die", () => {
    const rolled = lines.findIndex((line) => line.includes("| crossing"));
    const forged = broken(rolled, (lines[rolled] ?? "").replace("crossing", "landing"));
    expect(forged.problem).toMatchObject({ code: "draws-do-not-fit", line: rolled + 1 });
    expect(broken(rolled, (lines[rolled] ?? "").split(" | ")[0] ?? "").problem).toMatchObject({
      code: "draws-do-not-fit",
    });
    expect(broken(entryLine(1), `${lines[entryLine(1)]} | crossing 3/6`).problem).toMatchObject({
      code: "draws-do-not-fit",
    });
    expect(broken(rolled, `${(lines[rolled] ?? "").split(" | ")[0]} | crossing 9/6`).problem).toMatchObject({
      code: "malformed-draws",
    });
    const number = Number((lines[rolled] ?? "").split(" ")[0]);
    expect(forged.match?.entries).toHaveLength(number - 1);
    const honest = readMatch(lines.slice(0, rolled).join("\n"), findGame);
    expect(stableHash(forged.match?.state)).toBe(stableHash(honest.match?.state));
  });

  it("a changed die, by the hash at the end", () => {
    const rolled = lines.findLastIndex((line) => line.includes("| crossing"));
    const changed = (lines[rolled] ?? "").replace(/crossing (\d)/, (_, die) => `crossing ${die === "6" ? 1 : 6}`);
    expect(broken(rolled, changed).problem?.code).toMatch(/wrong-hash|draws-do-not-fit|not-the-ferryman|has-bid/);
  });

  it("a wrong header", () => {
    const header = (line: string) => readMatch(`rondel 1\ngame ferry rules 1\n${line}\n`, findGame).problem;
    expect(readMatch("once upon a time", findGame).problem).toMatchObject({ code: "not-a-rondel-file", line: 1 });
    expect(readMatch("", findGame).problem).toMatchObject({ code: "game-missing" });
    expect(readMatch("rondel 1\ngame chess rules 1", findGame).problem).toMatchObject({
      code: "unknown-game",
      line: 2,
    });
    expect(header("players 9")).toMatchObject({ code: "wrong-players", params: { fewest: 2, most: 4 }, line: 3 });
    expect(header("option rounds 999")).toMatchObject({ code: "wrong-option" });
    expect(header("option colour red")).toMatchObject({ code: "wrong-option" });
    expect(header("entropy x")).toMatchObject({ code: "entropy-without-commitment" });
    expect(header("imported some")).toMatchObject({ code: "wrong-imported" });
    expect(header("brought some")).toMatchObject({ code: "wrong-imported" });
    expect(header("begin late")).toMatchObject({ code: "wrong-begin" });
    expect(header("with bank many")).toMatchObject({ code: "malformed-statement" });
    expect(header("perhaps")).toMatchObject({ code: "unknown-line" });
    expect(header("seed 3")).toMatchObject({ code: "players-missing" });
    expect(readMatch(`${lines.join("\n")}\nplayers 4`, findGame).problem).toMatchObject({
      code: "header-after-entries",
    });
  });
});

describe("an imported match", () => {
  const imported = { ...playedMatch(), header: { ...playedMatch().header, imported: 4 } };

  it("keeps the number of entries that were played elsewhere", () => {
    const text = matchToText(imported);
    expect(text).toContain("\nimported 4\n");
    expect(readMatch(text, findGame).match?.header.imported).toBe(4);
  });

  it("is read from older files, which call that line `brought`", () => {
    const older = matchToText(imported).replace("imported 4", "brought 4");
    expect(readMatch(older, findGame).match?.header.imported).toBe(4);
  });
});

describe("a position file", () => {
  const position = `
    rondel 1
    game ferry rules 1
    players 2
    option rounds 2
    begin empty
    # Anna is rich, Ben holds the cards
    with bank 4
    with coins s0 9
    with hand s1 fog,wind
    with deck wind
  `;

  it("lists only the differences from the empty board", () => {
    const { match, problem } = readMatch(position, findGame);
    expect(problem).toBeUndefined();
    expect(match?.state).toMatchObject({
      bank: 4,
      coins: [9, 0],
      hands: [[], [1, 0]],
      deck: [0],
      options: { rounds: 2, hands: "hidden" },
    });
  });

  it("can start from the ordinary setup", () => {
    const { match } = readMatch(
      "rondel 1\ngame ferry rules 1\nplayers 3\nseed 5\nbegin setup\nwith coins s2 0",
      findGame,
    );
    expect(match?.state).toMatchObject({ bank: 20, coins: [5, 5, 0] });
    expect(match?.setupDraws.length).toBe(12);
  });

  it("reports the line of a refused statement", () => {
    const { problem } = readMatch(position.replace("with hand s1", "with hand s3"), findGame);
    expect(problem).toMatchObject({ code: "no-such-seat", line: 10, params: { seat: 3 } });
  });

  it("can be played and saved as a match", () => {
    const { match } = readMatch(position, findGame) as { match: Match };
    appendAction(match, 0, 0 as Seat, { kind: "bid", coins: 3 }, () => ({ draw: () => 0 }));
    const read = readMatch(matchToText(match), findGame);
    expect(read.problem).toBeUndefined();
    expect(stableHash(read.match?.state)).toBe(stableHash(match.state));
  });
});

describe("draws in text", () => {
  it("are grouped by label and count from 1", () => {
    const draws = [
      { label: "X-10 attack", sides: 6, result: 4 },
      { label: "X-10 attack", sides: 6, result: 0 },
      { label: "X-10 defence", sides: 6, result: 5 },
    ];
    expect(writeDraws(draws)).toBe(" | X-10 attack 5/6 1/6; X-10 defence 6/6");
    expect(readDraws("X-10 attack 5/6 1/6; X-10 defence 6/6")).toEqual(draws);
    expect(writeDraws([])).toBe("");
    expect(readDraws("nothing here")).toBeUndefined();
  });
});

/** A match of three players with one takeback. */
function playedMatch(): Match {
  const header = newHeader(ferry, {
    id: "golden",
    players: 3,
    options: { rounds: 4, hands: "hidden" },
    chance: { kind: "fair", commitment: commitmentTo(SECRET), entropy: ["s1:tide"] },
  });
  const source = chanceSource(header.chance, header.id, SECRET) as ChanceSource;
  const begun = createMatch(ferry, header, source);
  if ("refused" in begun) throw new Error(begun.refused.code);
  const match: Match = begun.match;
  for (let turn = 0; match.deciders.length > 0; turn++) {
    const seat = match.deciders[0] as Seat;
    const actions = match.game.actions(match.state, seat);
    appendAction(match, match.entries.length, seat, actions[turn % actions.length], source);
    if (match.entries.length === 3) takeBackTo(match, 3, 2);
  }
  return match;
}
