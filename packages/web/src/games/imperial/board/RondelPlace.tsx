import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { isSmallFrame } from "../../../layout/breakpoints.ts";
import { useGameContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";
import { Rondel } from "./Rondel.tsx";

/**
 * The rondel and the button that opens and closes it. It lies on the north-western sea and closes while regions can be chosen, since
 * that sea may be one of them. On a small screen it covers the map, but only for a rondel move.
 */
export function RondelPlace({ decision }: { readonly decision: ReadonlySignal<ImperialDecision | undefined> }) {
  const { text } = useGameContext();
  const isWanted = useComputed(() =>
    isSmallFrame.value ? decision.value?.spaces !== undefined : !decision.value?.regions?.size,
  ).value;
  const [isOpen, setOpen] = useState(isWanted);
  useEffect(() => setOpen(isWanted), [isWanted]);
  return (
    <>
      <button type="button" class="btn small rondel-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text("screen.rondel")}
      </button>
      {isOpen && (
        <section class="rondel-place" aria-label={text("screen.rondel")}>
          <Rondel decision={decision} />
        </section>
      )}
    </>
  );
}
