import { type Frame, isSea, LAND_EVENTS, REGION_NAMES, type Region, SEA_EVENTS } from "@rondel/imperunde";
import { paceTimes } from "../../../session/pace.ts";
import { useGameContext } from "../context.ts";
import { regionName } from "../messages/params.ts";

type Drawn = Extract<Frame, { kind: "events" }>;

/** The two wheels of phase 8: one for the region, one for the event. */
export function Wheels() {
  const { state } = useGameContext();
  const frame = state.value?.frames.findLast((one): one is Drawn => one.kind === "events");
  return frame && frame.region >= 0 ? <WheelPair region={frame.region} event={frame.event} isMoving={false} /> : null;
}

interface WheelPairProps {
  readonly region: Region;
  /** The place of the event on its wheel. */
  readonly event: number;
  readonly isMoving: boolean;
}

/** Both wheels with the place where each stops. */
export function WheelPair({ region, event, isMoving }: WheelPairProps) {
  const { text, messages } = useGameContext();
  const events: readonly string[] = isSea(region) ? SEA_EVENTS : LAND_EVENTS;
  return (
    <section
      class="wheels"
      aria-label={text("screen.wheels")}
      data-moving={isMoving}
      style={{ "--scene": paceTimes().scene }}
    >
      <div class="wheel-pair">
        <Wheel parts={REGION_NAMES.length} at={region} />
        <b>{regionName(messages, region)}</b>
      </div>
      <div class="wheel-pair">
        <Wheel parts={events.length} at={event} />
        <b>{messages.term(`term.event.${events[event]}`)}</b>
      </div>
    </section>
  );
}

/** A wheel with its parts and its hand. */
function Wheel({ parts, at }: { readonly parts: number; readonly at: number }) {
  const marks = Array.from({ length: parts }, (_, index) => `rotate(${(index / parts) * 360})`);
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="18" />
      {marks.map((rotation) => (
        <path key={rotation} d={parts > 12 ? "M0 -18V-15.5" : "M0 -18V-12"} transform={rotation} />
      ))}
      <path class="wheel-hand" d="M0 6V-15M-4 -10L0 -15L4 -10" style={{ "--stop": `${(at / parts) * 360}deg` }} />
    </svg>
  );
}
