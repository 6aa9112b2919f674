import { type Signal, useSignal } from "@preact/signals";
import { actionOf, type RondelAction, SPACE_NAMES, SPACES, type Space, type SpacePreview } from "@rondel/imperial";
import type { AriaAttributes } from "preact";
import { useMemo } from "preact/hooks";
import { showNotice } from "../../../ui/notices.ts";
import { useStable } from "../../common/use-stable.ts";
import { type ImperialContext, useGameContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";
import { spaceName } from "../messages/params.ts";
import { Hub, Markers, PriceTags } from "./RondelMiddle.tsx";
import { angleOf, letteringPath, pointAt, RIM, SECTOR_OUT, sectorPath } from "./rondel-geometry.ts";
import { type DecisionSignal, previewsFor } from "./rondel-previews.ts";

/** The space that has the keyboard focus. */
type Focused = Signal<Space | undefined>;

const SYMBOLS: Readonly<Record<RondelAction, readonly string[]>> = {
  factory: ["factory-armaments"],
  production: ["factory-armaments", "fleet-port"],
  manoeuvre: [],
  investor: ["investor-card"],
  import: ["million"],
  taxation: ["bond"],
};

/** The rim and its line. Shade and prices extend beyond it. */
const VIEW_BOX = `${-RIM - 1} ${-RIM - 1} ${2 * RIM + 2} ${2 * RIM + 2}`;

/** The rondel. Legal spaces are highlighted, prices stand on the rim, the selected route is dotted around the hub. */
export function Rondel({ decision }: { readonly decision: DecisionSignal }) {
  const focused = useSignal<Space | undefined>(undefined);
  return (
    <svg class="rondel" viewBox={VIEW_BOX} role="presentation">
      <Rim />
      {SPACES.map((space) => (
        <Sector key={space} space={space} decision={decision} focused={focused} />
      ))}
      <Highlights decision={decision} focused={focused} />
      <Hub decision={decision} />
      <Markers />
      <PriceTags decision={decision} />
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

/** The outlines of legal, selected and focused spaces, drawn above all spaces in this order. */
function Highlights({ decision, focused }: { readonly decision: DecisionSignal; readonly focused: Focused }) {
  const { lit, chosen } = useStable(() => {
    const spaces = [...(decision.value?.spaces?.keys() ?? [])];
    return { lit: spaces, chosen: spaces.find((space) => decision.value?.chosen === String(space)) };
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
  /** Calm: the viewer does not choose a space now. Idle: the viewer does, but not this one. */
  readonly look: "calm" | "idle" | "legal" | "chosen";
  readonly label: string | undefined;
}

function sectorFacts(context: ImperialContext, decision: ImperialDecision | undefined, space: Space): SectorFacts {
  const preview = previewsFor(context, decision).previews.find((one) => one.space === space);
  if (!decision?.spaces || !preview) return { look: "calm", label: undefined };
  const look = decision.chosen === String(space) ? "chosen" : decision.spaces.has(space) ? "legal" : "idle";
  return { look, label: spaceLabel(context, preview) };
}

interface SectorProps {
  readonly space: Space;
  readonly decision: DecisionSignal;
  readonly focused: Focused;
}

function Sector({ space, decision, focused }: SectorProps) {
  const context = useGameContext();
  const { look, label } = useStable(() => sectorFacts(context, decision.value, space)).value;
  const name = spaceName(context.messages, space);
  const body = useMemo(() => <SectorBody space={space} name={name} />, [space, name]);
  if (label === undefined) return <g class={`space space-${look}`}>{body}</g>;
  const choose = () => {
    const select = decision.peek()?.spaces?.get(space);
    if (select) select();
    else explainRefusal(context, space);
  };
  const focus = (isHere: boolean) => {
    focused.value = isHere ? space : undefined;
  };
  return (
    <g
      class={`space space-${look}`}
      {...svgButton(choose, focus, {
        "aria-pressed": look === "chosen",
        "aria-disabled": look === "idle",
        "aria-label": label,
      })}
      data-space={SPACE_NAMES[space]}
    >
      {look === "idle" && <title>{label}</title>}
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

function explainRefusal(context: ImperialContext, space: Space): void {
  const refused = context.whyNot({ kind: "moveRondel", space });
  if (refused) showNotice(context.explain(refused));
}

/** The attributes of a button inside an SVG, where a button element is not allowed. */
function svgButton(act: () => void, focus: (isHere: boolean) => void, aria: AriaAttributes) {
  return {
    ...aria,
    role: "button",
    // SVG attributes are case-sensitive, and browsers support only the lower-case spelling.
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

function spaceLabel(context: ImperialContext, { space, steps, surcharge }: SpacePreview): string {
  const price = surcharge === 0 ? context.text("money.free") : context.text("money", { amount: surcharge });
  const refused = context.whyNot({ kind: "moveRondel", space });
  const label = context.text("spoken.space", { space: spaceName(context.messages, space), steps, price });
  return refused ? `${label}. ${context.explain(refused)}` : label;
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
