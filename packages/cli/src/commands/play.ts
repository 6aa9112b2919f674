import { createInterface } from "node:readline";
import {
  appendAction,
  asSeat,
  type ChanceSource,
  type Match,
  type Seat,
  seededRandom,
  writeShaped,
} from "@rondel/engine";
import { beginAsCalled } from "../begin.ts";
import { type Call, type Command, type ExitCode, integerFlag, textFlag } from "../command.ts";
import { eventLine } from "../event-lines.ts";
import { saveMatch } from "../files.ts";
import { checkedPlayers, gameNamed, games } from "../games.ts";
import { sentence } from "../words.ts";

export const play: Command = {
  name: "play",
  words: "[GAME]",
  summary: "play in the terminal against random players",
  flags: {
    players: { type: "string" },
    option: { type: "string", multiple: true },
    seed: { type: "string" },
    output: { type: "string", short: "o" },
  },
  help: {
    "--players N": "how many seats, yours is s0 (by default the fewest)",
    "--option NAME=VALUE": "a table option, as often as needed",
    "--seed WORD": "where chance comes from",
    "-o, --output FILE": "keep the match in a file when you leave",
  },
  example: "rondel play ferry --players 3",

  async run(call): Promise<ExitCode> {
    const game = gameNamed(call.words[0] ?? games[0]?.id ?? "");
    const players = checkedPlayers(game, integerFlag(call, "players", 1, game.players.fewest));
    const { match, source } = beginAsCalled(call, game, players);
    await playInTerminal(call, match, source);
    const path = textFlag(call, "output");
    if (path !== undefined) saveMatch(path, match);
    return 0;
  },
};

const YOU = asSeat(0);

async function playInTerminal(call: Call, match: Match, source: ChanceSource): Promise<void> {
  const terminal = createInterface({ input: process.stdin });
  const answers = terminal[Symbol.asyncIterator]();
  const others = seededRandom(`${match.header.id}/others`);
  call.output.line(`${match.game.id} for ${match.header.players}. You are s0. Answer with a number, q leaves.`);
  try {
    while (match.deciders.length > 0) {
      const isYours = match.deciders.includes(YOU);
      const seat = isYours ? YOU : (match.deciders[others.draw("seat", match.deciders.length)] as Seat);
      const legal = match.game.actions(match.state, seat);
      const choice = isYours
        ? await ask(
            call,
            answers,
            match,
            legal.map((action) => writeShaped(match.game.actionShapes, action)),
          )
        : others.draw("action", legal.length);
      if (choice === undefined) return;
      const answer = appendAction(match, match.entries.length, seat, legal[choice], source);
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

async function ask(
  call: Call,
  answers: AsyncIterator<string>,
  match: Match,
  legal: readonly string[],
): Promise<number | undefined> {
  call.output.line(sentence(match.game.prompt(match.state, YOU)));
  for (const [index, action] of legal.entries()) call.output.line(`  ${index + 1}  ${action}`);
  while (true) {
    const { done, value } = await answers.next();
    if (done || value.trim() === "q") return undefined;
    const chosen = Number(value) - 1;
    if (Number.isInteger(chosen) && chosen >= 0 && chosen < legal.length) return chosen;
    call.output.line(`A number from 1 to ${legal.length}, or q to leave.`);
  }
}
