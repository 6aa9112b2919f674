export type { BoardData, BoardRegion } from "./board.ts";
export { Board } from "./component/Board.tsx";
export type { BoardLayers } from "./component/layers.ts";
export { moveDuration } from "./component/move-duration.ts";
export { PieceSprite } from "./component/PieceSprite.tsx";
export { regionOfTarget } from "./component/region-of-target.ts";
export type {
  Attention,
  BoardArrow,
  BoardLabels,
  BoardProps,
  BoardView,
  Choice,
  Owner,
  Piece,
  PieceDrag,
  RegionState,
  RegionView,
} from "./component/view.ts";
export { default as imperialBoard } from "./data/imperial.generated.json" with { type: "json" };
export { default as imperundeBoard } from "./data/imperunde.generated.json" with { type: "json" };
export { default as imperundeShortNames } from "./data/short-names.json" with { type: "json" };
