import { asSeat, type Random, type Tagged } from "@rondel/engine";
import { isLevel } from "./bot.ts";
import { beginThinking, botFor } from "./bots.ts";
import { thinkWithin } from "./decide.ts";

/** What a server asks of a bot: nothing but what a player on its seat would know. */
interface Situation {
  readonly game: { readonly id: string };
  readonly level: string;
  readonly seat: number;
  readonly view: unknown;
  readonly actions: readonly Tagged[];
  readonly random: Random;
  /** Milliseconds it may think. */
  readonly budget: number;
}

/** The door of a server's worker: thinks as long as its level does, and not longer than the budget. */
export function choose({ game, level, seat, view, actions, random, budget }: Situation): Tagged {
  if (!isLevel(level)) throw new RangeError(`there is no level ${level}`);
  const bot = botFor(game.id);
  const seed = String(random.draw("bot", 2 ** 31));
  const thinking = beginThinking(bot, { view, seat: asSeat(seat), actions, level, seed });
  const nodes = bot?.nodes(level) ?? 0;
  return thinkWithin(thinking, { nodes, milliseconds: budget, now: () => performance.now() }).action();
}
