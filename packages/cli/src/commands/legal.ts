import { allSeats, formatNotation, lastNumber, type Seat } from "@rondel/engine";
import { type Command, requiredArgument } from "../command.ts";
import { openValidFile } from "../files.ts";
import { seatFlag } from "../seats.ts";

export const legal: Command = {
  name: "legal",
  usage: "FILE",
  summary: "list every legal action",
  flags: { seat: { type: "string" } },
  help: { "--seat S": "only this seat (0, 1, ... or s0, s1, ...)" },
  example: "rondel legal evening.rondel --seat s1",

  run(call) {
    const { match } = openValidFile(requiredArgument(call, 0, "FILE"));
    const { game, state, deciders } = match;
    const only = seatFlag(call, match);
    const seats = allSeats(match.header.players).filter((seat) => only === undefined || seat === only);
    const notationOf = (seat: Seat, free: boolean) =>
      (free ? game.freeActions(state, seat) : game.actions(state, seat)).map((action) =>
        formatNotation(game.actionSchemas, action),
      );
    const found = seats.map((seat) => ({
      seat,
      asked: deciders.includes(seat),
      actions: notationOf(seat, false),
      free: notationOf(seat, true),
    }));
    for (const { seat, asked, actions, free } of found) {
      call.output.line(`s${seat}: ${asked ? "to move" : "waiting"}`);
      for (const action of actions) call.output.line(`  ${action}`);
      for (const action of free) call.output.line(`  ${action}   (any time)`);
    }
    if (deciders.length === 0) call.output.line("The match is over.");
    call.output.json({ number: lastNumber(match), over: deciders.length === 0, seats: found });
    return 0;
  },
};
