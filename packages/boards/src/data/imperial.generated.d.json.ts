import type { BoardData } from "../board.ts";

declare const board: BoardData;
export = board;
