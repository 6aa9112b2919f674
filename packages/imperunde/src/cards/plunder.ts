import { ALL_TERRITORIES, coastsOf, isTerritory } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { hostile } from "../relations.ts";
import { NOBODY, seatOf } from "../state.ts";
import { isColony, ownerOf } from "../territories.ts";
import { type CardRules, legalPlays } from "./rules.ts";

/** Diverts the colonial tax of an enemy's coastal colony. The owner cannot invest there this round. */
export const plunder: CardRules<"plunder"> = {
  rule: "IR-13.5.14",
  when: "income",
  targets: (state, seat) =>
    legalPlays(
      plunder,
      state,
      seat,
      ALL_TERRITORIES.map((territory) => ({ kind: "plunder", territory })),
    ),
  refuse(state, seat, { territory }) {
    if (!isTerritory(territory) || !isColony(state, territory))
      return refusal("not-a-colony", "IR-13.5.14", { region: territory });
    if (!hostile(state, seat, ownerOf(state, territory)))
      return refusal("not-at-war", "IR-13.5.14", { region: territory });
    if (coastsOf(territory).length === 0) return refusal("no-coast", "IR-13.5.14", { region: territory });
    return state.plunderer[territory] === NOBODY
      ? undefined
      : refusal("plundered-already", "RU-76", { region: territory });
  },
  resolve(state, seat, { territory }, context) {
    state.plunderer[territory] = seat;
    context.emit({
      kind: "marked",
      rule: "IR-13.5.14",
      also: ["IR-7.3.7", "RU-51"],
      party: seat,
      region: territory,
      word: "plunder",
    });
  },
  victim: (state, _seat, { territory }) => seatOf(ownerOf(state, territory)),
};
