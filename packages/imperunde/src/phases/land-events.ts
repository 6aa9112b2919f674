import { rollDie } from "@rondel/engine";
import type { LandEventName } from "../actions.ts";
import type { Territory } from "../board/board.ts";
import { regionValue } from "../board/board.ts";
import { credit } from "../budget.ts";
import { beginRising } from "../combat/begin.ts";
import type { PlayContext } from "../frame-rules.ts";
import { dismiss, recruit, stackCount, stacksAt, stackUnit } from "../pieces.ts";
import { type State, seatOf } from "../state.ts";
import { abandonIfEmpty, ownerOf } from "../territories.ts";
import { ARTILLERY, CAVALRY, INFANTRY, kindOf, spent } from "../units.ts";

type LandEventRule = (state: State, territory: Territory, context: PlayContext) => void;

export const LAND_EVENT_RULES: Readonly<Record<LandEventName, LandEventRule>> = {
  // IR-11.2.1
  volunteers(state, territory, context) {
    const party = ownerOf(state, territory);
    const count = recruit(state, territory, party, spent(INFANTRY), regionValue(territory));
    context.emit({ kind: "piecesAppeared", rule: "IR-11.2.1", party, region: territory, count, word: "infantry" });
  },
  // IR-11.2.2
  trade(state, territory, context) {
    const party = seatOf(ownerOf(state, territory));
    credit(state, party, regionValue(territory));
    context.emit({
      kind: "credited",
      rule: "IR-11.2.2",
      also: ["IR-6.4.2"],
      party,
      region: territory,
      count: regionValue(territory),
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

/** IR-11.2.4: rolls a die for each army, in the order of RU-83; an odd number kills it. */
function epidemic(state: State, territory: Territory, context: PlayContext): void {
  const party = ownerOf(state, territory);
  const dice: number[] = [];
  for (const kind of [ARTILLERY, CAVALRY, INFANTRY]) {
    const stacks = stacksAt(state, territory).filter((stack) => kindOf(stackUnit(stack)) === kind);
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
