/** For whatever scrolls: the keyboard must reach it, or what is below the edge is lost to those without a mouse. */
export const scrolls = { tabIndex: 0 } as const;
