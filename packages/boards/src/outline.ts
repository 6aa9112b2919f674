import type { BoardData, Point, Rings } from "./board.ts";

export type Line = readonly Point[];

export function decodeLine(encoded: readonly number[]): Line {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < encoded.length; i += 2) {
    x += encoded[i] ?? 0;
    y += encoded[i + 1] ?? 0;
    points.push([x / 10, y / 10]);
  }
  return points;
}

/** Joins the arcs around a region to closed lines, with shared corners only once. */
export function outlinesOf(board: BoardData, rings: Rings): readonly Line[] {
  return rings.map((ring) =>
    ring.flatMap((reference, i) => {
      const line = decodeLine(board.arcs[reference < 0 ? ~reference : reference] ?? []);
      const walked = reference < 0 ? line.toReversed() : line;
      return i === 0 ? walked : walked.slice(1);
    }),
  );
}

export function isInside([x, y]: Point, outlines: readonly Line[]): boolean {
  let inside = false;
  for (const outline of outlines) {
    outline.forEach(([toX, toY], i) => {
      const [fromX, fromY] = outline[i - 1] ?? outline[outline.length - 1] ?? [0, 0];
      const crosses = fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
      if (crosses) inside = !inside;
    });
  }
  return inside;
}

export function toPath(lines: readonly Line[]): string {
  return lines.map((line) => `M${line.map(([x, y]) => `${x},${y}`).join("L")}`).join("");
}
