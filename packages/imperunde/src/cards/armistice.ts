import { refusal } from "../codes.ts";
import { effective, hostile, setOverlay } from "../relations.ts";
import { ARMISTICE } from "../state.ts";
import { type CardRules, legalPlays } from "./rules.ts";

/** Stops attacks between two players until the next phase 2. A battle between them is called off when its window closes. */
export const armistice: CardRules<"armistice"> = {
  rule: "IR-13.5.1",
  when: "any",
  targets: (state, seat) =>
    legalPlays(
      armistice,
      state,
      seat,
      state.order.map((player) => ({ kind: "armistice", player })),
    ),
  refuse(state, seat, { player }) {
    if (player >= state.players || player === seat) return refusal("no-such-opponent", "IR-13.5.1", { seat: player });
    return hostile(state, seat, player) ? undefined : refusal("not-at-war", "IR-5.4.1", { seat: player });
  },
  resolve(state, seat, { player }, context) {
    setOverlay(state, seat, player, ARMISTICE);
    const word = effective(state, seat, player);
    context.emit({ kind: "relationChanged", rule: "IR-13.5.1", also: ["IR-5.4.1"], party: seat, other: player, word });
  },
  victim: (_state, _seat, { player }) => player,
};
