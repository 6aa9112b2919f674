import type { Seat } from "./seat.ts";

/**
 * A field of a schema. Schemas describe actions, position statements and questions as data. They are the source of four things:
 * the TypeScript type, the check of input, the text notation (notation.ts) and samples for fuzzing (testing/samples.ts).
 */
export type Field = ChoiceField | IndexField | IntegerField | FlagField | SeatField | TextField | ListField;

/** One of several words. */
interface ChoiceField<Word extends string = string> {
  readonly kind: "choice";
  readonly of: readonly Word[];
  readonly optional?: boolean;
}

/** An integer id that is written as a name: region, nation, card. */
interface IndexField<Id extends number = number> {
  readonly kind: "index";
  readonly names: readonly string[];
  readonly optional?: boolean;
  /** Never set; carries the branded type of the id. */
  readonly id?: Id;
}

interface IntegerField {
  readonly kind: "integer";
  readonly least: number;
  readonly most: number;
  readonly optional?: boolean;
}

interface FlagField {
  readonly kind: "flag";
  readonly optional?: boolean;
}

interface SeatField {
  readonly kind: "seat";
  readonly optional?: boolean;
}

/** Free text of limited length. */
interface TextField {
  readonly kind: "text";
  readonly longest: number;
  readonly optional?: boolean;
}

export type ScalarField = ChoiceField | IndexField | IntegerField | SeatField;

interface ListField<Item extends ScalarField = ScalarField> {
  readonly kind: "list";
  readonly item: Item;
  readonly most: number;
  readonly optional?: boolean;
}

export type Fields = Readonly<Record<string, Field>>;
export type Schemas = Readonly<Record<string, Fields>>;

/** A value of one of several schemas; `kind` is the name of the schema. */
export interface Tagged {
  readonly kind: string;
}

type ValueOf<F> = F extends { kind: "choice"; of: readonly (infer Word)[] }
  ? Word
  : F extends { kind: "index"; id?: infer Id }
    ? Exclude<Id, undefined>
    : F extends { kind: "integer" }
      ? number
      : F extends { kind: "flag" }
        ? boolean
        : F extends { kind: "seat" }
          ? Seat
          : F extends { kind: "text" }
            ? string
            : F extends { kind: "list"; item: infer Item }
              ? readonly ValueOf<Item>[]
              : never;

type OptionalNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { optional: true } ? Name : never;
}[keyof F];

type ValuesOf<F extends Fields> = { readonly [Name in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[Name]> } & {
  readonly [Name in OptionalNames<F>]?: ValueOf<F[Name]>;
};

/** The union of all values that a table of schemas describes, discriminated by `kind`. */
export type Infer<S extends Schemas> = { [Kind in keyof S]: { readonly kind: Kind } & ValuesOf<S[Kind]> }[keyof S];

export function choice<const Word extends string>(...of: readonly Word[]): ChoiceField<Word> {
  return { kind: "choice", of };
}

export function index<Id extends number = number>(names: readonly string[]): IndexField<Id> {
  return { kind: "index", names };
}

export function integer(least: number, most: number): IntegerField {
  return { kind: "integer", least, most };
}

export function flag(): FlagField {
  return { kind: "flag" };
}

export function seat(): SeatField {
  return { kind: "seat" };
}

export function text(longest: number): TextField {
  return { kind: "text", longest };
}

export function list<Item extends ScalarField>(item: Item, most: number): ListField<Item> {
  return { kind: "list", item, most };
}

export function optional<F extends Field>(field: F): F & { readonly optional: true } {
  return { ...field, optional: true };
}

/** Why a value does not fit its schema. */
export interface SchemaProblem {
  readonly code: "not-an-object" | "unknown-kind" | "unknown-field" | "missing-field" | "wrong-value";
  readonly kind?: string;
  readonly field?: string;
  /** The values that the field accepts. */
  readonly expected?: string;
}

const MOST_SEATS = 8;

/** Checks a value from outside; undefined if it fits one of the schemas. */
export function schemaProblem(schemas: Schemas, value: unknown): SchemaProblem | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { code: "not-an-object" };
  const given = value as Readonly<Record<string, unknown>>;
  const kind = given.kind;
  if (typeof kind !== "string" || !Object.hasOwn(schemas, kind)) {
    return { code: "unknown-kind", expected: Object.keys(schemas).join(", ") };
  }
  const fields = schemas[kind] as Fields;
  for (const name of Object.keys(given)) {
    if (name !== "kind" && !Object.hasOwn(fields, name)) return { code: "unknown-field", kind, field: name };
  }
  for (const [name, field] of Object.entries(fields)) {
    if (given[name] === undefined) {
      if (!field.optional) return { code: "missing-field", kind, field: name, expected: expectation(field) };
    } else if (!fits(field, given[name])) {
      return { code: "wrong-value", kind, field: name, expected: expectation(field) };
    }
  }
  return undefined;
}

export function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case "choice":
      return typeof value === "string" && field.of.includes(value);
    case "index":
      return isIntegerWithin(value, 0, field.names.length - 1);
    case "integer":
      return isIntegerWithin(value, field.least, field.most);
    case "flag":
      return typeof value === "boolean";
    case "seat":
      return isIntegerWithin(value, 0, MOST_SEATS - 1);
    case "text":
      return typeof value === "string" && value.length <= field.longest;
    case "list":
      return Array.isArray(value) && value.length <= field.most && value.every((item) => fits(field.item, item));
  }
}

/** The values that a field accepts, as a short text for error messages. */
export function expectation(field: Field): string {
  switch (field.kind) {
    case "choice":
      return field.of.join("|");
    case "index":
      return field.names.join("|");
    case "integer":
      return `${field.least}..${field.most}`;
    case "flag":
      return "yes|no";
    case "seat":
      return "s0..s7";
    case "text":
      return `text of at most ${field.longest} characters`;
    case "list":
      return `at most ${field.most} of ${expectation(field.item)}, separated by commas, or -`;
  }
}

function isIntegerWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}
