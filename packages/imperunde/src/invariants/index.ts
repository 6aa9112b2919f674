import { type Invariant, type Seat, topFrame } from "@rondel/engine";
import { ALL_SEAS, ALL_TERRITORIES, isSea } from "../board/board.ts";
import { MOST_DEBT, sheetOf } from "../budget.ts";
import { type Card, COPIES } from "../cards/list.ts";
import type { Event } from "../events.ts";
import { allowanceLeft } from "../phases/purchases.ts";
import { hostile } from "../relations.ts";
import { controller, hostileCargoOwners, warParties } from "../seas.ts";
import { isOpenFloor } from "../secret/floor.ts";
import { admissibleTerritories } from "../setup/start-colonies.ts";
import {
  CALM,
  isPlayer,
  MOST_PLAYERS,
  NATIVES,
  NO_OVERLAY,
  NOBODY,
  PIRATES,
  pairOf,
  type State,
  seatsOf,
} from "../state.ts";
import { coloniesOf, territoryValue } from "../territories.ts";
import { IS_CAPTURED } from "../units.ts";
import { hasWon } from "../victory.ts";
import { stackedCards } from "../view/guess.ts";
import { lacksNatives, oddRoll, unfinishedBattle } from "./battles.ts";
import {
  hasWrongHolder,
  isEmptyColony,
  isOverbuilt,
  mayBeContested,
  piecesAddUp,
  regionOfIntruders,
  strangersIn,
} from "./board.ts";
import { always, happened, inEvents, inSteps } from "./checks.ts";
import { straightMarkers } from "./markers.ts";
import { freeSteps } from "./moves.ts";
import { endlessAsking } from "./windows.ts";

/** Section 20, as far as one state, or one step, can show it. The others are promises that the test battery checks. */
export const INVARIANTS: readonly Invariant<State, Event>[] = [
  always("INV-1", (state) => [...seatsOf(state), PIRATES].find((party) => !piecesAddUp(state, party)), "pieces of"),
  always("INV-2", cardMiscounted, "copies of card"),
  always("INV-3", (state) => state.debt.find((debt) => debt < 0 || debt > MOST_DEBT || debt % 5 !== 0), "debt"),
  inSteps("INV-3", (state, before, events) => {
    const changed = before.debt.some((debt, seat) => debt !== state.debt[seat]);
    return changed && !happened(events, "debtSettled") ? "debt changed outside phase 3" : undefined;
  }),
  always("INV-4", (state) => seatsOf(state).find((seat) => !fundsAddUp(state, seat)), "funds of"),
  always(
    "INV-5",
    (state) => ALL_TERRITORIES.find((territory) => strangersIn(state, territory)),
    "pieces of a stranger in",
  ),
  always("INV-6", regionOfIntruders, "intruders in"),
  always(
    "INV-7",
    (state) => ALL_SEAS.find((sea) => !mayBeContested(state) && warParties(state, sea).length > 1),
    "contested",
  ),
  inSteps("INV-8", cargoAfterClearing),
  always("INV-9", (state) => ALL_TERRITORIES.find((territory) => isOverbuilt(state, territory)), "too much in"),
  always("INV-10", (state) => ALL_TERRITORIES.find((territory) => isEmptyColony(state, territory)), "nothing holds"),
  inEvents("INV-11", "bought", ({ also = [], region = 0 }, state) => {
    return also.includes("IR-7.3.3") && !isSea(region) && allowanceLeft(state, region) < 0;
  }),
  always("INV-12", (state) => state.cardsBought.find((cards) => cards > 3), "cards bought"),
  inSteps("INV-12", (state, _before, events) => {
    const dealt = events.filter(({ kind, rule }) => kind === "cardDrawn" && rule === "IR-5.1.3");
    const greedy = seatsOf(state).find((seat) => dealt.filter(({ party }) => party === seat).length > 1);
    return greedy === undefined ? undefined : `seat ${greedy} was dealt two cards`;
  }),
  inSteps("INV-13", freeSteps),
  inEvents("INV-14", "moved", ({ region = 0 }, _state, before) => isSea(region) && before.weather[region] === CALM),
  inSteps("INV-15", oddRoll),
  inSteps("INV-16", unfinishedBattle),
  inEvents("INV-17", "attackBegan", ({ party = NATIVES, other = NATIVES }, state, before) => {
    const players = isPlayer(party) && isPlayer(other);
    return players && !hostile(before, party, other) && !hostile(state, party, other);
  }),
  always("INV-18", (state) => state.overlay.findIndex((_, pair) => !isSymmetric(state, pair)), "relation"),
  inEvents("INV-18", "deckShuffled", ({ rule }, state) => {
    return rule === "IR-5.1.2" && state.overlay.some((overlay) => overlay !== NO_OVERLAY);
  }),
  always(
    "INV-19",
    (state) => (new Set(state.struck).size !== state.struck.length ? state.struck.length : -1),
    "events",
  ),
  inSteps("INV-19", eventsOfRound),
  inSteps("INV-20", straightMarkers),
  inSteps("INV-21", (state, before) =>
    before.canals.some((built, canal) => built > (state.canals[canal] ?? 0)) ? "a canal is gone" : undefined,
  ),
  always(
    "INV-22",
    (state) => (state.ended ? -1 : seatsOf(state).find((seat) => hasWon(state, seat))),
    "unnoticed winner",
  ),
  inEvents("INV-27", "moved", (event) => IS_CAPTURED[event.unit ?? 0] === true),
  inEvents("INV-28", "cardTookEffect", (event) => (event.count ?? 0) % 2 !== 0),
  inEvents("INV-28", "cardVoided", (event) => (event.count ?? 0) % 2 !== 1),
  always("INV-29", (state) => state.frames.findIndex(lacksNatives), "natives of frame"),
  inEvents("INV-30", "roundBegan", ({ count }, state) => {
    return count === 1 && seatsOf(state).some((seat) => isShortOfColonies(state, seat));
  }),
  always("INV-31", (state) => ALL_SEAS.find((sea) => hasWrongHolder(state, sea)), "holder of"),
  inSteps("INV-32", (_state, before, events) => {
    const isWrong = events[0]?.kind === "cardPlayed" && !isOpenFloor(before, topFrame(before));
    return isWrong ? `a card was played on ${topFrame(before)?.kind}` : undefined;
  }),
  inSteps("INV-33", endlessAsking),
];

