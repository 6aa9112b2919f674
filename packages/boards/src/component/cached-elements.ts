import type { VNode } from "preact";
import { useMemo } from "preact/hooks";

/** Returns the cached element for `id`, or draws it if `shown` has changed since. */
type CachedElement = (id: string, shown: unknown, draw: () => VNode) => VNode;

/**
 * Caches elements by id. An action changes a few of several hundred; Preact does not even compare the others, because they are
 * the same objects. The cache starts empty when one of the `dependencies` changes.
 */
export function useCachedElements(dependencies: readonly unknown[]): CachedElement {
  return useMemo(() => {
    const cache = new Map<string, { readonly text: string; readonly element: VNode }>();
    return (id, shown, draw) => {
      const text = JSON.stringify(shown);
      const cached = cache.get(id);
      if (cached?.text === text) return cached.element;
      const element = draw();
      cache.set(id, { text, element });
      return element;
    };
  }, dependencies);
}
