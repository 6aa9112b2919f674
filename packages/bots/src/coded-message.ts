/** The type of a parameter: a plain number, or the id of something with a name. */
type Parameter = "number" | "seat" | "nation" | "region";

/** Message codes with their parameters. */
export type MessageCodes = Readonly<Record<string, Readonly<Record<string, Parameter>>>>;

/** The message of one code. */
export interface MessageOf<Codes extends MessageCodes, Code extends keyof Codes> {
  readonly code: Code;
  readonly params: { readonly [Name in keyof Codes[Code]]: number };
}

/** A message of any code. */
export type CodedMessage<Codes extends MessageCodes> = { [Code in keyof Codes]: MessageOf<Codes, Code> }[keyof Codes];
