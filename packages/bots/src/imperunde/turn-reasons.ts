import { asSeat, type Seat } from "@rondel/engine";
import {
  ALL_SEAS,
  asTerritory,
  bordersOf,
  controller,
  type Event,
  eventsOf,
  isFree,
  isPlayer,
  isSea,
  isWarship,
  kindNamed,
  kindOf,
  ownerOf,
  postLimit,
  postsAt,
  postsOnBoard,
  type Region,
  regionValue,
  type State,
} from "@rondel/imperunde";
import { type Reason, reason, type Turn } from "../reasons.ts";
import { paysFor } from "./worth.ts";

type ImperundeTurn = Turn<State, Event>;

/** Reasons for the turn of a player in one phase, the most important first. */
export function imperundeReasons(turn: ImperundeTurn): Reason[] {
  const seat = actorOf(turn);
  if (seat === undefined || seat === turn.viewer) return [];
  return [
    ...conquests(turn, seat),
    ...failedAttacks(turn, seat),
    ...newPosts(turn, seat),
    ...newSeas(turn, seat),
    ...forts(turn),
    ...borders(turn),
    ...(eventsOf(turn.events, "embarked").length > 0 ? [reason("reason-embarked", {})] : []),
  ];
}

/** The first player who buys, moves, attacks or embarks. */
function actorOf({ events }: ImperundeTurn): Seat | undefined {
  const party = eventsOf(events, "bought", "moved", "landed", "attackBegan", "embarked")[0]?.party;
  return party !== undefined && isPlayer(party) ? asSeat(party) : undefined;
}

/** Territories that the player conquered and still has. */
function conquered({ events, after }: ImperundeTurn, seat: Seat) {
  return eventsOf(events, "conquered").filter(({ party, region }) => party === seat && ownerOf(after, region) === seat);
}

function conquests(turn: ImperundeTurn, seat: Seat): Reason[] {
  return conquered(turn, seat).map(({ region, other }) => {
    const posts = postsAt(turn.after, region);
    return other !== undefined && isPlayer(other) && posts > 0
      ? reason("reason-colony", { player: other, region, posts })
      : reason("reason-conquest", { region, room: postLimit(turn.after, region) });
  });
}

function failedAttacks(turn: ImperundeTurn, seat: Seat): Reason[] {
  const taken = conquered(turn, seat).map(({ region }) => region as Region);
  return eventsOf(turn.events, "attackBegan")
    .filter(({ party, region }) => party === seat && !isSea(region) && !taken.includes(region))
    .map(({ region }) => reason("reason-attack", { region, room: regionValue(region) }));
}

function newPosts({ events, after }: ImperundeTurn, seat: Seat): Reason[] {
  const hasBought = eventsOf(events, "bought").some(({ word }) => word === "post");
  return hasBought ? [reason("reason-posts", { total: postsOnBoard(after, seat), target: after.target })] : [];
}

/** Seas that pay the player from now on, by the ships bought or moved. */
function newSeas({ before, after }: ImperundeTurn, seat: Seat): Reason[] {
  return ALL_SEAS.filter(
    (sea) => controller(after, sea) === seat && controller(before, sea) !== seat && paysFor(after, sea, seat),
  ).map((sea) => reason("reason-sea", { region: sea, amount: regionValue(sea) }));
}

function forts({ events }: ImperundeTurn): Reason[] {
  const fort = eventsOf(events, "bought").find(({ unit }) => unit !== undefined && kindOf(unit) === kindNamed("fort"));
  return fort ? [reason("reason-fort", { region: fort.region })] : [];
}

/** The best free territory next to armies that were bought or moved. */
function borders({ events, after }: ImperundeTurn): Reason[] {
  const bought = eventsOf(events, "bought").filter(({ unit }) => unit !== undefined && !isWarship(unit));
  const places = [...bought.map(({ region }) => region), ...eventsOf(events, "moved", "landed").map(({ to }) => to)];
  const free = places
    .filter((place) => !isSea(place))
    .flatMap((place) => bordersOf(asTerritory(place)))
    .filter((territory) => isFree(after, territory))
    .toSorted((one, other) => regionValue(other) - regionValue(one));
  return free[0] === undefined ? [] : [reason("reason-border", { region: free[0] })];
}
