import type { Seat } from "@rondel/engine";
import { BORDERS, CANALS, type Sea } from "./board/board.ts";
import { dismiss, stackCount, stackParty, stacksAt, stackUnit } from "./pieces.ts";
import { hostile, opensSeas } from "./relations.ts";
import { NOBODY, type Party, PIRATES, type PlayContext, type State } from "./state.ts";
import { IS_CARGO, IS_WARSHIP } from "./units.ts";

/** All parties with warships in a sea: players by seat, pirates last. */
export function warParties(state: State, sea: Sea): Party[] {
  const parties: Party[] = [];
  for (const stack of stacksAt(state, sea)) {
    const party = stackParty(stack);
    if (IS_WARSHIP[stackUnit(stack)] && parties[parties.length - 1] !== party) parties.push(party);
  }
  return parties;
}

/** RU-20: the party that alone has warships there. */
export function controller(state: State, sea: Sea): Party {
  let found = NOBODY;
  for (const stack of stacksAt(state, sea)) {
    if (!IS_WARSHIP[stackUnit(stack)]) continue;
    const party = stackParty(stack);
    if (found !== NOBODY && found !== party) return NOBODY;
    found = party;
  }
  return found;
}

/** RU-100: to be called whenever warships have come or gone. */
export function updateHolder(state: State, sea: Sea): void {
  const parties = warParties(state, sea);
  const holder = state.holder[sea] ?? NOBODY;
  if (parties.length === 0) state.holder[sea] = NOBODY;
  else if (parties.length === 1) state.holder[sea] = parties[0] ?? NOBODY;
  else if (!parties.includes(holder)) state.holder[sea] = inRoundOrder(state, parties)[0] ?? NOBODY;
}

/** Players in round order, then the pirates. */
export function inRoundOrder(state: State, parties: readonly Party[]): Party[] {
  const players = state.order.filter((seat) => parties.includes(seat));
  return parties.includes(PIRATES) ? [...players, PIRATES] : players;
}

/** What meets a ship of a seat in a sea, as far as warships are concerned. */
export type Entry = "open" | "friend" | "enemy" | "closed";

export function entry(state: State, seat: Party, sea: Sea): Entry {
  let friend = false;
  let closed = false;
  for (const stack of stacksAt(state, sea)) {
    const party = stackParty(stack);
    if (party === seat || !IS_WARSHIP[stackUnit(stack)]) continue;
    if (hostile(state, seat, party)) return "enemy";
    if (opensSeas(state, seat, party)) friend = true;
    else closed = true;
  }
  return closed ? "closed" : friend ? "friend" : "open";
}

/** The built canal at a sea; -1 if there is none. */
function canalAt(state: State, sea: Sea): number {
  for (let canal = 0; canal < CANALS.length; canal++) {
    if (state.canals[canal] === 1 && CANALS[canal]?.seas.includes(sea)) return canal;
  }
  return -1;
}

function beyondCanal(canal: number, sea: Sea): Sea {
  const [one, other] = CANALS[canal]?.seas ?? [NOBODY, NOBODY];
  return sea === one ? other : one;
}

// IR-2.5.3, RU-22, RU-118
function mayUseCanal(state: State, seat: Party, canal: number): boolean {
  const owner = state.owner[CANALS[canal]?.territory ?? 0] ?? NOBODY;
  return owner === NOBODY || opensSeas(state, seat, owner);
}

/** The seas one step away for ships of a seat, canals included. */
export function seaNeighbours(state: State, seat: Party, sea: Sea): readonly Sea[] {
  const beside = BORDERS[sea] ?? [];
  const canal = canalAt(state, sea);
  return canal >= 0 && mayUseCanal(state, seat, canal) ? [...beside, beyondCanal(canal, sea)] : beside;
}

/** RU-11: the seas into which ships may withdraw, for which nobody needs a right to the canal. */
export function seasAround(state: State, sea: Sea): readonly Sea[] {
  const beside = BORDERS[sea] ?? [];
  const canal = canalAt(state, sea);
  return canal >= 0 ? [...beside, beyondCanal(canal, sea)] : beside;
}

/** Owners of cargo in a sea who are hostile to a party, in round order. */
export function hostileCargoOwners(state: State, sea: Sea, party: Party): Seat[] {
  const owners: Party[] = [];
  for (const stack of stacksAt(state, sea)) {
    const owner = stackParty(stack);
    if (IS_CARGO[stackUnit(stack)] && !owners.includes(owner) && hostile(state, party, owner)) owners.push(owner);
  }
  return owners.length === 0 ? [] : state.order.filter((seat) => owners.includes(seat));
}

/** IR-9.4.6: without dice and without an answer (RU-130). */
export function sinkCargoOf(state: State, sea: Sea, owner: Party, by: Party, rule: string, context: PlayContext): void {
  let sunk = 0;
  for (const stack of [...stacksAt(state, sea)]) {
    if (stackParty(stack) !== owner || !IS_CARGO[stackUnit(stack)]) continue;
    dismiss(state, sea, owner, stackUnit(stack), stackCount(stack));
    sunk += stackCount(stack);
  }
  if (sunk > 0) context.emit({ kind: "cargoSunk", rule, party: by, other: owner, region: sea, count: sunk });
}

export function friendlyWarshipsIn(state: State, seat: Seat, sea: Sea): boolean {
  return warParties(state, sea).some((party) => party !== seat && !hostile(state, seat, party));
}
