import { type Action, actionOf, finalScores, NATIONS, type Nation } from "@rondel/imperial";
import { at } from "../numbers.ts";
import type { Preference } from "../preference.ts";
import type { ImperialStyle } from "../styles.ts";
import type { Outlook } from "./outlook.ts";

const NEVER = -100;
/** The power points of the best nation from which a late-taker invests. */
const LATE = 12;

/** One-sided players; their level is `skilled`. Preferences are in millions of the final score. */
export const STYLE_PREFERENCES: Readonly<Record<ImperialStyle, Preference<Outlook, Action>>> = {
  /** Puts all money into the nation in which it holds most. */
  "one-power": (outlook, action) =>
    action.kind === "invest" && action.nation !== mostHeldBy(outlook, outlook.seat) ? NEVER : 0,
  /** Moves armies in hostility and fights wherever it can. */
  raider: (_outlook, action) => {
    if (action.kind === "declareBattle" || action.kind === "demandBattle") return 4;
    if (action.kind === "moveArmy") return action.status === "hostile" ? 3 : 0;
    return action.kind === "moveRondel" && actionOf(action.space) === "manoeuvre" ? 2 : 0;
  },
  /** Buys what the player with the highest score holds most. */
  copycat: (outlook, action) =>
    action.kind === "invest" && action.nation === mostHeldBy(outlook, leaderIn(outlook)) ? 6 : 0,
  /** Keeps its cash until a nation is far ahead, then buys. */
  "late-taker": ({ state }, action) => (action.kind === "invest" && Math.max(...state.points) < LATE ? NEVER : 0),
  /** Buys no bond after the setup. */
  miser: (_outlook, action) => (action.kind === "invest" ? NEVER : 0),
  /** Never fights, and enters foreign provinces only in friendship. */
  "no-fight": (_outlook, action) => {
    if (action.kind === "declareBattle" || action.kind === "demandBattle" || action.kind === "destroyFactory")
      return NEVER;
    return action.kind === "moveArmy" && action.status === "hostile" ? NEVER : 0;
  },
};

function mostHeldBy({ state, holdings }: Outlook, seat: number): Nation {
  const held = (nation: Nation) => at(holdings.bondTotals, nation * state.players + seat);
  return NATIONS.reduce((best, nation) => (held(nation) > held(best) ? nation : best));
}

/** The other seat with the highest score now. */
function leaderIn({ state, seat }: Outlook): number {
  const scores = finalScores(state).map((score, other) => (other === seat ? Number.NEGATIVE_INFINITY : score));
  return scores.indexOf(Math.max(...scores));
}
