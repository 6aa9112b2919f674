import { ALL_SEAS, asSea, isSea, type Sea } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { clearSeaNow } from "../phases/clearing.ts";
import { recruit, supplyOf } from "../pieces.ts";
import { updateHolder } from "../seas.ts";
import { PIRATES, type State } from "../state.ts";
import { survivesStorm } from "../storm.ts";
import { isBattlefield } from "../territories.ts";
import { FRIGATE, fresh } from "../units.ts";
import { type CardRules, legalPlays } from "./rules.ts";

const FRIGATES = 2;

/** Places two pirate frigates in any sea. */
export const pirates: CardRules<"pirates"> = {
  rule: "IR-13.5.3",
  when: "any",
  targets: (state, seat) =>
    legalPlays(
      pirates,
      state,
      seat,
      ALL_SEAS.map((sea) => ({ kind: "pirates", sea })),
    ),
  refuse(state, _seat, { sea }) {
    if (!isSea(sea)) return refusal("not-a-sea", "IR-13.5.3", { region: sea });
    if (isBattlefield(state, sea)) return refusal("battle-is-open", "RU-06", { region: sea });
    return supplyOf(state, PIRATES, FRIGATE) > 0 ? undefined : refusal("no-piece-left", "RU-32");
  },
  resolve(state, _seat, play, context) {
    const sea = asSea(play.sea);
    const count = recruit(state, sea, PIRATES, fresh(FRIGATE), FRIGATES);
    context.emit({
      kind: "piecesAppeared",
      rule: "IR-13.5.3",
      also: ["IR-1.3.1"],
      party: PIRATES,
      region: sea,
      count,
      word: "frigate",
    });
    for (let ship = 0; ship < count; ship++) {
      survivesStorm(state, sea, PIRATES, fresh(FRIGATE), "IR-13.5.3", context, "X-18 storm");
    }
    updateHolder(state, sea);
    if (fightsNow(state, sea)) clearSeaNow(state, sea, "pirates");
  },
};

/** RU-16: from phase 5 on the pirates fight at once, unless phase 5 has not yet cleared that sea. */
function fightsNow(state: State, sea: Sea): boolean {
  if (state.phase < 5 || state.options.piratesCardTiming === "next-clearing") return false;
  const clearing = state.frames.find((frame) => frame.kind === "clearing");
  return clearing?.kind !== "clearing" || sea <= clearing.sea;
}
