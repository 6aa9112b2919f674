import { Piece } from "../ui/Piece.tsx";

const SYMBOLS: Readonly<Record<string, string>> = {
  imperial: "rondel-marker",
  imperunde: "home-marker",
  ferry: "frigate",
};

/** A small picture for each game. */
export function GameThumbnail({ game }: { readonly game: string }) {
  return (
    <div class="thumbnail">
      <Piece symbol={SYMBOLS[game] ?? "rondel-marker"} owner="ivory" />
    </div>
  );
}
