import { pushFrame } from "@rondel/engine";
import type { SEA_EVENTS } from "../actions.ts";
import { type Sea, VALUE } from "../board/board.ts";
import { recruit, stackCount, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { inRoundOrder, updateHolder } from "../seas.ts";
import { CALM, PIRATES, STORM, type State, type Table } from "../state.ts";
import { survivesStorm } from "../storm.ts";
import { ARTILLERY, CAVALRY, FRIGATE, fresh, INFANTRY, IS_SHIP, KIND_OF, SHIP_OF_THE_LINE } from "../units.ts";
import { clearSeaNow } from "./clearing.ts";

type SeaEvent = (state: State, sea: Sea, table: Table) => void;

export const SEA_EVENT_RULES: Readonly<Record<(typeof SEA_EVENTS)[number], SeaEvent>> = {
  storm,
  // IR-11.3.2
  calm(state, sea, table) {
    state.weather[sea] = CALM;
    table.tell({ kind: "marked", rule: "IR-11.3.2", also: ["IR-1.4.1"], field: sea, word: "calm" });
  },
  // IR-11.3.3
  goodWinds(state, sea, table) {
    table.tell({ kind: "marked", rule: "IR-11.3.3", field: sea, word: "goodWinds" });
    pushFrame(state, { kind: "goodWinds", sea, turn: -1, wind: [] });
  },
  // IR-11.3.4
  pirates(state, sea, table) {
    const count = recruit(state, sea, PIRATES, fresh(FRIGATE), VALUE[sea] ?? 0);
    updateHolder(state, sea);
    const also = ["IR-1.3.1", "IR-2.6.2"];
    table.tell({ kind: "piecesAppeared", rule: "IR-11.3.4", also, party: PIRATES, field: sea, count, word: "frigate" });
    clearSeaNow(state, sea, "pirates");
  },
};

const ROLL_ORDER = [SHIP_OF_THE_LINE, FRIGATE, ARTILLERY, CAVALRY, INFANTRY]; // RU-83

/** IR-11.3.1: every ship in the sea rolls, pirates too (RU-82). */
function storm(state: State, sea: Sea, table: Table): void {
  state.weather[sea] = STORM;
  table.tell({ kind: "marked", rule: "IR-11.3.1", also: ["IR-1.4.1"], field: sea, word: "storm" });
  const stacks = [...stacksAt(state, sea)];
  for (const party of inRoundOrder(state, [...new Set(stacks.map(stackParty))])) {
    for (const kind of ROLL_ORDER) {
      for (const stack of stacks) {
        const unit = stackUnit(stack);
        if (stackParty(stack) !== party || KIND_OF[unit] !== kind || !IS_SHIP[unit]) continue;
        for (let ship = stackCount(stack); ship > 0; ship--) {
          survivesStorm(state, sea, party, unit, "IR-11.3.1", table, "X-13 storm");
        }
      }
    }
  }
  updateHolder(state, sea);
}
