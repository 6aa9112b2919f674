import { PieceSprite } from "@rondel/boards";

/** The symbols of all pieces; once a screen is enough. */
export const Sprite = PieceSprite;
