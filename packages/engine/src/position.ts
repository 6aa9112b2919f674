import type { Json } from "./json.ts";
import type { Refusal, RuleId } from "./message.ts";
import { formatNotation } from "./notation.ts";
import type { Schemas, Tagged } from "./schema.ts";

/** The kind of a statement and the fields that distinguish it from others of its kind. */
export type StatementKey = Tagged & Readonly<Record<string, Json>>;

/** Why an arranged position is impossible. */
export interface PositionFault extends Refusal {
  /** The statement at fault, or the one that is missing. */
  readonly statement: StatementKey;
  /** Other kinds of statements that set the same part of a position. The last one in the file is at fault, because it counts. */
  readonly otherKinds?: readonly string[];
}

/** Makes a fault with the codes and the statements of one game. */
export type FaultOf<Code extends string, Kind extends string> = (
  code: Code,
  rule: RuleId,
  /** Its kind, and fields that distinguish it from others of its kind. */
  statement: StatementKey & { readonly kind: Kind },
  params?: Readonly<Record<string, Json>>,
) => PositionFault;

export const positionFault: FaultOf<string, string> = (code, rule, statement, params = {}) => ({
  code,
  rule,
  params,
  statement,
});

const LONGEST_QUOTE = 60;

/** Turns a fault into a refusal that quotes the statement, and finds the place of the statement in its file. */
export function refusePosition(
  { code, rule, params, statement, otherKinds = [] }: PositionFault,
  statements: readonly Tagged[],
  schemas: Schemas,
): { readonly refused: Refusal; readonly statement?: number } {
  const place = statements.findLastIndex(
    (candidate) => fits(candidate, statement) || otherKinds.includes(candidate.kind),
  );
  const found = statements[place];
  const text = found ? formatNotation(schemas, found) : statement.kind;
  const refused = { code, rule, params: { ...params, statement: shortened(text) } };
  return found ? { refused, statement: place } : { refused };
}

function fits(candidate: Tagged, key: StatementKey): boolean {
  const values: Readonly<Record<string, unknown>> = { ...candidate };
  return Object.entries(key).every(([name, value]) => values[name] === value);
}

function shortened(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
}
