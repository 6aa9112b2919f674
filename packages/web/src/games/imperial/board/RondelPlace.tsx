import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { isPhone } from "../../../layout/breakpoints.ts";
import type { Plan } from "../decision/decision.ts";
import { useDesk } from "../context.ts";
import { Rondel } from "./Rondel.tsx";

/** In the north-west sea; on a phone it opens over the map when it is asked for, or by its button. */
export function RondelPlace({ plan }: { readonly plan: ReadonlySignal<Plan | undefined> }) {
  const { word } = useDesk();
  const isAsked = useComputed(() => plan.value?.spaces !== undefined).value;
  const [isOpen, setOpen] = useState(isAsked);
  useEffect(() => setOpen(isAsked), [isAsked]);
  if (!isPhone.value) {
    return (
      <section class="rondel-place" aria-label={word("screen.rondel")}>
        <Rondel plan={plan} />
      </section>
    );
  }
  return (
    <>
      <button type="button" class="btn small rondel-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {word("screen.rondel")}
      </button>
      {isOpen && (
        <section class="rondel-place over" aria-label={word("screen.rondel")}>
          <Rondel plan={plan} />
        </section>
      )}
    </>
  );
}
