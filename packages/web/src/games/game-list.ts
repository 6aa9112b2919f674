import { type Game, readGameLine } from "@rondel/engine";

/** A game of this page without its messages and screen, so that screens may import it. */
export interface GameInfo {
  readonly id: string;
  /** The same in every language. */
  readonly name: string;
  /** True for a game without a bot of its own: its bots play at random, and there are no hints. */
  readonly botsPlayAtRandom?: boolean;
  /** The versions of the rules, newest first. A match keeps the version that it began with. */
  readonly rules: readonly RulesVersion[];
}

interface RulesVersion {
  readonly version: string;
  load(): Promise<Game>;
}

export const imperial: GameInfo = {
  id: "imperial",
  name: "Imperial",
  rules: [
    { version: "2", load: async () => (await import("@rondel/imperial")).imperial },
    { version: "1", load: async () => (await import("@rondel/imperial")).imperialVersion1 },
  ],
};

export const imperunde: GameInfo = {
  id: "imperunde",
  name: "ImpeRunde",
  rules: [
    { version: "3", load: async () => (await import("@rondel/imperunde")).imperunde },
    { version: "2", load: async () => (await import("@rondel/imperunde")).imperundeVersion2 },
    { version: "1", load: async () => (await import("@rondel/imperunde")).imperundeVersion1 },
  ],
};

/** The reference game of the engine. The page does not offer it; its address opens it, for tests and for work on screens. */
export const ferry: GameInfo = {
  id: "ferry",
  name: "Ferry",
  botsPlayAtRandom: true,
  rules: [{ version: "1", load: async () => (await import("@rondel/engine/reference")).ferry }],
};

export function gameInfo(id: string): GameInfo | undefined {
  return [imperial, imperunde, ferry].find((game) => game.id === id);
}

/** Loads the newest rules of a game, for a new match. */
export async function newestRules({ id, rules }: GameInfo): Promise<Game> {
  const [newest] = rules;
  if (!newest) throw new Error(`${id} has no rules`);
  return newest.load();
}

/** Loads the rules that a match file needs; undefined if the page lacks that version. */
export async function rulesOf({ rules }: GameInfo, text: string): Promise<Game | undefined> {
  const needed = readGameLine(text)?.rulesVersion;
  return rules.find(({ version }) => version === needed)?.load();
}
