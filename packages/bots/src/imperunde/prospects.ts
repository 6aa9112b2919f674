import { allSeats, type Seat } from "@rondel/engine";
import {
  ALL_REGIONS,
  costOf,
  imperunde,
  isSea,
  isTransport,
  kindNamed,
  kindOf,
  POST,
  postsOnBoard,
  provisionalSheet,
  type State,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
} from "@rondel/imperunde";
import { at, clamp, shares } from "../numbers.ts";
import { roomOf } from "./worth.ts";

/**
 * The weight of each part of a position at the beginning of a game, and what is added as the leader nears the target. The winning
 * chances are the softmax of the weighted sums. The weights were fitted to games between bots; docs/bots-measurements.md describes how.
 */
const WEIGHTS = {
  /** As fractions of the target: posts, room for further posts, and posts that the next funds could pay. */
  posts: [1.754, 1.623],
  room: [-0.662, -2.282],
  buildable: [1.895, 0.132],
  /** In units of 20 doubloons: income per round, the next funds, debt, and the prices of armies, forts, transports and ships. */
  income: [1.236, -0.486],
  funds: [0.382, -0.56],
  debt: [-0.911, -0.795],
  armies: [0.407, 0.233],
  forts: [-0.029, 0.342],
  transports: [0.281, 0.272],
  ships: [0.582, -0.691],
  /** In units of five. */
  cards: [0.525, -1.091],
} as const;
type Part = keyof typeof WEIGHTS;
/** The weights of posts, and of posts with those that can be built, squared; of a target within reach; of a late turn. */
const SQUARED_POSTS = 0.782;
const SQUARED_REACH = -0.139;
const WITHIN_REACH = 0.08;
const LATE_TURN = 0.035;

const MONEY = 20;
const HAND = 5;
const FORT = kindNamed("fort");
const PARTS = Object.keys(WEIGHTS) as Part[];

/** By seat: the chance to win. */
export function prospectsOf(state: State): number[] {
  const outcome = imperunde.outcome(state);
  const seats = allSeats(state.players);
  if (outcome) return seats.map((seat) => (outcome.ranking[0]?.seat === seat ? 1 : 0));
  const lead = Math.max(...seats.map((seat) => postsOnBoard(state, seat)));
  const progress = clamp(lead / state.target, 0, 1);
  const forces = forcesOf(state);
  return shares(seats.map((seat) => standingOf(state, seat, progress, forces[seat] as Forces)));
}

function standingOf(state: State, seat: Seat, progress: number, forces: Forces): number {
  // The funds after the next income, so that it makes no difference who has invested this round and who has not.
  const { freeFunds: funds, carried } = provisionalSheet(state, seat);
  const room = roomOf(state, seat);
  const buildable = Math.min(room, Math.floor(funds / costOf(POST)));
  const posts = postsOnBoard(state, seat);
  const isNear = posts + buildable >= state.target && at(state.debt, seat) === 0;
  const parts: Readonly<Record<Part, number>> = {
    posts: posts / state.target,
    room: room / state.target,
    buildable: buildable / state.target,
    income: (funds - carried) / MONEY,
    funds: funds / MONEY,
    debt: at(state.debt, seat) / MONEY,
    armies: forces.armies / MONEY,
    forts: forces.forts / MONEY,
    transports: forces.transports / MONEY,
    ships: forces.ships / MONEY,
    cards: (state.hands[seat]?.length ?? 0) / HAND,
  };
  const late = progress ** 2;
  const sum = PARTS.reduce((total, part) => total + (WEIGHTS[part][0] + late * WEIGHTS[part][1]) * parts[part], 0);
  return (
    sum +
    SQUARED_POSTS * parts.posts ** 2 +
    SQUARED_REACH * (parts.posts + parts.buildable) ** 2 +
    (isNear ? WITHIN_REACH : 0) +
    LATE_TURN * progress * state.order.indexOf(seat)
  );
}

/** The prices of a seat's units. */
interface Forces {
  armies: number;
  forts: number;
  transports: number;
  ships: number;
}

function forcesOf(state: State): Forces[] {
  const forces = allSeats(state.players).map((): Forces => ({ armies: 0, forts: 0, transports: 0, ships: 0 }));
  for (const region of ALL_REGIONS) {
    for (const stack of stacksAt(state, region)) {
      const own = forces[stackParty(stack)];
      const unit = stackUnit(stack);
      const kind = kindOf(unit);
      const group = isTransport(unit) ? "transports" : isSea(region) ? "ships" : kind === FORT ? "forts" : "armies";
      if (own) own[group] += stackCount(stack) * costOf(kind);
    }
  }
  return forces;
}
