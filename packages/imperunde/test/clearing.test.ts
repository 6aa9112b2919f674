import { describe, expect, test } from "vitest";
import { eventsOf } from "../src/events.ts";
import { regionNamed } from "../src/index.ts";
import { drawn, HOMES, WAR_01 } from "./support/positions.ts";
import { battleOf, given, playCard } from "./support/table.ts";

const PIRATES = 3;
const ALL_FRIGATES = "pieces coral-sea pirates frigate 20";
const piratesIn = (sea: string): string => drawn(4, regionNamed(sea), PIRATES, true);

describe("clearing a sea", () => {
  test("RU-58: a sea that was checked is not cleared again in the phase, even if a war begins", () => {
    const table = given(
      4,
      `${HOMES} pieces north-sea s0 frigate 1\n pieces north-sea s1 infantry-aboard 1\n pieces coral-sea s2 frigate 1
       pieces coral-sea pirates frigate 1\n hand s0 declarationOfWar\n turn investments s3`,
    );
    table.play("s3 endInvestments");
    table.passOnce();
    expect(battleOf(table)?.region).toBe(regionNamed("coral-sea"));
    playCard(table, "s0 declarationOfWar s1");
    table.passOnce({ "X-10 attack": [6], "X-10 defence": [1] });
    expect(table.state.phase).toBe(6);
    expect(eventsOf(table.events, "seaCleared").map(({ region }) => region)).toEqual([regionNamed("coral-sea")]);
  });

  test("IR-8.3.1: nobody clears a sea without warships, where no pirates were left to appear", () => {
    const table = given(
      4,
      `${HOMES} ${ALL_FRIGATES}\n pieces arabian-sea s0 infantry-aboard 1\n ${piratesIn("arabian-sea")}`,
    );
    const events = table.passOnce();
    expect(eventsOf(events, "piecesAppeared")).toMatchObject([{ rule: "IR-11.3.4", count: 0, word: "frigate" }]);
    expect(eventsOf(events, "seaCleared")).toEqual([]);
  });

  test("RU-59, IR-8.2.1: pirates of an event attack the winner of two players who are in the sea", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n pieces arabian-sea s0 frigate 1\n pieces arabian-sea s1 frigate 1\n ${piratesIn("arabian-sea")}`,
      { piratesCardTiming: "next-clearing" },
    );
    table.passOnce();
    expect(battleOf(table)).toMatchObject({ attacker: 0, defender: 1 });
    table.passOnce({ "X-10 attack": [6], "X-10 defence": [1] });
    expect(battleOf(table)).toMatchObject({ attacker: 6, defender: 0 });
  });
});
