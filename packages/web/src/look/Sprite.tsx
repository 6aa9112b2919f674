/** The symbols of all pieces; once a screen is enough. Their styles stand in pieces.css, as the policy of the server wants it. */
export { PieceSprite as Sprite } from "@rondel/boards";
