import type { Seat } from "@rondel/engine";
import { expect, test } from "vitest";
import { rollResults } from "../src/combat/odds/rolls.ts";
import { eventsOf } from "../src/events.ts";
import { imperunde, KINDS } from "../src/index.ts";
import type { Kind } from "../src/units.ts";
import { kindNamed, kindOf } from "../src/units.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { battleOf, given, playCard, type TestTable } from "./support/table.ts";

/** Plays the next roll with every throw of its dice, and counts how often each combination of losses occurs. */
function everyThrow(table: TestTable, dice: number): Map<string, number> {
  const found = new Map<string, number>();
  for (let face = 0; face < 6 ** dice; face++) {
    const state = imperunde.clone(table.state);
    let thrown = 0;
    const random = { draw: () => Math.floor(face / 6 ** thrown++) % 6 };
    const events = [0, 1, 2, 3].flatMap((seat) => imperunde.play(state, seat as Seat, { kind: "pass" }, random));
    const lost = eventsOf(events, "unitLost");
    const key = lost
      .map(({ party, unit }) => `${party} ${KINDS[kindOf(unit)]}`)
      .toSorted()
      .join();
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

/** The same from the tables of the odds. */
function predicted(
  mine: readonly Kind[],
  theirs: readonly Kind[],
  ...bonuses: readonly [number, number, number, boolean]
) {
  const [surprise, ambush, hussars, hussarsFirst] = bonuses;
  const attack = { each: 2 * surprise, cavalry: hussars, hussarsFirst };
  const defence = { each: 2 * ambush, cavalry: 0, hussarsFirst };
  const losses = (party: number, changes: readonly number[]): string[] =>
    changes.flatMap((change, lost) => Array.from({ length: -change }, () => `${party} ${KINDS[lost]}`));
  return new Map(
    rollResults(mine, theirs, attack, defence).map((result) => [
      [...losses(0, result.attack), ...losses(1, result.defence)].toSorted().join(),
      Math.round(result.chance * 6 ** (mine.length + theirs.length)),
    ]),
  );
}

test.each([true, false])(
  "odds: the tables agree with all 7,776 throws of a battle, hussars first %s",
  (hussarsBeforeSort) => {
    const table = given(
      4,
      `${HOMES} ${WAR_01}\n colony congo s1 2\n pieces congo s1 fort 1\n pieces congo s1 infantry 1\n pieces south-africa s0 artillery 1
     pieces south-africa s0 cavalry 1\n pieces south-africa s0 infantry 1\n hand s0 hussars\n hand s1 ambush\n turn movement s0`,
      { hussarsBeforeSort },
    );
    table.play(
      "s0 attack congo\n s0 send artillery south-africa -\n s0 send cavalry south-africa -\n s0 send infantry south-africa -",
    );
    playCard(table, "s0 hussars");
    playCard(table, "s1 ambush");
    expect(battleOf(table)).toMatchObject({ ambush: 1, attackerHussars: 1 });
    const mine = [kindNamed("artillery"), kindNamed("cavalry"), kindNamed("infantry")];
    const theirs = [kindNamed("fort"), kindNamed("infantry")];
    const all = everyThrow(table, 5);
    expect([...all.values()].reduce((sum, count) => sum + count, 0)).toBe(7776);
    expect(new Map([...predicted(mine, theirs, 0, 1, 1, hussarsBeforeSort)].toSorted())).toEqual(
      new Map([...all].toSorted()),
    );
  },
);
