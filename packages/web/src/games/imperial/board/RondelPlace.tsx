import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useState } from "preact/hooks";
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
  const [{ isOpen, wanted }, setState] = useState({ isOpen: isWanted, wanted: isWanted });
  // Before this is drawn: in an effect it would be drawn twice.
  if (wanted !== isWanted) setState({ isOpen: isWanted, wanted: isWanted });
  const toggle = () => setState({ isOpen: !isOpen, wanted });
  return (
    <>
      <button type="button" class="btn small rondel-toggle" aria-expanded={isOpen} onClick={toggle}>
        {text("screen.rondel")}
      </button>
      <section class="rondel-place" aria-label={text("screen.rondel")} data-open={isOpen}>
        <Rondel decision={decision} />
      </section>
    </>
  );
}
