import type { BoardData } from "../board.ts";
import { middleOf, type Turn } from "./turn.ts";

/** What is printed on the board besides lines and names, upright however the board is turned. */
export const Marks = ({
  board,
  scale,
  turn,
  dug,
  names,
}: {
  board: BoardData;
  scale: number;
  turn: Turn;
  dug: readonly string[];
  names: Readonly<Record<string, string>>;
}) => {
  const size = Math.min(1.6, Math.max(1, 0.62 / scale));
  return (
    <g class="board-marks">
      {board.regions.map(({ id, city }) => city && <CityMark key={id} city={city} size={size} />)}
      {board.crossings.map(({ at, open, between }) => (
        <CrossingMark key={between.join()} at={at} open={open} size={size} />
      ))}
      {board.canals.map((canal) => (
        <CanalMark
          key={canal.id}
          canal={turned(canal, turn)}
          dug={dug.includes(canal.id)}
          name={scale >= 0.9 ? (names[canal.id] ?? "") : ""}
          scale={scale}
        />
      ))}
      {board.regions.map(({ id, value, kind }) => {
        if (!value || scale < farAway) return null;
        const [x, y] = turn(value.at);
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
};

// On a small screen, the board whole: pieces first, figures when one comes nearer.
const farAway = 0.3;

const CityMark = ({ city, size }: { city: NonNullable<BoardData["regions"][number]["city"]>; size: number }) => {
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
};

const CrossingMark = ({ at: [x, y], open, size }: { at: readonly [number, number]; open: boolean; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} class={open ? "crossing-open" : "crossing-closed"}>
    <path d={open ? "M-13 -3L13 3M-8 -6.5L-13 -3L-9.300 2M8 6.5L13 3L9.3 -2" : "M-4 -4L4 4M4 -4L-4 4"} />
  </g>
);

type Canal = BoardData["canals"][number];

/** A name that began beside its canal ends beside it, where turning has brought it to the other side. */
const turned = (canal: Canal, turn: Turn): Canal => {
  const path = canal.path.map(turn);
  const sign = turn(canal.sign);
  const isMirrored = (sign[0] - middleOf(path)[0]) * (canal.sign[0] - middleOf(canal.path)[0]) < 0;
  return { ...canal, path, sign, anchor: isMirrored ? mirrored[canal.anchor] : canal.anchor };
};

const mirrored = { start: "end", middle: "middle", end: "start" } as const;

const CanalMark = ({ canal, dug, name, scale }: { canal: Canal; dug: boolean; name: string; scale: number }) => {
  const path = `M${canal.path.map((point) => point.join(" ")).join("L")}`;
  const [x, y] = canal.sign;
  const [middleX, middleY] = middleOf(canal.path);
  return (
    <g class={dug ? "canal canal-dug" : "canal"} data-canal={canal.id}>
      <path class="canal-bank" d={path} />
      <path class="canal-water" d={path} />
      {dug && <circle class="canal-lock" cx={middleX} cy={middleY} r="2.4" />}
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
};
