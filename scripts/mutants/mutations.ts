import { isNode, type Node, type Visit } from "./syntax.ts";

/** Replacements of one expression, or the removal of one statement. */
export interface Site {
  readonly node: Node;
  readonly visit: Visit;
  readonly isStatement: boolean;
  /** The source texts that replace the node; empty text removes a statement. */
  readonly replacements: readonly string[];
}

const NEGATED: Readonly<Record<string, string>> = { "===": "!==", "!==": "===" };
const BOUNDARY: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const REVERSED: Readonly<Record<string, string>> = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" };
const ARITHMETIC: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&": "|",
  "|": "&",
  "^": "&",
  "<<": ">>",
  ">>": "<<",
};
const ASSIGNMENT: Readonly<Record<string, string>> = {
  "+=": "-=",
  "-=": "+=",
  "*=": "/=",
  "/=": "*=",
  "|=": "&=",
  "&=": "|=",
  "||=": "&&=",
  "&&=": "||=",
};
const METHODS: Readonly<Record<string, string>> = { some: "every", every: "some", min: "max", max: "min" };
const DROPPED_METHODS = new Set(["filter", "slice", "sort", "toSorted", "reverse", "toReversed"]);
const SORTS = new Set(["sort", "toSorted"]);
const RESULTS = new Set(["UnaryExpression", "ConditionalExpression"]);
const LOOPS = new Set(["WhileStatement", "DoWhileStatement", "ForStatement"]);
const BRANCHES = new Set(["IfStatement", "ConditionalExpression"]);

/** Finds every mutation of a file. */
export function findSites(visits: readonly Visit[], text: string): Site[] {
  const sites: Site[] = [];
  for (const visit of visits) {
    if (!isReplaceable(visit)) continue;
    const replacements = replacementsOf(visit, text);
    const isStatement = visit.node.type === "ExpressionStatement";
    if (replacements.length > 0) sites.push({ node: visit.node, visit, isStatement, replacements });
  }
  return sites;
}

/** Whether a value may stand here: not a target of an assignment, not a name, not the callee or a part of an optional chain. */
function isReplaceable({ node, parents, key }: Visit): boolean {
  const [parent] = parents;
  if (!parent) return false;
  if (key === "key" || key === "callee" || key === "left" || key === "id" || key === "params") {
    return key === "left" && (parent.type === "BinaryExpression" || parent.type === "LogicalExpression");
  }
  if (parent.type === "ChainExpression" || (key === "object" && isInChain(parents))) return false;
  if (key === "argument" && parent.type === "UpdateExpression") return false;
  return !(key === "property" && parent.computed !== true) && node.type !== "Property";
}

function isInChain(parents: readonly Node[]): boolean {
  for (const { type } of parents) {
    if (type === "ChainExpression") return true;
    if (type !== "MemberExpression" && type !== "CallExpression") return false;
  }
  return false;
}

function replacementsOf(visit: Visit, text: string): string[] {
  const { node } = visit;
  const decides = decisionValues(visit);
  return [...decides, ...operatorChanges(visit, text, decides.length > 0)].filter(
    (replacement, place, all) => replacement !== textOf(node, text) && all.indexOf(replacement) === place,
  );
}

/** `true` and `false` for conditions and for the operands of `&&` and `||`, as far as they differ from other mutations. */
function decisionValues({ node, parents, key }: Visit): string[] {
  const [parent] = parents;
  if (!parent || (node.type === "Literal" && typeof node.value === "boolean")) return [];
  const operator = node.type === "LogicalExpression" ? node.operator : undefined;
  const values = operator === "&&" ? ["false"] : operator === "||" ? ["true"] : ["true", "false"];
  if (parent.type === "LogicalExpression" && parent.operator !== "??") {
    if (parent.operator === operator) return [];
    const neutral = parent.operator === "&&" ? "true" : "false";
    // The right operand is a value unless the whole expression is a condition.
    return isValueOperand(parents, key) ? [] : [neutral];
  }
  if (key === "test" && LOOPS.has(parent.type)) return ["false"];
  if (key !== "test" || !BRANCHES.has(parent.type)) return [];
  return isOnlyThrow(parent.consequent) ? values.filter((value) => value === "true") : values;
}

/** Whether an operand is the result of `condition && value` outside conditions. */
function isValueOperand(parents: readonly Node[], key: string): boolean {
  if (key !== "right") return false;
  const [logical] = parents;
  const right = logical?.right;
  return isNode(right) && (right.type === "ObjectExpression" || right.type === "ArrayExpression");
}

