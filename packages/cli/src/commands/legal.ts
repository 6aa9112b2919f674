import { allSeats, formatNotation, type Seat } from "@rondel/engine";
import { type Command, requiredWord } from "../command.ts";
import { openGoodFile } from "../files.ts";
import { seatFlag } from "../seats.ts";

export const legal: Command = {
  name: "legal",
  words: "FILE",
  summary: "list every legal action",
  flags: { seat: { type: "string" } },
  help: { "--seat S": "only this seat (0, 1, ... or s0, s1, ...)" },
  example: "rondel legal evening.rondel --seat s1",

  run(call) {
    const { match } = openGoodFile(requiredWord(call, 0, "FILE"));
    const { game, state, deciders } = match;
    const only = seatFlag(call, match);
    const seats = allSeats(match.header.players).filter((seat) => only === undefined || seat === only);
    const write = (seat: Seat, free: boolean) =>
      (free ? game.freeActions(state, seat) : game.actions(state, seat)).map((action) =>
        formatNotation(game.actionSchemas, action),
      );
    const found = seats.map((seat) => ({
      seat,
      asked: deciders.includes(seat),
      actions: write(seat, false),
      free: write(seat, true),
    }));
    for (const { seat, asked, actions, free } of found) {
      call.output.line(`s${seat}: ${asked ? "is asked" : "is not asked"}`);
      for (const action of actions) call.output.line(`  ${action}`);
      for (const action of free) call.output.line(`  ${action}   (at any time)`);
    }
    if (deciders.length === 0) call.output.line("The match is over.");
    call.output.json({ number: match.entries.length, over: deciders.length === 0, seats: found });
    return 0;
  },
};
