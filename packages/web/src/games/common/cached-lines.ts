import type { AnyEvent } from "@rondel/engine";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";

/** One element for each event, for ever: a long log is not told anew for every line that is added. */
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
