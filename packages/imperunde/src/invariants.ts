import { type Invariant, topFrame } from "@rondel/engine";
import { ALL_LANDS, ALL_SEAS, FIELDS, isSea } from "./board/board.ts";
import { MOST_DEBT, sheetOf } from "./budget.ts";
import { COPIES } from "./cards/list.ts";
import type { Event } from "./events.ts";
import type { Frame } from "./frames.ts";
import {
  isAwaited,
  isBattlefield,
  isColony,
  isHome,
  nativesOf,
  ownerOf,
  postLimit,
  postsAt,
  postsOnBoard,
} from "./lands.ts";
import { allowanceLeft } from "./phases/purchases.ts";
import { defendersAt, fortsAt, setSize, stackCount, stackParty, stacksAt, stackUnit, supplyOf } from "./pieces.ts";
import { piecesInFrames } from "./position/pending.ts";
import { hostile } from "./relations.ts";
import { controller, hostileCargoOwners, warParties } from "./seas.ts";
import { isOpenFloor } from "./secret/floor.ts";
import { CALM, MOST_PLAYERS, NATIVES, NOBODY, type Party, PIRATES, pairOf, type State, seatsOf } from "./state.ts";
import { IS_CAPTURED, IS_SHIP, KIND_OF, PIECE_KINDS, POST } from "./units.ts";
import { stackedCards } from "./view/guess.ts";

/** Section 20, as far as one state, or one step, can show it. The others are promises that the test battery checks. */
export const INVARIANTS: readonly Invariant<State, Event>[] = [
  always("INV-1", (state) => [...seatsOf(state), PIRATES].find((party) => !piecesAddUp(state, party)), "pieces of"),
  always("INV-2", (state) => COPIES.findIndex((copies, card) => cardsInGame(state, card) !== copies), "copies of card"),
  always("INV-3", (state) => state.debt.find((debt) => debt < 0 || debt > MOST_DEBT || debt % 5 !== 0), "debt"),
  always("INV-4", (state) => seatsOf(state).find((seat) => !fundsAddUp(state, seat)), "funds of"),
  always("INV-5", (state) => ALL_LANDS.find((land) => strangersIn(state, land)), "pieces of a stranger in"),
  always(
    "INV-6",
    (state) => ALL_LANDS.find((land) => isHome(state, land) && state.home[ownerOf(state, land)] !== land),
    "home",
  ),
  always(
    "INV-7",
    (state) => ALL_SEAS.find((sea) => !mayBeContested(state) && warParties(state, sea).length > 1),
    "contested",
  ),
  always("INV-9", (state) => ALL_LANDS.find((land) => isColony(state, land) && overbuilt(state, land)), "too much in"),
  always("INV-10", (state) => ALL_LANDS.find((land) => isEmptyColony(state, land)), "nothing holds"),
  always("INV-12", (state) => state.cardsBought.find((cards) => cards > 3), "cards bought"),
  always("INV-18", (state) => state.overlay.findIndex((_, pair) => !isSymmetric(state, pair)), "relation"),
  always(
    "INV-19",
    (state) => (new Set(state.struck).size !== state.struck.length ? state.struck.length : -1),
    "events",
  ),
  always(
    "INV-22",
    (state) => (state.ended ? -1 : seatsOf(state).find((seat) => wouldHaveWon(state, seat))),
    "unnoticed winner",
  ),
  always(
    "INV-31",
    (state) => ALL_SEAS.find((sea) => !isBattlefield(state, sea) && wrongHolder(state, sea)),
    "holder of",
  ),
  {
    id: "INV-3",
    broken(state, before, events) {
      const changed = before?.debt.some((debt, seat) => debt !== state.debt[seat]);
      return changed && !events.some((event) => event.kind === "debtSettled")
        ? "debt changed outside phase 3"
        : undefined;
    },
  },
  {
    id: "INV-8",
    broken(state, _before, events) {
      if (!events.some((event) => event.kind === "phaseBegan" && event.count === 6)) return undefined;
      const sea = ALL_SEAS.find((field) => hostileCargoOwners(state, field, controller(state, field)).length > 0);
      const excused = state.options.piratesCardTiming === "next-clearing" || state.options.sinkCargo === "optional";
      return sea === undefined || excused || controller(state, sea) === NOBODY ? undefined : `cargo survived in ${sea}`;
    },
  },
  inEvents("INV-11", "bought", ({ also = [], field = 0 }, state) => {
    return also.includes("IR-7.3.3") && !isSea(field) && allowanceLeft(state, field) < 0;
  }),
  inEvents(
    "INV-14",
    "moved",
    (event, _state, before) => before.weather[event.field ?? 0] === CALM && isSea(event.field ?? 0),
  ),
  inEvents("INV-15", "rolled", ({ dice = [], otherDice = [] }) => !(isRoll(dice) && isRoll(otherDice))),
  inEvents("INV-17", "attackBegan", ({ party = NATIVES, other = NATIVES }, state, before) => {
    const players = party < MOST_PLAYERS && other < MOST_PLAYERS;
    return players && !hostile(before, party, other) && !hostile(state, party, other);
  }),
  {
    id: "INV-21",
    broken: (state, before) =>
      before?.canals.some((built, canal) => built > (state.canals[canal] ?? 0)) ? "a canal is gone" : undefined,
  },
  inEvents("INV-27", "moved", (event) => IS_CAPTURED[event.unit ?? 0] === true),
  inEvents("INV-28", "cardTookEffect", (event) => (event.count ?? 0) % 2 !== 0),
  inEvents("INV-28", "cardVoided", (event) => (event.count ?? 0) % 2 !== 1),
  always("INV-29", (state) => state.frames.findIndex(lacksNatives), "natives of frame"),
  {
    id: "INV-32",
    broken(_state, before, events) {
      const wrong = events[0]?.kind === "cardPlayed" && before && !isOpenFloor(before, topFrame(before));
      return wrong ? `a card was played on ${topFrame(before)?.kind}` : undefined;
    },
  },
];

