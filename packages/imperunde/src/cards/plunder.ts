import { ALL_LANDS, COASTS, isLand } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { isColony, ownerOf } from "../lands.ts";
import { hostile } from "../relations.ts";
import { NOBODY, seatOf } from "../state.ts";
import { type CardRules, wrongMoment } from "./rules.ts";

/** The colonial tax of an enemy's coastal colony goes to the player, and its owner cannot invest there this round. */
export const plunder: CardRules<"plunder"> = {
  rule: "IR-13.5.14",
  when: "income",
  refuse(state, seat, { land }) {
    if (state.phase !== 3) return wrongMoment("IR-13.5.14");
    if (!isLand(land) || !isColony(state, land)) return refusal("not-a-colony", "IR-13.5.14", { field: land });
    if (!hostile(state, seat, ownerOf(state, land))) return refusal("not-at-war", "IR-13.5.14", { field: land });
    if ((COASTS[land] ?? []).length === 0) return refusal("no-coast", "IR-13.5.14", { field: land });
    return state.plunderer[land] === NOBODY ? undefined : refusal("plundered-already", "RU-76", { field: land });
  },
  plays(state, seat) {
    if (state.phase !== 3) return [];
    return ALL_LANDS.map((land) => ({ kind: "plunder", land }) as const).filter(
      (play) => !plunder.refuse(state, seat, play),
    );
  },
  resolve(state, seat, { land }, table) {
    state.plunderer[land] = seat;
    table.tell({
      kind: "marked",
      rule: "IR-13.5.14",
      also: ["IR-7.3.7", "RU-51"],
      party: seat,
      field: land,
      word: "plunder",
    });
  },
  victim: (state, _seat, { land }) => seatOf(ownerOf(state, land)),
};
