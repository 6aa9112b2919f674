const SPOKES = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];

/** The logo of the page: a rondel. One space is lit while it is the player's turn. */
export function Logo({ isLit }: { readonly isLit: boolean }) {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      {isLit && <path d="M16 16 22.5 2.500A14 14 0 0 1 29.5 9.500Z" fill="var(--lit)" transform="rotate(22.5 16 16)" />}
      <circle cx="16" cy="16" r="14" fill="none" stroke="var(--ink)" stroke-width="2.2" />
      <circle cx="16" cy="16" r="5" fill="var(--paper)" stroke="var(--ink)" stroke-width="1.8" />
      {SPOKES.map((turn) => (
        <path key={turn} d="M16 11V2" transform={`rotate(${turn} 16 16)`} stroke="var(--ink)" stroke-width="1.6" />
      ))}
    </svg>
  );
}
