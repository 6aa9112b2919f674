import type { Review } from "@rondel/bots/review-types";
import type { Game } from "@rondel/engine";
import type { GameMessages } from "../messages/game-messages.ts";
import type { TableSession } from "../session/session.ts";
import type { ReviewText } from "./texts.ts";

/** What the parts of a review share. */
export interface ReviewParts {
  readonly review: Review;
  readonly session: TableSession;
  readonly messages: GameMessages;
  /** The rules of the game, for the sentences about expected effects. */
  readonly game: Game;
  readonly text: ReviewText;
  /** The number of the position after an entry of the match file, as the session counts it. */
  positionOf(entry: number): number;
  /** Shows the position after an entry of the match file on the board. */
  showPosition(entry: number): void;
}

/** A chance as whole per cent. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** The only seat of this device, whose player is addressed as "you"; undefined if several people share it, or nobody plays. */
export function ownSeat({ session }: Pick<ReviewParts, "session">): number | undefined {
  const { length, 0: seat } = session.mine.value;
  return length === 1 ? seat : undefined;
}
