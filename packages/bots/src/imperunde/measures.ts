import type { AnyEvent } from "@rondel/engine";
import {
  CARD_NAMES,
  type Event,
  isPlayer,
  KINDS,
  kindOf,
  postsOnBoard,
  REGION_NAMES,
  type State,
} from "@rondel/imperunde";
import type { Observer } from "../bot.ts";

/** Rules of a battle that was won without dice: the colony was empty. */
const WITHOUT_DICE = "IR-12.3.4";
const LOST_POSTS = "posts lost from empty colonies in war";

/** Watches one game: how long it takes, who wins, and what is lost, bought and played in it. */
export function observeGame(): Observer<State> {
  const counts: Record<string, number> = { [LOST_POSTS]: 0, "wars begun": 0, loans: 0 };
  for (const kind of KINDS) counts[`bought ${kind}`] = 0;
  for (const card of CARD_NAMES) counts[`played ${card}`] = 0;
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  return {
    note: (events) => countEvents(events as readonly AnyEvent[] as readonly Event[], add),
    measures: (state) => ({ ...measuresOf(state), ...counts }),
  };
}

function countEvents(events: readonly Event[], add: (name: string, count: number) => void): void {
  let wasEmpty = false;
  for (const event of events) {
    switch (event.kind) {
      case "battleWon":
        wasEmpty = event.also?.includes(WITHOUT_DICE) === true && isPlayer(event.party) && isPlayer(event.other);
        break;
      case "postsSwapped":
        if (wasEmpty) add(LOST_POSTS, event.count);
        break;
      case "relationChanged":
        if (event.word === "war") add("wars begun", 1);
        break;
      case "debtSettled":
        if (event.count > 0) add("loans", 1);
        break;
      case "bought":
        if (event.unit !== undefined) add(`bought ${KINDS[kindOf(event.unit)]}`, event.count);
        break;
      case "cardPlayed":
      case "cardCountered":
        add(`played ${CARD_NAMES[event.card]}`, 1);
        break;
      default:
    }
  }
}

/** Percentages are averages over games: of a home over the games in which it is in play. */
function measuresOf(state: State): Record<string, number> {
  const percent = (isTrue: boolean) => (isTrue ? 100 : 0);
  return {
    rounds: state.round,
    "posts of the winner": Math.max(...state.order.map((seat) => postsOnBoard(state, seat))),
    "victories of the round's starter": percent(state.winner === state.order[0]),
    ...Object.fromEntries(
      state.home.map((home, seat) => [`victories of ${REGION_NAMES[home]}`, percent(state.winner === seat)]),
    ),
  };
}
