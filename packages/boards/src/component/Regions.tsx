import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { BoardRegion } from "../board.ts";
import { useCachedElements } from "./cached-elements.ts";
import { drawingOf } from "./drawing.ts";
import type { BoardProps, BoardView } from "./view.ts";

interface RegionsProps extends Pick<BoardProps, "board" | "view" | "descriptions" | "names"> {
  readonly kind: BoardRegion["kind"];
  /** The region that is in the tab order. */
  readonly current: ReadonlySignal<string>;
}

/** The shapes of the regions: they are pointed at, focused and read by screen readers. One at a time is in the tab order. */
export function Regions({ board, view, descriptions, kind, names, current }: RegionsProps) {
  const cached = useCachedElements([board, names]);
  const regions = useMemo(() => board.regions.filter((region) => region.kind === kind), [board, kind]);
  // Subscribes to owners and selection only: most actions change neither, and then no region is drawn again.
  useComputed(() => JSON.stringify(regions.map((region) => paintOf(view.value, region)))).value;
  return (
    <g>
      {regions.map((region) => {
        const { owner, flag, isSelected } = paintOf(view.peek(), region);
        const label = descriptions?.value[region.id] ?? names[region.id] ?? region.id;
        const isInTabOrder = current.value === region.id;
        return cached(region.id, [owner, flag, isSelected, label, isInTabOrder], () => (
          <path
            key={region.id}
            class={classOf(region, owner, flag)}
            d={drawingOf(board).shapes.get(region.id)}
            data-region={region.id}
            {...buttonAttributes(label, isSelected, isInTabOrder)}
          />
        ));
      })}
    </g>
  );
}

function paintOf({ regions }: BoardView, { id }: BoardRegion) {
  const { owner, flag, states = [] } = regions[id] ?? {};
  return { owner, flag, isSelected: states.includes("selected") };
}

/** An SVG path cannot be a button element, so these attributes make it one for assistive technology. */
function buttonAttributes(label: string, isSelected: boolean, isInTabOrder: boolean) {
  return {
    role: "button",
    tabindex: isInTabOrder ? 0 : -1,
    "aria-label": label,
    "aria-pressed": isSelected,
  } as const;
}

function classOf({ kind }: BoardRegion, owner: string | undefined, flag: string | undefined): string {
  const paint = owner && kind === "land" ? ` own-${owner}` : flag ? ` own-${flag} flagged` : "";
  return `region region-${kind} ${kind}${paint}`;
}
