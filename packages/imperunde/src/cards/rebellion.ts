import { ALL_TERRITORIES, asTerritory, isTerritory, type Territory } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { beginRising } from "../combat/begin.ts";
import { defendersAt } from "../pieces.ts";
import { type State, seatOf } from "../state.ts";
import { isBattlefield, isColony, ownerOf, postsAt } from "../territories.ts";
import { type CardRules, legalPlays } from "./rules.ts";

/** Five insurgent infantry attack a colony of another player. */
export const rebellion: CardRules<"rebellion"> = {
  rule: "IR-13.5.15",
  when: "any",
  targets: (state, seat) =>
    legalPlays(
      rebellion,
      state,
      seat,
      ALL_TERRITORIES.map((territory) => ({ kind: "rebellion", territory })),
    ),
  refuse(state, seat, { territory }) {
    if (!isTerritory(territory) || !isColony(state, territory))
      return refusal("not-a-colony", "IR-13.5.15", { region: territory });
    if (ownerOf(state, territory) === seat) return refusal("not-against-oneself", "IR-13.1.6", { region: territory });
    if (isBattlefield(state, territory) || isOnlyAwaiting(state, territory))
      return refusal("battle-is-open", "RU-06", { region: territory });
    return undefined;
  },
  resolve(state, _seat, { territory }, context) {
    beginRising(state, asTerritory(territory), "rebellion", "IR-13.5.15", context);
  },
  victim: (state, _seat, { territory }) => seatOf(ownerOf(state, territory)),
};

/** Whether a colony is empty, so that it is kept only because units that left it are still fighting (RU-27). */
const isOnlyAwaiting = (state: State, territory: Territory): boolean =>
  postsAt(state, territory) === 0 && defendersAt(state, territory, ownerOf(state, territory)) === 0;
