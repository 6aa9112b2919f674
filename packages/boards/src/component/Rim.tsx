import type { BoardData, Point } from "../board.ts";
import { anglesOf, polarPoint, type Spoke, spokePath } from "./spokes.ts";

const WIDTH = 16;

/** The graduated brass rim of a round board. */
export function Rim({ round: { centre, radius } }: { readonly round: NonNullable<BoardData["round"]> }) {
  const outer = radius + WIDTH;
  const middle = radius + WIDTH / 2;
  const tick = (angle: number): Spoke => [
    polarPoint(centre, angle, outer),
    polarPoint(centre, angle, outer - (angle % 30 === 0 ? WIDTH : 5)),
  ];
  const bar = radius + 4;
  const bars = anglesOf(36)
    .map((angle) => `M${polarPoint(centre, angle, bar)}A${bar} ${bar} 0 0 1 ${polarPoint(centre, angle + 5, bar)}`)
    .join("");
  return (
    <g class="board-rim">
      <Circle centre={centre} radius={middle} kind="rim-brass" />
      <path class="rim-bar" d={bars} />
      <path class="rim-tick" d={spokePath(180, tick)} />
      <Circle centre={centre} radius={radius} kind="rim-edge" />
      <Circle centre={centre} radius={middle} kind="rim-edge rim-edge-fine" />
      <Circle centre={centre} radius={outer} kind="rim-edge" />
    </g>
  );
}

interface CircleProps {
  readonly centre: Point;
  readonly radius: number;
  readonly kind: string;
}

function Circle({ centre, radius, kind }: CircleProps) {
  return <circle cx={centre[0]} cy={centre[1]} r={radius} class={kind} />;
}
