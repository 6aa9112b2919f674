/** The files of these lessons, by path. */
export const files: Readonly<Record<string, string>> = import.meta.glob("../../../../lessons/imperial/*.play.txt", {
  eager: true,
  query: "?raw",
  import: "default",
});
