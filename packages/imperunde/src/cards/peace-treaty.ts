import { refusal } from "../codes.ts";
import { setOverlay } from "../relations.ts";
import { CARD_PEACE, seatsOf } from "../state.ts";
import { type CardRules, legalPlays } from "./rules.ts";

/** Makes peace between any two players until the next phase 2. */
export const peaceTreaty: CardRules<"peaceTreaty"> = {
  rule: "IR-13.5.13",
  when: "talks",
  targets(state, seat) {
    const seats = seatsOf(state);
    const pairs = seats.flatMap((one) => seats.map((other) => ({ kind: "peaceTreaty", one, other }) as const));
    return legalPlays(peaceTreaty, state, seat, pairs);
  },
  refuse(state, _seat, { one, other }) {
    return one < other && other < state.players ? undefined : refusal("no-such-pair", "IR-13.5.13");
  },
  resolve(state, _seat, { one, other }, context) {
    setOverlay(state, one, other, CARD_PEACE);
    const also = ["IR-5.4.1", "IR-5.4.2"];
    context.emit({ kind: "relationChanged", rule: "IR-13.5.13", also, party: one, other, word: "peace" });
  },
};
