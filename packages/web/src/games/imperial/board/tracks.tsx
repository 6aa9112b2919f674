import {
  factorOf,
  HIGHEST_TAX_FIELD,
  LOWEST_TAX_FIELD,
  MOST_POWER_POINTS,
  NATIONS,
  type Nation,
  powerPointsOf,
} from "@rondel/imperial";
import type { ComponentChildren } from "preact";
import { useStable } from "../../common/use-stable.ts";
import { useGameContext } from "../context.ts";
import { nationName } from "../messages/params.ts";
import { NationLetter } from "../NationLetter.tsx";
import { ownerOf } from "../owners.ts";

const TAX_FIELDS = Array.from(
  { length: HIGHEST_TAX_FIELD - LOWEST_TAX_FIELD + 1 },
  (_, place) => LOWEST_TAX_FIELD + place,
);
const POINT_FIELDS = Array.from({ length: MOST_POWER_POINTS + 1 }, (_, points) => points);

/** The track above the map: the last tax of each nation, and the power points for a tax. */
export function TaxTrack() {
  const { state, text } = useGameContext();
  const markers = useStable(() => state.value?.taxMarker ?? []).value;
  return (
    <ol class="track tax-track" aria-label={text("screen.tax")}>
      <li class="track-name" aria-hidden="true">
        {text("screen.tax")}
      </li>
      {TAX_FIELDS.map((field) => (
        <li class={field === LOWEST_TAX_FIELD ? "field start" : "field"} key={field}>
          <b>{taxRange(field)}</b>
          <i>+{powerPointsOf(field)}</i>
          <TrackMarkers nations={NATIONS.filter((nation) => markers[nation] === field)} />
        </li>
      ))}
    </ol>
  );
}

/** The track below the map: power points, and the factor for bonds. */
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
          {raisesFactor(field) && <i>×{factorOf(field)}</i>}
          <TrackMarkers nations={NATIONS.filter((nation) => points[nation] === field)} />
        </li>
      ))}
    </ol>
  );
}

/** The lowest and the highest field each stand for several taxes (IM-2.11). */
function taxRange(field: number): string {
  if (field === LOWEST_TAX_FIELD) return `2–${field}`;
  return field === HIGHEST_TAX_FIELD ? `${field}+` : String(field);
}

function raisesFactor(points: number): boolean {
  return points === 0 || factorOf(points) > factorOf(points - 1);
}

function classOf(field: number): string {
  return `field factor-${factorOf(field) % 2}${raisesFactor(field) ? " five" : ""}${field === 0 ? " start" : ""}`;
}

const SIDE_BY_SIDE = 3;

/** Up to three markers stand side by side, overlapping a little; more of them form two rows of small ones. */
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
