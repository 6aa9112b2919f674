import type { Seat } from "@rondel/engine";
import { type Action, dangersOf, imperunde, isCardPlay, needsConfirmation, type State } from "@rondel/imperunde";
import { attackClicks, continuesAttack } from "./attack-clicks.ts";
import { isTravel, travelClicks } from "./travel-clicks.ts";

/** The clicks by which a person makes the same choices as a bot, with the commands of the page. */
export interface ClickCounter {
  /** Counts an action before it is played. Returns the clicks that are known to be needed by now. */
  add(state: State, action: Action): number;
}

/** Actions that belong together, and the position in which they started: journeys of units, or one attack. */
interface Group {
  readonly kind: "travel" | "attack";
  readonly start: State;
  readonly actions: Action[];
}

/** The actions of rows that play at once, outside the talks. */
const AT_ONCE: readonly string[] = ["hold", "send", "shift"];

const PURCHASES: readonly string[] = ["buyArmy", "buyWarship", "buyFort", "buyPost", "buyCanal", "buyCard"];

/**
 * Counts the clicks of one seat. A whole basket of investments is a preset and Done. Units are chosen by their region, or by one of
 * their pieces, and sent by one press, with single presses for those that stay. The armies that the page proposes for a territory
 * embark with one press. An attack is a target and “Attack with three”, with single presses for units that the page has not
 * proposed. A reinforcement is one press. Where much is at stake the page asks for a confirmation.
 */
export function clickCounter(seat: Seat): ClickCounter {
  let group: Group | undefined;
  let hasBasket = false;

  function close(): number {
    if (!group) return 0;
    const { kind, start, actions } = group;
    group = undefined;
    const confirmation = needsConfirmation(dangersOf(start, seat, actions)) ? 1 : 0;
    return (
      confirmation +
      (kind === "travel" ? travelClicks(start, seat, actions.filter(isTravel)) : attackClicks(start, seat, actions))
    );
  }

  function open(kind: Group["kind"], state: State, action: Action): number {
    group = { kind, start: imperunde.clone(state), actions: [action] };
    return 0;
  }

  function clicksOf(state: State, action: Action): number {
    if (isTravel(action)) return open("travel", state, action);
    if (action.kind === "attack") return open("attack", state, action);
    if (PURCHASES.includes(action.kind)) {
      const isFirst = !hasBasket;
      hasBasket = true;
      return isFirst ? 1 : 0;
    }
    if (action.kind === "endInvestments") hasBasket = false;
    if (isCardPlay(action)) return 3;
    return takesOnePress(state, seat, action) ? 1 : 2;
  }

  return {
    add(state, action) {
      if (group && belongsTo(group, action)) {
        group.actions.push(action);
        return 0;
      }
      return close() + clicksOf(state, action);
    },
  };
}

function belongsTo({ kind, actions }: Group, action: Action): boolean {
  return kind === "attack" ? continuesAttack(actions, action) : isTravel(action);
}

/** Buttons, rows that play at once, and choices that the page proposes already; everything else is a row and its button. */
function takesOnePress(state: State, seat: Seat, action: Action): boolean {
  const isButton = state.phase === 2 || action.kind.startsWith("end") || AT_ONCE.includes(action.kind);
  return isButton || JSON.stringify(action) === JSON.stringify(imperunde.defaultAction(state, seat));
}
