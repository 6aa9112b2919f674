import { temperamentOf } from "@rondel/bots/temperaments";
import { type AnyEvent, appendAction, type Game, lastNumber, type Seat, type Tagged } from "@rondel/engine";
import { type BotCharacter, botPause, chooseForBot, DEFAULT_LEVEL } from "./bots.ts";
import type { LocalMatch } from "./local-match.ts";
import type { LocalTable } from "./local-tables.ts";
import type { Stage } from "./stage.ts";

interface LocalBots {
  /** Lets the next bots decide after a pause, if a bot owes a decision. Call it after each new entry. */
  schedule(): void;
  close(): void;
}

/** How bots choose and how long they pause before they act. */
interface BotThinking {
  readonly choose: typeof chooseForBot;
  readonly pause: typeof botPause;
}

/** How long a bot thinks in an answer window. */
const WINDOW_MILLISECONDS = 150;

/**
 * Plays the bots of a match on this device. `onEntry` is called after each action of a bot; before it the bot waits until the stage
 * is ready.
 *
 * Bots think first and act after a pause. An answer window has no other pause than the thinking time of every bot at the table, and
 * all bots answer at the end of it, so that the time of an answer shows nothing of a hand.
 */
export function localBots(
  game: Game,
  { id, seats }: LocalTable,
  local: LocalMatch,
  stage: Stage,
  onEntry: () => void,
  thinking: BotThinking = { choose: chooseForBot, pause: botPause },
): LocalBots {
  const { match } = local;
  const bots = seats.filter(({ kind }) => kind === "bot").length;
  const characterOf = (bot: Seat): BotCharacter => ({
    level: seats[bot]?.level ?? DEFAULT_LEVEL,
    temperament: seats[bot]?.temperament ?? temperamentOf(id, bot),
  });
  let isPlaying = false;
  let isClosed = false;
  /** The number of the last call; an earlier one stops. */
  let round = 0;

  async function decide(): Promise<void> {
    const current = ++round;
    const deciding = match.deciders.filter((decider) => seats[decider]?.kind === "bot");
    if (isClosed || deciding.length === 0) return;
    const inWindow = game.answerWindow(match.state) !== undefined;
    const pause = sleep(inWindow ? bots * WINDOW_MILLISECONDS : thinking.pause());
    const choices: [Seat, Tagged][] = [];
    for (const bot of inWindow ? deciding : deciding.slice(0, 1)) {
      choices.push([bot, await chooseOrDefault(thinking, game, match.state, bot, characterOf(bot), inWindow)]);
    }
    await pause;
    await stage.ready();
    // A person may have acted, undone a move or left the table meanwhile.
    if (current === round) play(choices);
  }

  /** Plays the choices in order, until a spectator sees one: then the next bots decide again. */
  function play(choices: readonly (readonly [Seat, Tagged])[]): void {
    isPlaying = true;
    try {
      for (const [bot, action] of choices) {
        if (!match.deciders.includes(bot)) break;
        const events = appendForBot(game, local, bot, action);
        onEntry();
        if (events.some((event) => game.viewEvent(event, "spectator") !== undefined)) break;
      }
    } finally {
      isPlaying = false;
      void decide();
    }
  }

  return {
    schedule() {
      if (!isPlaying) void decide();
    },
    close() {
      isClosed = true;
      round++;
    },
  };
}

/** Chooses an action. A bot that fails plays the default action, because otherwise the match could not continue. */
function chooseOrDefault(
  { choose }: BotThinking,
  game: Game,
  state: unknown,
  bot: Seat,
  character: BotCharacter,
  inWindow: boolean,
): Promise<Tagged> {
  const fallback = game.defaultAction(state, bot);
  return choose(game, state, bot, character, inWindow ? WINDOW_MILLISECONDS : undefined).catch((error: unknown) => {
    console.error(error);
    return fallback;
  });
}

/** Appends the action of a bot, or the default action if that is illegal. Returns the events. */
function appendForBot(game: Game, local: LocalMatch, bot: Seat, action: Tagged): readonly AnyEvent[] {
  const { match, source, events } = local;
  const fallback = game.defaultAction(match.state, bot);
  let added = appendAction(match, lastNumber(match), bot, action, source);
  if ("refused" in added) {
    console.error(new Error(`illegal action of a bot: ${added.refused.code}`));
    added = appendAction(match, lastNumber(match), bot, fallback, source);
  }
  if ("refused" in added) throw new Error(`default action refused: ${added.refused.code}`);
  events.push(added.events);
  return added.events;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
