import type { BoardData, Point } from "../board.ts";

type City = NonNullable<BoardData["regions"][number]["city"]>;

interface MarksProps {
  readonly board: BoardData;
  readonly scale: number;
}

/** Cities and crossings. */
export function Marks({ board, scale }: MarksProps) {
  const size = Math.min(1.6, Math.max(1, 0.62 / scale));
  return (
    <g class="board-marks">
      {board.regions.map(({ id, city }) => city && <CityMark key={id} city={city} size={size} />)}
      {board.crossings.map(({ at, open, between }) => (
        <CrossingMark key={between.join()} at={at} isOpen={open} size={size} />
      ))}
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
