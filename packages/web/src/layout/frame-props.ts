import type { AnyEvent, Tagged } from "@rondel/engine";
import type { ComponentChildren } from "preact";
import type { GoalCard } from "../goal/GoalButton.tsx";
import type { GameMessages } from "../messages/game-messages.ts";
import type { TurnTexts } from "../recap/recap.ts";
import type { TableSession } from "../session/session.ts";
import type { Owner } from "../ui/Piece.tsx";
import type { Tick } from "./Scrubber.tsx";

/** The parts that a game puts into `GameFrame`. */
export interface GameFrameProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  /** The colour of each seat, in games where a seat plays one power all through the match. */
  readonly powers?: readonly (Owner | undefined)[];
  /** Replaces the plain sentence of the prompt, for example to add a crest. */
  readonly prompt?: ComponentChildren;
  /** A helpful rule, shown after the prompt in a lighter style. */
  readonly hint?: ComponentChildren;
  /** The state of the game in a few words, for example the round. */
  readonly meta?: ComponentChildren;
  /** The goal of the game, behind a button of the header. */
  readonly goal?: GoalCard;
  /** The viewer's money, shown with every decision. */
  readonly purse?: ComponentChildren;
  /** The left column: nations and players. */
  readonly left: ComponentChildren;
  /** Replaces the left column on a tablet: a strip under the header. */
  readonly strip?: ComponentChildren;
  readonly board: ComponentChildren;
  /** The decision panel. */
  readonly decide: ComponentChildren;
  /** Identifies the step of a decision that the screen shows: the second click of a double click does nothing on another step. */
  readonly step?: () => string;
  /** Selects an action on the screen without playing it, so that a hint can be followed. Returns false if the screen cannot. */
  readonly preselect?: (action: Tagged) => boolean;
  /** What the game says about its turns; without it there is no recap, and every visible event counts as a turn. */
  readonly turns?: TurnTexts;
  /** Draws one line of the log; the plain sentence if absent. */
  readonly logLine?: (event: AnyEvent) => ComponentChildren;
  /** The ticks of the scrubber; one for each position if absent. */
  readonly ticks?: readonly Tick[];
}
