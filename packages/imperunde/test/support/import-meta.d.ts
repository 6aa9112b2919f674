/** What Vite puts into `import.meta`: files of a pattern as text. */
interface ImportMeta {
  glob(pattern: string, options: { query: "?raw"; import: "default"; eager: true }): Record<string, string>;
}
