import { allSeats, clockwiseFrom, pick, type Random, rollDie, type Seat } from "@rondel/engine";
import { GREAT_BRITAIN, type Land, OTHER_HOMES } from "../board/board.ts";
import { recruit } from "../pieces.ts";
import type { State, Table } from "../state.ts";
import { ARMY_KINDS, fresh } from "../units.ts";

/** RU-40: the highest white die; only those who tie roll again. */
export function highestRoll(random: Random, label: string, players: number): Seat {
  let seats = allSeats(players);
  while (seats.length > 1) {
    const rolls = seats.map(() => rollDie(random, label));
    const highest = Math.max(...rolls);
    seats = seats.filter((_, place) => rolls[place] === highest);
  }
  return seats[0] as Seat;
}

/** IR-3.2.2 to IR-3.3.1: who plays which country, and its first armies. */
export function giveHomes(state: State, table: Table): void {
  state.british = highestRoll(table.random, "X-02 Great Britain", state.players);
  const open = [...OTHER_HOMES];
  for (const seat of clockwiseFrom(state.british, state.players)) {
    const land = seat === state.british ? GREAT_BRITAIN : drawHome(table, open);
    state.home[seat] = land;
    state.owner[land] = seat;
    for (const kind of ARMY_KINDS) recruit(state, land, seat, fresh(kind), 1);
    table.tell({
      kind: "homeGiven",
      rule: seat === state.british ? "IR-3.2.2" : "IR-3.2.3",
      also: ["IR-3.3.1"],
      party: seat,
      field: land,
    });
  }
}

function drawHome(table: Table, open: Land[]): Land {
  const land = pick(table.random, "X-03 home", open);
  open.splice(open.indexOf(land), 1);
  return land;
}
