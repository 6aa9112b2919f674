/** The changes between two JSON values: set a value, remove a field, shorten a list. The empty path is the whole value. */
export type Patch = readonly (
  | readonly ["set", readonly Key[], unknown]
  | readonly ["cut", readonly Key[]]
  | readonly ["length", readonly Key[], number]
)[];

type Key = string | number;
type Container = Record<Key, unknown>;

export function applyPatch(value: unknown, patch: Patch): unknown {
  const root: Container = { value: structuredClone(value) };
  for (const [change, path, argument] of patch) {
    const keys: Key[] = ["value", ...path];
    const last = keys.pop() as Key;
    const parent = keys.reduce<Container>((container, key) => container[key] as Container, root);
    if (change === "set") parent[last] = argument;
    else if (change === "cut") delete parent[last];
    else (parent[last] as unknown[]).length = argument as number;
  }
  return root.value;
}
