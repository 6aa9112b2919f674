import { factorOf, MOST_POWER_POINTS, NATIONS, type Nation, powerPointsOf } from "@rondel/imperial";
import type { ComponentChildren } from "preact";
import { useStable } from "../../common/use-stable.ts";
import { useGameContext } from "../context.ts";
import { nationName } from "../messages/params.ts";
import { NationLetter } from "../NationLetter.tsx";
import { ownerOf } from "../owners.ts";

const TAX_FIELDS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
const POINT_FIELDS = Array.from({ length: MOST_POWER_POINTS + 1 }, (_, points) => points);

/** The upper frame of the chart: what each power taxed last, and the points a tax gives. */
export function TaxTrack() {
  const { state, text } = useGameContext();
  const markers = useStable(() => state.value?.taxMarker ?? []).value;
  return (
    <ol class="track tax-track" aria-label={text("screen.tax")}>
      <li class="track-name" aria-hidden="true">
        {text("screen.tax")}
      </li>
      {TAX_FIELDS.map((field) => (
        <li class={field === TAX_FIELDS[0] ? "field start" : "field"} key={field}>
          <b>{field === 5 ? "2–5" : field === 15 ? "15+" : field}</b>
          <i>+{powerPointsOf(field)}</i>
          <TrackMarkers nations={NATIONS.filter((nation) => markers[nation] === field)} />
        </li>
      ))}
    </ol>
  );
}

/** The lower frame: power points, and the factor that bonds are multiplied by. */
export function PowerTrack() {
  const { state, text } = useGameContext();
  const points = useStable(() => state.value?.points ?? []).value;
  return (
    <ol class="track power-track" aria-label={text("screen.power")}>
      <li class="track-name" aria-hidden="true">
        {text("screen.power")}
      </li>
      {POINT_FIELDS.map((field) => (
        <li class={classOf(field)} key={field}>
          <b>{field}</b>
          {field % 5 === 0 && <i>×{factorOf(field)}</i>}
          <TrackMarkers nations={NATIONS.filter((nation) => points[nation] === field)} />
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
function TrackMarkers({ nations }: { readonly nations: readonly Nation[] }): ComponentChildren {
  const { messages } = useGameContext();
  if (nations.length === 0) return null;
  const isCrowded = nations.length > SIDE_BY_SIDE;
  return (
    <span class="track-markers" data-crowded={isCrowded}>
      {nations.map((nation, place) => (
        <span
          class={`track-marker own-${ownerOf(nation)}${isCrowded ? " small" : place > 0 ? " overlapping" : ""}`}
          key={nation}
          title={nationName(messages, nation)}
        >
          <NationLetter nation={nation} />
          <span class="unseen">{nationName(messages, nation)}</span>
        </span>
      ))}
    </span>
  );
}
