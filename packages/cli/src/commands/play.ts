import { createInterface } from "node:readline";
import { beginThinking, botFor, type Level, thinkWithin } from "@rondel/bots";
import {
  appendAction,
  asSeat,
  type ChanceSource,
  formatNotation,
  type Match,
  type Seat,
  seededRandom,
  type Tagged,
} from "@rondel/engine";
import { beginAsCalled, beginFlags, beginHelp } from "../begin.ts";
import { type Call, type Command, type ExitCode, integerFlag, textFlag } from "../command.ts";
import { eventLine } from "../event-lines.ts";
import { saveMatch } from "../files.ts";
import { checkedPlayers, gameNamed, games } from "../games.ts";
import { levelFlag } from "../levels.ts";
import { sentence } from "../words.ts";

export const play: Command = {
  name: "play",
  words: "[GAME]",
  summary: "play in the terminal against bots",
  flags: { ...beginFlags, level: { type: "string" } },
  help: {
    "--players N": "how many seats, yours is s0 (by default the fewest)",
    "--level LEVEL": "how well the others play (simple)",
    ...beginHelp,
    "-o, --output FILE": "keep the match in a file when you leave",
  },
  example: "rondel play imperial --players 3 --level steady",

  async run(call): Promise<ExitCode> {
    const game = gameNamed(call.words[0] ?? games[0]?.id ?? "");
    const players = checkedPlayers(game, integerFlag(call, "players", 1, game.players.fewest));
    const { match, source } = beginAsCalled(call, game, players);
    await playInTerminal(call, match, source, levelFlag(call, game.id, "simple"));
    const path = textFlag(call, "output");
    if (path !== undefined) saveMatch(path, match);
    return 0;
  },
};

const YOU = asSeat(0);

async function playInTerminal(call: Call, match: Match, source: ChanceSource, level: Level): Promise<void> {
  const terminal = createInterface({ input: process.stdin });
  const answers = terminal[Symbol.asyncIterator]();
  const others = seededRandom(`${match.header.id}/others`);
  call.output.line(`${match.game.id} for ${match.header.players}. You are s0. Answer with a number, q leaves.`);
  try {
    while (match.deciders.length > 0) {
      const isYours = match.deciders.includes(YOU);
      const seat = isYours ? YOU : (match.deciders[others.draw("seat", match.deciders.length)] as Seat);
      const action = isYours ? await ask(call, answers, match) : botsChoice(match, seat, level);
      if (action === undefined) return;
      const answer = appendAction(match, match.entries.length, seat, action, source);
      if ("refused" in answer) throw new Error(`a listed action was refused: ${answer.refused.code}`);
      for (const event of answer.events) {
        const seen = match.game.viewEvent(event, YOU);
        if (seen) call.output.line(eventLine(seen));
      }
    }
  } finally {
    terminal.close();
  }
  for (const { seat, rank, score } of match.game.outcome(match.state)?.ranking ?? [])
    call.output.line(`${rank}. s${seat} with ${score}`);
}

/** A bot sees what its seat may see, and thinks as long as its level does. */
function botsChoice({ game, header, entries, state }: Match, seat: Seat, level: Level): Tagged {
  const bot = botFor(game.id);
  const seed = `${header.id}/${entries.length}`;
  const task = { view: game.view(state, seat), seat, actions: game.actions(state, seat), level, seed };
  return thinkWithin(beginThinking(bot, task), { nodes: bot?.nodes(level) ?? 1 }).action();
}

async function ask(call: Call, answers: AsyncIterator<string>, { game, state }: Match): Promise<Tagged | undefined> {
  const legal = game.actions(state, YOU);
  call.output.line(sentence(game.prompt(state, YOU)));
  for (const [index, action] of legal.entries())
    call.output.line(`  ${index + 1}  ${formatNotation(game.actionSchemas, action)}`);
  while (true) {
    const { done, value } = await answers.next();
    if (done || value.trim() === "q") return undefined;
    const chosen = legal[Number(value) - 1];
    if (chosen !== undefined) return chosen;
    call.output.line(`A number from 1 to ${legal.length}, or q to leave.`);
  }
}
