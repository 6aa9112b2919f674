import type { BoardData, Point } from "../board.ts";
import { middleOf, type Rotate } from "./rotation.ts";

type Canal = BoardData["canals"][number];
type City = NonNullable<BoardData["regions"][number]["city"]>;

interface MarksProps {
  readonly board: BoardData;
  readonly scale: number;
  readonly rotate: Rotate;
  readonly dug: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

/** Below this scale, the whole board on a small screen, values are left out in favour of the pieces. */
const SMALLEST_VALUE_SCALE = 0.3;

/** Cities, crossings, canals and values, upright on a rotated board. */
export function Marks({ board, scale, rotate, dug, names }: MarksProps) {
  const size = Math.min(1.6, Math.max(1, 0.62 / scale));
  return (
    <g class="board-marks">
      {board.regions.map(({ id, city }) => city && <CityMark key={id} city={city} size={size} />)}
      {board.crossings.map(({ at, open, between }) => (
        <CrossingMark key={between.join()} at={at} isOpen={open} size={size} />
      ))}
      {board.canals.map((canal) => (
        <CanalMark
          key={canal.id}
          canal={rotated(canal, rotate)}
          isDug={dug.includes(canal.id)}
          name={scale >= 0.9 ? (names[canal.id] ?? "") : ""}
          scale={scale}
        />
      ))}
      {board.regions.map(({ id, value, kind }) => {
        if (!value || scale < SMALLEST_VALUE_SCALE) return null;
        const [x, y] = rotate(value.at);
        const radius = Math.min(Math.max(8, 6.5 / scale), 13 / scale);
        return (
          <g key={id} class={`value-mark value-${kind}`}>
            <circle cx={x} cy={y} r={radius} />
            <text x={x} y={y} font-size={radius * 1.45} dy=".35em">
              {value.amount}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function CityMark({ city, size }: { readonly city: City; readonly size: number }) {
  const [x, y] = city.at;
  return (
    <g>
      {city.port && (
        <>
          <path class="port-way" d={`M${x} ${y}L${city.port[0]} ${city.port[1]}`} />
          <g class="port-mark" transform={`translate(${city.port[0]} ${city.port[1]}) scale(${size})`}>
            <circle r="8.5" />
            <path d="M0 -5V5M-4.6 1.2A4.7 4.7 0 0 0 4.6 1.2M-2.4 -2.3H2.4" />
            <circle class="port-eye" cy="-5.2" r="1.2" />
          </g>
        </>
      )}
      <rect
        class={`city-mark city-${city.factory}`}
        x={x - 6.5 * size}
        y={y - 6.5 * size}
        width={13 * size}
        height={13 * size}
        rx="1.500"
      />
    </g>
  );
}

interface CrossingMarkProps {
  readonly at: Point;
  readonly isOpen: boolean;
  readonly size: number;
}

function CrossingMark({ at: [x, y], isOpen, size }: CrossingMarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} class={isOpen ? "crossing-open" : "crossing-closed"}>
      <path d={isOpen ? "M-13 -3L13 3M-8 -6.5L-13 -3L-9.300 2M8 6.5L13 3L9.3 -2" : "M-4 -4L4 4M4 -4L-4 4"} />
    </g>
  );
}

const MIRRORED = { start: "end", middle: "middle", end: "start" } as const;

/** Rotates a canal. If its name comes to lie on the other side, the name is aligned at its other end. */
function rotated(canal: Canal, rotate: Rotate): Canal {
  const path = canal.path.map(rotate);
  const sign = rotate(canal.sign);
  const isMirrored = (sign[0] - middleOf(path)[0]) * (canal.sign[0] - middleOf(canal.path)[0]) < 0;
  return { ...canal, path, sign, anchor: isMirrored ? MIRRORED[canal.anchor] : canal.anchor };
}

interface CanalMarkProps {
  readonly canal: Canal;
  readonly isDug: boolean;
  readonly name: string;
  readonly scale: number;
}

function CanalMark({ canal, isDug, name, scale }: CanalMarkProps) {
  const path = `M${canal.path.map((point) => point.join(" ")).join("L")}`;
  const [x, y] = canal.sign;
  const [middleX, middleY] = middleOf(canal.path);
  return (
    <g class={isDug ? "canal canal-dug" : "canal"} data-canal={canal.id}>
      <path class="canal-bank" d={path} />
      <path class="canal-water" d={path} />
      {isDug && <circle class="canal-lock" cx={middleX} cy={middleY} r="2.4" />}
      <text
        class="canal-name"
        x={x}
        y={y}
        text-anchor={canal.anchor}
        font-size={Math.min(Math.max(11, 11 / scale), 16 / scale)}
      >
        {name}
      </text>
    </g>
  );
}
