import type { SchemaProblem } from "./schema.ts";
import { expectation, fits } from "./schema.ts";

/** One rule variant: its values and its default. */
export type OptionField =
  | { readonly kind: "choice"; readonly of: readonly string[]; readonly default: string }
  | { readonly kind: "integer"; readonly least: number; readonly most: number; readonly default: number }
  | { readonly kind: "flag"; readonly default: boolean };

export type OptionTable = Readonly<Record<string, OptionField>>;

type OptionValue<Field> = Field extends { kind: "choice"; of: readonly (infer Word)[] }
  ? Word
  : Field extends { kind: "integer" }
    ? number
    : boolean;

/** The type of the chosen values of an option table. */
export type OptionsOf<Table extends OptionTable> = { readonly [Name in keyof Table]: OptionValue<Table[Name]> };

export type AnyOptions = Readonly<Record<string, string | number | boolean>>;

export function optionChoice<const Word extends string>(
  first: Word,
  ...others: readonly Word[]
): { readonly kind: "choice"; readonly of: readonly Word[]; readonly default: Word } {
  return { kind: "choice", of: [first, ...others], default: first };
}

export function optionFlag(byDefault: boolean): { readonly kind: "flag"; readonly default: boolean } {
  return { kind: "flag", default: byDefault };
}

export function optionInteger(
  least: number,
  most: number,
  byDefault: number,
): { readonly kind: "integer"; readonly least: number; readonly most: number; readonly default: number } {
  return { kind: "integer", least, most, default: byDefault };
}

/** Checks the chosen options and adds the defaults of the others. */
export function chooseOptions(
  table: OptionTable,
  chosen: Readonly<Record<string, unknown>>,
): { readonly options: AnyOptions } | { readonly problem: SchemaProblem } {
  for (const name of Object.keys(chosen)) {
    if (!Object.hasOwn(table, name)) {
      return { problem: { code: "unknown-field", field: name, expected: Object.keys(table).join(", ") } };
    }
  }
  const options: Record<string, string | number | boolean> = {};
  for (const [name, field] of Object.entries(table)) {
    const value = chosen[name] ?? field.default;
    if (!fits(field, value)) return { problem: { code: "wrong-value", field: name, expected: expectation(field) } };
    options[name] = value as string | number | boolean;
  }
  return { options };
}

/** Parses the value of an option in a file or on the command line. */
export function readOption(field: OptionField, word: string): string | number | boolean | undefined {
  if (field.kind === "choice") return fits(field, word) ? word : undefined;
  if (field.kind === "flag") return word === "yes" ? true : word === "no" ? false : undefined;
  const value = /^-?\d+$/.test(word) ? Number(word) : undefined;
  return fits(field, value) ? value : undefined;
}

export function writeOption(value: string | number | boolean): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