/** Whether a branch only reports a state that cannot occur. */
function isOnlyThrow(branch: unknown): boolean {
  if (!isNode(branch)) return false;
  if (branch.type === "ThrowStatement") return true;
  const body = branch.type === "BlockStatement" ? (branch.body as Node[]) : [];
  return body.length === 1 && body[0]?.type === "ThrowStatement";
}

function operatorChanges(visit: Visit, text: string, isDecision: boolean): string[] {
  const { node } = visit;
  switch (node.type) {
    case "BinaryExpression":
      return binaryChanges(node, text, isDecision);
    case "LogicalExpression":
      return node.operator === "??" ? [textOf(node.right, text)] : [];
    case "UnaryExpression":
      if (isDefault(visit)) return [];
      return (node.operator === "!" && !isDecision) || node.operator === "-" ? [textOf(node.argument, text)] : [];
    case "UpdateExpression":
      return [textOf(node, text).replace(/\+\+|--/, (sign) => (sign === "++" ? "--" : "++"))];
    case "AssignmentExpression":
      return withOperator(node, text, ASSIGNMENT[String(node.operator)]);
    case "Literal":
      return isDefault(visit) || isInComparator(visit) ? [] : literalChanges(node);
    case "ArrayExpression":
      return holdsMoreThanNames(node) ? ["[]"] : [];
    case "CallExpression":
      return callChanges(node, text, isDecision);
    case "ExpressionStatement":
      return isNode(node.expression) && node.expression.type !== "Literal" ? [""] : [];
    default:
      return [];
  }
}

function binaryChanges(node: Node, text: string, isDecision: boolean): string[] {
  const operator = String(node.operator);
  if (operator === "+" && [node.left, node.right].some((side) => isNode(side) && isText(side))) return [];
  const changed = [BOUNDARY[operator], ARITHMETIC[operator]];
  if (!isDecision) changed.push(NEGATED[operator], REVERSED[operator]);
  return changed.flatMap((other) => withOperator(node, text, other));
}

const isText = (node: Node): boolean => node.type === "TemplateLiteral" || typeof node.value === "string";

function withOperator(node: Node, text: string, operator: string | undefined): string[] {
  if (operator === undefined) return [];
  if (!isNode(node.left) || !isNode(node.right)) return [];
  const between = text.slice(node.left.end, node.right.start).replace(String(node.operator), operator);
  return [text.slice(node.start, node.left.end) + between + text.slice(node.right.start, node.end)];
}

/** Whether a value follows `??`. Most defaults are for places of a list that exist anyway; the left side is dropped instead. */
function isDefault({ parents, key }: Visit): boolean {
  const [parent, next] = parents;
  if (parent?.type === "UnaryExpression" && next) return next.right === parent && isDefaulting(next);
  return key === "right" && parent !== undefined && isDefaulting(parent);
}

const isDefaulting = ({ type, operator }: Node): boolean => type === "LogicalExpression" && operator === "??";

/** Whether a number is the result of a function that compares for a sort, where only its sign counts. */
function isInComparator({ parents }: Visit): boolean {
  const place = parents.findIndex(({ type }) => !RESULTS.has(type));
  const [compare, call] = [parents[place], parents[place + 1]];
  if (compare?.type !== "ArrowFunctionExpression" || !isNode(call?.callee)) return false;
  const { property } = call.callee;
  return isNode(property) && SORTS.has(String(property.name));
}

function literalChanges(node: Node): string[] {
  if (typeof node.value === "boolean") return [String(!node.value)];
  return typeof node.value === "number" ? [String(node.value + 1)] : [];
}

/** Names and rule ids are checked by types and by the language files, not by tests of the rules. */
function holdsMoreThanNames(node: Node): boolean {
  const elements = node.elements as readonly (Node | null)[];
  return elements.some((element) => element !== null && !isText(element));
}

function callChanges(node: Node, text: string, isDecision: boolean): string[] {
  const { callee } = node;
  if (!isNode(callee) || callee.type !== "MemberExpression" || !isNode(callee.property)) return [];
  const name = String(callee.property.name);
  const object = textOf(callee.object, text);
  if (DROPPED_METHODS.has(name)) return [object];
  const other = METHODS[name];
  const rest = text.slice(callee.property.end, node.end);
  if (other !== undefined) return [text.slice(node.start, callee.property.start) + other + rest];
  return name === "includes" && !isDecision ? [`!${textOf(node, text)}`] : [];
}

function textOf(node: unknown, text: string): string {
  if (!isNode(node)) throw new Error("a part of an expression is missing");
  return text.slice(node.start, node.end);
}
