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
import { useStable, useStableAfterPaint } from "../../common/use-stable.ts";
import { type ImperialContext, useGameContext } from "../context.ts";
import { nationName } from "../messages/params.ts";
import { NationLetter } from "../NationLetter.tsx";
import { ownerOf } from "../owners.ts";

const TAX_FIELDS = Array.from(
  { length: HIGHEST_TAX_FIELD - LOWEST_TAX_FIELD + 1 },
  (_, place) => LOWEST_TAX_FIELD + place,
);
const POINT_FIELDS = Array.from({ length: MOST_POWER_POINTS + 1 }, (_, points) => points);

/** The track above the map: the last tax of each nation, an outline for its tax now, and the power points for a tax. */
export function TaxTrack() {
  const context = useGameContext();
  const { state, text } = context;
  const markers = useStable(() => state.value?.taxMarker ?? []).value;
  const taxes = useStableAfterPaint(() => NATIONS.map((nation) => taxNow(context, nation))).value;
  return (
    <ol class="track tax-track" aria-label={text("screen.tax")}>
      <li class="track-name" aria-hidden="true">
        {text("screen.tax")}
      </li>
      {TAX_FIELDS.map((field) => (
        <li class={field === LOWEST_TAX_FIELD ? "field start" : "field"} key={field}>
          <b>{taxRange(field)}</b>
          <i>+{powerPointsOf(field)}</i>
          <TrackMarkers
            nations={NATIONS.filter((nation) => markers[nation] === field)}
            now={taxes.filter(({ from, to }) => to === field && from !== to)}
          />
        </li>
      ))}
    </ol>
  );
}

/** The tax that a taxation would bring now, with the fields of the marker before and after it. */
interface TaxNow {
  readonly nation: Nation;
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

function taxNow({ ask, text, messages }: ImperialContext, nation: Nation): TaxNow {
  const { tax = 0, markerFrom = 0, markerTo = 0 } = ask({ kind: "taxation", nation }) ?? {};
  const label = text("screen.taxNow", { nation: nationName(messages, nation), tax });
  return { nation, from: markerFrom, to: markerTo, label };
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

interface TrackMarkersProps {
  readonly nations: readonly Nation[];
  /** Outlined markers, for what would be here now. */
  readonly now?: readonly Pick<TaxNow, "nation" | "label">[];
}

/** Up to three markers stand side by side, overlapping a little; more of them form two rows of small ones. */
function TrackMarkers({ nations, now = [] }: TrackMarkersProps): ComponentChildren {
  const { messages } = useGameContext();
  const markers = [
    ...nations.map((nation) => ({ nation, label: nationName(messages, nation), look: "" })),
    ...now.map((one) => ({ ...one, look: " now" })),
  ];
  if (markers.length === 0) return null;
  const isCrowded = markers.length > SIDE_BY_SIDE;
  return (
    <span class="track-markers" data-crowded={isCrowded}>
      {markers.map(({ nation, label, look }, place) => (
        <span
          class={`track-marker own-${ownerOf(nation)}${look}${isCrowded ? " small" : place > 0 ? " overlapping" : ""}`}
          key={`${nation}${look}`}
          title={label}
        >
          <NationLetter nation={nation} />
          <span class="unseen">{label}</span>
        </span>
      ))}
    </span>
  );
}
