import type { GameCatalogues } from "../messages/game-messages.ts";
import type { Language } from "../messages/language.ts";
import { ferry, type GameInfo, imperial, imperunde } from "./game-list.ts";
import type { GameScreenModule } from "./game-screen.ts";

/** One game of this page. Its parts are loaded when they are needed. */
export interface GameEntry extends GameInfo {
  /** Loads the messages of the game in one language. */
  messages(language: Language): Promise<GameCatalogues>;
  screen(): Promise<GameScreenModule>;
}

/** The games that the page offers. */
export const games: readonly GameEntry[] = [
  {
    ...imperial,
    messages: async (language) =>
      (await import("./imperial/messages/imperial-messages.ts")).loadImperialMessages(language),
    screen: () => import("./imperial/screen.ts"),
  },
  {
    ...imperunde,
    messages: async (language) =>
      (await import("./imperunde/messages/imperunde-messages.ts")).loadImperundeMessages(language),
    screen: () => import("./imperunde/screen.ts"),
  },
];

const ferryEntry: GameEntry = {
  ...ferry,
  messages: async () => (await import("./ferry/ferry-messages.ts")).ferryMessages,
  screen: () => import("./ferry/FerryScreen.tsx"),
};

export function gameEntry(id: string): GameEntry | undefined {
  return [...games, ferryEntry].find((entry) => entry.id === id);
}
