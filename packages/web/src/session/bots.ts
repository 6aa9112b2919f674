import type { Choice } from "@rondel/bots";
import { hintTask } from "@rondel/bots/hint-task";
import type { Level } from "@rondel/bots/levels";
import { openPool, type StartThread, type ThinkReply } from "@rondel/bots/pool";
import type { Temperament } from "@rondel/bots/temperaments";
import type { Game, Seat, Tagged } from "@rondel/engine";
import { paceTimes } from "./pace.ts";
import { randomId } from "./random-id.ts";

/** The level of a bot unless the player chose one. */
export const DEFAULT_LEVEL: Level = "simple";

/** How a bot plays. */
export interface BotCharacter {
  readonly level: Level;
  readonly temperament?: Temperament;
}

const HINT_MILLISECONDS = 3000;
/** A slow phone searches less, so that nobody waits longer for a bot. */
const BOT_MILLISECONDS = 1000;
/** Loading the bots may take long on a slow phone. */
const GRACE_MILLISECONDS = 60_000;

const startThread: StartThread = (onReply, onBroken) => {
  const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<ThinkReply>) => onReply(data);
  worker.onerror = ({ message }) => onBroken(message);
  return { send: (request) => worker.postMessage(request), end: () => worker.terminate() };
};

const pool = openPool({
  startThread,
  threads: 1,
  graceMilliseconds: GRACE_MILLISECONDS,
  onFailure: (problem) => console.error(`a bot failed: ${problem}`),
});

/** Chooses an action for a bot; the default action if the bot fails. */
export async function chooseForBot(
  game: Game,
  state: unknown,
  seat: Seat,
  character: BotCharacter,
  milliseconds = BOT_MILLISECONDS,
): Promise<Tagged> {
  const actions = game.actions(state, seat);
  const [only, ...others] = actions;
  if (only !== undefined && others.length === 0) return only;
  const fallback = game.defaultAction(state, seat);
  const task = { view: game.view(state, seat), seat, actions, ...character, mayActFreely: true, seed: randomId() };
  return (await pool.think({ game: game.id, task, milliseconds }))?.action ?? fallback;
}

/** Up to three plans of the strongest level, from the view of this seat; the same ones that the terminal shows. */
export async function bestChoices(
  game: Game,
  view: unknown,
  seat: Seat,
  actions: readonly Tagged[],
): Promise<readonly Choice[]> {
  const task = hintTask({ view, seat, actions });
  const request = { game: game.id, task, hints: true, milliseconds: HINT_MILLISECONDS };
  return (await pool.think(request))?.choices ?? [];
}

/** The pause before a bot's move: long enough to see the last one at the chosen pace. */
export function botPause(): number {
  return paceTimes().move;
}
