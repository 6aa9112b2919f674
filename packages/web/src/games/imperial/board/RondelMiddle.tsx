import { POWER_NAMES, POWERS, type Power, SPACES, spaceOf } from "@rondel/imperial";
import { useSteady } from "../../common/use-stable.ts";
import type { SpacePreview } from "../answers.ts";
import type { Plan } from "../decision/decision.ts";
import { type Desk, useDesk } from "../context.ts";
import { ownerOf } from "../owners.ts";
import { powerName } from "../messages/params.ts";
import { angleOf, markerPlaces, pointAt, RIM, wayPath } from "./rondel-geometry.ts";
import { type Planned, previewsFor } from "./rondel-previews.ts";

/** Where every power stands. */
export function Markers() {
  const { state, speech } = useDesk();
  const spaces = useSteady(() => POWERS.map((power) => state.value && spaceOf(state.value, power))).value;
  return (
    <g class="rondel-markers">
      {SPACES.flatMap((space) => {
        const here = POWERS.filter((power) => spaces[power] === space);
        const places = markerPlaces(space, here.length);
        return here.map((power, place) => (
          <Marker key={power} power={power} at={places[place] ?? [0, 0]} name={powerName(speech, power)} />
        ));
      })}
    </g>
  );
}

function Marker({
  power,
  at,
  name,
}: {
  readonly power: Power;
  readonly at: readonly [number, number];
  readonly name: string;
}) {
  const { speech } = useDesk();
  return (
    <g class={`marker own-${ownerOf(power)}`} style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}>
      <title>{name}</title>
      <use href="#rondel-marker" x="-12" y="-12" width="24" height="24" />
      <text class="marker-letter" dy="1.5">
        {speech.term(`power.${POWER_NAMES[power]}.letter`)}
      </text>
    </g>
  );
}

/** The way to the chosen space, dotted, with its length and price. */
export function Hub({ plan }: { readonly plan: Planned }) {
  const desk = useDesk();
  const { word } = desk;
  const way = useSteady(() => wayChosen(desk, plan.value)).value;
  return (
    <>
      <circle class="rondel-hub" r="50" />
      {way && (
        <>
          <path class="rondel-way" d={wayPath(way.from, way.steps, 43)} />
          <text class="hub-steps" y="-6">
            {word("preview.spaces", { count: way.steps })}
          </text>
          <text class="hub-price" y="15">
            {way.surcharge === 0 ? word("money.free") : word("money", { amount: way.surcharge })}
          </text>
        </>
      )}
    </>
  );
}

function wayChosen(desk: Desk, plan: Plan | undefined) {
  const { moving, previews } = previewsFor(desk, plan);
  const chosen = previews.find(({ space }) => plan?.chosen === String(space));
  const from = moving !== undefined && desk.state.value ? spaceOf(desk.state.value, moving) : undefined;
  return chosen && from !== undefined ? { from, steps: chosen.steps, surcharge: chosen.surcharge } : undefined;
}

/** What a space costs, on the rim. */
export function PriceTags({ plan }: { readonly plan: Planned }) {
  const desk = useDesk();
  const tags = useSteady(() =>
    previewsFor(desk, plan.value).previews.flatMap((preview) => priceTag(plan.value, preview) ?? []),
  ).value;
  return (
    <>
      {tags.map(({ space, surcharge, look }) => (
        <g
          key={space}
          class={`price-tag tag-${look}`}
          transform={`translate(${pointAt(angleOf(space), RIM).join(" ")})`}
        >
          <rect x="-22" y="-11" width="44" height="22" rx="11" />
          <text dy=".35em">{desk.word("money", { amount: surcharge })}</text>
        </g>
      ))}
    </>
  );
}

function priceTag(plan: Plan | undefined, { space, surcharge, steps }: SpacePreview) {
  const isLegal = plan?.spaces?.has(space) ?? false;
  if (surcharge === 0 || (!isLegal && steps > 6)) return undefined;
  const look = plan?.chosen === String(space) ? "chosen" : isLegal ? "legal" : "idle";
  return { space, surcharge, look } as const;
}
