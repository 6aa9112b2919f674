import { useMemo } from "preact/hooks";
import type { BoardData, Letters } from "../board.ts";
import type { Box } from "../box.ts";
import { useCachedElements } from "./cached-elements.ts";
import { measureText } from "./measure-text.ts";
import { type Candidate, type PlacedLabel, placeLabels } from "./place-labels.ts";
import type { PlacedStack } from "./stacks.ts";
import type { BoardView } from "./view.ts";

interface LabelsProps {
  readonly board: BoardData;
  readonly letters: Letters;
  readonly view: BoardView;
  readonly names: Readonly<Record<string, string>>;
  readonly stacks: readonly PlacedStack[];
  readonly scale: number;
}

/** The labels on the map, as many as can be read at this scale. */
export function Labels({ board, letters, view, names, stacks, scale }: LabelsProps) {
  const cached = useCachedElements([board]);
  const candidates = useMemo(() => new Map<string, readonly Candidate[]>(), [board, names, scale]);
  const occupied = new Set(stacks.map(({ stack }) => stack.region));
  const requests = board.regions.map((region) => {
    const states = view.regions[region.id]?.states?.length ?? 0;
    const rank = states * 10 + (occupied.has(region.id) ? 2 : 0) + region.hit.radius / 100;
    return { region, text: names[region.id] ?? region.id, rank };
  });
  const obstacles = [...stacks.map(stackBox), ...markBoxes(board, scale)];
  const ranks = requests.map(({ rank }) => rank);
  // Most actions change neither pieces nor highlights; then all labels stay.
  const placed = useMemo(
    () =>
      placeLabels(requests, obstacles, {
        letters,
        bounds: board.size,
        scale,
        measure: measureText,
        cache: candidates,
      }),
    [candidates, JSON.stringify([ranks, obstacles])],
  );
  return (
    <g class="board-names">
      {placed.map((label) => cached(label.id, label, () => <LabelText key={label.id} label={label} />))}
    </g>
  );
}

function LabelText({ label }: { readonly label: PlacedLabel }) {
  if ("along" in label) {
    const path = `name-path-${label.id}`;
    return (
      <>
        <path id={path} d={`M${label.along.map((point) => point.join(" ")).join("L")}`} fill="none" />
        <text class={`name name-${label.kind}`} font-size={label.size} text-anchor="middle" data-name={label.id}>
          <textPath href={`#${path}`} startOffset="50%">
            {label.text}
          </textPath>
        </text>
      </>
    );
  }
  const [x, y] = label.at;
  const top = y - ((label.lines.length - 1) / 2) * label.size * 1.12;
  return (
    <text
      class={`name name-${label.kind}`}
      font-size={label.size}
      text-anchor={label.anchor}
      stroke-width={label.size * 0.24}
      data-name={label.id}
    >
      {label.lines.map((line, i) => (
        <tspan key={line} x={x} y={top + i * label.size * 1.12} dy=".34em">
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The box of a stack, with the count at its upper right if it has several pieces. */
function stackBox({ stack, at: [x, y], size }: PlacedStack): Box {
  const count = stack.pieces.length > 1 ? size * 0.26 : 0;
  return {
    left: x - size * 0.42,
    top: y - size * 0.42 - count,
    right: x + size * 0.42 + count,
    bottom: y + size * 0.46,
  };
}

const MARK_RADIUS = 7;

function markBoxes(board: BoardData, scale: number): readonly Box[] {
  const radius = Math.min(MARK_RADIUS, MARK_RADIUS / scale);
  return board.regions
    .flatMap(({ city }) => [city?.at, city?.port])
    .flatMap((mark) =>
      mark
        ? [{ left: mark[0] - radius, top: mark[1] - radius, right: mark[0] + radius, bottom: mark[1] + radius }]
        : [],
    );
}
