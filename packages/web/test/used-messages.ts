/** The text of every source, by its path from this folder. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob("../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Files that have messages themselves, and tests. */
const NOT_USING = /\/messages\/(de|en|fr)[./]|\/(de|en|fr)\.ts$|ferry-messages\.ts$|\.test\.ts$/;

/** The keys that no source below a folder names, neither in quotes nor by a template such as `theme.${name}`. */
export function unusedKeys(keys: readonly string[], folder: string): string[] {
  const using = Object.entries(SOURCES).filter(
    ([path]) => path.startsWith(`../src/${folder}`) && !NOT_USING.test(path),
  );
  const text = using.map(([, source]) => source).join("\n");
  const quoted = new Set(text.match(/(?<=")[^"\n]+(?=")/g));
  const templates = [...new Set(text.match(/`[\w.-]*[\w-]\.?\$\{[^`]*`/g))].map(patternOf);
  return keys.filter((key) => !quoted.has(key) && !templates.some((template) => template.test(key)));
}

/** A template with anything in place of its expressions. */
function patternOf(template: string): RegExp {
  const fixed = template.slice(1, -1).split(/\$\{[^}]*\}/);
  return new RegExp(`^${fixed.map((part) => part.replaceAll(".", "\\.")).join(".+")}$`);
}
