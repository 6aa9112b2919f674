import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";

interface PatternsProps {
  /** Px of the screen per px of the board. */
  readonly scale: ReadonlySignal<number>;
  /** The rotation of the board in degrees. The lines keep their directions, by which owners are told apart. */
  readonly rotation: number;
}

/**
 * The patterns of the chart; those of the pieces are in the sprite. Hatching is drawn in px of the screen: finer lines than these become
 * an even grey when the whole board is shown, and only some browsers draw them at all.
 */
export function Patterns({ scale, rotation }: PatternsProps) {
  const view = { scale: scale.value, rotation };
  return (
    <defs>
      <pattern id="board-swell" width="46" height="22" patternUnits="userSpaceOnUse">
        <path
          d="M2 6c5-2.600 10-2.600 15 0M26 17c4-2.200 9-2.200 13 0"
          fill="none"
          stroke="var(--sea-line)"
          stroke-width=".8"
          stroke-opacity=".7"
        />
      </pattern>
      <Hatch id="closed-hatch" pitch={5} degrees={45} {...view}>
        <path d="M2.5 0V5" stroke="var(--border)" stroke-width="1.1" stroke-opacity=".6" />
      </Hatch>
      <Hatch id="danger-hatch" pitch={7} degrees={45} {...view}>
        <path d="M3.5 0V7" stroke="var(--danger)" stroke-width="1.4" stroke-opacity=".5" />
      </Hatch>
      <Hatch id="land-or" pitch={6} {...view}>
        <circle cx="1.5" cy="1.5" r="1" fill="var(--land-ink)" />
        <circle cx="4.5" cy="4.5" r="1" fill="var(--land-ink)" />
      </Hatch>
      <Hatch id="land-gules" pitch={5} {...view}>
        <path d="M2.5 0V5" stroke="var(--land-ink)" />
      </Hatch>
      <Hatch id="land-azure" pitch={5} {...view}>
        <path d="M0 2.500H5" stroke="var(--land-ink)" />
      </Hatch>
      <Hatch id="land-vert" pitch={5} degrees={-45} {...view}>
        <path d="M2.5 0V5" stroke="var(--land-ink)" />
      </Hatch>
      <Hatch id="land-purpure" pitch={5} degrees={45} {...view}>
        <path d="M2.5 0V5" stroke="var(--land-ink)" />
      </Hatch>
      <Hatch id="land-sable" pitch={6} {...view}>
        <path d="M2.5 0V6M0 2.500H6" stroke="var(--land-ink)" />
      </Hatch>
    </defs>
  );
}

interface HatchProps {
  readonly id: string;
  readonly scale: number;
  readonly rotation: number;
  /** The side of the repeated square in px of the screen. */
  readonly pitch: number;
  readonly degrees?: number;
  readonly children: ComponentChildren;
}

function Hatch({ id, pitch, degrees = 0, scale, rotation, children }: HatchProps) {
  return (
    <pattern
      id={id}
      width={pitch}
      height={pitch}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${1 / scale}) rotate(${degrees - rotation})`}
    >
      {children}
    </pattern>
  );
}
