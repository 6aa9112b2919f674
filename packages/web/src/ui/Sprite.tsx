/** The symbols of all pieces; once a screen is enough. */
export { PieceSprite as Sprite } from "@rondel/boards";
