import { type Invariant, topFrame } from "@rondel/engine";
import { ALL_SEAS, ALL_TERRITORIES, isSea } from "../board/board.ts";
import { type Event, eventsOf } from "../events.ts";
import { CALM, MOST_PLAYERS, NO_OVERLAY, PIRATES, type State, seatsOf } from "../state.ts";
import { isCaptured } from "../units.ts";
import { lacksLocals, oddRoll, unfinishedBattle } from "./battles.ts";
import {
  hasStrangers,
  hasWrongHolder,
  intrudedRegion,
  isEmptyColony,
  isOverbuilt,
  isUndeclaredWinner,
  isWronglyContested,
  piecesAddUp,
} from "./board.ts";
import { isCardMoment, miscountedCard } from "./cards.ts";
import { includes, inEvents, inStates, inSteps } from "./checks.ts";
import { strayMarkers } from "./markers.ts";
import { fundsAddUp, isOddDebt, overspent } from "./money.ts";
import { freeSteps } from "./moves.ts";
import { areAtWar, navies, shippers } from "./readers.ts";
import { wrongStartColonies } from "./setup.ts";
import { endlessWindows } from "./windows.ts";

/**
 * Section 20, as far as one state or one step can break it. The conformance tests check the other invariants. An invariant never calls
 * the code that it checks: it reads the state itself (`readers.ts`).
 */
export const INVARIANTS: readonly Invariant<State, Event>[] = [
  inStates("INV-1", (state) => [...seatsOf(state), PIRATES].find((party) => !piecesAddUp(state, party)), "pieces of"),
  inStates("INV-2", miscountedCard, "copies of card"),
  inStates("INV-3", (state) => state.debt.find(isOddDebt), "debt"),
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
  inStates("INV-7", (state) => ALL_SEAS.find((sea) => isWronglyContested(state, sea)), "contested"),
  inSteps("INV-8", transportsAfterClearing),
  inStates("INV-9", (state) => ALL_TERRITORIES.find((territory) => isOverbuilt(state, territory)), "too much in"),
  inStates("INV-10", (state) => ALL_TERRITORIES.find((territory) => isEmptyColony(state, territory)), "nothing holds"),
  inSteps("INV-11", overspent),
  inStates("INV-12", (state) => state.cardsBought.find((cards) => cards > 3), "cards bought"),
  inSteps("INV-12", (state, _before, events) => {
    const dealt = eventsOf(events, "cardDrawn").filter(({ rule }) => rule === "IR-5.1.3");
    const greedy = seatsOf(state).find((seat) => dealt.filter(({ party }) => party === seat).length > 1);
    return greedy === undefined ? undefined : `seat ${greedy} was dealt two cards`;
  }),
  inSteps("INV-13", freeSteps),
  inEvents("INV-14", "moved", ({ region }, _state, before) => before.weather[region] === CALM),
  inSteps("INV-15", oddRoll),
  inSteps("INV-16", unfinishedBattle),
  inEvents("INV-17", "attackBegan", ({ party, other }, state, before) => {
    return !areAtWar(before, party, other) && !areAtWar(state, party, other);
  }),
  inStates("INV-18", (state) => state.overlay.findIndex((_, pair) => !isSymmetric(state, pair)), "relation"),
  inEvents("INV-18", "deckShuffled", ({ rule }, state) => {
    return rule === "IR-5.1.2" && state.overlay.some((overlay) => overlay !== NO_OVERLAY);
  }),
  inStates(
    "INV-19",
    (state) => (new Set(state.struck).size !== state.struck.length ? state.struck.length : undefined),
    "events",
  ),
  inSteps("INV-19", eventsOfRound),
  inSteps("INV-20", strayMarkers),
  inSteps("INV-21", (state, before) =>
    before.canals.some((built, canal) => built > (state.canals[canal] ?? 0)) ? "a canal is gone" : undefined,
  ),
  inStates("INV-22", (state) => seatsOf(state).find((seat) => isUndeclaredWinner(state, seat)), "undeclared winner"),
  inEvents("INV-27", "moved", ({ unit }) => isCaptured(unit)),
  inEvents("INV-28", "cardTookEffect", ({ count }) => count % 2 !== 0),
  inEvents("INV-28", "cardVoided", ({ count }) => count % 2 !== 1),
  inStates("INV-29", (state) => state.frames.findIndex(lacksLocals), "locals of frame"),
  inEvents("INV-30", "roundBegan", ({ count }, state) => count === 1 && wrongStartColonies(state)),
  inStates("INV-31", (state) => ALL_SEAS.find((sea) => hasWrongHolder(state, sea)), "holder of"),
  inSteps("INV-32", (_state, before, events) => {
    const isWrong = events[0]?.kind === "cardPlayed" && !isCardMoment(before, topFrame(before));
    return isWrong ? `a card was played on ${topFrame(before)?.kind}` : undefined;
  }),
  inSteps("INV-33", endlessWindows),
];

function transportsAfterClearing(state: State, _before: State, events: readonly Event[]): string | undefined {
  if (!events.some((event) => event.kind === "phaseBegan" && event.count === 6)) return undefined;
  if (state.options.piratesCardTiming === "next-clearing" || state.options.sinkCargo === "optional") return undefined;
  const sea = ALL_SEAS.find((region) => {
    const [party, ...others] = navies(state, region);
    if (party === undefined || others.length > 0) return false;
    return [...shippers(state, region)].some((owner) => areAtWar(state, party, owner));
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
