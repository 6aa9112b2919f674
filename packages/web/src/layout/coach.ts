import type { ReadonlySignal } from "@preact/signals";
import type { BoardArrow } from "@rondel/boards";
import type { Tagged } from "@rondel/engine";
import { type ComponentChildren, createContext } from "preact";
import type { GameMessages } from "../messages/game-messages.ts";
import type { LogTurn } from "../recap/turns.ts";
import type { SideTab } from "./SidePanel.tsx";

/** What stands above the decision: the card of a lesson, the tips of a first game, or the steps of a study. */
export interface Coach {
  /** The card above the decision. `preselect` selects an action on the screen without playing it. */
  card(preselect: ((action: Tagged) => boolean) | undefined): ComponentChildren;
  /** Whether the card stands in place of the decision. */
  readonly replacesDecision: ReadonlySignal<boolean>;
  /** Whether the suggestions of bots are hidden. */
  readonly hidesSuggestions: boolean;
  /** The names of the regions that the coach marks on the board. */
  readonly marked?: ReadonlySignal<readonly string[]>;
  /** Whether the recap is hidden although suggestions are not. */
  readonly hidesRecap?: boolean;
  /** A tab beside the log, shown first. */
  readonly tab?: SideTab;
  /** The arrows on the board. */
  readonly arrows?: ReadonlySignal<readonly BoardArrow[]>;
  /** Whether a click on a region is for the coach and not for the decision. */
  readonly isPicking?: ReadonlySignal<boolean>;
  /** Called with the name of a region that was clicked while the coach picks. */
  pick?(region: string): void;
  /** Why another player made a turn, below its line in the recap. */
  why?(turn: LogTurn, messages: GameMessages): ComponentChildren;
}

/** The coach of the screen; undefined in an ordinary game. */
export const CoachContext = createContext<Coach | undefined>(undefined);
