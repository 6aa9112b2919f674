import { type Frame, isSea, LAND_EVENTS, SEA_EVENTS } from "@rondel/imperunde";
import { useDesk } from "../desk.ts";
import { fieldName } from "../words/params.ts";

type Drawn = Extract<Frame, { kind: "events" }>;

/** Where the two wheels stopped: the field and the event. */
export function Wheels() {
  const { state, word, speech } = useDesk();
  const frame = state.value?.frames.findLast((one): one is Drawn => one.kind === "events");
  if (!frame || frame.field < 0) return null;
  const events: readonly string[] = isSea(frame.field) ? SEA_EVENTS : LAND_EVENTS;
  const degrees = (frame.event / events.length) * 360;
  return (
    <section class="wheels" aria-label={word("screen.event")}>
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <circle r="18" />
        {events.map((event, place) => (
          <path key={event} d="M0 -18V-12" transform={`rotate(${(place / events.length) * 360})`} />
        ))}
        <path class="wheel-hand" d="M0 6V-15M-4 -10L0 -15L4 -10" transform={`rotate(${degrees})`} />
      </svg>
      <p>
        <b>{speech.term(`term.event.${events[frame.event]}`)}</b>
        <span>{fieldName(speech, frame.field)}</span>
      </p>
    </section>
  );
}
