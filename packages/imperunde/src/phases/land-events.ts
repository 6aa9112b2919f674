import { rollDie } from "@rondel/engine";
import type { LAND_EVENTS } from "../actions.ts";
import type { Territory } from "../board/board.ts";
import { credit } from "../budget.ts";
import { beginRising } from "../combat/begin.ts";
import { dismiss, recruit, stackCount, stacksAt, stackUnit } from "../pieces.ts";
import { type PlayContext, type State, seatOf } from "../state.ts";
import { abandonIfEmpty, ownerOf, territoryValue } from "../territories.ts";
import { ARTILLERY, CAVALRY, INFANTRY, IS_ARMY, KIND_OF, SPENT } from "../units.ts";

type LandEvent = (state: State, territory: Territory, context: PlayContext) => void;

export const LAND_EVENT_RULES: Readonly<Record<(typeof LAND_EVENTS)[number], LandEvent>> = {
  // IR-11.2.1
  volunteers(state, territory, context) {
    const party = ownerOf(state, territory);
    const count = recruit(state, territory, party, SPENT[INFANTRY] ?? 0, territoryValue(territory));
    context.emit({ kind: "piecesAppeared", rule: "IR-11.2.1", party, region: territory, count, word: "infantry" });
  },
  // IR-11.2.2
  trade(state, territory, context) {
    const party = seatOf(ownerOf(state, territory));
    credit(state, party, territoryValue(territory));
    context.emit({
      kind: "credited",
      rule: "IR-11.2.2",
      also: ["IR-6.4.2"],
      party,
      region: territory,
      count: territoryValue(territory),
    });
  },
  // IR-11.2.3
  famine(state, territory, context) {
    state.famine[territory] = 1;
    context.emit({ kind: "marked", rule: "IR-11.2.3", also: ["IR-1.4.1"], region: territory, word: "famine" });
  },
  epidemic,
  // IR-11.2.5
  unrest(state, territory, context) {
    beginRising(state, territory, "unrest", "IR-11.2.5", context);
  },
  // IR-11.2.6
  uprising(state, territory, context) {
    beginRising(state, territory, "uprising", "IR-11.2.6", context);
  },
};

/** IR-11.2.4: one die per army; odd kills it. Order: RU-83. */
function epidemic(state: State, territory: Territory, context: PlayContext): void {
  const party = ownerOf(state, territory);
  const dice: number[] = [];
  for (const kind of [ARTILLERY, CAVALRY, INFANTRY]) {
    const stacks = stacksAt(state, territory).filter(
      (stack) => IS_ARMY[stackUnit(stack)] && KIND_OF[stackUnit(stack)] === kind,
    );
    for (const stack of stacks) {
      for (let army = stackCount(stack); army > 0; army--) {
        const die = rollDie(context.random, "X-12 epidemic");
        dice.push(die);
        if (die % 2 === 0) continue;
        dismiss(state, territory, party, stackUnit(stack), 1);
        context.emit({
          kind: "unitLost",
          rule: "IR-11.2.4",
          party,
          region: territory,
          unit: stackUnit(stack),
          dice: [die],
        });
      }
    }
  }
  context.emit({ kind: "marked", rule: "IR-11.2.4", party, region: territory, word: "epidemic", dice });
  abandonIfEmpty(state, territory, context);
}
