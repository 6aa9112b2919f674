import "@rondel/boards/board.css";
import { signal } from "@preact/signals";
import { Board, type BoardView, imperialBoard, imperundeBoard, type Owner } from "@rondel/boards";
import { stackLayers } from "@rondel/boards/stacks";

/** The home provinces of the nations in their colours. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  yellow: ["vienna", "budapest", "prague", "lemberg", "trieste"],
  green: ["rome", "naples", "genoa", "venice", "florence"],
  blue: ["paris", "brest", "bordeaux", "marseille", "dijon"],
  red: ["london", "liverpool", "sheffield", "edinburgh", "dublin"],
  black: ["berlin", "hamburg", "danzig", "munich", "cologne"],
  purple: ["st-petersburg", "moscow", "warsaw", "kiev", "odessa"],
};

const PIECES: readonly (readonly [region: string, symbol: string, owner: Owner])[] = [
  ["paris", "army", "blue"],
  ["spain", "army", "blue"],
  ["berlin", "army", "black"],
  ["munich", "army", "black"],
  ["vienna", "army", "yellow"],
  ["west-balkan", "army", "yellow"],
  ["warsaw", "army", "purple"],
  ["rome", "army", "green"],
  ["bay-of-biscay", "fleet", "red"],
  ["north-sea", "fleet", "red"],
];

const europe = signal<BoardView>({
  dug: [],
  regions: Object.fromEntries(
    Object.entries(HOMES).flatMap(([owner, regions]) => regions.map((region) => [region, { owner: owner as Owner }])),
  ),
  pieces: PIECES.map(([region, symbol, owner]) => ({
    id: `${symbol} ${region}`,
    region,
    symbol,
    owner,
    place: "slot",
  })),
});
const world = signal<BoardView>({ dug: [], regions: {}, pieces: [] });
const NO_LABELS = { board: "", zoomIn: "", zoomOut: "", fit: "", rotate: "" };

/** A board with a few pieces that cannot be used. */
export function BoardPreview({ game }: { readonly game: string }) {
  const isWorld = game === "imperunde";
  return (
    <Board
      key={game}
      board={isWorld ? imperundeBoard : imperialBoard}
      {...(!isWorld && { layers: stackLayers })}
      view={isWorld ? world : europe}
      names={{}}
      labels={NO_LABELS}
      onChoose={() => undefined}
    />
  );
}
