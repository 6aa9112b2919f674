export type { BoardData, BoardRegion } from "./board.ts";
export { Board } from "./component/Board.tsx";
export { PieceSprite } from "./component/PieceSprite.tsx";
export type {
  BoardProps,
  BoardView,
  BoardWords,
  Carry,
  Choice,
  Owner,
  Piece,
  RegionState,
  RegionView,
} from "./component/view.ts";
export { default as imperialBoard } from "./data/imperial.generated.json" with { type: "json" };
export { default as imperundeBoard } from "./data/imperunde.generated.json" with { type: "json" };
