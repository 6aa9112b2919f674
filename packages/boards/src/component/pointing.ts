/** The region that something drawn on the board belongs to. */
export const regionOf = (target: EventTarget | null): string | undefined => {
  const element = target instanceof Element ? target.closest("[data-region], [data-region-of]") : undefined;
  return element?.getAttribute("data-region") ?? element?.getAttribute("data-region-of") ?? undefined;
};
