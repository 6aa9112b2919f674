/** The path of the first value that JSON would change: undefined, a function, a typed array, a class instance, NaN. */
export function notPlain(value: unknown, path = "$"): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number")
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${String(value)}`;
  if (typeof value !== "object") return `${path} is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const problem = notPlain(value[index], `${path}[${index}]`);
      if (problem) return problem;
    }
    return undefined;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is not a plain object`;
  for (const [name, item] of Object.entries(value)) {
    const problem = notPlain(item, `${path}.${name}`);
    if (problem) return problem;
  }
  return undefined;
}

/** The first difference between two pieces of canonical JSON, with some context. */
export function difference(left: string, right: string): string {
  let place = 0;
  while (place < left.length && left[place] === right[place]) place++;
  const from = Math.max(0, place - 60);
  return `... ${left.slice(from, place + 40)} ... against ... ${right.slice(from, place + 40)} ...`;
}
