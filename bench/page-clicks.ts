import type { Seat } from "@rondel/engine";
import {
  type Action,
  countAt,
  dangersOf,
  imperunde,
  isCardPlay,
  needsConfirmation,
  type Region,
  type State,
} from "@rondel/imperunde";

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

type Travel = Extract<Action, { kind: "move" | "sailThrough" | "embark" }>;

/** Units that go from one region to another with one press, even if that takes two moves. */
interface Journey {
  readonly first: Travel;
  to: Region;
  count: number;
}

const PURCHASES: readonly string[] = ["buyArmy", "buyWarship", "buyFort", "buyPost", "buyCanal", "buyCard"];

/**
 * Counts the clicks of one seat. A whole basket of investments is a preset and Done. Units are chosen by their region and sent
 * by one press, with single presses for those that stay. An attack is region, target and “Attack with three”; a unit from another
 * region is one press more. Where much is at stake the page asks for a confirmation.
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
      confirmation + (kind === "travel" ? travelClicks(start, seat, actions.filter(isTravel)) : attackClicks(actions))
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

function isTravel(action: Action): action is Travel {
  return action.kind === "move" || action.kind === "sailThrough" || action.kind === "embark";
}

function belongsTo({ kind }: Group, action: Action): boolean {
  return kind === "attack" ? action.kind === "send" || action.kind === "begin" : isTravel(action);
}

/** Region and destination for each journey, and the presses that leave units behind. */
function travelClicks(start: State, seat: Seat, travels: readonly Travel[]): number {
  const gone = new Map<Region, number>();
  return journeysOf(travels).reduce((clicks, { first, count }) => {
    const left = unitsAble(start, seat, first) - (gone.get(first.from) ?? 0);
    gone.set(first.from, (gone.get(first.from) ?? 0) + count);
    return clicks + 2 + Math.max(0, Math.min(left - count, count + 1));
  }, 0);
}

/** Joins the moves of units that start and end in the same regions. A move from where another one has ended continues it. */
function journeysOf(travels: readonly Travel[]): readonly Journey[] {
  const steps: { first: Travel; to: Region }[] = [];
  for (const travel of travels) {
    const continued = steps.find(({ to }) => to === travel.from);
    if (continued) continued.to = travel.to;
    else steps.push({ first: travel, to: travel.to });
  }
  const journeys: Journey[] = [];
  for (const { first, to } of steps) {
    const known = journeys.find((journey) => journey.first.from === first.from && journey.to === to);
    if (known) known.count += 1;
    else journeys.push({ first, to, count: 1 });
  }
  return journeys;
}

/** How many units of the region can take the first move of a journey. */
function unitsAble(start: State, seat: Seat, { kind, from, to }: Travel): number {
  const alike = imperunde
    .actions(start, seat)
    .filter((offer) => offer.kind === kind && offer.from === from && offer.to === to);
  const units = new Set(alike.flatMap((offer) => (isTravel(offer) ? [offer.unit] : [])));
  return [...units].reduce((sum, unit) => sum + countAt(start, from, seat, unit), 0);
}

/** Region, target and the button; one press for each unit that comes from another region than the first. */
function attackClicks(actions: readonly Action[]): number {
  const regions = actions.flatMap((action) => (action.kind === "send" ? [action.from] : []));
  return 3 + regions.filter((region) => region !== regions[0]).length;
}

/** Buttons, rows of the talks, and choices that the page proposes already; everything else is a row and its button. */
function takesOnePress(state: State, seat: Seat, action: Action): boolean {
  const isButton =
    state.phase === 2 || action.kind.startsWith("end") || action.kind === "hold" || action.kind === "shift";
  return isButton || JSON.stringify(action) === JSON.stringify(imperunde.defaultAction(state, seat));
}
