import { HINT_LEVEL, HINT_SEED, hintTask, type TurnPlan } from "@rondel/bots";
import { formatNotation, type Game, type Match, type Seat } from "@rondel/engine";
import { withBots } from "../bots.ts";
import {
  type Call,
  type Command,
  type ExitCode,
  integerFlag,
  requiredArgument,
  textFlag,
  UsageError,
} from "../command.ts";
import { openValidFile } from "../files.ts";
import { hintSentence } from "../hint-messages.ts";
import { levelFlag } from "../levels.ts";
import { seatFlag } from "../seats.ts";

export const hint: Command = {
  name: "hint",
  usage: "FILE",
  summary: "suggest up to three plans for a seat, with reasons",
  flags: {
    seat: { type: "string" },
    level: { type: "string" },
    nodes: { type: "string" },
    seed: { type: "string" },
  },
  help: {
    "--seat S": "the seat (default: the first to move)",
    "--level LEVEL": "bot level that advises (default: strong)",
    "--nodes N": "number of positions to search (default: set by the level)",
    "--seed WORD": "the same seed gives the same suggestions (default: 1)",
  },
  example: "rondel hint evening.rondel --seat s1",

  async run(call): Promise<ExitCode> {
    const { match } = openValidFile(requiredArgument(call, 0, "FILE"));
    const { game, state } = match;
    const seat = seatToMove(call, match);
    const level = levelFlag(call, game.id, HINT_LEVEL);
    const known = { view: game.view(state, seat), seat, actions: game.actions(state, seat) };
    const task = { ...hintTask(known), level, seed: textFlag(call, "seed") ?? HINT_SEED };
    const nodes = textFlag(call, "nodes") === undefined ? {} : { nodes: integerFlag(call, "nodes", 1) };
    const { choices } = await withBots((think) => think({ game: game.id, task, hints: true, ...nodes }));
    call.output.line(`Suggestions for s${seat} (level ${level}):`);
    for (const [place, { plan, effects }] of choices.entries()) {
      call.output.line(`${place + 1}. ${planLine(game, plan)}`);
      for (const effect of effects) call.output.line(`     ${hintSentence(game, effect)}`);
    }
    call.output.json({ seat, level, choices });
    return 0;
  },
};

/** The steps of a plan in the notation of a match file. */
function planLine({ actionSchemas }: Game, { steps, further }: TurnPlan): string {
  const listed = steps.map(
    ({ action, times }) => `${formatNotation(actionSchemas, action)}${times > 1 ? ` (${times} times)` : ""}`,
  );
  return [...listed, ...(further > 0 ? [`${further} more`] : [])].join(", then ");
}

function seatToMove(call: Call, match: Match): Seat {
  const seat = seatFlag(call, match) ?? match.deciders[0];
  if (seat === undefined) throw new UsageError("The match is over.");
  if (match.deciders.includes(seat)) return seat;
  const deciders = match.deciders.map((decider) => `s${decider}`).join(" ");
  throw new UsageError(`s${seat} is not to move; to move: ${deciders}.`);
}
