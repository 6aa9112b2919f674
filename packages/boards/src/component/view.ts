import type { ReadonlySignal } from "@preact/signals";
import type { BoardData } from "../board.ts";
import type { ShortName } from "../layout/name-forms.ts";

export type Owner = "yellow" | "green" | "blue" | "red" | "black" | "purple" | "ivory";

/** A highlight of a region. Keyboard focus is not among them: the board draws it itself. */
export type RegionState = "legal" | "selected" | "danger" | "last";

export interface RegionView {
  readonly owner?: Owner;
  /** The owner of the flag in a region outside all homes: it gets a lighter tint, land and sea alike. */
  readonly flag?: Owner;
  readonly states?: readonly RegionState[];
  /** A few characters beside the name, for example a cost or a chance. Shown on boards with chips. */
  readonly note?: RegionNote;
}

export interface RegionNote {
  readonly text: string;
  readonly isDanger?: boolean;
}

/** Pieces of the same symbol and owner at the same place are shown together with a count. */
export interface Piece {
  /** Stays the same when the piece moves, so that the board can animate the move. */
  readonly id: string;
  readonly region: string;
  readonly place: "slot" | "flag" | "city" | "port";
  /** A symbol of the sprite. */
  readonly symbol: string;
  readonly owner?: Owner;
  /** A spent piece has a stack of its own, with a tick. */
  readonly isSpent?: boolean;
}

export interface BoardView {
  readonly regions: Readonly<Record<string, RegionView>>;
  readonly pieces: readonly Piece[];
  /** The canals that have been dug. */
  readonly dug: readonly string[];
}

/** A region that was chosen by finger, mouse or key; with the stack, if the pointer was on one. */
export interface Choice {
  readonly region: string;
  readonly symbol?: string;
  readonly owner?: Owner;
}

/** Drag and drop of pieces between regions. */
export interface PieceDrag {
  canDrag(choice: Choice): boolean;
  start(choice: Choice): void;
  drop(region: string): void;
}

/** An arrow that a person has drawn, between two regions by id; to its own region it is a ring. */
export interface BoardArrow {
  readonly from: string;
  readonly to: string;
}

/** Regions where something happens. */
export interface Attention {
  readonly regions: readonly string[];
  /** A selection comes so near that a finger can choose its neighbours; an event only has to be in sight. */
  readonly isSelection: boolean;
}

export type SpareRoom = "both" | "left";

export interface BoardProps {
  readonly board: BoardData;
  readonly view: ReadonlySignal<BoardView>;
  /** What a screen reader reads for each region; the name if it is missing. Not part of the picture, so it may follow later. */
  readonly descriptions?: ReadonlySignal<Readonly<Record<string, string>>>;
  /** The name on the map for each region, canal and piece of scenery. */
  readonly names: Readonly<Record<string, string>>;
  /** Shorter forms of the names, for a board that is placed by chips. */
  readonly shortNames?: Readonly<Record<string, ShortName>>;
  /** The letters on the chips. */
  readonly ownerLetters?: Readonly<Partial<Record<Owner | "locals", string>>>;
  readonly labels: BoardLabels;
  /** The rotation of a round board in degrees, clockwise. */
  readonly rotation?: ReadonlySignal<number>;
  /** Where the player should look. The board moves there if it is out of sight or too small. */
  readonly attention?: ReadonlySignal<Attention | undefined>;
  /** Arrows above the pieces. */
  readonly arrows?: ReadonlySignal<readonly BoardArrow[]>;
  /** Where the room goes that the whole board leaves in its frame: on both sides, or on the left. */
  readonly spareRoom?: SpareRoom;
  onChoose(choice: Choice): void;
  /** Called for a tap that chooses nothing: on a region that is not legal, or too small for a finger. */
  onInspect?(region: string): void;
  /** Lets pieces be dragged as well as chosen. */
  readonly drag?: PieceDrag;
  onPoint?(region: string | undefined): void;
  onRotate?(degrees: number): void;
}

/** The accessible names of the board and its controls, in the language of the page. */
export interface BoardLabels {
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly rotate: string;
}
