/** Loads the screen for a new table. Home calls it in advance. */
export const loadNewTable = () => import("./NewTable.tsx");
