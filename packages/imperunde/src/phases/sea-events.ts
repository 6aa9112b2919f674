import { pushFrame } from "@rondel/engine";
import type { SeaEventName } from "../actions.ts";
import { regionValue, type Sea } from "../board/board.ts";
import type { PlayContext } from "../frame-rules.ts";
import { recruit, stackCount, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { inRoundOrder, updateHolder } from "../seas.ts";
import { CALM, PIRATES, STORM, type State } from "../state.ts";
import { survivesStorm } from "../storm.ts";
import { ARTILLERY, CAVALRY, FRIGATE, fresh, INFANTRY, kindOf, SHIP_OF_THE_LINE } from "../units.ts";
import { clearSeaNow } from "./clearing.ts";

type SeaEventRule = (state: State, sea: Sea, context: PlayContext) => void;

export const SEA_EVENT_RULES: Readonly<Record<SeaEventName, SeaEventRule>> = {
  storm,
  // IR-11.3.2
  calm(state, sea, context) {
    state.weather[sea] = CALM;
    context.emit({ kind: "marked", rule: "IR-11.3.2", also: ["IR-1.4.1"], region: sea, word: "calm" });
  },
  // IR-11.3.3
  goodWinds(state, sea, context) {
    context.emit({ kind: "marked", rule: "IR-11.3.3", region: sea, word: "goodWinds" });
    pushFrame(state, { kind: "goodWinds", sea, turn: -1, wind: [] });
  },
  // IR-11.3.4
  pirates(state, sea, context) {
    const count = recruit(state, sea, PIRATES, fresh(FRIGATE), regionValue(sea));
    updateHolder(state, sea);
    const also = ["IR-1.3.1", "IR-2.6.2"];
    context.emit({
      kind: "piecesAppeared",
      rule: "IR-11.3.4",
      also,
      party: PIRATES,
      region: sea,
      count,
      word: "frigate",
    });
    clearSeaNow(state, sea, "pirates");
  },
};

const ROLL_ORDER = [SHIP_OF_THE_LINE, FRIGATE, ARTILLERY, CAVALRY, INFANTRY]; // RU-83

/** IR-11.3.1: rolls for every ship in the sea, including pirates (RU-82). */
function storm(state: State, sea: Sea, context: PlayContext): void {
  state.weather[sea] = STORM;
  context.emit({ kind: "marked", rule: "IR-11.3.1", also: ["IR-1.4.1"], region: sea, word: "storm" });
  const stacks = [...stacksAt(state, sea)];
  for (const party of inRoundOrder(state, [...new Set(stacks.map(stackParty))])) {
    for (const kind of ROLL_ORDER) {
      for (const stack of stacks) {
        const unit = stackUnit(stack);
        if (stackParty(stack) !== party || kindOf(unit) !== kind) continue;
        for (let ship = stackCount(stack); ship > 0; ship--) {
          survivesStorm(state, sea, party, unit, "IR-11.3.1", context, "X-13 storm");
        }
      }
    }
  }
  updateHolder(state, sea);
}
