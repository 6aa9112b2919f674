import type { ReadonlySignal } from "@preact/signals";
import type { VNode } from "preact";
import type { BoardData } from "../board.ts";
import type { Camera } from "./camera.ts";
import type { Rotate } from "./rotation.ts";
import type { BoardProps, BoardView } from "./view.ts";

/**
 * How a board shows highlights and pieces: as chips (`@rondel/boards/chips`) or as loose stacks (`@rondel/boards/stacks`). Each is a
 * file of its own, so that a game loads only one of them.
 */
export interface BoardLayers {
  Highlights(props: { readonly board: BoardData; readonly view: BoardProps["view"] }): VNode;
  Pieces(props: PieceLayersProps): VNode;
  /** Lines around the land of each owner, if its fill alone does not show it. */
  OwnerLines?(props: { readonly board: BoardData; readonly regions: BoardView["regions"] }): VNode;
}

export interface PieceLayersProps {
  readonly props: BoardProps;
  readonly camera: Camera;
  readonly rotate: Rotate;
  /** The region that is pointed at or has the focus. */
  readonly active: ReadonlySignal<string | undefined>;
  /** Changes when labels must be measured again. */
  readonly fonts: number;
  readonly sheet: { readonly viewBox: string; readonly width: number; readonly height: number };
}
