export const PHASES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const OUTER = 46;
const INNER = 31;

function point(angle: number, radius: number): string {
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
}

/** The outline of a phase in the ring of all phases. */
export function phaseSegment(phase: number): string {
  const from = ((phase - 1) / 8) * 2 * Math.PI + 0.03;
  const to = (phase / 8) * 2 * Math.PI - 0.03;
  const outer = `M${point(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${point(to, OUTER)}`;
  return `${outer}L${point(to, INNER)}A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}Z`;
}

/** The place of the number of a phase. */
export function phaseNumberPosition(phase: number): { x: number; y: number } {
  const angle = ((phase - 0.5) / 8) * 2 * Math.PI;
  const radius = (OUTER + INNER) / 2;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}
