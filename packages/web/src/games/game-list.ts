import type { Game } from "@rondel/engine";

/** A game of this page without its messages and screen, so that screens may import it. */
export interface GameInfo {
  readonly id: string;
  /** The same in every language. */
  readonly name: string;
  /** True for a game without a bot of its own: its bots play at random, and there are no hints. */
  readonly botsPlayAtRandom?: boolean;
  rules(): Promise<Game>;
}

export const imperial: GameInfo = {
  id: "imperial",
  name: "Imperial",
  rules: async () => (await import("@rondel/imperial")).imperial,
};

export const imperunde: GameInfo = {
  id: "imperunde",
  name: "ImpeRunde",
  rules: async () => (await import("@rondel/imperunde")).imperunde,
};

/** The reference game of the engine. The page does not offer it; its address opens it, for tests and for work on screens. */
export const ferry: GameInfo = {
  id: "ferry",
  name: "Ferry",
  botsPlayAtRandom: true,
  rules: async () => (await import("@rondel/engine/reference")).ferry,
};

export function gameInfo(id: string): GameInfo | undefined {
  return [imperial, imperunde, ferry].find((game) => game.id === id);
}
