import type { BoardData, Point } from "../board.ts";
import type { Rotate } from "./rotation.ts";

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The direction of an arrow key; no direction for other keys. */
export function directionOf(key: string): Point {
  return DIRECTIONS[key] ?? [0, 0];
}

/** Finds the nearest region in a direction. A region straight ahead counts as nearer than one off to the side. */
export function regionTowards(board: BoardData, rotate: Rotate, from: string, [dx, dy]: Point): string | undefined {
  const start = board.regions.find(({ id }) => id === from);
  if (!start) return board.regions[0]?.id;
  const [startX, startY] = rotate(start.centre);
  const ahead = board.regions.flatMap(({ id, centre }) => {
    const [x, y] = rotate(centre);
    const along = (x - startX) * dx + (y - startY) * dy;
    const aside = Math.abs((x - startX) * dy) + Math.abs((y - startY) * dx);
    return along > 0 && aside <= along * 1.8 ? [{ id, effort: along + aside * 1.4 }] : [];
  });
  return ahead.toSorted((a, b) => a.effort - b.effort)[0]?.id;
}

/** Finds the next matching region after the current one in the order of the board, and starts over at the end. */
export function nextRegion(
  board: BoardData,
  matches: (id: string) => boolean,
  current: string,
  step: 1 | -1,
): string | undefined {
  const ids = board.regions.map(({ id }) => id);
  const from = ids.indexOf(current);
  for (let i = 1; i <= ids.length; i++) {
    const id = ids[(from + i * step + ids.length * 2) % ids.length];
    if (id !== undefined && matches(id)) return id;
  }
  return undefined;
}
