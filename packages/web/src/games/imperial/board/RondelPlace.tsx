import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { isPhone } from "../../../layout/breakpoints.ts";
import { useGameContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";
import { Rondel } from "./Rondel.tsx";

/** Places the rondel on the north-western sea. On a phone it opens above the map for a rondel move, or with its button. */
export function RondelPlace({ decision }: { readonly decision: ReadonlySignal<ImperialDecision | undefined> }) {
  const { text } = useGameContext();
  const isNeeded = useComputed(() => decision.value?.spaces !== undefined).value;
  const [isOpen, setOpen] = useState(isNeeded);
  useEffect(() => setOpen(isNeeded), [isNeeded]);
  if (!isPhone.value) {
    return (
      <section class="rondel-place" aria-label={text("screen.rondel")}>
        <Rondel decision={decision} />
      </section>
    );
  }
  return (
    <>
      <button type="button" class="btn small rondel-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text("screen.rondel")}
      </button>
      {isOpen && (
        <section class="rondel-place over" aria-label={text("screen.rondel")}>
          <Rondel decision={decision} />
        </section>
      )}
    </>
  );
}
