import { withWind } from "./movement.ts";
import { type Battle, nameOfPlace, nameOfUnit, type Party, type Piece, type Position, pieceOf } from "./position.ts";

/** RU-62, RU-60: the ships of the player that still have their wind move; captured ships have none. */
export function windPieces(position: Position, seat: Party): Piece[] {
  const frame = position.frames.find((other) => other.kind === "goodWinds");
  if (!frame) return [];
  return frame.wind
    .flatMap((count, unit) => (count > 0 ? [pieceOf(seat, nameOfUnit(unit), nameOfPlace(frame.sea), count)] : []))
    .filter(({ captured }) => !captured)
    .map(withWind);
}

/** IR-12.4.2, RU-62: the units that may join the battle later. */
export const reinforcingPieces = (position: Position, seat: Party, battle: Battle): Piece[] =>
  battle.cause === "winds" ? windPieces(position, seat) : position.pieces.filter(({ party }) => party === seat);
