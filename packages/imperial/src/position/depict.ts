import { allSeats, asSeat } from "@rondel/engine";
import { AREAS, FLAG_REGIONS, HOME_PROVINCES, NATIONS, type Nation, REGIONS } from "../board/board.ts";
import type { Space } from "../board/rondel-spaces.ts";
import { LOWEST_TAX_FIELD } from "../board/tracks.ts";
import { bondsOf } from "../bonds-held.ts";
import { turnFrame } from "../frames.ts";
import { at, flagIn, governmentOf, NONE, type State } from "../state.ts";
import { armiesIn, fleetsIn, hasFactory, statusOf } from "../units.ts";
import type { Statement } from "./statements.ts";

/** Writes the statements that turn the empty board into this state. Empty stacks, purses and regions get no statement. */
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
  const statements: Statement[] = [];
  const seats = state.seating.map(asSeat);
  if (state.seating.some((seat, place) => seat !== place)) statements.push({ kind: "seating", seats });
  for (const seat of allSeats(state.players)) {
    if (at(state.cash, seat) > 0) statements.push({ kind: "cash", seat, amount: at(state.cash, seat) });
  }
  for (const nation of NATIONS) {
    if (at(state.treasury, nation) > 0)
      statements.push({ kind: "treasury", nation, amount: at(state.treasury, nation) });
  }
  return statements;
}

function bondsAndGovernment(state: State, nation: Nation): Statement[] {
  const statements: Statement[] = [];
  for (const seat of allSeats(state.players)) {
    const bonds = bondsOf(state, seat, nation);
    if (bonds.length > 0) statements.push({ kind: "bonds", seat, nation, bonds });
  }
  const seat = governmentOf(state, nation);
  if (seat !== undefined) statements.push({ kind: "government", nation, seat });
  return statements;
}

function cards(state: State): Statement[] {
  const statements: Statement[] = [];
  const [holder] = allSeats(state.players).filter((seat) => seat === state.investorCard);
  if (holder !== undefined) statements.push({ kind: "investorCard", seat: holder });
  if (state.withoutGovernment.length > 0)
    statements.push({ kind: "swissBanks", seats: state.withoutGovernment.map(asSeat) });
  return statements;
}

function markers(state: State, nation: Nation): Statement[] {
  const statements: Statement[] = [];
  const space = at(state.rondel, nation);
  if (space !== NONE) statements.push({ kind: "rondel", nation, space: space as Space });
  const field = at(state.taxMarker, nation);
  if (field !== LOWEST_TAX_FIELD) statements.push({ kind: "tax", nation, field });
  const points = at(state.points, nation);
  if (points > 0) statements.push({ kind: "points", nation, points });
  return statements;
}

function factories(state: State): Statement[] {
  const provinces = HOME_PROVINCES.filter((province) => hasFactory(state, province));
  return provinces.length > 0 ? [{ kind: "factories", provinces }] : [];
}

function pieces(state: State, nation: Nation): Statement[] {
  const statements: Statement[] = [];
  for (const region of AREAS) {
    for (const hostile of [false, true]) {
      const count = armiesIn(state, nation, region, hostile);
      const standing = statusOf(nation, region, hostile);
      if (count > 0) statements.push({ kind: "armies", nation, region, count, ...(standing && { standing }) });
    }
  }
  for (const region of REGIONS) {
    const count = fleetsIn(state, nation, region);
    if (count > 0) statements.push({ kind: "fleets", nation, region, count });
  }
  const regions = FLAG_REGIONS.filter((region) => flagIn(state, region) === nation);
  if (regions.length > 0) statements.push({ kind: "flags", nation, regions });
  return statements;
}

/** Writes a plain turn as a statement of its own, any other stack of frames as JSON. */
function pending(state: State): Statement {
  const frames = JSON.stringify(state.frames);
  const [bottom] = state.frames;
  if (bottom?.kind === "turn" && frames === JSON.stringify([turnFrame(bottom.nation)])) {
    return { kind: "turn", nation: bottom.nation };
  }
  return { kind: "pending", frames };
}
