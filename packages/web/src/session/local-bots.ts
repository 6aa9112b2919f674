import { appendAction, type Game, lastNumber, type Seat, type Tagged } from "@rondel/engine";
import { botPause, chooseForBot, DEFAULT_LEVEL } from "./bots.ts";
import type { LocalMatch } from "./local-match.ts";
import type { LocalTable } from "./local-tables.ts";

interface LocalBots {
  /** Lets the next bot decide after a pause, if a bot owes a decision. Call it after each new entry. */
  schedule(): void;
  close(): void;
}

/** Plays the bots of a match on this device. `onEntry` is called after each action of a bot. */
export function localBots(game: Game, { seats }: LocalTable, local: LocalMatch, onEntry: () => void): LocalBots {
  const { match } = local;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  async function decide(bot: Seat): Promise<void> {
    const number = lastNumber(match);
    const append = (action: Tagged) => appendAction(match, number, bot, action, local.source);
    // A bot that fails plays the default action, because otherwise the match could not continue.
    const fallback = game.defaultAction(match.state, bot);
    const onFailure = (error: unknown): Tagged => {
      console.error(error);
      return fallback;
    };
    const level = seats[bot]?.level ?? DEFAULT_LEVEL;
    const action = await chooseForBot(game, match.state, bot, level).catch(onFailure);
    // A person may have undone a move or left the table while the bot was thinking.
    if (isClosed || lastNumber(match) !== number) return;
    let added = append(action);
    if ("refused" in added) added = append(onFailure(new Error(`illegal action of a bot: ${added.refused.code}`)));
    if ("refused" in added) throw new Error(`default action refused: ${added.refused.code}`);
    local.events.push(added.events);
    onEntry();
  }

  return {
    schedule() {
      clearTimeout(pause);
      const bot = match.deciders.find((decider) => seats[decider]?.kind === "bot");
      if (bot !== undefined) pause = setTimeout(() => void decide(bot), botPause());
    },
    close() {
      isClosed = true;
      clearTimeout(pause);
    },
  };
}
