import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf, ROOT } from "./mutants.ts";
import { isNode, type Node, readSyntax, type Visit } from "./syntax.ts";

/** The versions of the tests of a game. */
export interface Tests {
  readonly files: readonly string[];
  /** The version of everything that the tests read. */
  readonly all: string;
  /** The version of one test, by the title under which results are stored. */
  readonly versionOf: (title: string) => string | undefined;
}

const TESTS = new Set(["it", "test"]);

/** Reads the tests of a game. A test whose name is computed has the version of its file. */
export function readTests(game: string): Tests {
  const paths = globSync(`packages/${game}/{test/**/*.ts,golden/*}`, { cwd: ROOT }).sort();
  const hashes = new Map(paths.map((path) => [path, hashOf(readFileSync(join(ROOT, path), "utf8"))]));
  const files = paths.filter((path) => path.endsWith(".test.ts"));
  const versions = new Map(files.flatMap((path) => [...testsIn(path, readFileSync(join(ROOT, path), "utf8"))]));
  return {
    files,
    all: hashOf(JSON.stringify([...hashes])),
    versionOf: (title) => versions.get(title.replace(/ \[\d+\]$/, "")) ?? hashes.get(title.split(" > ")[0] ?? ""),
  };
}

/** The versions of the tests in a file by title, without the number of a row. */
export function testsIn(path: string, text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const visit of readSyntax(path, text).visits) {
    const name = testName(visit.node, TESTS);
    if (name === undefined) continue;
    const title = `${path} > ${[...suitesAround(visit), name].join(" ")}`;
    found.set(title, hashOf((found.get(title) ?? "") + text.slice(visit.node.start, visit.node.end)));
  }
  return found;
}

function suitesAround({ parents }: Visit): string[] {
  return parents.flatMap((node) => testName(node, new Set(["describe"])) ?? []).reverse();
}

/** The name in a call such as `it("refuses a bid", ...)` or `it.each(rows)("refuses %s", ...)`. */
function testName(node: Node, functions: ReadonlySet<string>): string | undefined {
  if (node.type !== "CallExpression" || !functions.has(calledIn(node))) return undefined;
  const [first] = node.arguments as readonly unknown[];
  return isNode(first) && typeof first.value === "string" ? first.value : undefined;
}

/** The name at the start of a chain of calls and properties. */
function calledIn(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "Identifier") return String(node.name);
  return calledIn(node.type === "CallExpression" ? node.callee : node.object);
}