/** A check that finds the first offender; a negative number stands for none. */
function always(id: string, find: (state: State) => number | undefined, what: string): Invariant<State, Event> {
  return {
    id,
    broken(state) {
      const found = find(state);
      return found === undefined || found < 0 ? undefined : `${what} ${found}`;
    },
  };
}

function inEvents(
  id: string,
  kind: Event["kind"],
  wrong: (event: Event, state: State, before: State) => boolean,
): Invariant<State, Event> {
  return {
    id,
    broken(state, before, events) {
      const offender = before && events.find((event) => event.kind === kind && wrong(event, state, before));
      return offender && JSON.stringify(offender);
    },
  };
}

/** A free land meets its attacker with as many natives as its value. */
const lacksNatives = (frame: Frame): boolean =>
  frame.kind === "battle" &&
  frame.defender === NATIVES &&
  frame.rolls === 0 &&
  frame.defenders.length !== nativesOf(frame.field);

const isRoll = (dice: readonly number[]): boolean => dice.length >= 1 && dice.length <= 3;

function piecesAddUp(state: State, party: Party): boolean {
  const counts = Array.from({ length: PIECE_KINDS }, (_, kind) => supplyOf(state, party, kind));
  const add = (kind: number, count: number): void => {
    counts[kind] = (counts[kind] ?? 0) + count;
  };
  for (let field = 0; field < FIELDS; field++) {
    for (const stack of stacksAt(state, field)) {
      if (stackParty(stack) === party) add(KIND_OF[stackUnit(stack)] ?? 0, stackCount(stack));
    }
  }
  for (const piece of piecesInFrames(state)) if (piece.party === party) add(KIND_OF[piece.fighter.unit] ?? 0, 1);
  for (const land of ALL_LANDS) if (ownerOf(state, land) === party) add(POST, postsAt(state, land));
  return counts.every((count, kind) => count === setSize(state, party, kind));
}

function cardsInGame(state: State, card: number): number {
  const all = [...state.deck, ...state.discard, ...state.hands.flat(), ...stackedCards(state)];
  return all.filter((other) => other === card).length;
}

function fundsAddUp(state: State, seat: Parameters<typeof sheetOf>[1]): boolean {
  const funds = state.funds[seat] ?? 0;
  const sheet = sheetOf(state, seat, state.round);
  return (
    funds >= 0 && (!sheet || (sheet.surplus === funds && sheet.freeFunds - sheet.investments + sheet.credits === funds))
  );
}

const strangersIn = (state: State, land: number): boolean =>
  stacksAt(state, land).some((stack) => stackParty(stack) !== ownerOf(state, land) || IS_SHIP[stackUnit(stack)]);

const mayBeContested = (state: State): boolean =>
  state.phase <= 5 ||
  state.options.piratesCardTiming === "next-clearing" ||
  state.frames.some((frame) => frame.kind === "battle" || frame.kind === "clearSea");

const overbuilt = (state: State, land: number): boolean =>
  postsAt(state, land) > postLimit(state, land) || fortsAt(state, land, ownerOf(state, land)) > postsAt(state, land);

const isEmptyColony = (state: State, land: number): boolean =>
  isColony(state, land) &&
  postsAt(state, land) + defendersAt(state, land, ownerOf(state, land)) === 0 &&
  !isAwaited(state, land) &&
  !isBattlefield(state, land);

function isSymmetric(state: State, pair: number): boolean {
  const mirrored = pairOf(pair % MOST_PLAYERS, Math.floor(pair / MOST_PLAYERS));
  return state.overlay[pair] === state.overlay[mirrored] && state.base[pair] === state.base[mirrored];
}

const wouldHaveWon = (state: State, seat: Party): boolean =>
  state.debt[seat] === 0 && postsOnBoard(state, seat) >= state.target;

function wrongHolder(state: State, sea: number): boolean {
  const parties = warParties(state, sea);
  const holder = state.holder[sea] ?? NOBODY;
  return parties.length === 0 ? holder !== NOBODY : !parties.includes(holder);
}
