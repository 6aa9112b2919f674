import { allSeats, asSeat } from "@rondel/engine";
import { AREAS, FLAG_REGIONS, HOME_PROVINCES, NATIONS, type Nation, REGIONS } from "./board/board.ts";
import type { Space } from "./board/rondel-spaces.ts";
import { LOWEST_TAX_FIELD } from "./board/tracks.ts";
import { bondsOf } from "./bonds-held.ts";
import { turnOf } from "./position.ts";
import { at, flagIn, governmentOf, NONE, type State } from "./state.ts";
import type { Statement } from "./statements.ts";
import { armiesIn, fleetsIn, hasFactory, statusOf } from "./units.ts";

/** The statements that turn the empty board into this state, shortest form first: what is empty is not said. */
export function depict(state: State): Statement[] {
  return [
    ...seatsAndMoney(state),
    ...NATIONS.flatMap((nation) => bondsAndGovernment(state, nation)),
    ...cards(state),
    ...NATIONS.flatMap((nation) => markers(state, nation)),
    ...factories(state),
    ...NATIONS.flatMap((nation) => pieces(state, nation)),
    pending(state),
  ];
}

function seatsAndMoney(state: State): Statement[] {
  const said: Statement[] = [];
  const seats = state.seating.map(asSeat);
  if (state.seating.some((seat, place) => seat !== place)) said.push({ kind: "seating", seats });
  for (const seat of allSeats(state.players)) {
    if (at(state.cash, seat) > 0) said.push({ kind: "cash", seat, amount: at(state.cash, seat) });
  }
  for (const nation of NATIONS) {
    if (at(state.treasury, nation) > 0) said.push({ kind: "treasury", nation, amount: at(state.treasury, nation) });
  }
  return said;
}

function bondsAndGovernment(state: State, nation: Nation): Statement[] {
  const said: Statement[] = [];
  for (const seat of allSeats(state.players)) {
    const bonds = bondsOf(state, seat, nation);
    if (bonds.length > 0) said.push({ kind: "bonds", seat, nation, bonds });
  }
  const seat = governmentOf(state, nation);
  if (seat !== undefined) said.push({ kind: "government", nation, seat });
  return said;
}

function cards(state: State): Statement[] {
  const said: Statement[] = [];
  const [holder] = allSeats(state.players).filter((seat) => seat === state.investorCard);
  if (holder !== undefined) said.push({ kind: "investorCard", seat: holder });
  if (state.withoutGovernment.length > 0) said.push({ kind: "swissBanks", seats: state.withoutGovernment.map(asSeat) });
  return said;
}

function markers(state: State, nation: Nation): Statement[] {
  const said: Statement[] = [];
  const space = at(state.rondel, nation);
  if (space !== NONE) said.push({ kind: "rondel", nation, space: space as Space });
  const field = at(state.taxMarker, nation);
  if (field !== LOWEST_TAX_FIELD) said.push({ kind: "tax", nation, field });
  const points = at(state.points, nation);
  if (points > 0) said.push({ kind: "points", nation, points });
  return said;
}

function factories(state: State): Statement[] {
  const provinces = HOME_PROVINCES.filter((province) => hasFactory(state, province));
  return provinces.length > 0 ? [{ kind: "factories", provinces }] : [];
}

function pieces(state: State, nation: Nation): Statement[] {
  const said: Statement[] = [];
  for (const region of AREAS) {
    for (const hostile of [false, true]) {
      const count = armiesIn(state, nation, region, hostile);
      const standing = statusOf(nation, region, hostile);
      if (count > 0) said.push({ kind: "armies", nation, region, count, ...(standing && { standing }) });
    }
  }
  for (const region of REGIONS) {
    const count = fleetsIn(state, nation, region);
    if (count > 0) said.push({ kind: "fleets", nation, region, count });
  }
  const regions = FLAG_REGIONS.filter((region) => flagIn(state, region) === nation);
  if (regions.length > 0) said.push({ kind: "flags", nation, regions });
  return said;
}

/** A plain turn is said in words, everything else as data. */
function pending(state: State): Statement {
  const frames = JSON.stringify(state.frames);
  const [bottom] = state.frames;
  if (bottom?.kind === "turn" && frames === JSON.stringify([turnOf(bottom.nation)])) {
    return { kind: "turn", nation: bottom.nation };
  }
  return { kind: "pending", frames };
}
