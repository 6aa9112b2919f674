import { type BoardData, imperialBoard } from "@rondel/boards";

type Point = readonly [number, number];
type Region = BoardData["regions"][number];

/** The board with the content of the North Atlantic moved south, because the rondel covers the north-western sea. */
export const chart: BoardData = {
  ...imperialBoard,
  regions: (imperialBoard as BoardData).regions.map((region) =>
    region.id === "north-atlantic" ? moveContent(region, [-105, 290]) : region,
  ),
};

function moveContent(region: Region, [x, y]: Point): Region {
  const move = ([fromX, fromY]: Point): Point => [fromX + x, fromY + y];
  return {
    ...region,
    centre: move(region.centre),
    hit: { ...region.hit, at: move(region.hit.at) },
    ...(region.label && {
      label: "at" in region.label ? { ...region.label, at: move(region.label.at) } : region.label,
    }),
    ...(region.slots && { slots: region.slots.map((layout) => ({ ...layout, at: layout.at.map(move) })) }),
    ...(region.flag && { flag: move(region.flag) }),
  };
}
