import type { ReadonlySignal } from "@preact/signals";
import type { Tagged } from "@rondel/engine";
import { type ComponentChildren, createContext } from "preact";
import type { GameMessages } from "../messages/game-messages.ts";
import type { LogTurn } from "../recap/turns.ts";

/** What stands above the decision to teach the player: the card of a lesson, or the tips of a first game. */
export interface Coach {
  /** The card above the decision. `preselect` selects an action on the screen without playing it. */
  card(preselect: ((action: Tagged) => boolean) | undefined): ComponentChildren;
  /** Whether the card stands in place of the decision. */
  readonly replacesDecision: ReadonlySignal<boolean>;
  /** Whether the suggestions of bots are hidden. */
  readonly hidesSuggestions: boolean;
  /** The names of the regions that the coach marks on the board. */
  readonly marked?: ReadonlySignal<readonly string[]>;
  /** Why another player made a turn, below its line in the recap. */
  why?(turn: LogTurn, messages: GameMessages): ComponentChildren;
}

/** The coach of the screen; undefined in an ordinary game. */
export const CoachContext = createContext<Coach | undefined>(undefined);
