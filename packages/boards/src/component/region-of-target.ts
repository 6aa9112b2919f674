/** Returns the region to which an element of the board belongs. */
export function regionOfTarget(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target.closest("[data-region], [data-region-of]") : undefined;
  return element?.getAttribute("data-region") ?? element?.getAttribute("data-region-of") ?? undefined;
}
