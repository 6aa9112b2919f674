import { readFileSync } from "node:fs";
import { beginThinking, botFor, type Level, thinkWithin } from "@rondel/bots";
import {
  type AnyOptions,
  appendAction,
  asSeat,
  chooseOptions,
  createMatch,
  type Game,
  gameRegistry,
  type Match,
  matchToText,
  newHeader,
  readMatch,
  type Seat,
  seededSource,
  type Tagged,
} from "@rondel/engine";
import { imperial, imperialVersions } from "@rondel/imperial";
import { imperunde, imperundeVersions } from "@rondel/imperunde";

/** A match in progress: bots play at least `moves` moves, then on until seat 0 alone owes a decision. */
export interface Sample {
  readonly game: Game;
  readonly players: number;
  readonly moves: number;
  readonly level: Level;
}

export const samples: readonly Sample[] = [
  { game: imperial, players: 4, moves: 120, level: "simple" },
  { game: imperunde, players: 4, moves: 1200, level: "simple" },
];

const DEVELOPER = asSeat(0);

/** The file of a sample match; the same on every machine, because bots and draws have a seed. */
export function sampleMatch({ game, players, moves, level }: Sample): string {
  const id = `sample-${game.id}`;
  const source = seededSource(id);
  const options = defaultOptions(game);
  const header = newHeader(game, { id, players, options, chance: { kind: "seed", seed: id } });
  const begun = createMatch(game, header, source);
  if ("refused" in begun) throw new Error(`the setup of ${game.id} is refused: ${begun.refused.code}`);
  const { match } = begun;
  const isReached = () =>
    match.entries.length >= moves && match.deciders.length === 1 && match.deciders[0] === DEVELOPER;
  while (!isReached()) {
    const [seat] = match.deciders;
    if (seat === undefined) throw new Error(`${id} ends before move ${moves}`);
    const added = appendAction(match, match.entries.length, seat, botMove(match, seat, level), source);
    if ("refused" in added) throw new Error(`a legal action is refused: ${added.refused.code}`);
  }
  return matchToText(match);
}

/** Reads a match or position file up to entry `to`. Throws a sentence if it cannot be played on from there. */
export function matchFromFile(
  path: string,
  to: number | undefined,
): { readonly text: string; readonly players: number } {
  const isLater = (line: string) => to !== undefined && Number(/^(?:hash )?(\d+) /.exec(line)?.[1] ?? 0) > to;
  const lines = readFileSync(path, "utf8").split("\n");
  const { find } = gameRegistry([...imperialVersions, ...imperundeVersions].map((game) => ({ game: game as Game })));
  const findGame = (id: string, rulesVersion: string) => find(id, rulesVersion)?.game;
  const { match, problem } = readMatch(lines.filter((line) => !isLater(line)).join("\n"), findGame);
  if (!match || problem) throw new Error(`${path}:${problem?.line}: ${problem?.code} (try "rondel show ${path}")`);
  if (match.deciders.length === 0) throw new Error(`${path}: the match is over; open an earlier position with --to N`);
  return { text: matchToText(match), players: match.header.players };
}

function botMove({ game, header, entries, state }: Match, seat: Seat, level: Level): Tagged {
  const bot = botFor(game.id);
  const seed = `${header.id}/${entries.length}`;
  const task = { view: game.view(state, seat), seat, actions: game.actions(state, seat), level, seed };
  return thinkWithin(beginThinking(bot, task), { nodes: bot?.nodes(level) ?? 1 }).action();
}

function defaultOptions(game: Game): AnyOptions {
  const chosen = chooseOptions(game.options, {});
  if ("problem" in chosen) throw new Error("the default options are valid");
  return chosen.options;
}
