import type { ReadonlySignal } from "@preact/signals";
import type { BoardData } from "../board.ts";

export type Owner = "yellow" | "green" | "blue" | "red" | "black" | "purple" | "ivory";

/** What a region may show besides itself. Idle is none of these; focus is the board's own affair. */
export type RegionState = "legal" | "selected" | "danger" | "last";

export type RegionView = {
  readonly owner?: Owner;
  readonly states?: readonly RegionState[];
};

/** Pieces of the same symbol and owner at the same place are shown as one stack with a count. */
export type Piece = {
  /** Stays with the piece when it moves: so the board sees that it travelled. */
  readonly id: string;
  readonly region: string;
  readonly place: "slot" | "flag" | "city" | "port";
  /** A symbol of the sprite. */
  readonly symbol: string;
  readonly owner?: Owner;
  /** It can do no more for now: it stands for itself, ticked off. */
  readonly isSpent?: boolean;
};

export type BoardView = {
  readonly regions: Readonly<Record<string, RegionView>>;
  readonly pieces: readonly Piece[];
  /** Canals that have been dug. */
  readonly dug: readonly string[];
};

/** A region was chosen, by finger, mouse or key; with the stack, if one was pointed at. */
export type Choice = { readonly region: string; readonly symbol?: string; readonly owner?: Owner };

/** A piece is taken up in one region and dropped in another. */
export type Carry = {
  readonly canTake: (choice: Choice) => boolean;
  readonly take: (choice: Choice) => void;
  readonly drop: (region: string) => void;
};

export type BoardProps = {
  readonly board: BoardData;
  readonly view: ReadonlySignal<BoardView>;
  /** What a screen reader says of each region; its name where that is missing. No part of the picture: it may come later. */
  readonly spoken?: ReadonlySignal<Readonly<Record<string, string>>>;
  /** What stands on the map for each region, canal and piece of scenery. */
  readonly names: Readonly<Record<string, string>>;
  readonly words: BoardWords;
  /** Degrees a round board is turned, clockwise. */
  readonly turn?: ReadonlySignal<number>;
  readonly onChoose: (choice: Choice) => void;
  /** Where pieces can be carried from field to field, beside being chosen. */
  readonly carry?: Carry;
  readonly onPoint?: (region: string | undefined) => void;
  readonly onTurn?: (degrees: number) => void;
};

/** The words of the controls, in the language of the page. */
export type BoardWords = {
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly turn: string;
};
