/** The patterns of the chart itself; those of the owners are in the sprite. */
export function Patterns() {
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
      <pattern id="closed-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7" stroke="var(--border)" stroke-width="1.6" stroke-opacity=".6" />
      </pattern>
    </defs>
  );
}
