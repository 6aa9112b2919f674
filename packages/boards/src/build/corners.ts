import { at, distance, lengthOf, type Point } from "./geometry.ts";
import { isClosed } from "./lines.ts";
import type { Arc } from "./trace.ts";

const LONGEST_FALSE_CONTACT = 60;

/** Shrinks each short border between regions that must not touch to a point where four regions meet. */
export function collapseFalseContacts(
  arcs: readonly Arc[],
  mustNotTouch: (a: number, b: number) => boolean,
): readonly Arc[] {
  let remaining = arcs;
  for (;;) {
    const contact = remaining.find(
      (arc) =>
        mustNotTouch(arc.left, arc.right) && !isClosed(arc.points) && lengthOf(arc.points) < LONGEST_FALSE_CONTACT,
    );
    if (!contact) return remaining;
    remaining = shrink(remaining, contact);
  }
}

function shrink(arcs: readonly Arc[], contact: Arc): readonly Arc[] {
  const from = at(contact.points, 0);
  const to = at(contact.points, -1);
  const meeting = at(contact.points, contact.points.length >> 1);
  const reach = lengthOf(contact.points) * 1.5 + 4;
  const isEnd = (point: Point): boolean => distance(point, from) === 0 || distance(point, to) === 0;
  return arcs
    .filter((arc) => arc !== contact)
    .map((arc) => {
      if (isClosed(arc.points)) return arc;
      const atStart = isEnd(at(arc.points, 0));
      const atEnd = isEnd(at(arc.points, -1));
      if (!atStart && !atEnd) return arc;
      let points = arc.points;
      if (atStart) points = bend(points, meeting, reach);
      if (atEnd) points = bend(points.toReversed(), meeting, reach).toReversed();
      return { ...arc, points };
    });
}

/** Moves the first point of a line to a target. The following points move with it, each less than the one before. */
function bend(points: readonly Point[], target: Point, reach: number): readonly Point[] {
  const start = at(points, 0);
  const move: Point = [target[0] - start[0], target[1] - start[1]];
  const limit = Math.min(reach, lengthOf(points) * 0.8);
  let along = 0;
  let before = start;
  return points.map((point, i): Point => {
    along += distance(before, point);
    before = point;
    if (i === 0) return target;
    const share = limit === 0 ? 0 : Math.max(0, 1 - along / limit);
    return share === 0 ? point : [point[0] + move[0] * share, point[1] + move[1] * share];
  });
}
