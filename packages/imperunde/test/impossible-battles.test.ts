import { describe, expect, test } from "vitest";
import { regionNamed } from "../src/index.ts";
import { battle, fighter, HOMES, movement, pending, problemOf, ROUND, window } from "./support/position-file.ts";
import { territory } from "./support/table.ts";

describe("frames of attacks and battles", () => {
  const congo = territory("congo");
  const sea = regionNamed("gulf-of-guinea");

  test.each<[string, string, string, readonly string[], ...object[]]>([
    [
      "IR-9.5.1 an attack of another player",
      "attack",
      "seat",
      ["round 1 6"],
      movement(),
      { kind: "attack", seat: 1, target: congo, cause: "movement", sent: [] },
    ],
    [
      "IR-9.5.1 an attack by winds in phase 6",
      "attack",
      "cause",
      ["round 1 6"],
      movement(),
      { kind: "attack", seat: 0, target: territory("egypt"), cause: "winds", sent: [] },
    ],
    [
      "IR-9.5.1 an attack on the player's own territory",
      "attack",
      "target",
      ["round 1 6"],
      movement(),
      { kind: "attack", seat: 0, target: congo, cause: "movement", sent: [] },
    ],
    [
      "IR-12.1.2 an attack with a ship on land",
      "attack",
      "sent",
      ["round 1 6"],
      movement(),
      {
        kind: "attack",
        seat: 0,
        target: territory("egypt"),
        cause: "movement",
        sent: [{ fighter: fighter("frigate"), seas: [] }],
      },
    ],
    [
      "IR-12.1.1 a rising in a movement battle",
      "battle",
      "attacker",
      ["round 1 6"],
      movement(),
      battle({ attacker: 7 }),
      window("battle"),
    ],
    [
      "IR-12.1.1 a clearing battle in phase 6",
      "battle",
      "cause",
      ["round 1 6"],
      movement(),
      battle({ cause: "clearing" }),
      window("battle"),
    ],
    [
      "IR-12.1.1 another defender than the owner",
      "battle",
      "defender",
      ["round 1 6"],
      movement(),
      battle({ defender: 2 }),
      window("battle"),
    ],
    [
      "IR-12.1.1 a ship that attacks on land",
      "battle",
      "attackers",
      ["round 1 6"],
      movement(),
      battle({ attackers: [fighter("frigate")] }),
      window("battle"),
    ],
    [
      "IR-12.1.1 a transport that defends",
      "battle",
      "defenders",
      ["round 1 6"],
      movement(),
      battle({ defenders: [fighter("infantry-aboard")] }),
      window("battle"),
    ],
    [
      "IR-12.2.1 a roll without attackers",
      "battle",
      "attackers",
      ["round 1 6"],
      movement(),
      battle({ attackers: [] }),
      window("battle"),
    ],
    [
      "IR-12.2.2 a roll with defenders who were not chosen",
      "battle",
      "defenders",
      ["round 1 6"],
      movement(),
      battle({ defenders: [fighter("infantry", false)] }),
      window("battle"),
    ],
    [
      "IR-8.2.1 insurgents at sea",
      "clearSea",
      "ladder",
      ["round 1 5"],
      { kind: "clearing", sea },
      { kind: "clearSea", sea, ladder: [7], cause: "clearing" },
      battle({ region: sea, cause: "clearing", stage: "name" }),
    ],
    [
      "IR-8.1.3 the clearing of another sea",
      "clearSea",
      "sea",
      ["round 1 5"],
      { kind: "clearing", sea: sea + 1 },
      { kind: "clearSea", sea, ladder: [], cause: "clearing" },
      battle({ region: sea, cause: "clearing", stage: "name" }),
    ],
    [
      "IR-8.1.1 a clearing in phase 6",
      "clearSea",
      "cause",
      ["round 1 6"],
      movement(),
      { kind: "clearSea", sea, ladder: [], cause: "clearing" },
      battle({ region: sea, cause: "clearing", stage: "name" }),
    ],
    [
      "RU-11 a ship that withdraws from land",
      "withdrawal",
      "fighters",
      ["round 1 6"],
      movement(),
      { kind: "withdrawal", seat: 0, region: territory("egypt"), fighters: [fighter("frigate")], harbours: [] },
    ],
    [
      "RU-24 transports sink without a choice",
      "sinking",
      "sea",
      ["round 1 6"],
      movement(),
      { kind: "sinking", seat: 0, sea, owners: [1] },
    ],
  ])("%s: %s.%s", (_name, frame, field, lines, ...frames) => {
    const found = problemOf([...HOMES, ...lines, pending(ROUND, ...frames)]);
    expect(found).toMatchObject({ code: "frame-contradicts-position", params: { frame, field } });
    expect(found.statement).toContain("pending");
  });

  test.each<[string, string, readonly string[], object]>([
    ["RU-24 another player rules the sea", "seat", ["pieces gulf-of-guinea s1 frigate 1"], { owners: [1] }],
    ["RU-24 an owner twice", "owners", [], { owners: [1, 1] }],
  ])("%s", (_name, field, lines, changes) => {
    const frames = pending(ROUND, movement(), { kind: "sinking", seat: 0, sea, owners: [1], ...changes });
    const found = problemOf([...HOMES, "round 1 6", ...lines, frames], ["sinkCargo optional"]);
    expect(found).toMatchObject({ code: "frame-contradicts-position", params: { frame: "sinking", field } });
  });
});
