import { asSeat } from "@rondel/engine";
import { describe, expect, test } from "vitest";
import { boughtAgain, type Event, regionNamed } from "../src/index.ts";
import { fresh, kindNamed } from "../src/units.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given } from "./support/table.ts";

const S0 = asSeat(0);

describe("the purchase question", () => {
  const table = given(4, `${HOMES}\n colony egypt s0 2\n colony congo s1 2\n money s0 30 0\n turn investments s0`);
  const ask = (question: string) => table.ask(0, `purchase ${question}`);

  test("IR-7.3.3 says what a colony may still spend, for military units only", () => {
    expect(ask("infantry territory=egypt")).toEqual({ cost: 1, possible: true, fundsAfter: 29, allowanceAfter: 5 });
    expect(ask("infantry territory=south-africa")).toEqual({ cost: 1, possible: true, fundsAfter: 29 });
    for (const what of ["post territory=egypt", "canal territory=egypt", "card territory=egypt"])
      expect(ask(what)).not.toHaveProperty("allowanceAfter");
  });

  test("IR-7.3.8 knows the price of a canal", () => {
    expect(ask("canal territory=egypt")).toMatchObject({ cost: 8, fundsAfter: 22 });
  });

  test("IR-7.4.1 asks for the sea of a warship and the territory of an army", () => {
    expect(ask("frigate territory=egypt sea=arabian-sea")).toMatchObject({ cost: 3, possible: true });
    expect(ask("frigate territory=egypt sea=coral-sea")).toMatchObject({ possible: false });
    expect(ask("infantry territory=congo")).toMatchObject({ possible: false });
  });
});

describe("the reach question", () => {
  const position = `${HOMES} ${WAR_01}\n pieces indian-ocean s0 frigate 1\n pieces indian-ocean s0 infantry-aboard 1
    pieces gulf-of-guinea s0 frigate/0 1\n pieces arabian-sea s1 frigate 1\n turn movement s0`;
  const table = given(4, position);
  const reach = (unit: string, from: string) =>
    table.ask(0, `reach ${unit} ${from}`) as { here: boolean; regions: readonly { region: number; how: string }[] };
  const how = (unit: string, from: string, to: string) =>
    reach(unit, from).regions.find(({ region }) => region === regionNamed(to))?.how;

  test("says whether the unit is there", () => {
    expect([reach("frigate", "indian-ocean").here, reach("shipOfTheLine", "indian-ocean").here]).toEqual([true, false]);
  });

  test("IR-9.3.2 shows coasts to transports only", () => {
    expect(how("frigate", "indian-ocean", "south-africa")).toBeUndefined();
    expect(how("infantry-aboard", "indian-ocean", "south-africa")).toBe("move");
  });

  test("IR-9.5.1 shows attacks only for units that can take part", () => {
    expect(how("frigate", "indian-ocean", "arabian-sea")).toBe("attack");
    expect(how("infantry-aboard", "indian-ocean", "arabian-sea")).toBe("none");
    expect(how("frigate/0", "gulf-of-guinea", "indian-ocean")).toBe("none");
    expect(how("frigate/1", "indian-ocean", "arabian-sea")).toBe("none");
  });
});

describe("purchases of an earlier turn", () => {
  const position = `${HOMES}\n colony egypt s0 2\n colony congo s0 2\n colony china s0 1\n money s0 60 0\n turn investments s0`;
  const again = (...events: readonly object[]) => boughtAgain(given(4, position).state, S0, events as Event[]);
  const bought = (unit: "fort" | "artillery" | "infantry" | "frigate", region: string, party = S0) => ({
    kind: "bought",
    party,
    unit: fresh(kindNamed(unit)),
    region: regionNamed(region),
  });

  test("are bought again where they were bought", () => {
    const [egypt, congo] = [regionNamed("egypt"), regionNamed("congo")];
    expect(again(bought("infantry", "congo"))).toEqual([{ kind: "buyArmy", army: "infantry", territory: congo }]);
    expect(again(bought("artillery", "egypt"))).toEqual([{ kind: "buyArmy", army: "artillery", territory: egypt }]);
    expect(again(bought("fort", "congo"))).toEqual([{ kind: "buyFort", territory: congo }]);
    expect(again(bought("frigate", "gulf-of-guinea"))).toMatchObject([
      { kind: "buyWarship", ship: "frigate", sea: regionNamed("gulf-of-guinea") },
    ]);
    expect(again({ kind: "canalBuilt", party: S0, region: egypt })).toEqual([{ kind: "buyCanal", territory: egypt }]);
  });

  test("IR-13.5.11: are those that were paid for, without smuggled goods", () => {
    const smuggled = (event: object) => ({ ...event, rule: "IR-13.5.11" });
    expect(again(smuggled(bought("infantry", "congo")), smuggled(bought("frigate", "gulf-of-guinea")))).toEqual([]);
    const post = { kind: "bought", party: S0, word: "post", region: regionNamed("china") };
    expect(again(smuggled(post))).toEqual([]);
    expect(again(post)).toEqual([{ kind: "buyPost", territory: regionNamed("china") }]);
  });

  test("are not replaced by others", () => {
    expect(again(bought("infantry", "peru"))).toEqual([]);
    expect(again(bought("frigate", "coral-sea"))).toEqual([]);
    expect(again({ kind: "canalBuilt", party: S0, region: regionNamed("mosquito-coast") })).toEqual([]);
    expect(again({ kind: "bought", party: S0, word: "post", region: regionNamed("peru") })).toEqual([]);
  });

  test("are those of the player, without dealt cards", () => {
    expect(again(bought("infantry", "congo", asSeat(1)))).toEqual([]);
    expect(again({ kind: "cardDrawn", party: S0, rule: "IR-5.1.3" })).toEqual([]);
    expect(again({ kind: "cardDrawn", party: S0, rule: "IR-7.2.3" })).toEqual([{ kind: "buyCard" }]);
  });
});
