import type { BoardData } from "../board.ts";
import { createBoardPlacer, type LayoutRequest, type PlaceBoard } from "./place-board.ts";

type Names = LayoutRequest["names"];

const placers = new WeakMap<BoardData, PlaceBoard>();
const namesByText = new Map<string, Names>();

/** The placer of a board. The next match on the same board finds the candidates of the last one. */
export function sharedPlacer(board: BoardData): PlaceBoard {
  const known = placers.get(board);
  if (known) return known;
  const placer = createBoardPlacer(board);
  placers.set(board, placer);
  return placer;
}

/** Returns one object for equal names, by which the placer finds its candidates. */
export function sharedNames(names: Names): Names {
  const text = JSON.stringify(names);
  const known = namesByText.get(text) ?? names;
  namesByText.set(text, known);
  return known;
}
