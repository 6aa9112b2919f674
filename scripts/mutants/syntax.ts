import { parseSync } from "vite";

/** A node of the syntax tree, as far as mutations need it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A node with the nodes around it, the nearest first, and the property of the parent that holds it. */
export interface Visit {
  readonly node: Node;
  readonly parents: readonly Node[];
  readonly key: string;
}

export interface Syntax {
  readonly visits: readonly Visit[];
  /** Declarations of types. */
  readonly types: readonly Range[];
  readonly comments: readonly (Range & { readonly value: string })[];
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Parts of the tree that hold types, names or patterns instead of values. */
const NO_VALUES = new Set(["typeAnnotation", "typeParameters", "typeArguments", "returnType", "decorators", "label"]);
const TYPE_WRAPPERS = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

/** Parses a TypeScript file and lists every node that survives the removal of types, parents first. */
export function readSyntax(path: string, text: string): Syntax {
  const { program, comments, errors } = parseSync(path, text, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const visits: Visit[] = [];
  const types: Range[] = [];
  const walk = (node: Node, parents: readonly Node[], key: string): void => {
    if (node.type.startsWith("TS") && !TYPE_WRAPPERS.has(node.type)) {
      if (node.type.endsWith("Declaration")) types.push(parents[0]?.type.startsWith("Export") ? parents[0] : node);
      return;
    }
    if (node.type === "ImportDeclaration") return;
    visits.push({ node, parents, key });
    const inner = [node, ...parents];
    for (const [name, value] of Object.entries(node)) {
      if (NO_VALUES.has(name)) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, inner, name);
    }
  };
  if (isNode(program)) walk(program, [], "");
  return { visits, types, comments };
}
