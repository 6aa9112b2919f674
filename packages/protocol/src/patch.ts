import * as v from "valibot";

type Key = string | number;
export type Change =
  | readonly ["set", readonly Key[], unknown]
  | readonly ["cut", readonly Key[]]
  | readonly ["length", readonly Key[], number];
export type Patch = readonly Change[];

const Path = v.array(v.union([v.string(), v.number()]));

/**
 * One change of a plain value. `["set", path, value]` sets a value, `["cut", path]` removes a field of an object,
 * `["length", path, n]` shortens a list. The empty path is the whole value.
 */
export const Change: v.GenericSchema<Change> = v.union([
  v.tuple([v.literal("set"), Path, v.unknown()]),
  v.tuple([v.literal("cut"), Path]),
  v.tuple([v.literal("length"), Path, v.number()]),
]);
/** The difference between two plain values: changes to apply in order. */
export const Patch: v.GenericSchema<Patch> = v.array(Change);

type Fields = Readonly<Record<string, unknown>>;

/** Returns the changes that turn `before` into `after`; none if they are equal. Both must be plain data. */
export function difference(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  compare(before, after, { path: [], changes, known: undefined });
  return changes;
}

/**
 * Like `difference`, for some fields only. Several comparisons with one list `known` compare the same two objects near the root only
 * once, and their patches share the changes.
 */
export function differenceIn<Name extends string>(
  names: readonly Name[],
  before: Readonly<Record<Name, unknown>>,
  after: Readonly<Record<Name, unknown>>,
  known?: KnownChanges[],
): Change[] {
  const comparison: Comparison = { path: [], changes: [], known };
  for (const name of names) {
    if (before[name] !== after[name]) compareAt(name, before[name], after[name], comparison);
  }
  return comparison.changes;
}

/** The changes between two objects that were compared before. */
export interface KnownChanges {
  readonly before: unknown;
  readonly after: unknown;
  readonly changes: readonly Change[];
}

interface Comparison {
  /** One list that grows and shrinks during the comparison; a change gets a copy of it. */
  readonly path: Key[];
  readonly changes: Change[];
  readonly known: KnownChanges[] | undefined;
}

function compare(before: unknown, after: unknown, comparison: Comparison): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    compareLists(before, after, comparison);
  } else if (isFields(before) && isFields(after)) {
    compareFields(before, after, comparison);
  } else {
    comparison.changes.push(["set", comparison.path.slice(), after]);
  }
}

/** The depth of `view.board.stacks`. Below it, looking for known changes costs more than comparing. */
const MAX_SHARED_DEPTH = 3;

/** Compares two objects, unless their changes are known. */
function compareOnce(before: unknown, after: unknown, comparison: Comparison, known: KnownChanges[]): void {
  const { path, changes } = comparison;
  for (const pair of known) {
    if (pair.after !== after || pair.before !== before || !isBelow(path, pair.changes)) continue;
    for (const change of pair.changes) changes.push(change);
    return;
  }
  const start = changes.length;
  compare(before, after, comparison);
  known.push({ before, after, changes: changes.slice(start) });
}

/** Whether changes are below a path: the same two objects may have been compared at another one. */
function isBelow(path: readonly Key[], [first]: readonly Change[]): boolean {
  return first === undefined || path.every((key, index) => first[1][index] === key);
}

function compareLists(before: readonly unknown[], after: readonly unknown[], comparison: Comparison): void {
  const { path, changes } = comparison;
  for (let index = 0; index < after.length; index++) {
    const value = after[index];
    if (index >= before.length) changes.push(["set", [...path, index], value]);
    else if (before[index] !== value) compareAt(index, before[index], value, comparison);
  }
  if (after.length < before.length) changes.push(["length", path.slice(), after.length]);
}

function compareFields(before: Fields, after: Fields, comparison: Comparison): void {
  const { path, changes } = comparison;
  const start = changes.length;
  let common = 0;
  for (const name in after) {
    const value = after[name];
    if (value === undefined) continue;
    const old = fieldOf(before, name);
    if (old !== undefined) common++;
    if (old !== value) compareAt(name, old, value, comparison);
  }
  // Almost always, no field is missing. Reading a name from another object is slow, so this counts instead.
  if (countFields(before) > common) addMissingFields(before, after, path, changes, start);
}

function countFields(fields: Fields): number {
  let count = 0;
  for (const name in fields) if (fields[name] !== undefined) count++;
  return count;
}

/** Fields are cut before others are set: the changes are inserted at `start`. */
function addMissingFields(before: Fields, after: Fields, path: readonly Key[], changes: Change[], start: number): void {
  let at = start;
  for (const name in before) {
    if (before[name] === undefined || fieldOf(after, name) !== undefined) continue;
    changes.splice(at++, 0, ["cut", [...path, name]]);
  }
}

/** Reads a field, ignoring the functions and the `__proto__` that every object inherits. */
function fieldOf(fields: Fields, name: string): unknown {
  const value = fields[name];
  const isInherited = typeof value === "function" || (name === "__proto__" && !Object.hasOwn(fields, name));
  return isInherited ? undefined : value;
}

/** Compares two values below `path`. Most differences are numbers or strings, which need no descent. */
function compareAt(key: Key, before: unknown, after: unknown, comparison: Comparison): void {
  const { path, changes, known } = comparison;
  path.push(key);
  if (typeof after !== "object" || typeof before !== "object") changes.push(["set", path.slice(), after]);
  else if (known && path.length <= MAX_SHARED_DEPTH) compareOnce(before, after, comparison, known);
  else compare(before, after, comparison);
  path.pop();
}

/** Returns the changed value. The old value stays as it is; unchanged parts are shared. */
export function applyPatch(value: unknown, patch: Patch): unknown {
  return patch.reduce((result, change) => applyAt(result, change[1], 0, change), value);
}

function applyAt(value: unknown, path: readonly Key[], depth: number, change: Change): unknown {
  const key = path[depth];
  if (key === undefined) {
    if (change[0] === "set") return change[2];
    if (change[0] === "length" && Array.isArray(value)) return value.slice(0, change[2]);
    throw new RangeError("the patch does not fit the value");
  }
  const last = depth === path.length - 1;
  if (Array.isArray(value) && typeof key === "number") {
    const copy: unknown[] = value.slice();
    copy[key] = applyAt(value[key], path, depth + 1, change);
    return copy;
  }
  if (!isFields(value)) throw new RangeError("the patch does not fit the value");
  if (last && change[0] === "cut") {
    const { [String(key)]: _removed, ...rest } = value;
    return rest;
  }
  return { ...value, [key]: applyAt(fieldOf(value, String(key)), path, depth + 1, change) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
