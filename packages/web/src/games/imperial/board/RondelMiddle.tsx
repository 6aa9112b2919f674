import { NATION_NAMES, NATIONS, type Nation, SPACES, type Space, type SpacePreview, spaceOf } from "@rondel/imperial";
import { useStable } from "../../common/use-stable.ts";
import { type ImperialContext, useGameContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";
import { nationName } from "../messages/params.ts";
import { ownerOf } from "../owners.ts";
import { angleOf, markerPlaces, pointAt, RIM, routePath } from "./rondel-geometry.ts";
import { type DecisionSignal, previewsFor } from "./rondel-previews.ts";

/** The markers of all nations. */
export function Markers() {
  const { state, messages } = useGameContext();
  const spaces = useStable(() => NATIONS.map((nation) => state.value && spaceOf(state.value, nation))).value;
  return (
    <g class="rondel-markers">
      {SPACES.flatMap((space) => {
        const here = NATIONS.filter((nation) => spaces[nation] === space);
        const places = markerPlaces(space, here.length);
        return here.map((nation, place) => (
          <Marker key={nation} nation={nation} at={places[place] ?? [0, 0]} name={nationName(messages, nation)} />
        ));
      })}
    </g>
  );
}

function Marker({
  nation,
  at,
  name,
}: {
  readonly nation: Nation;
  readonly at: readonly [number, number];
  readonly name: string;
}) {
  const { messages } = useGameContext();
  return (
    <g class={`marker own-${ownerOf(nation)}`} style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}>
      <title>{name}</title>
      <use href="#rondel-marker" x="-12" y="-12" width="24" height="24" />
      <text class="marker-letter" dy="1.5">
        {messages.term(`nation.${NATION_NAMES[nation]}.letter`)}
      </text>
    </g>
  );
}

/** The hub: the route to the selected space, with its length and price. */
export function Hub({ decision }: { readonly decision: DecisionSignal }) {
  const context = useGameContext();
  const { text } = context;
  const route = useStable(() => selectedRoute(context, decision.value)).value;
  return (
    <>
      <circle class="rondel-hub" r="50" />
      {route && (
        <>
          <path class="rondel-way" d={routePath(route.from, route.steps, 43)} />
          <text class="hub-steps" y="-6">
            {text("preview.spaces", { count: route.steps })}
          </text>
          <text class="hub-price" y="15">
            {route.surcharge === 0 ? text("money.free") : text("money", { amount: route.surcharge })}
          </text>
        </>
      )}
    </>
  );
}

function selectedRoute(context: ImperialContext, decision: ImperialDecision | undefined) {
  const { moving, previews } = previewsFor(context, decision);
  const chosen = previews.find(({ space }) => decision?.chosen === String(space));
  const from = moving !== undefined && context.state.value ? spaceOf(context.state.value, moving) : undefined;
  return chosen && from !== undefined ? { from, steps: chosen.steps, surcharge: chosen.surcharge } : undefined;
}

/** The prices of the spaces, on the rim. */
export function PriceTags({ decision }: { readonly decision: DecisionSignal }) {
  const context = useGameContext();
  const tags = useStable(() =>
    previewsFor(context, decision.value).previews.flatMap((preview) => priceTag(decision.value, preview) ?? []),
  ).value;
  return (
    <>
      {tags.map(({ space, surcharge, look }) => (
        <g key={space} class={`price-tag tag-${look}`} transform={`translate(${tagPoint(space).join(" ")})`}>
          <rect x={-TAG_WIDTH / 2} y="-11" width={TAG_WIDTH} height="22" rx="11" />
          <text dy=".35em">{context.text("money", { amount: surcharge })}</text>
        </g>
      ))}
    </>
  );
}

const TAG_WIDTH = 44;

/** On the rim, but not beyond its left edge: there the screen may end. */
function tagPoint(space: Space): readonly [number, number] {
  const [x, y] = pointAt(angleOf(space), RIM);
  return [Math.max(x, TAG_WIDTH / 2 - RIM), y];
}

function priceTag(decision: ImperialDecision | undefined, { space, surcharge, refusal }: SpacePreview) {
  const isLegal = decision?.spaces?.has(space) ?? false;
  if (surcharge === 0 || refusal === "too-far") return undefined;
  const look = decision?.chosen === String(space) ? "chosen" : isLegal ? "legal" : "idle";
  return { space, surcharge, look } as const;
}
