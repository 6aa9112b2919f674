import type { BoardData, Point } from "../src/board.ts";
import { type Box, boxAround } from "../src/box.ts";
import { measureRoom, paintShapes } from "../src/build/room.ts";
import { rotationOf } from "../src/component/rotation.ts";
import { type Ground, paintGround } from "../src/layout/ground.ts";
import { levelAt } from "../src/layout/levels.ts";
import { nameForms } from "../src/layout/name-forms.ts";
import { outlinesOf } from "../src/outline.ts";

/** A box inside a group of boxes, in px of the screen from the middle of the group. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The share of the box that must lie in its region. */
  readonly least: number;
}

export interface RoomFigures {
  readonly landNames: number;
  readonly landChips: number;
  readonly landChipsOfLevel: number;
  readonly landTogether: number;
  readonly seaNames: number;
  readonly seaChips: number;
  readonly seaChipsOfLevel: number;
  readonly seaTogether: number;
  readonly seaTwoChips: number;
  readonly seaThreeChips: number;
  readonly landSmallest: number;
  readonly landMedian: number;
  readonly seaSmallest: number;
  readonly seaMedian: number;
}

const CHIP = { width: 44, height: 26 };
const CHIP_OF_LEVEL: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  overview: { width: 22, height: 13 },
  small: { width: 34, height: 17 },
};
const FITS = 0.92;
const NAME_FITS = 0.9;
const NAME_BY_CHIP_FITS = 0.8;
const LETTERS = 11.5;

/** Counts the regions in which chips and names fit, as the mean over several rotations. */
export function measureRoomAt(
  board: BoardData,
  names: Readonly<Record<string, string>>,
  size: number,
  rotations: readonly number[],
): RoomFigures {
  const scale = size / board.size[0];
  const sums = new Map<string, number>();
  const add = (key: string, isFitting: boolean): void => {
    sums.set(key, (sums.get(key) ?? 0) + (isFitting ? 1 / rotations.length : 0));
  };
  for (const rotation of rotations) {
    const ground = paintGround(board, rotationOf(board, rotation));
    board.regions.forEach(({ id, kind, value = 0 }, region) => {
      const fits = (...groups: readonly (readonly Part[])[]): boolean =>
        groups.some((parts) => placesIn(ground, region, scale).some((at) => fitsAt(ground, region, scale, at, parts)));
      const level = { ...levelAt(770 / board.size[0]), letters: LETTERS };
      const forms = nameForms({ kind, value }, names[id] ?? "", {}, level).filter(({ isShort }) => !isShort);
      const ofLevel = CHIP_OF_LEVEL[levelAt(scale).id] ?? CHIP;
      add(`${kind} name`, fits(...forms.map((form) => [part(0, 0, form.width, form.height - 6, NAME_FITS)])));
      add(`${kind} chip`, fits([part(0, 0, CHIP.width, CHIP.height, FITS)]));
      add(`${kind} level`, fits([part(0, 0, ofLevel.width, ofLevel.height, FITS)]));
      add(`${kind} together`, fits(...forms.flatMap(withChip)));
      if (kind === "sea") {
        add("sea two", fits([part(0, 0, 90, 26, FITS)], [part(0, 0, 44, 54, FITS)]));
        add("sea three", fits([part(0, 0, 136, 26, FITS)], [part(0, 0, 44, 82, FITS)], threeInTwoRows()));
      }
    });
  }
  const sum = (key: string): number => sums.get(key) ?? 0;
  const circles = circlesOf(board, scale);
  return {
    landNames: sum("land name"),
    landChips: sum("land chip"),
    landChipsOfLevel: sum("land level"),
    landTogether: sum("land together"),
    seaNames: sum("sea name"),
    seaChips: sum("sea chip"),
    seaChipsOfLevel: sum("sea level"),
    seaTogether: sum("sea together"),
    seaTwoChips: sum("sea two"),
    seaThreeChips: sum("sea three"),
    ...circles,
  };
}

function part(x: number, y: number, width: number, height: number, least: number): Part {
  return { x, y, width, height, least };
}

function threeInTwoRows(): readonly Part[] {
  return [part(0, -14, 90, 26, FITS), part(0, 14, 44, 26, FITS)];
}

/** A chip with the name below, above, right and left of it. */
function withChip({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): readonly (readonly Part[])[] {
  const chip = part(0, 0, CHIP.width, CHIP.height, NAME_FITS);
  const down = (CHIP.height + height) / 2 + 1;
  const aside = (CHIP.width + width) / 2 + 3;
  return [
    [chip, part(0, down, width, height, NAME_BY_CHIP_FITS)],
    [chip, part(0, -down, width, height, NAME_BY_CHIP_FITS)],
    [chip, part(aside, 0, width, height, NAME_BY_CHIP_FITS)],
    [chip, part(-aside, 0, width, height, NAME_BY_CHIP_FITS)],
  ];
}

/** Every second px of the screen in the box around a region. */
function placesIn(ground: Ground, region: number, scale: number): readonly Point[] {
  const { left, top, right, bottom }: Box = ground.boundsOf(region);
  const step = 2 / scale;
  const places: Point[] = [];
  for (let y = top; y < bottom; y += step) for (let x = left; x < right; x += step) places.push([x, y]);
  return places;
}

function fitsAt(ground: Ground, region: number, scale: number, [x, y]: Point, parts: readonly Part[]): boolean {
  return parts.every((one) => {
    const box = boxAround(x + one.x / scale, y + one.y / scale, one.width / scale, one.height / scale);
    return ground.shares(region, box).own >= one.least;
  });
}

function circlesOf(
  board: BoardData,
  scale: number,
): Pick<RoomFigures, "landSmallest" | "landMedian" | "seaSmallest" | "seaMedian"> {
  const shapes = [...board.regions, ...board.scenery].map(({ rings }) => outlinesOf(board, rings));
  const rooms = measureRoom(paintShapes(shapes, board.size[0], 1), shapes.length);
  const radii = (kind: "land" | "sea"): number[] =>
    board.regions
      .flatMap((region, i) => (region.kind === kind ? [(rooms[i]?.radius ?? 0) * scale] : []))
      .toSorted((a, b) => a - b);
  const [land, sea] = [radii("land"), radii("sea")];
  return {
    landSmallest: land[0] ?? 0,
    landMedian: land[land.length >> 1] ?? 0,
    seaSmallest: sea[0] ?? 0,
    seaMedian: sea[sea.length >> 1] ?? 0,
  };
}
