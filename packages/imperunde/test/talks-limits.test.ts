import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { CARD_PEACE, pairOf } from "../src/state.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, playCard, type TestTable } from "./support/table.ts";

const SIX_HOMES = `home s0 south-africa\n home s1 great-britain\n home s2 japan\n home s3 usa\n home s4 brazil\n home s5 victoria`;
const TALKS = `${HOMES} turn talks s0`;

describe("private channels", () => {
  test("IR-5.2.4: have two or more members, who are at the table, in the order of seats", () => {
    const table = given(4, TALKS);
    const verdict = (members: string): string => table.verdict(`s0 openChannel ${members}`);
    expect(["s0", "s0,s4", "s1,s0", "s0,s0", "s1,s2"].map(verdict)).toEqual(Array(5).fill("not-a-channel"));
    expect(["s0,s3", "s0,s1,s2,s3"].map(verdict)).toEqual(["legal", "legal"]);
  });

  test("IR-5.2.4: closing one leaves the others open", () => {
    const table = given(4, TALKS);
    table.play("s0 openChannel s0,s1\n s0 openChannel s0,s2\n s2 openChannel s2,s3\n s1 closeChannel 0");
    expect(table.state.channels).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });

  test("refuses a sixteenth", () => {
    const table = given(6, `${SIX_HOMES}\n turn talks s0`);
    const members = ["s1", "s2", "s3", "s4", "s5"];
    const pairs = members.map((member) => `s0,${member}`);
    const threes = members.flatMap((one, place) => members.slice(place + 1).map((other) => `s0,${one},${other}`));
    const channels = [...pairs, ...threes];
    expect(channels).toHaveLength(15);
    for (const channel of channels.slice(0, 14)) table.play(`s0 openChannel ${channel}`);
    expect(table.verdict(`s0 openChannel ${channels[14]}`)).toBe("legal");
    table.play(`s0 openChannel ${channels[14]}`);
    expect(table.verdict("s1 openChannel s1,s2")).toBe("too-many-channels");
  });
});

describe("a proposed target", () => {
  test("RU-112: is at least one post and at most all posts of a player", () => {
    const table = given(4, TALKS);
    expect([table.verdict("s0 proposeTarget 45"), table.verdict("s0 proposeTarget 46")]).toEqual([
      "legal",
      "target-too-high",
    ]);
    table.play("s0 proposeTarget 1");
    expect(table.offers(1)).toContain("voteTarget yes");
  });
});

describe("a peace treaty", () => {
  test("IR-5.4.2, RU-10: stays in force when both consent to peace as well", () => {
    const table = given(4, `${HOMES} ${WAR_01}\n hand s2 peaceTreaty\n turn talks s0`);
    playCard(table, "s2 peaceTreaty s0 s1");
    table.play("s0 consentPeace s1\n s1 consentPeace s0");
    for (const seat of [0, 1, 2, 3]) table.play(`s${seat} ready`);
    table.pass();
    expect(table.state.overlay[pairOf(asSeat(0), asSeat(1))]).toBe(CARD_PEACE);
  });
});

describe("RU-111: secret stances", () => {
  function sealing(): TestTable {
    const table = given(4, TALKS, { diplomacyClose: "sealed" });
    for (const seat of [0, 1, 2, 3]) table.play(`s${seat} ready`);
    return table;
  }

  test("name opponents at the table, each once and in the order of seats", () => {
    const table = sealing();
    const verdict = (war: string): string => table.verdict(`s1 sealStance ${war}`);
    expect(["s1", "s0,s1", "s2,s0", "s0,s3,s2", "s2,s2", "s4", "s3,s4"].map(verdict)).toEqual(
      Array(7).fill("no-such-opponent"),
    );
    expect(["-", "s3", "s0,s2,s3"].map(verdict)).toEqual(["legal", "legal", "legal"]);
  });

  test("cannot be changed", () => {
    const table = sealing();
    table.play("s0 sealStance s1");
    expect([table.verdict("s0 sealStance -"), table.rule("s0 sealStance -")]).toEqual(["committed-already", "RU-111"]);
  });
});
