import { beginThinking, botFor, thinkWithin } from "@rondel/bots";
import { formatNotation, type Match, type Seat } from "@rondel/engine";
import { type Call, type Command, integerFlag, requiredWord, textFlag, UsageError } from "../command.ts";
import { openGoodFile } from "../files.ts";
import { hintSentence } from "../hint-words.ts";
import { levelFlag } from "../levels.ts";
import { seatFlag } from "../seats.ts";

export const hint: Command = {
  name: "hint",
  words: "FILE",
  summary: "the best three choices of whoever is asked, and why",
  flags: {
    seat: { type: "string" },
    level: { type: "string" },
    nodes: { type: "string" },
    seed: { type: "string" },
  },
  help: {
    "--seat S": "whose choices (by default the first who is asked)",
    "--level LEVEL": "who is asked for advice (strong)",
    "--nodes N": "positions to think about, instead of the level's own number",
    "--seed WORD": "the same seed gives the same advice (1)",
  },
  example: "rondel hint evening.rondel --seat s1",

  run(call) {
    const { match } = openGoodFile(requiredWord(call, 0, "FILE"));
    const { game, state } = match;
    const seat = askedSeat(call, match);
    const bot = botFor(game.id);
    const level = levelFlag(call, game.id, "strong");
    const view = game.view(state, seat);
    const task = { view, seat, actions: game.actions(state, seat), level, seed: textFlag(call, "seed") ?? "1" };
    const nodes = integerFlag(call, "nodes", 1, bot?.nodes(level) ?? 1);
    const { choices } = thinkWithin(beginThinking(bot, task), { nodes }).thought();
    call.output.line(`s${seat}, as ${level} sees it:`);
    for (const [place, { action, effects }] of choices.entries()) {
      call.output.line(`${place + 1}. ${formatNotation(game.actionSchemas, action)}`);
      for (const effect of effects) call.output.line(`     ${hintSentence(game, effect)}`);
    }
    call.output.json({ seat, level, choices });
    return 0;
  },
};

function askedSeat(call: Call, match: Match): Seat {
  const seat = seatFlag(call, match) ?? match.deciders[0];
  if (seat === undefined) throw new UsageError("The match is over; nobody is asked.");
  if (match.deciders.includes(seat)) return seat;
  throw new UsageError(
    `s${seat} is not asked now; asked: ${match.deciders.map((decider) => `s${decider}`).join(" ")}.`,
  );
}
