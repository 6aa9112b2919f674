import { factorOf, MOST_POWER_POINTS, POWERS, type Power, powerPointsOf } from "@rondel/imperial";
import type { ComponentChildren } from "preact";
import { useSteady } from "../../common/use-stable.ts";
import { useDesk } from "../context.ts";
import { ownerOf } from "../owners.ts";
import { PowerLetter } from "../PowerLetter.tsx";
import { powerName } from "../messages/params.ts";

const TAX_FIELDS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
const POINT_FIELDS = Array.from({ length: MOST_POWER_POINTS + 1 }, (_, points) => points);

/** The upper frame of the chart: what each power taxed last, and the points a tax gives. */
export function TaxTrack() {
  const { state, word } = useDesk();
  const markers = useSteady(() => state.value?.taxMarker ?? []).value;
  return (
    <ol class="track tax-track" aria-label={word("screen.tax")}>
      <li class="track-name" aria-hidden="true">
        {word("screen.tax")}
      </li>
      {TAX_FIELDS.map((field) => (
        <li class={field === TAX_FIELDS[0] ? "field start" : "field"} key={field}>
          <b>{field === 5 ? "2–5" : field === 15 ? "15+" : field}</b>
          <i>+{powerPointsOf(field)}</i>
          <TrackMarkers powers={POWERS.filter((power) => markers[power] === field)} />
        </li>
      ))}
    </ol>
  );
}

/** The lower frame: power points, and the factor that bonds are multiplied by. */
export function PowerTrack() {
  const { state, word } = useDesk();
  const points = useSteady(() => state.value?.points ?? []).value;
  return (
    <ol class="track power-track" aria-label={word("screen.power")}>
      <li class="track-name" aria-hidden="true">
        {word("screen.power")}
      </li>
      {POINT_FIELDS.map((field) => (
        <li class={classOf(field)} key={field}>
          <b>{field}</b>
          {field % 5 === 0 && <i>×{factorOf(field)}</i>}
          <TrackMarkers powers={POWERS.filter((power) => points[power] === field)} />
        </li>
      ))}
    </ol>
  );
}

function classOf(field: number): string {
  return `field factor-${factorOf(field) % 2}${field % 5 === 0 ? " five" : ""}${field === 0 ? " start" : ""}`;
}

const SIDE_BY_SIDE = 3;

/** Up to three stand side by side, overlapping a little; more become two rows of small ones. */
function TrackMarkers({ powers }: { readonly powers: readonly Power[] }): ComponentChildren {
  const { speech } = useDesk();
  if (powers.length === 0) return null;
  const isCrowded = powers.length > SIDE_BY_SIDE;
  return (
    <span class="track-markers" data-crowded={isCrowded}>
      {powers.map((power, place) => (
        <span
          class={`track-marker own-${ownerOf(power)}${isCrowded ? " small" : place > 0 ? " overlapping" : ""}`}
          key={power}
          title={powerName(speech, power)}
        >
          <PowerLetter power={power} />
          <span class="unseen">{powerName(speech, power)}</span>
        </span>
      ))}
    </span>
  );
}
