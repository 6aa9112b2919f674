import { type Invariant, type Seat, topFrame } from "@rondel/engine";
import { ALL_SEAS, ALL_TERRITORIES, isSea, regionValue } from "../board/board.ts";
import { MOST_DEBT, sheetOf } from "../budget.ts";
import { COPIES } from "../cards/list.ts";
import { type Event, eventsOf } from "../events.ts";
import { allowanceLeft } from "../phases/purchases.ts";
import { hostile } from "../relations.ts";
import { controller, hostileTransportOwners, warParties } from "../seas.ts";
import { isOpenFloor } from "../secret/floor.ts";
import { admissibleTerritories } from "../setup/start-colonies.ts";
import { CALM, isPlayer, MOST_PLAYERS, NO_OVERLAY, NOBODY, PIRATES, type State, seatsOf } from "../state.ts";
import { coloniesOf } from "../territories.ts";
import { isCaptured } from "../units.ts";
import { hasWon } from "../victory.ts";
import { stackedCards } from "../view/guess.ts";
import { lacksLocals, oddRoll, unfinishedBattle } from "./battles.ts";
import {
  hasStrangers,
  hasWrongHolder,
  intrudedRegion,
  isEmptyColony,
  isOverbuilt,
  mayBeContested,
  piecesAddUp,
} from "./board.ts";
import { includes, inEvents, inStates, inSteps } from "./checks.ts";
import { strayMarkers } from "./markers.ts";
import { freeSteps } from "./moves.ts";
import { endlessWindows } from "./windows.ts";

/** Section 20, as far as one state or one step can break it. The conformance tests check the other invariants. */
export const INVARIANTS: readonly Invariant<State, Event>[] = [
  inStates("INV-1", (state) => [...seatsOf(state), PIRATES].find((party) => !piecesAddUp(state, party)), "pieces of"),
  inStates("INV-2", miscountedCard, "copies of card"),
  inStates("INV-3", (state) => state.debt.find((debt) => debt < 0 || debt > MOST_DEBT || debt % 5 !== 0), "debt"),
  inSteps("INV-3", (state, before, events) => {
    const changed = before.debt.some((debt, seat) => debt !== state.debt[seat]);
    return changed && !includes(events, "debtSettled") ? "debt changed outside phase 3" : undefined;
  }),
  inStates("INV-4", (state) => seatsOf(state).find((seat) => !fundsAddUp(state, seat)), "funds of"),
  inStates(
    "INV-5",
    (state) => ALL_TERRITORIES.find((territory) => hasStrangers(state, territory)),
    "pieces of a stranger in",
  ),
  inStates("INV-6", intrudedRegion, "intruders in"),
  inStates(
    "INV-7",
    (state) => ALL_SEAS.find((sea) => !mayBeContested(state) && warParties(state, sea).length > 1),
    "contested",
  ),
  inSteps("INV-8", transportsAfterClearing),
  inStates("INV-9", (state) => ALL_TERRITORIES.find((territory) => isOverbuilt(state, territory)), "too much in"),
  inStates("INV-10", (state) => ALL_TERRITORIES.find((territory) => isEmptyColony(state, territory)), "nothing holds"),
  inEvents(
    "INV-11",
    "bought",
    ({ also = [], region }, state) => also.includes("IR-7.3.3") && !isSea(region) && allowanceLeft(state, region) < 0,
  ),
  inStates("INV-12", (state) => state.cardsBought.find((cards) => cards > 3), "cards bought"),
  inSteps("INV-12", (state, _before, events) => {
    const dealt = eventsOf(events, "cardDrawn").filter(({ rule }) => rule === "IR-5.1.3");
    const greedy = seatsOf(state).find((seat) => dealt.filter(({ party }) => party === seat).length > 1);
    return greedy === undefined ? undefined : `seat ${greedy} was dealt two cards`;
  }),
  inSteps("INV-13", freeSteps),
  inEvents("INV-14", "moved", ({ region }, _state, before) => isSea(region) && before.weather[region] === CALM),
  inSteps("INV-15", oddRoll),
  inSteps("INV-16", unfinishedBattle),
  inEvents("INV-17", "attackBegan", ({ party, other }, state, before) => {
    const players = isPlayer(party) && isPlayer(other);
    return players && !hostile(before, party, other) && !hostile(state, party, other);
  }),
  inStates("INV-18", (state) => state.overlay.findIndex((_, pair) => !isSymmetric(state, pair)), "relation"),
  inEvents("INV-18", "deckShuffled", ({ rule }, state) => {
    return rule === "IR-5.1.2" && state.overlay.some((overlay) => overlay !== NO_OVERLAY);
  }),
  inStates(
    "INV-19",
    (state) => (new Set(state.struck).size !== state.struck.length ? state.struck.length : -1),
    "events",
  ),
  inSteps("INV-19", eventsOfRound),
  inSteps("INV-20", strayMarkers),
  inSteps("INV-21", (state, before) =>
    before.canals.some((built, canal) => built > (state.canals[canal] ?? 0)) ? "a canal is gone" : undefined,
  ),
  inStates(
    "INV-22",
    (state) => (state.ended ? -1 : seatsOf(state).find((seat) => hasWon(state, seat))),
    "undeclared winner",
  ),
  inEvents("INV-27", "moved", ({ unit }) => isCaptured(unit)),
  inEvents("INV-28", "cardTookEffect", ({ count }) => count % 2 !== 0),
  inEvents("INV-28", "cardVoided", ({ count }) => count % 2 !== 1),
  inStates("INV-29", (state) => state.frames.findIndex(lacksLocals), "locals of frame"),
  inEvents("INV-30", "roundBegan", ({ count }, state) => {
    return count === 1 && seatsOf(state).some((seat) => hasWrongColonies(state, seat));
  }),
  inStates("INV-31", (state) => ALL_SEAS.find((sea) => hasWrongHolder(state, sea)), "holder of"),
  inSteps("INV-32", (_state, before, events) => {
    const isWrong = events[0]?.kind === "cardPlayed" && !isOpenFloor(before, topFrame(before));
    return isWrong ? `a card was played on ${topFrame(before)?.kind}` : undefined;
  }),
  inSteps("INV-33", endlessWindows),
];

