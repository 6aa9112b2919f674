import { type Owner, Piece } from "./Piece.tsx";

/** A small picture made of pieces, for example a factory and an army. */
export type Picture = readonly (readonly [symbol: string, owner?: Owner])[];

/** Draws a picture as decoration. Screen readers skip it. */
export function PictureOf({ picture }: { readonly picture: Picture }) {
  return (
    <span class="picture" aria-hidden="true">
      {picture.map(([symbol, owner], place) => (
        <Piece key={`${place} ${symbol}`} symbol={symbol} {...(owner && { owner })} />
      ))}
    </span>
  );
}