function cardMiscounted(state: State): Card {
  const counts = COPIES.map(() => 0);
  for (const card of [...state.deck, ...state.discard, ...state.hands.flat(), ...stackedCards(state)]) {
    counts[card] = (counts[card] ?? 0) + 1;
  }
  return COPIES.findIndex((copies, card) => counts[card] !== copies);
}

function fundsAddUp(state: State, seat: Seat): boolean {
  const funds = state.funds[seat] ?? 0;
  const sheet = sheetOf(state, seat, state.round);
  return (
    funds >= 0 && (!sheet || (sheet.surplus === funds && sheet.freeFunds - sheet.investments + sheet.credits === funds))
  );
}

function cargoAfterClearing(state: State, _before: State, events: readonly Event[]): string | undefined {
  if (!events.some((event) => event.kind === "phaseBegan" && event.count === 6)) return undefined;
  if (state.options.piratesCardTiming === "next-clearing" || state.options.sinkCargo === "optional") return undefined;
  const sea = ALL_SEAS.find((region) => {
    const party = controller(state, region);
    return party !== NOBODY && hostileCargoOwners(state, region, party).length > 0;
  });
  return sea === undefined ? undefined : `cargo survived in ${sea}`;
}

function isSymmetric(state: State, pair: number): boolean {
  const mirrored = pairOf(pair % MOST_PLAYERS, Math.floor(pair / MOST_PLAYERS));
  return state.overlay[pair] === state.overlay[mirrored] && state.base[pair] === state.base[mirrored];
}

/** Six land events and three sea events between one round and the next. */
function eventsOfRound(_state: State, before: State, events: readonly Event[]): string | undefined {
  const end = events.findIndex(({ kind, count = 0 }) => kind === "roundBegan" && count > 1);
  if (end < 0) return undefined;
  const drawn = events.slice(0, end).filter(({ kind }) => kind === "eventDrawn");
  const all = [...before.struck, ...drawn.map(({ region = -1 }) => region)];
  const seas = all.filter(isSea).length;
  return all.length === 9 && seas === 3 ? undefined : `${all.length} events, ${seas} of them at sea`;
}

/** Below the total although a land would fit, or above it (IR-3.4.6). */
function isShortOfColonies(state: State, seat: Seat): boolean {
  const total = coloniesOf(state, seat).reduce((sum, territory) => sum + territoryValue(territory), 0);
  return total > state.options.startColonyValue || admissibleTerritories(state, seat).length > 0;
}
