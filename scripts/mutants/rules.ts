import type { Mutant, SourceFile } from "./mutants.ts";
import { isNode, type Range, type Syntax } from "./syntax.ts";

const RULE_ID = /\b(?:IM-\d+\.\d+|IR-\d+\.\d+\.\d+|RL-\d+|RU-\d+|ED-\d+)\b/g;
const CARRIER = /Statement$|Declaration$|^Property$|^PropertyDefinition$|^ArrowFunctionExpression$/;

/** The mutants of the code that carries each rule id of a file. */
export function mutantsOfRules(file: SourceFile): Map<string, Set<Mutant>> {
  const rules = new Map<string, Set<Mutant>>();
  for (const match of file.text.matchAll(RULE_ID)) {
    const found = rules.get(match[0]) ?? new Set();
    for (const mutant of mutantsNear(file, match.index)) found.add(mutant);
    rules.set(match[0], found);
  }
  return rules;
}

/** The rule ids of a mutant: those of the smallest piece of code with an id that contains it. */
export function rulesOfMutants(files: readonly SourceFile[]): Map<number, string[]> {
  const smallest = new Map<number, { readonly size: number; readonly ids: string[] }>();
  for (const file of files) {
    for (const [rule, mutants] of mutantsOfRules(file)) {
      for (const { id } of mutants) {
        const known = smallest.get(id);
        if (!known || mutants.size < known.size) smallest.set(id, { size: mutants.size, ids: [rule] });
        else if (mutants.size === known.size) known.ids.push(rule);
      }
    }
  }
  return new Map([...smallest].map(([id, { ids }]) => [id, ids]));
}

function mutantsNear(file: SourceFile, position: number): Mutant[] {
  const { syntax, text } = file;
  if (syntax.types.some((range) => contains(range, position))) return [];
  const comment = syntax.comments.find((range) => contains(range, position));
  const isAlone = comment && /(^|\n)\s*$/.test(text.slice(0, comment.start));
  if (comment && isAlone) {
    const next = nodeAfter(syntax, comment.end);
    if (next) return within(file, next);
  }
  const place = comment ? lastCodeBefore(text, comment.start) : position;
  const mutants = smallestWithMutants(file, place);
  return mutants.length > 0 ? mutants : mutantsOfUses(file, place);
}

/** The mutants around the uses of a constant that only lists rule ids. */
function mutantsOfUses(file: SourceFile, position: number): Mutant[] {
  const { visits } = file.syntax;
  const declared = visits.find(({ node }) => node.type === "VariableDeclarator" && contains(node, position))?.node.id;
  if (!isNode(declared) || declared.type !== "Identifier") return [];
  const uses = visits.filter(
    ({ node }) => node.type === "Identifier" && node.name === declared.name && node !== declared,
  );
  return uses.flatMap(({ node }) => smallestWithMutants(file, node.start));
}

const contains = ({ start, end }: Range, position: number): boolean => start <= position && position < end;
const within = (file: SourceFile, range: Range): Mutant[] => file.mutants.filter(({ start }) => contains(range, start));
const lastCodeBefore = (text: string, position: number): number => text.slice(0, position).trimEnd().length - 1;

/** The outermost node that starts first after a comment; nothing for the comment of a type. */
function nodeAfter({ visits, types }: Syntax, position: number): Range | undefined {
  let next: Range | undefined;
  const carriers = visits.filter(({ node }) => CARRIER.test(node.type)).map(({ node }) => node);
  for (const range of [...types, ...carriers]) {
    if (range.start >= position && (!next || range.start < next.start)) next = range;
  }
  return next;
}

/** The mutants of the smallest statement, property or function around a position that has any. */
function smallestWithMutants(file: SourceFile, position: number): Mutant[] {
  const around = file.syntax.visits.filter(({ node }) => CARRIER.test(node.type) && contains(node, position)).reverse();
  for (const { node } of around) {
    const mutants = within(file, node);
    if (mutants.length > 0) return mutants;
  }
  return [];
}
