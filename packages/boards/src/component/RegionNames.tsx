import type { BoardData, Point } from "../board.ts";
import { boxAround, middleOfBox, overlap } from "../box.ts";
import { textWidth } from "../layout/measure-letters.ts";
import { LINE_HEIGHT, LOZENGE_GAP, lozengeWidth } from "../layout/name-forms.ts";
import type { BoardLayout, PlacedName } from "../layout/place-board.ts";
import { useCachedElements } from "./cached-elements.ts";
import type { Rotate } from "./rotation.ts";

interface RegionNamesProps {
  readonly board: BoardData;
  readonly layout: BoardLayout;
  readonly rotate: Rotate;
  readonly iceName: string | undefined;
}

/** The names of the regions at their places, with the values below them. */
export function RegionNames({ board, layout, rotate, iceName }: RegionNamesProps) {
  const { scale, level, regions } = layout;
  const cached = useCachedElements([scale, level]);
  return (
    <g class="board-names">
      {regions.map(
        ({ id, name }) =>
          name &&
          cached(id, name, () => (
            <RegionName key={id} name={name} size={level.letters / scale} lozenge={level.lozenge / scale} />
          )),
      )}
      {iceName !== undefined && level.chip.height > ICE_LEVEL && (
        <IceName board={board} layout={layout} rotate={rotate} text={iceName} />
      )}
    </g>
  );
}

/** The height of the chips from which the ice has a name. */
const ICE_LEVEL = 26;
/** Where the first line of letters one px high stands below the top of its box. */
const BASELINE = 0.82;
const HALO = 0.23;

interface RegionNameProps {
  readonly name: PlacedName;
  readonly size: number;
  readonly lozenge: number;
}

function RegionName({ name, size, lozenge }: RegionNameProps) {
  const { id, kind, lines, box, value, leader } = name;
  const [x] = middleOfBox(box);
  return (
    <>
      {leader && <LeaderLine kind={kind} from={leader[0]} to={leader[1]} size={size} />}
      <text class={`name name-${kind}`} font-size={size} stroke-width={size * HALO} data-name={id}>
        {lines.map((line, i) => (
          <tspan key={line} x={x} y={box.top + size * (BASELINE + i * LINE_HEIGHT)}>
            {line}
          </tspan>
        ))}
      </text>
      {lozenge > 0 && (
        <path class="value-mark" d={lozenges(x, box.bottom - lozenge / 2, value, lozenge)} data-value={id} />
      )}
    </>
  );
}

/** The value of a region: one lozenge for each point, in a row. */
function lozenges(x: number, y: number, value: number, width: number): string {
  const scale = width / LOZENGE_PX;
  const half = width / 2;
  const left = x - (lozengeWidth(value, LOZENGE_PX) * scale) / 2 + half;
  const step = (LOZENGE_PX + LOZENGE_GAP) * scale;
  return Array.from({ length: value }, (_, i) => {
    const middle = left + i * step;
    return `M${middle - half} ${y}l${half} ${-half}l${half} ${half}l${-half} ${half}Z`;
  }).join("");
}

/** The width for which the gap between two lozenges is stated. */
const LOZENGE_PX = 5;

interface LeaderLineProps {
  readonly kind: PlacedName["kind"];
  readonly from: Point;
  readonly to: Point;
  readonly size: number;
}

function LeaderLine({ kind, from, to, size }: LeaderLineProps) {
  return (
    <g class={`leader leader-${kind}`}>
      <path d={`M${from.join(" ")}L${to.join(" ")}`} />
      <circle cx={to[0]} cy={to[1]} r={size * 0.14} />
    </g>
  );
}

interface IceNameProps {
  readonly board: BoardData;
  readonly layout: BoardLayout;
  readonly rotate: Rotate;
  readonly text: string;
}

/** The name of the ice, where nothing else needs the place. */
function IceName({ board, layout: { regions, scale, level }, rotate, text }: IceNameProps) {
  const ice = board.scenery.find(({ kind }) => kind === "ice");
  if (!ice) return null;
  const size = (level.letters * 0.85) / scale;
  const [x, y] = rotate(ice.centre);
  const box = boxAround(x, y, textWidth(text, "sea") * size, size);
  const taken = regions.flatMap(({ name, chips }) => [...(name ? [name.box] : []), ...chips.map((chip) => chip.box)]);
  if (taken.some((other) => overlap(other, box))) return null;
  return (
    <text class="name-ice" dy=".35em" x={x} y={y} font-size={size}>
      {text}
    </text>
  );
}
