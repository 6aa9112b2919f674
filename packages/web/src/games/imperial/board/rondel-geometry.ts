import { SPACES, type Space } from "@rondel/imperial";

export const RIM = 146;
export const SECTOR_OUT = 136;
const SECTOR_IN = 52;
const LETTERS_AT = 118;
const STEP = 360 / SPACES.length;

/** Degrees clockwise from twelve o'clock to the middle of a space. */
export function angleOf(space: Space): number {
  return space * STEP;
}

export function pointAt(degrees: number, radius: number): readonly [number, number] {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return [round(Math.cos(radians) * radius), round(Math.sin(radians) * radius)];
}

/** The outline of a space between hub and rim. */
export function sectorPath(space: Space): string {
  const from = angleOf(space) - STEP / 2;
  const to = angleOf(space) + STEP / 2;
  const [a, b, c, d] = [
    pointAt(from, SECTOR_IN),
    pointAt(from, SECTOR_OUT),
    pointAt(to, SECTOR_OUT),
    pointAt(to, SECTOR_IN),
  ];
  return `M${a}L${b}A${SECTOR_OUT} ${SECTOR_OUT} 0 0 1 ${c}L${d}A${SECTOR_IN} ${SECTOR_IN} 0 0 0 ${a}Z`;
}

/** The baseline of the name of a space. In the lower half it runs backwards, so that no name is upside down. */
export function letteringPath(space: Space): string {
  const angle = angleOf(space);
  const isBelow = angle > 100 && angle < 260;
  const radius = isBelow ? LETTERS_AT + 9 : LETTERS_AT;
  const from = pointAt(angle - STEP / 2, radius);
  const to = pointAt(angle + STEP / 2, radius);
  return isBelow ? `M${to}A${radius} ${radius} 0 0 0 ${from}` : `M${from}A${radius} ${radius} 0 0 1 ${to}`;
}

/** The dotted route around the hub, forward from one space by so many steps. */
export function routePath(from: Space, steps: number, radius: number): string {
  const start = pointAt(angleOf(from) + 10, radius);
  const end = pointAt(angleOf(from) + steps * STEP - 4, radius);
  return `M${start}A${radius} ${radius} 0 ${steps * STEP - 14 > 180 ? 1 : 0} 1 ${end}`;
}

/** The places of the markers on a space: up to three in a row on the inner side, the rest behind them. */
export function markerPlaces(space: Space, count: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / 3);
    const inRow = Math.min(3, count - row * 3);
    const spread = (place % 3) - (inRow - 1) / 2;
    const radius = row === 0 ? 68 : 90;
    return pointAt(angleOf(space) + spread * (row === 0 ? 19 : 14.5), radius);
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
