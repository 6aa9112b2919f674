import { Piece } from "../ui/Piece.tsx";

const SIGNS: Readonly<Record<string, string>> = {
  imperial: "rondel-marker",
  imperunde: "home-marker",
  ferry: "frigate",
};

/** A small picture that tells the games apart. */
export function GameThumbnail({ game }: { readonly game: string }) {
  return (
    <div class="thumbnail">
      <Piece symbol={SIGNS[game] ?? "rondel-marker"} owner="ivory" />
    </div>
  );
}
