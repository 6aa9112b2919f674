import type { VNode } from "preact";
import { useMemo } from "preact/hooks";

/**
 * Elements that are drawn again only when what they show has changed: an action touches a few of some hundred, and the others
 * are not even compared. `of` are the things that all of them depend on.
 */
export const useKept = (of: readonly unknown[]): ((id: string, shown: unknown, draw: () => VNode) => VNode) =>
  useMemo(() => {
    const kept = new Map<string, { readonly text: string; readonly element: VNode }>();
    return (id, shown, draw) => {
      const text = JSON.stringify(shown);
      const known = kept.get(id);
      if (known?.text === text) return known.element;
      const element = draw();
      kept.set(id, { text, element });
      return element;
    };
  }, of);
