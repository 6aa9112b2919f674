import {
  actionOf,
  POWER_NAMES,
  POWERS,
  type Power,
  type RondelAction,
  SPACE_NAMES,
  SPACES,
  type Space,
  spaceOf,
} from "@rondel/imperial";
import type { AriaAttributes } from "preact";
import { note } from "../../../look/notes.tsx";
import type { SpacePreview } from "../answers.ts";
import type { Plan } from "../decision/plan.ts";
import { type Desk, useDesk } from "../desk.ts";
import { ownerOf } from "../owners.ts";
import { powerName, spaceName } from "../words/params.ts";
import {
  angleOf,
  letteringPath,
  markerPlaces,
  pointAt,
  RIM,
  SECTOR_OUT,
  sectorPath,
  wayPath,
} from "./rondel-geometry.ts";

const SYMBOLS: Readonly<Record<RondelAction, readonly string[]>> = {
  factory: ["factory-armaments"],
  production: ["factory-armaments", "fleet-port"],
  manoeuvre: [],
  investor: ["investor-card"],
  import: ["million"],
  taxation: ["bond"],
};

/** The rondel: what you click to move. Legal spaces are lit, prices stand on the rim, the way is dotted round the hub. */
export function Rondel({ plan }: { readonly plan: Plan | undefined }) {
  const desk = useDesk();
  const frame = desk.pending.value;
  const moving = plan?.spaces && frame?.kind === "turn" ? frame.power : undefined;
  const previews = moving === undefined ? [] : (desk.ask({ kind: "rondel", power: moving }) ?? []);
  const chosen = previews.find(({ space }) => plan?.chosen === String(space));
  return (
    <svg class="rondel" viewBox="-170 -170 340 340" role="presentation">
      <circle class="rondel-rim" r={RIM} />
      <circle class="rondel-ring" r={SECTOR_OUT + 3} />
      {Array.from({ length: 48 }, (_, tick) => (
        <path key={tick} class="rondel-tick" d={`M0 -${RIM}V-${SECTOR_OUT + 3}`} transform={`rotate(${tick * 7.5})`} />
      ))}
      {SPACES.map((space) => (
        <Sector key={space} space={space} plan={plan} preview={previews.find((one) => one.space === space)} />
      ))}
      <Lights plan={plan} />
      <Hub moving={moving} chosen={chosen} />
      <Markers />
      {previews.map((preview) => (
        <PriceTag key={preview.space} preview={preview} plan={plan} />
      ))}
    </svg>
  );
}

/** The borders of lit spaces lie above all spaces, that of the chosen one above those. */
function Lights({ plan }: { readonly plan: Plan | undefined }) {
  const lit = [...(plan?.spaces?.keys() ?? [])];
  const chosen = lit.find((space) => plan?.chosen === String(space));
  return (
    <g class="sector-lights">
      {lit.map((space) => (
        <path key={space} class="light-legal" d={sectorPath(space)} />
      ))}
      {chosen !== undefined && <path class="light-chosen" d={sectorPath(chosen)} />}
    </g>
  );
}

interface SectorProps {
  readonly space: Space;
  readonly plan: Plan | undefined;
  readonly preview: SpacePreview | undefined;
}

function Sector({ space, plan, preview }: SectorProps) {
  const desk = useDesk();
  const choose = plan?.spaces?.get(space);
  const look = plan?.spaces && plan.chosen === String(space) ? "chosen" : choose ? "legal" : "idle";
  const name = spaceName(desk.speech, space);
  const body = (
    <>
      <path class="sector" d={sectorPath(space)} />
      <path id={`letters-${space}`} d={letteringPath(space)} fill="none" />
      <text class="sector-name">
        <textPath href={`#letters-${space}`} startOffset="50%">
          {name}
        </textPath>
      </text>
      <SectorSign space={space} />
    </>
  );
  if (!plan?.spaces || !preview) return <g class="space space-idle">{body}</g>;
  const tell = () => {
    const refused = desk.whyNot({ kind: "moveRondel", space });
    if (refused) note(desk.explain(refused));
  };
  return (
    <g
      class={`space space-${look}`}
      {...buttonInADrawing(choose ?? tell, {
        "aria-pressed": look === "chosen",
        "aria-disabled": !choose,
        "aria-label": spokenSpace(desk, preview),
      })}
      data-space={SPACE_NAMES[space]}
    >
      {body}
    </g>
  );
}

/** A button element cannot stand inside a drawing. */
function buttonInADrawing(act: () => void, spoken: AriaAttributes) {
  return {
    ...spoken,
    role: "button",
    tabIndex: 0,
    onClick: act,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    },
  } as const;
}

function spokenSpace(desk: Desk, { space, steps, surcharge }: SpacePreview): string {
  const price = surcharge === 0 ? desk.word("money.free") : desk.word("money", { amount: surcharge });
  const refused = desk.whyNot({ kind: "moveRondel", space });
  const spoken = desk.word("spoken.space", { space: spaceName(desk.speech, space), steps, price });
  return refused ? `${spoken}. ${desk.explain(refused)}` : spoken;
}

function SectorSign({ space }: { readonly space: Space }) {
  const [x, y] = pointAt(angleOf(space), 97);
  const symbols = SYMBOLS[actionOf(space)];
  if (symbols.length === 0) {
    return <path class="sector-arrow" transform={`translate(${x} ${y})`} d="M-10 6C-8 -4 0 -6 9 -5M4 -10L10 -5L5 1" />;
  }
  return (
    <g class={`sector-sign sign-${actionOf(space)}`} transform={`translate(${x} ${y})`}>
      {symbols.map((symbol, place) => (
        <use
          key={symbol}
          href={`#${symbol}`}
          x={-10 + (place - (symbols.length - 1) / 2) * 19}
          y={-10}
          width="20"
          height="20"
        />
      ))}
    </g>
  );
}

function Markers() {
  const { state, speech } = useDesk();
  const now = state.value;
  if (!now) return null;
  return (
    <g class="rondel-markers">
      {SPACES.flatMap((space) => {
        const here = POWERS.filter((power) => spaceOf(now, power) === space);
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

function Hub({ moving, chosen }: { readonly moving: Power | undefined; readonly chosen: SpacePreview | undefined }) {
  const { state, word } = useDesk();
  const from = moving !== undefined && state.value ? spaceOf(state.value, moving) : undefined;
  return (
    <>
      <circle class="rondel-hub" r="50" />
      {chosen && from !== undefined && (
        <>
          <path class="rondel-way" d={wayPath(from, chosen.steps, 43)} />
          <text class="hub-steps" y="-6">
            {word("preview.spaces", { count: chosen.steps })}
          </text>
          <text class="hub-price" y="15">
            {chosen.surcharge === 0 ? word("money.free") : word("money", { amount: chosen.surcharge })}
          </text>
        </>
      )}
    </>
  );
}

function PriceTag({ preview, plan }: { readonly preview: SpacePreview; readonly plan: Plan | undefined }) {
  const { word } = useDesk();
  const { space, surcharge, steps } = preview;
  const isLegal = plan?.spaces?.has(space) ?? false;
  if (surcharge === 0 || (!isLegal && steps > 6)) return null;
  const [x, y] = pointAt(angleOf(space), RIM);
  const look = plan?.chosen === String(space) ? "chosen" : isLegal ? "legal" : "idle";
  return (
    <g class={`price-tag tag-${look}`} transform={`translate(${x} ${y})`}>
      <rect x="-22" y="-11" width="44" height="22" rx="11" />
      <text dy=".35em">{word("money", { amount: surcharge })}</text>
    </g>
  );
}
