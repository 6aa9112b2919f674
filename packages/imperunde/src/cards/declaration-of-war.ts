import { refusal } from "../codes.ts";
import { breakByWar } from "../diplomacy/promises.ts";
import { sinkAllHostileTransports } from "../movement/sinking.ts";
import { hostile, setOverlay } from "../relations.ts";
import { CARD_WAR } from "../state.ts";
import { moverOf } from "../turns.ts";
import { type CardRules, legalPlays } from "./rules.ts";

/** War with one player until the next phase 2. It ends an armistice and a peace by card. */
export const declarationOfWar: CardRules<"declarationOfWar"> = {
  rule: "IR-13.5.6",
  when: "any",
  targets: (state, seat) =>
    legalPlays(
      declarationOfWar,
      state,
      seat,
      state.order.map((player) => ({ kind: "declarationOfWar", player })),
    ),
  refuse(state, seat, { player }) {
    if (player >= state.players || player === seat) return refusal("no-such-opponent", "IR-13.5.6", { seat: player });
    return hostile(state, seat, player) ? refusal("at-war-already", "IR-5.4.1", { seat: player }) : undefined;
  },
  resolve(state, seat, { player }, context) {
    setOverlay(state, seat, player, CARD_WAR);
    const also = ["IR-5.3.3", "IR-5.4.2"];
    context.emit({ kind: "relationChanged", rule: "IR-13.5.6", also, party: seat, other: player, word: "war" });
    breakByWar(state, seat, player, context);
    const mover = moverOf(state);
    if (mover === seat || mover === player) sinkAllHostileTransports(state, mover, context); // RU-24
  },
  victim: (_state, _seat, { player }) => player,
};
