import type { GameCatalogues } from "../messages/game-messages.ts";
import { ferry, type GameInfo, imperial, imperunde } from "./game-list.ts";
import type { GameScreenModule } from "./game-screen.ts";

/** One game of this page. Its parts are loaded when they are needed. */
export interface GameEntry extends GameInfo {
  messages(): Promise<GameCatalogues>;
  screen(): Promise<GameScreenModule>;
}

/** The games that the page offers. */
export const games: readonly GameEntry[] = [
  {
    ...imperial,
    messages: async () => (await import("./imperial/messages/imperial-messages.ts")).imperialMessages,
    screen: () => import("./imperial/screen.ts"),
  },
  {
    ...imperunde,
    messages: async () => (await import("./imperunde/messages/imperunde-messages.ts")).imperundeMessages,
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
