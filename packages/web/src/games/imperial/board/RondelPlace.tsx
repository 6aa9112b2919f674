import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { isPhone } from "../../../layout/breakpoints.ts";
import { useGameContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";
import { Rondel } from "./Rondel.tsx";

/** In the north-west sea; on a phone it opens over the map when it is asked for, or by its button. */
export function RondelPlace({ decision }: { readonly decision: ReadonlySignal<ImperialDecision | undefined> }) {
  const { text } = useGameContext();
  const isAsked = useComputed(() => decision.value?.spaces !== undefined).value;
  const [isOpen, setOpen] = useState(isAsked);
  useEffect(() => setOpen(isAsked), [isAsked]);
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
