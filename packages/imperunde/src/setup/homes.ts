import { allSeats, clockwiseFrom, pick, type Random, rollDie, type Seat } from "@rondel/engine";
import { GREAT_BRITAIN, OTHER_HOMES, type Territory } from "../board/board.ts";
import type { PlayContext } from "../frame-rules.ts";
import { recruit } from "../pieces.ts";
import type { State } from "../state.ts";
import { ARMY_KINDS, fresh } from "../units.ts";

/** RU-40: the seat with the highest roll of a white die; ties are rolled again. */
export function highestRoll(random: Random, label: string, players: number): Seat {
  let seats = allSeats(players);
  while (seats.length > 1) {
    const rolls = seats.map(() => rollDie(random, label));
    const highest = Math.max(...rolls);
    seats = seats.filter((_, place) => rolls[place] === highest);
  }
  return seats[0] as Seat;
}

/** IR-3.2.2 to IR-3.3.1: assigns the home countries with their first armies. */
export function giveHomes(state: State, context: PlayContext): void {
  state.british = highestRoll(context.random, "X-02 Great Britain", state.players);
  const open = [...OTHER_HOMES];
  for (const seat of clockwiseFrom(state.british, state.players)) {
    const territory = seat === state.british ? GREAT_BRITAIN : drawHome(context, open);
    state.home[seat] = territory;
    state.owner[territory] = seat;
    for (const kind of ARMY_KINDS) recruit(state, territory, seat, fresh(kind), 1);
    context.emit({
      kind: "homeGiven",
      rule: seat === state.british ? "IR-3.2.2" : "IR-3.2.3",
      also: ["IR-3.3.1"],
      party: seat,
      region: territory,
    });
  }
}

function drawHome(context: PlayContext, open: Territory[]): Territory {
  const territory = pick(context.random, "X-03 home", open);
  open.splice(open.indexOf(territory), 1);
  return territory;
}
