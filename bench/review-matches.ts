import { beginThinking, botFor, type Level, thinkWithin } from "@rondel/bots";
import {
  appendAction,
  chooseOptions,
  createMatch,
  type Game,
  lastNumber,
  type Match,
  newHeader,
  type Seat,
  seededSource,
} from "@rondel/engine";

/** Plays a match between bots with default options; `levels` are those of the seats, repeated for further seats. */
export function playMatch(game: Game, players: number, levels: readonly Level[], seed: string): Match {
  const chosen = chooseOptions(game.options, {});
  if ("problem" in chosen) throw new Error(chosen.problem.field);
  const source = seededSource(seed);
  const header = newHeader(game, { id: seed, players, options: chosen.options, chance: { kind: "seed", seed } });
  const created = createMatch(game, header, source);
  if ("refused" in created) throw new Error(created.refused.code);
  const { match } = created;
  for (let [seat] = match.deciders; seat !== undefined; [seat] = match.deciders) {
    appendAction(match, lastNumber(match), seat, choose(match, seat, levels[seat % levels.length] as Level), source);
  }
  return match;
}

function choose({ game, state, entries }: Match, seat: Seat, level: Level) {
  const bot = botFor(game.id);
  const task = { view: game.view(state, seat), seat, actions: game.actions(state, seat), level };
  const thinking = beginThinking(bot, { ...task, seed: `${entries.length}` });
  return thinkWithin(thinking, { nodes: bot?.nodes(level) ?? 1 }).action();
}
