import { createInterface } from "node:readline";
import { type Entrant, levelsOf, mannerOf } from "@rondel/bots";
import {
  appendAction,
  asSeat,
  type ChanceSource,
  formatNotation,
  lastNumber,
  type Match,
  type Seat,
  seededRandom,
  type Tagged,
} from "@rondel/engine";
import { withBots } from "../bots.ts";
import { type Call, type Command, type ExitCode, integerFlag, textFlag } from "../command.ts";
import { eventLine } from "../event-lines.ts";
import { saveMatch } from "../files.ts";
import { checkedPlayers, gameNamed, games } from "../games.ts";
import { checkedCharacter } from "../levels.ts";
import { sentence } from "../messages.ts";
import { newMatchFlags, newMatchFrom, newMatchHelp } from "../new-match.ts";

export const play: Command = {
  name: "play",
  usage: "[GAME]",
  summary: "play in the terminal against bots",
  flags: { ...newMatchFlags, level: { type: "string" } },
  help: {
    "--players N": "number of seats; you are s0 (default: the minimum)",
    "--level LEVEL": "bot level, or one with a temperament such as steady:trader (default: simple:mixed)",
    ...newMatchHelp,
    "-o, --output FILE": "save the match when you quit",
  },
  example: "rondel play imperial --players 3 --level steady",

  async run(call): Promise<ExitCode> {
    const game = gameNamed(call.positionals[0] ?? games[0]?.id ?? "");
    const players = checkedPlayers(game, integerFlag(call, "players", 1, game.players.fewest));
    const byDefault = levelsOf(game.id).includes("simple") ? "simple:mixed" : "random";
    const entrant = checkedCharacter(textFlag(call, "level") ?? byDefault, "level", game.id);
    const { match, source } = newMatchFrom(call, game, players);
    await withBots((think) =>
      playInTerminal(call, match, source, async (seat) => {
        const request = { game: game.id, task: taskFor(match, seat, entrant) };
        return (await think(request)).action;
      }),
    );
    const path = textFlag(call, "output");
    if (path !== undefined) saveMatch(path, match);
    return 0;
  },
};

const YOU = asSeat(0);

async function playInTerminal(
  call: Call,
  match: Match,
  source: ChanceSource,
  chooseForBot: (seat: Seat) => Promise<Tagged>,
): Promise<void> {
  const terminal = createInterface({ input: process.stdin });
  const input = terminal[Symbol.asyncIterator]();
  const order = seededRandom(`${match.header.id}/others`);
  const { players } = match.header;
  call.output.line(`${match.game.id}, ${players} players. You are s0. Type a number to choose, q to quit.`);
  try {
    while (match.deciders.length > 0) {
      const isYourTurn = match.deciders.includes(YOU);
      const seat = isYourTurn ? YOU : (match.deciders[order.draw("seat", match.deciders.length)] as Seat);
      const action = isYourTurn ? await askPlayer(call, input, match) : await chooseForBot(seat);
      if (action === undefined) return;
      const result = appendAction(match, lastNumber(match), seat, action, source);
      if ("refused" in result) throw new Error(`a listed action was refused: ${result.refused.code}`);
      for (const event of result.events) {
        const visible = match.game.viewEvent(event, YOU);
        if (visible) call.output.line(eventLine(visible));
      }
    }
  } finally {
    terminal.close();
  }
  for (const { seat, rank, score } of match.game.outcome(match.state)?.ranking ?? [])
    call.output.line(`${rank}. s${seat} with ${score}`);
}

function taskFor(match: Match, seat: Seat, entrant: Entrant) {
  const { game, header, state } = match;
  const seed = `${header.id}/${lastNumber(match)}`;
  return {
    view: game.view(state, seat),
    seat,
    actions: game.actions(state, seat),
    seed,
    ...mannerOf(entrant, header.id, seat),
  };
}

async function askPlayer(
  call: Call,
  input: AsyncIterator<string>,
  { game, state }: Match,
): Promise<Tagged | undefined> {
  const legal = game.actions(state, YOU);
  // In a pause nobody is asked who can only pass.
  if (legal.length === 1 && game.answerWindow(state)?.pause) return legal[0];
  call.output.line(sentence(game.prompt(state, YOU)));
  for (const [index, action] of legal.entries())
    call.output.line(`  ${index + 1}  ${formatNotation(game.actionSchemas, action)}`);
  while (true) {
    const { done, value } = await input.next();
    if (done || value.trim() === "q") return undefined;
    const chosen = legal[Number(value) - 1];
    if (chosen !== undefined) return chosen;
    call.output.line(`Type a number from 1 to ${legal.length}, or q to quit.`);
  }
}
