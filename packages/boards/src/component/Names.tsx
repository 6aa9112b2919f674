import { useMemo } from "preact/hooks";
import type { BoardData } from "../board.ts";
import { useKept } from "./kept.ts";
import { type Box, type Candidate, type Measure, type PlacedName, placeNames } from "./lettering.ts";
import type { PlacedStack } from "./stacks.ts";
import type { Turn } from "./turn.ts";
import type { BoardView } from "./view.ts";

/** The names on the map, upright, as many as can be read at this scale. */
export const Names = ({
  board,
  view,
  names,
  stacks,
  scale,
  turn,
}: {
  board: BoardData;
  view: BoardView;
  names: Readonly<Record<string, string>>;
  stacks: readonly PlacedStack[];
  scale: number;
  turn: Turn;
}) => {
  const kept = useKept([board]);
  const candidates = useMemo(() => new Map<string, readonly Candidate[]>(), [board, names, scale, turn]);
  const occupied = new Set(stacks.map(({ stack }) => stack.region));
  const asked = board.regions.map((region) => {
    const states = view.regions[region.id]?.states?.length ?? 0;
    const rank = states * 10 + (occupied.has(region.id) ? 2 : 0) + region.hit.radius / 100;
    return { region, text: names[region.id] ?? region.id, rank };
  });
  const obstacles = [...stacks.map(stackBox), ...markBoxes(board, scale, turn)];
  const ranks = asked.map(({ rank }) => rank);
  // Most actions move nothing and light nothing: then every name stays where it is.
  const placed = useMemo(
    () =>
      placeNames(asked, obstacles, {
        letters: board.letters,
        bounds: board.size,
        scale,
        turn,
        measure,
        kept: candidates,
      }),
    [candidates, JSON.stringify([ranks, obstacles])],
  );
  return (
    <g class="board-names">
      {placed.map((name) => kept(name.id, name, () => <NameText key={name.id} name={name} />))}
      {board.scenery
        .filter(({ kind }) => kind === "ice" && scale > 0.5)
        .map(({ kind, centre }) => (
          <text
            key={kind}
            class="name-ice"
            dy=".35em"
            x={turn(centre)[0]}
            y={turn(centre)[1]}
            font-size={Math.max(13, 11 / scale)}
          >
            {names.antarctica}
          </text>
        ))}
    </g>
  );
};

const NameText = ({ name }: { name: PlacedName }) => {
  if ("along" in name) {
    const path = `name-path-${name.id}`;
    return (
      <>
        <path id={path} d={`M${name.along.map((point) => point.join(" ")).join("L")}`} fill="none" />
        <text class={`name name-${name.kind}`} font-size={name.size} text-anchor="middle" data-name={name.id}>
          <textPath href={`#${path}`} startOffset="50%">
            {name.text}
          </textPath>
        </text>
      </>
    );
  }
  const [x, y] = name.at;
  const top = y - ((name.lines.length - 1) / 2) * name.size * 1.12;
  return (
    <text
      class={`name name-${name.kind}`}
      font-size={name.size}
      text-anchor={name.anchor}
      stroke-width={name.size * 0.24}
      data-name={name.id}
    >
      {name.lines.map((line, i) => (
        <tspan key={line} x={x} y={top + i * name.size * 1.12} dy=".34em">
          {line}
        </tspan>
      ))}
    </text>
  );
};

/** A stack of several has its count at the upper right. */
const stackBox = ({ stack, at: [x, y], size }: PlacedStack): Box => {
  const count = stack.pieces.length > 1 ? size * 0.26 : 0;
  return {
    left: x - size * 0.42,
    top: y - size * 0.42 - count,
    right: x + size * 0.42 + count,
    bottom: y + size * 0.46,
  };
};

const markRadius = 7;

const markBoxes = (board: BoardData, scale: number, turn: Turn): readonly Box[] => {
  const radius = Math.min(markRadius, markRadius / scale);
  return board.regions
    .flatMap(({ value, city }) => [value && turn(value.at), city?.at, city?.port])
    .flatMap((mark) =>
      mark
        ? [{ left: mark[0] - radius, top: mark[1] - radius, right: mark[0] + radius, bottom: mark[1] + radius }]
        : [],
    );
};

const widths = new Map<string, number>();
const pen = document.createElement("canvas").getContext("2d");
const spacing = { land: 0.02, sea: 0.06 };
const faces = { land: '100px "Libre Caslon Text"', sea: 'italic 100px "Libre Caslon Text"' };

/** Widths are remembered; a font that arrives late makes them be taken again. */
const measure: Measure = (text, kind) => {
  const key = `${kind} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (!pen) return text.length * 0.53;
  pen.font = faces[kind];
  const width = pen.measureText(text).width / 100 + text.length * spacing[kind];
  widths.set(key, width);
  return width;
};

export const forgetWidths = (): void => widths.clear();
