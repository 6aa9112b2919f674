/** Small steps from one plain value to the next: set a value, cut a field, shorten a list. An empty path is the whole value. */
export type Patch = readonly (
  | readonly ["set", readonly Key[], unknown]
  | readonly ["cut", readonly Key[]]
  | readonly ["length", readonly Key[], number]
)[];

type Key = string | number;
type Box = Record<Key, unknown>;

export function applyPatch(value: unknown, patch: Patch): unknown {
  const root: Box = { value: structuredClone(value) };
  for (const [step, path, what] of patch) {
    const way: Key[] = ["value", ...path];
    const last = way.pop() as Key;
    const box = way.reduce<Box>((inner, key) => inner[key] as Box, root);
    if (step === "set") box[last] = what;
    else if (step === "cut") delete box[last];
    else (box[last] as unknown[]).length = what as number;
  }
  return root.value;
}
