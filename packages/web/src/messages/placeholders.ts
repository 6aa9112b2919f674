/**
 * The names that an ICU message leaves open. Names of numbers are marked:
 * `"a" | "number b"` for `"{a} and {b, plural, one {#} other {#}}"`.
 */
export type Placeholders<Message extends string> = InText<Message, [], never>;

/**
 * Reads a text up to its next brace. `Around` holds the constructs that the text stands in, innermost first:
 * "branch" for the text of a plural or select, "branches" for the list of such texts.
 */
type InText<
  Rest extends string,
  Around extends Construct[],
  Found extends string,
> = Rest extends `${infer Text}{${infer After}`
  ? Text extends `${string}}${string}`
    ? LeaveBranch<Rest, Around, Found>
    : Argument<After, Around, Found>
  : Around extends []
    ? Found
    : LeaveBranch<Rest, Around, Found>;

type Construct = "branch" | "branches";

type LeaveBranch<
  Rest extends string,
  Around extends Construct[],
  Found extends string,
> = Rest extends `${string}}${infer After}`
  ? Around extends ["branch", ...infer Outer extends Construct[]]
    ? InBranches<After, Outer, Found>
    : never
  : never;

/** Reads `name}`, `name, number, …}` or the beginning of a plural or select. */
type Argument<
  Rest extends string,
  Around extends Construct[],
  Found extends string,
> = Rest extends `${infer Inner}}${infer After}`
  ? Inner extends `${infer Name},${infer Style}`
    ? Style extends `${string}{${string}`
      ? Rest extends `${Name},${infer Branches}`
        ? InBranches<Branches, ["branches", ...Around], Found | Marked<Name, Style>>
        : never
      : InText<After, Around, Found | Marked<Name, Style>>
    : InText<After, Around, Found | Inner>
  : never;

/** Plurals and number styles need a number; a select takes a word. */
type Marked<Name extends string, Style extends string> = Style extends `${" select," | "select,"}${string}`
  ? Name
  : `number ${Name}`;

/** Reads the branches of a plural or select up to its closing brace. */
type InBranches<
  Rest extends string,
  Around extends Construct[],
  Found extends string,
> = Rest extends `${infer Selector}{${infer After}`
  ? Selector extends `${string}}${string}`
    ? LeaveBranches<Rest, Around, Found>
    : InText<After, ["branch", ...Around], Found>
  : LeaveBranches<Rest, Around, Found>;

type LeaveBranches<
  Rest extends string,
  Around extends Construct[],
  Found extends string,
> = Rest extends `${string}}${infer After}`
  ? Around extends ["branches", ...infer Outer extends Construct[]]
    ? InText<After, Outer, Found>
    : never
  : never;

/** The messages of a catalogue with the names that each leaves open in any language. */
export type MessageTypes<English, Others> = {
  readonly [Key in keyof English & keyof Others]: Placeholders<Extract<English[Key] | Others[Key], string>>;
};

/** What has to be given for a message: nothing, or a value for every open name. */
export type ParamsOf<Open extends string> = [Open] extends [never] ? [] : [params: ParamValues<Open>];

type ParamValues<Open extends string> = {
  readonly [Name in NameIn<Open>]: `number ${Name}` extends Open ? number : string | number;
};

type NameIn<Open extends string> = Open extends `number ${infer Name}` ? Name : Open;
