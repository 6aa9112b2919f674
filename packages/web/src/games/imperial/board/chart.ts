import { type BoardData, imperialBoard } from "@rondel/boards";

type Point = readonly [number, number];
type Region = BoardData["regions"][number];

/** The rondel lies on the north-western sea: what stands in the North Atlantic has to stand south of it. */
export const chart: BoardData = {
  ...imperialBoard,
  regions: (imperialBoard as BoardData).regions.map((region) =>
    region.id === "north-atlantic" ? moved(region, [-175, 250]) : region,
  ),
};

function moved(region: Region, [x, y]: Point): Region {
  const move = ([fromX, fromY]: Point): Point => [fromX + x, fromY + y];
  return {
    ...region,
    centre: move(region.centre),
    hit: { ...region.hit, at: move(region.hit.at) },
    label: "at" in region.label ? { ...region.label, at: move(region.label.at) } : region.label,
    slots: region.slots.map((layout) => ({ ...layout, at: layout.at.map(move) })),
    ...(region.flag && { flag: move(region.flag) }),
  };
}
