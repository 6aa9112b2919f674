/** The side of the square in which a piece is drawn. */
export const PIECE_CELL = 32;

/** The reference to a piece of the sprite, drawn in a cell from the origin to the right and down. */
export function pieceReference(symbol: string): string {
  return `#piece-${symbol}`;
}
