import { rollDie } from "@rondel/engine";
import type { LAND_EVENTS } from "../actions.ts";
import type { Land } from "../board/board.ts";
import { credit } from "../budget.ts";
import { beginRising } from "../combat/begin.ts";
import { abandonIfEmpty, landValue, ownerOf } from "../lands.ts";
import { dismiss, recruit, stackCount, stacksAt, stackUnit } from "../pieces.ts";
import { type State, seatOf, type Table } from "../state.ts";
import { ARTILLERY, CAVALRY, INFANTRY, IS_ARMY, KIND_OF, SPENT } from "../units.ts";

type LandEvent = (state: State, land: Land, table: Table) => void;

export const LAND_EVENT_RULES: Readonly<Record<(typeof LAND_EVENTS)[number], LandEvent>> = {
  // IR-11.2.1
  volunteers(state, land, table) {
    const party = ownerOf(state, land);
    const count = recruit(state, land, party, SPENT[INFANTRY] ?? 0, landValue(land));
    table.tell({ kind: "piecesAppeared", rule: "IR-11.2.1", party, field: land, count, word: "infantry" });
  },
  // IR-11.2.2
  trade(state, land, table) {
    const party = seatOf(ownerOf(state, land));
    credit(state, party, landValue(land));
    table.tell({ kind: "credited", rule: "IR-11.2.2", also: ["IR-6.4.2"], party, field: land, count: landValue(land) });
  },
  // IR-11.2.3
  famine(state, land, table) {
    state.famine[land] = 1;
    table.tell({ kind: "marked", rule: "IR-11.2.3", also: ["IR-1.4.1"], field: land, word: "famine" });
  },
  epidemic,
  // IR-11.2.5
  unrest(state, land, table) {
    beginRising(state, land, "unrest", "IR-11.2.5", table);
  },
  // IR-11.2.6
  uprising(state, land, table) {
    beginRising(state, land, "uprising", "IR-11.2.6", table);
  },
};

/** IR-11.2.4: one die per army; odd kills it. Order: RU-83. */
function epidemic(state: State, land: Land, table: Table): void {
  const party = ownerOf(state, land);
  const dice: number[] = [];
  for (const kind of [ARTILLERY, CAVALRY, INFANTRY]) {
    const stacks = stacksAt(state, land).filter(
      (stack) => IS_ARMY[stackUnit(stack)] && KIND_OF[stackUnit(stack)] === kind,
    );
    for (const stack of stacks) {
      for (let army = stackCount(stack); army > 0; army--) {
        const die = rollDie(table.random, "X-12 epidemic");
        dice.push(die);
        if (die % 2 === 0) continue;
        dismiss(state, land, party, stackUnit(stack), 1);
        table.tell({ kind: "unitLost", rule: "IR-11.2.4", party, field: land, unit: stackUnit(stack), dice: [die] });
      }
    }
  }
  table.tell({ kind: "marked", rule: "IR-11.2.4", party, field: land, word: "epidemic", dice });
  abandonIfEmpty(state, land, table);
}
