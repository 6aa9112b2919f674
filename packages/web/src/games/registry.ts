import type { Game } from "@rondel/engine";
import type { ComponentType } from "preact";
import type { GameCatalogues, GameMessages } from "../messages/game-messages.ts";
import type { LogEntry, TableSession } from "../session/session.ts";
import type { Owner } from "../ui/Piece.tsx";

export interface GameScreenProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
}

/** Where everybody stands in one position, for the chart of the end: one number per seat and line. */
export interface Standing {
  readonly round: number;
  /** By code of the game's catalogue (`sum.<code>`); null where the viewer may not know it. */
  readonly lines: Readonly<Record<string, readonly (number | null)[]>>;
  /** The colour of each seat, in games where a seat has one. */
  readonly colours?: readonly (Owner | undefined)[];
}

export interface GameScreenModule {
  readonly GameScreen: ComponentType<GameScreenProps>;
  standing?(view: unknown): Standing;
  /** The last position of every round but the last, as the whole log tells it; without it, rounds are found by samples. */
  roundEnds?(log: readonly LogEntry[]): readonly number[];
  /** What a game tells at its end beside the sums and the rounds. */
  readonly EndNotes?: ComponentType<GameScreenProps>;
}

/** One game of this page. Its parts come when they are needed. */
export interface GameEntry {
  readonly id: string;
  /** A name is the same in every language. */
  readonly name: string;
  /** Nobody has taught the game to bots: they play at random. */
  readonly botsPlayAtRandom?: boolean;
  rules(): Promise<Game>;
  words(): Promise<GameCatalogues>;
  screen(): Promise<GameScreenModule>;
}

const imperial: GameEntry = {
  id: "imperial",
  name: "Imperial",
  rules: async () => (await import("@rondel/imperial")).imperial,
  words: async () => (await import("./imperial/messages/imperial-messages.ts")).imperialMessages,
  screen: async () => import("./imperial/screen.ts"),
};

const imperunde: GameEntry = {
  id: "imperunde",
  name: "ImpeRunde",
  rules: async () => (await import("@rondel/imperunde")).imperunde,
  words: async () => (await import("./imperunde/messages/imperunde-messages.ts")).imperundeMessages,
  screen: async () => import("./imperunde/screen.ts"),
};

/** The reference game of the engine. Nobody is offered it; its address opens it, for whoever builds a screen or tests this page. */
const ferry: GameEntry = {
  id: "ferry",
  name: "Ferry",
  botsPlayAtRandom: true,
  rules: async () => (await import("@rondel/engine/reference")).ferry,
  words: async () => (await import("./ferry/ferry-messages.ts")).ferryMessages,
  screen: async () => import("./ferry/FerryScreen.tsx"),
};

/** The games that people are offered. */
export const games: readonly GameEntry[] = [imperial, imperunde];

export function gameEntry(id: string): GameEntry | undefined {
  return [...games, ferry].find((entry) => entry.id === id);
}
