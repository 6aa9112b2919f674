import { ALL_LANDS, isLand, type Land } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { beginRising } from "../combat/begin.ts";
import { isAwaited, isBattlefield, isColony, ownerOf, postsAt } from "../lands.ts";
import { defendersAt } from "../pieces.ts";
import { type State, seatOf } from "../state.ts";
import type { CardRules } from "./rules.ts";

/** Five insurgent infantry rise in a colony of another player. */
export const rebellion: CardRules<"rebellion"> = {
  rule: "IR-13.5.15",
  when: "any",
  refuse(state, seat, { land }) {
    if (!isLand(land) || !isColony(state, land)) return refusal("not-a-colony", "IR-13.5.15", { field: land });
    if (ownerOf(state, land) === seat) return refusal("not-against-oneself", "IR-13.1.6", { field: land });
    if (isBattlefield(state, land) || isOnlyAwaited(state, land))
      return refusal("battle-is-open", "RU-06", { field: land });
    return undefined;
  },
  plays: (state, seat) =>
    ALL_LANDS.filter((land) => ownerOf(state, land) !== seat)
      .map((land) => ({ kind: "rebellion", land }) as const)
      .filter((play) => !rebellion.refuse(state, seat, play)),
  resolve(state, _seat, { land }, table) {
    beginRising(state, land, "rebellion", "IR-13.5.15", table);
  },
  victim: (state, _seat, { land }) => seatOf(ownerOf(state, land)),
};

/** A colony that is one only because those who left it still fight (RU-27). */
const isOnlyAwaited = (state: State, land: Land): boolean =>
  postsAt(state, land) === 0 && defendersAt(state, land, ownerOf(state, land)) === 0 && isAwaited(state, land);
