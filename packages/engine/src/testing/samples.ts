import type { OptionTable } from "../options.ts";
import { type AnyOptions, chooseOptions } from "../options.ts";
import { pick, type Random } from "../random.ts";
import type { Field, Fields, Schemas, Tagged } from "../schema.ts";

/** A random value that fits one of the schemas. It need not make sense. */
export function sampleValue(schemas: Schemas, random: Random): Tagged | undefined {
  const kinds = Object.keys(schemas);
  if (kinds.length === 0) return undefined;
  const kind = pick(random, "kind", kinds);
  const value: Tagged & Record<string, unknown> = { kind };
  for (const [name, field] of Object.entries(schemas[kind] as Fields)) {
    if (field.optional && random.draw("leave out", 2) === 0) continue;
    value[name] = sampleField(field, random);
  }
  return value;
}

function sampleField(field: Field, random: Random): unknown {
  switch (field.kind) {
    case "choice":
      return pick(random, "choice", field.of);
    case "index":
      return random.draw("index", field.names.length);
    case "integer":
      // Small numbers and the upper limit are the edge cases of most rules.
      return random.draw("edge", 4) === 0
        ? field.most
        : field.least + random.draw("integer", Math.min(field.most - field.least + 1, 12));
    case "flag":
      return random.draw("flag", 2) === 0;
    case "seat":
      return random.draw("seat", 8);
    case "text":
      return "?".repeat(random.draw("length", Math.min(field.longest, 20) + 1));
    case "list": {
      const length = random.draw("length", Math.min(field.most, 4) + 1);
      return Array.from({ length }, () => sampleField(field.item, random));
    }
  }
}

/** Values that fit no schema. */
export function malformedValues(schemas: Schemas): readonly unknown[] {
  const [kind = "none"] = Object.keys(schemas);
  return [
    null,
    undefined,
    7,
    "pass",
    [],
    {},
    { kind: 3 },
    { kind: "no such kind" },
    { kind: "__proto__" },
    { kind: "constructor" },
    { kind, surprise: true },
    ...Object.entries(schemas)
      .filter(([, fields]) => Object.values(fields).some((field) => !field.optional))
      .flatMap(([name, fields]) => [
        { kind: name },
        { kind: name, ...Object.fromEntries(Object.keys(fields).map((field) => [field, Number.NaN])) },
        { kind: name, ...Object.fromEntries(Object.keys(fields).map((field) => [field, { nested: [1] }])) },
      ]),
  ];
}

/** The defaults, each other value of each option alone, and a few random mixtures. */
export function optionSets(table: OptionTable, random: Random, mixtures: number): AnyOptions[] {
  const sets: Record<string, string | number | boolean>[] = [{}];
  for (const [name, field] of Object.entries(table)) {
    for (const value of valuesOf(field)) if (value !== field.default) sets.push({ [name]: value });
  }
  for (let mixture = 0; mixture < mixtures; mixture++) {
    sets.push(
      Object.fromEntries(Object.entries(table).map(([name, field]) => [name, pick(random, name, valuesOf(field))])),
    );
  }
  return sets.map((chosen) => withDefaults(table, chosen));
}

/** Random choices and flags of the option table; numbers keep their defaults. */
export function anyOptions(table: OptionTable, random: Random): AnyOptions {
  const chosen: Record<string, AnyOptions[string]> = {};
  for (const [name, field] of Object.entries(table)) {
    if (field.kind === "choice") chosen[name] = pick(random, "option", field.of);
    if (field.kind === "flag") chosen[name] = random.draw("option", 2) === 0;
  }
  return withDefaults(table, chosen);
}

function withDefaults(table: OptionTable, chosen: AnyOptions): AnyOptions {
  const result = chooseOptions(table, chosen);
  if ("problem" in result) throw new Error(`option ${result.problem.field} refuses one of its own values`);
  return result.options;
}

function valuesOf(field: OptionTable[string]): (string | number | boolean)[] {
  if (field.kind === "choice") return [...field.of];
  if (field.kind === "flag") return [true, false];
  return [...new Set([field.default, field.least, Math.min(field.least + 1, field.most)])];
}
