import type { AnyEvent } from "@rondel/engine";
import type { ComponentType } from "preact";
import type { GameMessages } from "../messages/game-messages.ts";
import type { LogEntry, TableSession } from "../session/session.ts";
import type { Owner } from "../ui/Piece.tsx";

export interface GameScreenProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
}

/** The standings in one position, for the chart of the results: one number for each seat and line. */
export interface Standing {
  readonly round: number;
  /** By code of the game's catalogue (`sum.<code>`); null if the viewer may not know the number. */
  readonly lines: Readonly<Record<string, readonly (number | null)[]>>;
  /** The colour of each seat, in games where seats have colours. */
  readonly colours?: readonly (Owner | undefined)[];
}

/** The screen of a game, as a module that is loaded when a match is opened. */
export interface GameScreenModule {
  readonly GameScreen: ComponentType<GameScreenProps>;
  standing?(view: unknown): Standing;
  /** The colour of each seat, if a seat plays one power all through the match. */
  powers?(view: unknown): readonly (Owner | undefined)[];
  /** The last position of each round except the final one, found in the whole log. Without it, the chart takes samples. */
  roundEnds?(log: readonly LogEntry[]): readonly number[];
  /** Whether an event is a turning point that the results list. */
  isTurningPoint?(event: AnyEvent): boolean;
  /** What a game adds to the results, below the ranking and the chart. */
  readonly EndNotes?: ComponentType<GameScreenProps>;
}
