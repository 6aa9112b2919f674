export type Owner = "yellow" | "green" | "blue" | "red" | "black" | "purple" | "ivory";

/** A piece of the sprite as decoration. Screen readers skip it, so the text beside it must say what it means. */
export function Piece({ symbol, owner }: { readonly symbol: string; readonly owner?: Owner }) {
  return (
    <svg class={owner ? `pc own-${owner}` : "pc"} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#${symbol}`} />
      {symbol.startsWith("die-") && <use href="#pips-5" class="pips" />}
    </svg>
  );
}
