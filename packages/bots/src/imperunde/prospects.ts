import { allSeats, type Seat } from "@rondel/engine";
import {
  ALL_REGIONS,
  ALL_TERRITORIES,
  costOf,
  imperunde,
  isColonyOf,
  isSea,
  kindOf,
  postLimit,
  postsAt,
  postsOnBoard,
  provisionalSheet,
  type State,
  stackCount,
  stackParty,
  stacksAt,
  stackUnit,
} from "@rondel/imperunde";
import { at, shares } from "../numbers.ts";

/**
 * The weight of each part of a position. The winning chances are the softmax of the weighted sums. The weights were fitted to games
 * between bots; docs/bots.md describes how.
 */
const WEIGHTS = {
  /** Posts as a fraction of the target; the last ones count most. */
  posts: -0.99,
  postsSquared: 5.12,
  /** Room for further posts, and the number of posts that the funds could pay. */
  room: 1.22,
  buildable: 1.32,
  /** In doubloons: income per round, funds, prices of armies and of ships. */
  income: 0.024,
  funds: 0.031,
  armies: 0.028,
  ships: 0.047,
  cards: 0.05,
};

const POST_PRICE = 2;

/** By seat: the chance to win. */
export function prospectsOf(state: State): number[] {
  const outcome = imperunde.outcome(state);
  const seats = allSeats(state.players);
  if (outcome) return seats.map((seat) => (outcome.ranking[0]?.seat === seat ? 1 : 0));
  const forces = forcesOf(state);
  return shares(seats.map((seat) => standingOf(state, seat) + at(forces, seat)));
}

function standingOf(state: State, seat: Seat): number {
  const { freeFunds, carried } = provisionalSheet(state, seat);
  const funds = at(state.funds, seat);
  const near = postsOnBoard(state, seat) / state.target;
  let room = 0;
  for (const territory of ALL_TERRITORIES) {
    if (isColonyOf(state, territory, seat))
      room += Math.max(0, postLimit(state, territory) - postsAt(state, territory));
  }
  const buildable = Math.min(room, Math.floor(funds / POST_PRICE));
  return (
    WEIGHTS.posts * near +
    WEIGHTS.postsSquared * near ** 2 +
    (WEIGHTS.room * room + WEIGHTS.buildable * buildable) / state.target +
    WEIGHTS.income * (freeFunds - carried) +
    WEIGHTS.funds * funds +
    WEIGHTS.cards * (state.hands[seat]?.length ?? 0)
  );
}

/** By seat: the weighted prices of its armies and ships. */
function forcesOf(state: State): number[] {
  const sums = new Array<number>(state.players).fill(0);
  for (const region of ALL_REGIONS) {
    const weight = isSea(region) ? WEIGHTS.ships : WEIGHTS.armies;
    for (const stack of stacksAt(state, region)) {
      const party = stackParty(stack);
      if (party >= state.players) continue;
      sums[party] = at(sums, party) + weight * stackCount(stack) * costOf(kindOf(stackUnit(stack)));
    }
  }
  return sums;
}
