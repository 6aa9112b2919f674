/** The files of these lessons, by path. */
export const files: Readonly<Record<string, string>> = import.meta.glob("../../../../lessons/imperial/*.fr.txt", {
  eager: true,
  query: "?raw",
  import: "default",
});
