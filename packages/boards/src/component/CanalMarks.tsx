import type { BoardData } from "../board.ts";
import { middleOf, type Rotate } from "./rotation.ts";

type Canal = BoardData["canals"][number];

interface CanalMarksProps {
  readonly board: BoardData;
  readonly scale: number;
  readonly rotate: Rotate;
  readonly dug: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

/** The canals, dug or not, upright on a rotated board. */
export function CanalMarks({ board, scale, rotate, dug, names }: CanalMarksProps) {
  return (
    <g class="board-marks">
      {board.canals.map((canal) => (
        <CanalMark
          key={canal.id}
          canal={rotated(canal, rotate)}
          isDug={dug.includes(canal.id)}
          name={scale >= 0.9 ? (names[canal.id] ?? "") : ""}
          scale={scale}
        />
      ))}
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
