import { type Signal, useSignal } from "@preact/signals";
import { actionOf, type RondelAction, SPACE_NAMES, SPACES, type Space } from "@rondel/imperial";
import type { AriaAttributes } from "preact";
import { useMemo } from "preact/hooks";
import { note } from "../../../ui/notes.tsx";
import { useSteady } from "../../common/use-stable.ts";
import type { SpacePreview } from "../answers.ts";
import type { Plan } from "../decision/decision.ts";
import { type Desk, useDesk } from "../context.ts";
import { spaceName } from "../messages/params.ts";
import { Hub, Markers, PriceTags } from "./RondelMiddle.tsx";
import { angleOf, letteringPath, pointAt, RIM, SECTOR_OUT, sectorPath } from "./rondel-geometry.ts";
import { type Planned, previewsFor } from "./rondel-previews.ts";

/** The space that the keyboard is at. */
type Focused = Signal<Space | undefined>;

const SYMBOLS: Readonly<Record<RondelAction, readonly string[]>> = {
  factory: ["factory-armaments"],
  production: ["factory-armaments", "fleet-port"],
  manoeuvre: [],
  investor: ["investor-card"],
  import: ["million"],
  taxation: ["bond"],
};

/** The rondel: what you click to move. Legal spaces are lit, prices stand on the rim, the way is dotted round the hub. */
export function Rondel({ plan }: { readonly plan: Planned }) {
  const focused = useSignal<Space | undefined>(undefined);
  return (
    <svg class="rondel" viewBox="-170 -170 340 340" role="presentation">
      <Rim />
      {SPACES.map((space) => (
        <Sector key={space} space={space} plan={plan} focused={focused} />
      ))}
      <Lights plan={plan} focused={focused} />
      <Hub plan={plan} />
      <Markers />
      <PriceTags plan={plan} />
    </svg>
  );
}

const GRADUATION = Array.from({ length: 48 }, (_, tick) => tick * 7.5)
  .map((degrees) => `M${pointAt(degrees, RIM)}L${pointAt(degrees, SECTOR_OUT + 3)}`)
  .join("");

function Rim() {
  return (
    <>
      <defs>
        <radialGradient id="rondel-shade">
          <stop class="shade-dark" offset=".93" />
          <stop class="shade-clear" offset="1" />
        </radialGradient>
      </defs>
      <circle fill="url(#rondel-shade)" cy="3" r={RIM + 9} />
      <circle class="rondel-rim" r={RIM} />
      <circle class="rondel-ring" r={SECTOR_OUT + 3} />
      <path class="rondel-tick" d={GRADUATION} />
    </>
  );
}

/** The borders of lit spaces lie above all spaces, that of the chosen one above those, the ring of the focus above everything. */
function Lights({ plan, focused }: { readonly plan: Planned; readonly focused: Focused }) {
  const { lit, chosen } = useSteady(() => {
    const spaces = [...(plan.value?.spaces?.keys() ?? [])];
    return { lit: spaces, chosen: spaces.find((space) => plan.value?.chosen === String(space)) };
  }).value;
  return (
    <g class="sector-lights">
      <g class="lights-legal">
        {lit.map((space) => (
          <path key={space} class="light-legal" d={sectorPath(space)} />
        ))}
      </g>
      {chosen !== undefined && <path class="light-chosen" d={sectorPath(chosen)} />}
      {focused.value !== undefined && <path class="light-focus" d={sectorPath(focused.value)} />}
    </g>
  );
}

interface SectorFacts {
  /** Calm: nobody is asked. Idle: somebody is, but not for this one. */
  readonly look: "calm" | "idle" | "legal" | "chosen";
  readonly spoken: string | undefined;
}

function sectorFacts(desk: Desk, plan: Plan | undefined, space: Space): SectorFacts {
  const preview = previewsFor(desk, plan).previews.find((one) => one.space === space);
  if (!plan?.spaces || !preview) return { look: "calm", spoken: undefined };
  const look = plan.chosen === String(space) ? "chosen" : plan.spaces.has(space) ? "legal" : "idle";
  return { look, spoken: spokenSpace(desk, preview) };
}

interface SectorProps {
  readonly space: Space;
  readonly plan: Planned;
  readonly focused: Focused;
}

function Sector({ space, plan, focused }: SectorProps) {
  const desk = useDesk();
  const { look, spoken } = useSteady(() => sectorFacts(desk, plan.value, space)).value;
  const name = spaceName(desk.speech, space);
  const body = useMemo(() => <SectorBody space={space} name={name} />, [space, name]);
  if (spoken === undefined) return <g class={`space space-${look}`}>{body}</g>;
  const choose = () => {
    const chosen = plan.peek()?.spaces?.get(space);
    if (chosen) chosen();
    else tellWhyNot(desk, space);
  };
  const focus = (isHere: boolean) => {
    focused.value = isHere ? space : undefined;
  };
  return (
    <g
      class={`space space-${look}`}
      {...buttonInADrawing(choose, focus, {
        "aria-pressed": look === "chosen",
        "aria-disabled": look === "idle",
        "aria-label": spoken,
      })}
      data-space={SPACE_NAMES[space]}
    >
      {look === "idle" && <title>{spoken}</title>}
      {body}
    </g>
  );
}

function SectorBody({ space, name }: { readonly space: Space; readonly name: string }) {
  return (
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
}

function tellWhyNot(desk: Desk, space: Space): void {
  const refused = desk.whyNot({ kind: "moveRondel", space });
  if (refused) note(desk.explain(refused));
}

/** A button element cannot stand inside a drawing. */
function buttonInADrawing(act: () => void, focus: (isHere: boolean) => void, spoken: AriaAttributes) {
  return {
    ...spoken,
    role: "button",
    // In a drawing the names of attributes keep their capitals, and only this one is known.
    tabindex: 0,
    onFocus: ({ currentTarget }: FocusEvent) =>
      focus(currentTarget instanceof Element && currentTarget.matches(":focus-visible")),
    onBlur: () => focus(false),
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
