import type { SourceFile } from "./mutants.ts";
import type { Node } from "./syntax.ts";

/** A part of the source that is written differently: `render` gets the text of the part with its own parts rewritten. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly render: (inner: string) => string;
}

const LOOPS = new Set(["WhileStatement", "DoWhileStatement", "ForStatement", "ForOfStatement", "ForInStatement"]);

/** The source with all its mutants, switched by `$mutant(id)`. Loops call `$loop()`, which ends those that a mutant made endless. */
export function instrument({ text, sites, firstId, syntax }: SourceFile): string {
  const parts: Part[] = [];
  let id = firstId;
  for (const { node, isStatement, replacements } of sites) {
    const numbered = replacements.map((replacement) => [id++, replacement] as const);
    const render = isStatement
      ? (inner: string) => `{if (!$mutant(${numbered[0]?.[0]})) {${inner}}}`
      : (inner: string) =>
          `(${numbered.map(([number, other]) => `$mutant(${number}) ? (${other}) : `).join("")}(${inner}))`;
    parts.push({ start: node.start, end: node.end, render });
  }
  for (const { node } of syntax.visits) {
    if (!LOOPS.has(node.type)) continue;
    const { start, end } = node.body as Node;
    parts.push({ start, end, render: (inner) => `{$loop(); ${inner}}` });
  }
  const prelude = "const { $mutant, $loop } = globalThis.rondelMutants; ";
  // The outer part of two with the same start comes first; a statement and its expression can have the same length.
  parts.sort((one, other) => one.start - other.start || other.end - one.end);
  return prelude + rewrite(text, 0, text.length, parts);
}

function rewrite(text: string, start: number, end: number, parts: readonly Part[]): string {
  let result = "";
  let position = start;
  let place = 0;
  while (place < parts.length) {
    const part = parts[place] as Part;
    const inner: Part[] = [];
    place++;
    while (place < parts.length && (parts[place] as Part).start < part.end) inner.push(parts[place++] as Part);
    result += text.slice(position, part.start) + part.render(rewrite(text, part.start, part.end, inner));
    position = part.end;
  }
  return result + text.slice(position, end);
}
