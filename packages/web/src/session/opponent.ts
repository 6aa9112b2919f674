import type { Choice, FromWorker, Level, ToWorker } from "@rondel/bots";
import { type Game, type Json, pick, type Seat, seededRandom, type Tagged } from "@rondel/engine";
import { randomId } from "./random-id.ts";

/** Chooses for a bot, which is told nothing but what its seat may see. */
export type Opponent = (game: Game, view: unknown, seat: Seat, actions: readonly Tagged[]) => Promise<Tagged>;

/** The levels that people can choose, from the first game on. */
export const BOT_LEVELS = [
  "beginner",
  "simple",
  "steady",
  "skilled",
  "strong",
  "random",
] as const satisfies readonly Level[];

/** How a bot plays when nobody chose. */
export const USUAL_LEVEL: Level = "simple";

let worker: Worker | undefined;
let asked = 0;

/** Lets a bot of this level think in the worker; a game without a bot of its own is played at random. */
export function thinkingOpponent(level: Level): Opponent {
  return async (game, view, seat, actions) => {
    const [only, ...others] = actions;
    if (only !== undefined && others.length === 0) return only;
    const answer = await think({ game: game.id, view: view as Json, seat, level, seed: randomId() });
    if (answer.kind === "thought") return answer.thought.action;
    return pick(seededRandom(randomId()), "opponent", actions);
  };
}

/** As long as somebody who asks for advice likes to wait. */
const PATIENCE = 3000;

/** The three choices that a strong player would think of first, with what they bring; it sees what the seat sees. */
export async function bestChoices(game: Game, view: unknown, seat: Seat): Promise<readonly Choice[]> {
  const question = { game: game.id, view: view as Json, seat, level: "strong", seed: randomId() } as const;
  const answer = await think({ ...question, milliseconds: PATIENCE });
  return answer.kind === "thought" ? answer.thought.choices : [];
}

function think(question: Omit<Extract<ToWorker, { kind: "think" }>, "kind" | "id">): Promise<FromWorker> {
  worker ??= new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
  const thread = worker;
  const id = ++asked;
  return new Promise((resolve, reject) => {
    const stop = () => {
      thread.removeEventListener("message", hear);
      thread.removeEventListener("error", fail);
    };
    const hear = ({ data }: MessageEvent<FromWorker>) => {
      if (data.id !== id) return;
      stop();
      resolve(data);
    };
    const fail = ({ message }: ErrorEvent) => {
      stop();
      reject(new Error(`the bots' thread broke: ${message}`));
    };
    thread.addEventListener("message", hear);
    thread.addEventListener("error", fail);
    thread.postMessage({ kind: "think", id, ...question } satisfies ToWorker);
  });
}

/** Long enough to see what a bot did, short enough not to wait; without motion there is nothing to see. */
export function botPause(): number {
  const isStill =
    document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return isStill ? 50 : 500;
}
