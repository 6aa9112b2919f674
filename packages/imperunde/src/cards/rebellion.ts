import { ALL_TERRITORIES, isTerritory, type Territory } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { beginRising } from "../combat/begin.ts";
import { defendersAt } from "../pieces.ts";
import { type State, seatOf } from "../state.ts";
import { isAwaited, isBattlefield, isColony, ownerOf, postsAt } from "../territories.ts";
import type { CardRules } from "./rules.ts";

/** Five insurgent infantry rise in a colony of another player. */
export const rebellion: CardRules<"rebellion"> = {
  rule: "IR-13.5.15",
  when: "any",
  refuse(state, seat, { territory }) {
    if (!isTerritory(territory) || !isColony(state, territory))
      return refusal("not-a-colony", "IR-13.5.15", { region: territory });
    if (ownerOf(state, territory) === seat) return refusal("not-against-oneself", "IR-13.1.6", { region: territory });
    if (isBattlefield(state, territory) || isOnlyAwaited(state, territory))
      return refusal("battle-is-open", "RU-06", { region: territory });
    return undefined;
  },
  plays: (state, seat) =>
    ALL_TERRITORIES.filter((territory) => ownerOf(state, territory) !== seat)
      .map((territory) => ({ kind: "rebellion", territory }) as const)
      .filter((play) => !rebellion.refuse(state, seat, play)),
  resolve(state, _seat, { territory }, context) {
    beginRising(state, territory, "rebellion", "IR-13.5.15", context);
  },
  victim: (state, _seat, { territory }) => seatOf(ownerOf(state, territory)),
};

/** A colony that is one only because those who left it still fight (RU-27). */
const isOnlyAwaited = (state: State, territory: Territory): boolean =>
  postsAt(state, territory) === 0 &&
  defendersAt(state, territory, ownerOf(state, territory)) === 0 &&
  isAwaited(state, territory);
