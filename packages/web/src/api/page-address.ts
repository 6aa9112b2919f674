/** The full address of a path below the page, wherever the page is hosted. */
export const pageAddress = (path: string): string => new URL(path, document.baseURI).href;
