/** Vite's addition to `import.meta`: the text of all files that match a pattern. */
interface ImportMeta {
  glob(pattern: string, options: { query: "?raw"; import: "default"; eager: true }): Record<string, string>;
}
