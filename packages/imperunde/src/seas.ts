import type { Seat } from "@rondel/engine";
import { ALL_REGIONS, bordersOf, CANALS, NOWHERE, type Sea } from "./board/board.ts";
import type { PlayContext } from "./frame-rules.ts";
import { dismiss, stackCount, stackParty, stacksAt, stackUnit } from "./pieces.ts";
import { hostile, opensSeas } from "./relations.ts";
import { NOBODY, type Party, PIRATES, type State } from "./state.ts";
import { isTransport, isWarship } from "./units.ts";

/** All parties with warships in a sea: players by seat, then the pirates. */
export function warParties(state: State, sea: Sea): Party[] {
  const parties: Party[] = [];
  for (const stack of stacksAt(state, sea)) {
    const party = stackParty(stack);
    if (isWarship(stackUnit(stack)) && parties[parties.length - 1] !== party) parties.push(party);
  }
  return parties;
}

/** RU-20: the only party with warships in a sea; NOBODY if there is none or more than one. */
export function controller(state: State, sea: Sea): Party {
  let found: Party = NOBODY;
  for (const stack of stacksAt(state, sea)) {
    if (!isWarship(stackUnit(stack))) continue;
    const party = stackParty(stack);
    if (found !== NOBODY && found !== party) return NOBODY;
    found = party;
  }
  return found;
}

/** RU-100: updates the holder of a sea. Every arrival or departure of warships calls this. */
export function updateHolder(state: State, sea: Sea): void {
  const parties = warParties(state, sea);
  const holder = state.holder[sea] ?? NOBODY;
  if (!parties.includes(holder)) state.holder[sea] = inRoundOrder(state, parties)[0] ?? NOBODY;
}

/** Players in round order, then the pirates. */
export function inRoundOrder(state: State, parties: readonly Party[]): Party[] {
  const players = state.order.filter((seat) => parties.includes(seat));
  return parties.includes(PIRATES) ? [...players, PIRATES] : players;
}

/** Whose warships a ship meets: none, those of friends, of an enemy, or of a partner in armistice whose seas are closed (RU-12). */
export type Entry = "open" | "friend" | "enemy" | "closed";

export function entry(state: State, party: Party, sea: Sea): Entry {
  let friend = false;
  let closed = false;
  for (const stack of stacksAt(state, sea)) {
    const other = stackParty(stack);
    if (other === party || !isWarship(stackUnit(stack))) continue;
    if (hostile(state, party, other)) return "enemy";
    if (opensSeas(state, party, other)) friend = true;
    else closed = true;
  }
  return closed ? "closed" : friend ? "friend" : "open";
}

/** By region: the places for canals at a sea, built or not. */
const CANALS_AT: readonly (readonly number[])[] = ALL_REGIONS.map((region) =>
  CANALS.flatMap(({ seas }, canal) => (seas.some((sea) => sea === region) ? [canal] : [])),
);

/** The built canal at a sea. */
function canalAt(state: State, sea: Sea): number | undefined {
  return CANALS_AT[sea]?.find((canal) => state.canals[canal] === 1);
}

function beyondCanal(canal: number, sea: Sea): Sea {
  const [one, other] = CANALS[canal]?.seas ?? [NOWHERE, NOWHERE];
  return sea === one ? other : one;
}

// IR-2.5.3, RU-22, RU-118
function mayUseCanal(state: State, seat: Seat, canal: number): boolean {
  const owner = state.owner[CANALS[canal]?.territory ?? NOWHERE] ?? NOBODY;
  return owner === NOBODY || opensSeas(state, seat, owner);
}

/** The seas one step away for ships of a seat, canals included. */
export function seaNeighbours(state: State, seat: Seat, sea: Sea): readonly Sea[] {
  const beside = bordersOf(sea);
  const canal = canalAt(state, sea);
  return canal !== undefined && mayUseCanal(state, seat, canal) ? [...beside, beyondCanal(canal, sea)] : beside;
}

/** RU-11: the seas into which ships may withdraw. A withdrawal needs no right to use the canal. */
export function seasAround(state: State, sea: Sea): readonly Sea[] {
  const beside = bordersOf(sea);
  const canal = canalAt(state, sea);
  return canal !== undefined ? [...beside, beyondCanal(canal, sea)] : beside;
}

/** Enemies of a party that have transports in a sea, in round order. */
export function hostileTransportOwners(state: State, sea: Sea, party: Party): Seat[] {
  const owners: Party[] = [];
  for (const stack of stacksAt(state, sea)) {
    const owner = stackParty(stack);
    if (isTransport(stackUnit(stack)) && hostile(state, party, owner)) owners.push(owner);
  }
  return state.order.filter((seat) => owners.includes(seat));
}

/** IR-9.4.6: sinks all transports of one owner in a sea, without dice and without a card window (RU-130). */
export function sinkTransportsOf(
  state: State,
  sea: Sea,
  owner: Seat,
  by: Party,
  rule: string,
  context: PlayContext,
): void {
  let sunk = 0;
  for (const stack of [...stacksAt(state, sea)]) {
    if (stackParty(stack) !== owner || !isTransport(stackUnit(stack))) continue;
    dismiss(state, sea, owner, stackUnit(stack), stackCount(stack));
    sunk += stackCount(stack);
  }
  if (sunk > 0) context.emit({ kind: "cargoSunk", rule, party: by, other: owner, region: sea, count: sunk });
}

/** Whether another player at peace or in armistice with the seat has warships in a sea. */
export function friendlyWarshipsIn(state: State, seat: Seat, sea: Sea): boolean {
  return warParties(state, sea).some((party) => party !== seat && !hostile(state, seat, party));
}