function miscountedCard(state: State): number {
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

function transportsAfterClearing(state: State, _before: State, events: readonly Event[]): string | undefined {
  if (!events.some((event) => event.kind === "phaseBegan" && event.count === 6)) return undefined;
  if (state.options.piratesCardTiming === "next-clearing" || state.options.sinkCargo === "optional") return undefined;
  const sea = ALL_SEAS.find((region) => {
    const party = controller(state, region);
    return party !== NOBODY && hostileTransportOwners(state, region, party).length > 0;
  });
  return sea === undefined ? undefined : `enemy transports in ${sea}`;
}

function isSymmetric(state: State, pair: number): boolean {
  const mirrored = (pair % MOST_PLAYERS) * MOST_PLAYERS + Math.floor(pair / MOST_PLAYERS);
  return state.overlay[pair] === state.overlay[mirrored] && state.base[pair] === state.base[mirrored];
}

/** INV-19: six land events and three sea events in each round. */
function eventsOfRound(_state: State, before: State, events: readonly Event[]): string | undefined {
  const end = events.findIndex((event) => event.kind === "roundBegan" && event.count > 1);
  if (end < 0) return undefined;
  const drawn = eventsOf(events.slice(0, end), "eventDrawn");
  const all = [...before.struck, ...drawn.map(({ region }) => region)];
  const seas = all.filter(isSea).length;
  return all.length === 9 && seas === 3 ? undefined : `${all.length} events, ${seas} of them at sea`;
}

/** Whether the start colonies exceed the total, or fall short of it although a territory would fit (IR-3.4.6). */
function hasWrongColonies(state: State, seat: Seat): boolean {
  const total = coloniesOf(state, seat).reduce((sum, territory) => sum + regionValue(territory), 0);
  return total > state.options.startColonyValue || admissibleTerritories(state, seat).length > 0;
}
