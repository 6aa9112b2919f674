import { isClockwise, type State } from "@rondel/imperunde";
import { TermText } from "../../../terms/TermText.tsx";
import { useStable } from "../../common/use-stable.ts";
import { useGameContext } from "../context.ts";
import { phaseName } from "../messages/params.ts";

const PHASES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const OUTER = 46;
const INNER = 31;

/** The eight phases as a ring, with the current phase, the round and the direction of play. */
export function PhaseRing() {
  const { state, text, messages } = useGameContext();
  const now = useStable(() => state.value && phaseFacts(state.value)).value;
  if (!now) return null;
  return (
    <section class="phase-ring" aria-label={text("screen.phases")}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        {PHASES.map((phase) => (
          <g key={phase} class={phaseClass(phase, now.phase)}>
            <path d={segment(phase)} />
            <text {...numberPosition(phase)} dy=".35em">
              {phase}
            </text>
          </g>
        ))}
        <path class="phase-direction" d={now.isClockwise ? CLOCKWISE : COUNTER} />
        <text class="phase-round" dy=".35em">
          {now.round}
        </text>
      </svg>
      <p>
        <b>{now.round === 0 ? text("screen.setup") : text("screen.round", { round: now.round })}</b>
        {now.phase > 0 && (
          <span>
            <TermText text={text("screen.phase", { phase: now.phase, name: phaseName(messages, now.phase) })} />
          </span>
        )}
        {now.round > 0 && (
          <span class="muted">{text(now.isClockwise ? "screen.clockwise" : "screen.counterClockwise")}</span>
        )}
      </p>
    </section>
  );
}

function phaseFacts(state: State) {
  return { phase: state.phase, round: state.round, isClockwise: isClockwise(state) };
}

const CLOCKWISE = "M-20 -8A22 22 0 0 1 18 -12M18 -12l1 -8M18 -12l-8 1";
const COUNTER = "M20 -8A22 22 0 0 0 -18 -12M-18 -12l-1 -8M-18 -12l8 1";

function phaseClass(phase: number, now: number): string {
  if (phase === now) return "phase-now";
  return phase < now ? "phase-done" : "phase-ahead";
}

function point(angle: number, radius: number): string {
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
}

function segment(phase: number): string {
  const from = ((phase - 1) / 8) * 2 * Math.PI + 0.03;
  const to = (phase / 8) * 2 * Math.PI - 0.03;
  const outer = `M${point(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${point(to, OUTER)}`;
  return `${outer}L${point(to, INNER)}A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}Z`;
}

function numberPosition(phase: number): { x: number; y: number } {
  const angle = ((phase - 0.5) / 8) * 2 * Math.PI;
  const radius = (OUTER + INNER) / 2;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}
