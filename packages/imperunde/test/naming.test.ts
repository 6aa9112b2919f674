import { describe, expect, test } from "vitest";
import { standing } from "../src/combat/fighters.ts";
import { fortModifier } from "../src/combat/modifiers.ts";
import { namingChoices, strongest } from "../src/combat/naming.ts";
import { eventsOf } from "../src/events.ts";
import { ARTILLERY, CAVALRY, FORT, INFANTRY, UNIT_NAMES, unitNamed } from "../src/units.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, playCard } from "./support/table.ts";

const fighters = (...names: readonly string[]) => names.map((name) => standing(unitNamed(name)));
const namesOf = (units: readonly number[]): string => units.map((unit) => UNIT_NAMES[unit]).join();

describe("choosing units for a roll", () => {
  const MIXED = fighters("frigate", "frigate/captured", "shipOfTheLine/captured", "frigate", "shipOfTheLine");

  test("RU-87: the strongest three are the first in canonical order, in whatever order they joined", () => {
    expect(namesOf(strongest(MIXED))).toBe("shipOfTheLine,shipOfTheLine/captured,frigate");
  });

  test("RU-68: offers every distinct choice of three once, in canonical order", () => {
    const choices = namingChoices(MIXED).map((choice) => (choice.kind === "name" ? namesOf(choice.units) : ""));
    expect(choices).toEqual([
      "shipOfTheLine,shipOfTheLine/captured,frigate",
      "shipOfTheLine,shipOfTheLine/captured,frigate/captured",
      "shipOfTheLine,frigate,frigate",
      "shipOfTheLine,frigate,frigate/captured",
      "shipOfTheLine/captured,frigate,frigate",
      "shipOfTheLine/captured,frigate,frigate/captured",
      "frigate,frigate,frigate/captured",
    ]);
  });

  test("IR-12.2.2: refuses units that are not in the battle, or more of them than there are", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 infantry 3\n pieces congo s1 cavalry 2\n pieces south-africa s0 infantry 1\n turn movement s0`,
    );
    table.play("s0 attack congo\n s0 send infantry south-africa -\n s0 begin");
    expect(table.verdict("s1 name cavalry,cavalry,infantry")).toBe("legal");
    expect(table.verdict("s1 name cavalry,cavalry,cavalry")).toBe("no-such-unit");
    expect(table.verdict("s1 name artillery,cavalry,infantry")).toBe("no-such-unit");
  });
});

describe("the dice of a battle on land", () => {
  test("IR-12.3.2, RU-13: against a fort artillery adds 1 and cavalry subtracts 1", () => {
    expect([ARTILLERY, CAVALRY, INFANTRY].map((kind) => fortModifier(kind, FORT))).toEqual([1, -1, 0]);
    expect([ARTILLERY, CAVALRY, INFANTRY].map((kind) => fortModifier(kind, INFANTRY))).toEqual([0, 0, 0]);
  });

  test("IR-13.5.5: a Hussar charge of the defender adds 1 to the cavalry of the defender only", () => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n colony congo s1 1\n pieces congo s1 cavalry 1\n pieces south-africa s0 cavalry 1\n hand s1 hussars\n turn movement s0`,
    );
    table.play("s0 attack congo\n s0 send cavalry south-africa -\n s0 begin");
    playCard(table, "s1 hussars");
    const [roll] = eventsOf(table.passOnce({ "X-10 attack": [3], "X-10 defence": [3] }), "rolled");
    expect([roll?.dice, roll?.otherDice]).toEqual([[4], [5]]);
  });
});
