import { type Game, readMatch } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { imperunde } from "../src/index.ts";
import { faultOfFrames } from "../src/position/fault.ts";

const game = imperunde as Game;
const BASE = [
  "rondel 1",
  `game imperunde rules ${imperunde.rulesVersion}`,
  "players 3",
  "begin empty",
  "with british s1",
  "with home s0 south-africa",
  "with home s1 great-britain",
  "with home s2 japan",
  "with colony congo s0 2",
  "with pieces congo s0 infantry 2",
];

const read = (...lines: readonly string[]) =>
  readMatch([...BASE, ...lines.map((line) => `with ${line}`)].join("\n"), () => game);

/** The prompt of the first decider. */
function promptOf(...lines: readonly string[]) {
  const { match } = read(...lines);
  const [seat] = match?.deciders ?? [];
  return match && seat !== undefined ? { seat, ...game.prompt(match.state, seat) } : undefined;
}

describe("a decision of a position in words", () => {
  it("IR-3.3.2 lets a player place the first ships", () => {
    expect(promptOf("startShips s0")).toMatchObject({ seat: 0, code: "start-ships" });
    expect(promptOf("startShips s2")).toMatchObject({ seat: 2 });
  });

  it("IR-3.4.3 lets a player equip a colony", () => {
    expect(promptOf("equip s0 congo")).toMatchObject({ seat: 0, code: "equip-colony" });
    expect(read("equip s1 congo").problem?.code).toBe("frame-contradicts-position");
    expect(read("equip s0 arabian-sea").problem?.code).toBe("not-a-territory");
  });

  it("IR-11.1.2 stops the wheels at an event", () => {
    const { match } = read("event congo unrest");
    expect(match?.state).toMatchObject({ phase: 8, frames: [{ kind: "round" }, { kind: "events", event: 4 }, {}] });
    expect(read("event congo storm").problem?.code).toBe("no-event-here");
  });
});

describe("a fault names the statement that has set the decision", () => {
  /** The statement that a fault quotes. */
  const quoted = (options: readonly string[], ...lines: readonly string[]) => {
    const text = [...BASE.slice(0, 3), ...options, ...BASE.slice(3), ...lines.map((line) => `with ${line}`)];
    const { problem } = readMatch(text.join("\n"), () => game);
    return [text[(problem?.line ?? 0) - 1], problem?.params?.statement];
  };

  it.each<[string, readonly string[], readonly string[], string]>([
    ["IR-3.4.1 equip", [], ["turn talks s0", "equip s1 congo"], "equip s1 congo"],
    ["IR-11.1.3 event", [], ["turn talks s0", "event coral-sea storm"], "event coral-sea storm"],
    [
      "RU-45 turn",
      ["option embarkOrder simultaneous"],
      ["turn embarkation s1", "pieces congo s0 infantry 1"],
      "turn embarkation s1",
    ],
  ])("%s", (_name, options, lines, statement) => {
    expect(quoted(options, ...lines)).toEqual([`with ${statement}`, statement]);
  });

  it("IR-3.4.1 pending, if it comes after the others", () => {
    const frames = [{ kind: "startColonies", turn: 0, territory: -1 }];
    const statement = `pending ${JSON.stringify(JSON.stringify(frames))}`;
    expect(quoted([], "equip s0 congo", statement)[0]).toBe(`with ${statement}`);
  });

  it.each(["turn movement s0", "startShips s0", "equip s0 congo", "event congo unrest"])("%s", (statement) => {
    const stuck = { ...imperunde, checkPosition: () => faultOfFrames("nothing-to-decide", "D-01") } as Game;
    const { problem } = readMatch([...BASE, `with ${statement}`, "with storm coral-sea"].join("\n"), () => stuck);
    expect(problem?.params).toEqual({ statement });
  });
});
