/** Attributes of an element that scrolls: the keyboard must reach it, because otherwise only a mouse can scroll it. */
export const scrollable = { tabIndex: 0 } as const;
