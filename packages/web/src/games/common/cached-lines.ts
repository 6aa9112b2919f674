import type { AnyEvent } from "@rondel/engine";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";

/** Caches one element for each event, so that a new line does not draw a long log again. */
export function useCachedLines(lineFor: (event: AnyEvent) => VNode | null): (event: AnyEvent) => VNode | null {
  return useMemo(() => {
    const lines = new WeakMap<AnyEvent, VNode | null>();
    return (event) => {
      const known = lines.get(event);
      const line = known === undefined ? lineFor(event) : known;
      lines.set(event, line);
      return line;
    };
  }, [lineFor]);
}
