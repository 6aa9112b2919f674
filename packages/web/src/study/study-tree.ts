import type { Entry, Match } from "@rondel/engine";

/** The moments of a study: every action leads from one moment to the next. Moment 0 is the setup. */
export interface StudyTree {
  /** The moment before each moment except the first. */
  readonly before: ReadonlyMap<number, number>;
  /** The moments after each moment, in the order in which they were played. The first one continues its branch. */
  readonly after: ReadonlyMap<number, readonly number[]>;
}

/** A line of moments that leaves another one. The main line starts with moment 0. */
export interface Branch {
  readonly start: number;
  /** How many branches it hangs from; 0 for the main line. */
  readonly depth: number;
}

/** Reads the moments from a log. Moments in `removed` are left out, with everything after them. */
export function treeOf(entries: readonly Entry[], removed: ReadonlySet<number> = new Set()): StudyTree {
  const before = new Map<number, number>();
  const after = new Map<number, number[]>([[0, []]]);
  /** The moment at which play is after each entry. */
  const reached = [0];
  for (const [index, entry] of entries.entries()) {
    const number = index + 1;
    const from = reached[index] ?? 0;
    reached.push(entry.kind === "takeback" ? (reached[entry.to] ?? 0) : number);
    const siblings = after.get(from);
    if (entry.kind === "takeback" || removed.has(number) || !siblings) continue;
    siblings.push(number);
    before.set(number, from);
    after.set(number, []);
  }
  return { before, after };
}

/** The moments from the setup to a moment. */
export function lineTo({ before }: StudyTree, moment: number): readonly number[] {
  const line: number[] = [];
  for (let at: number | undefined = moment; at !== undefined; at = before.get(at)) line.push(at);
  return line.reverse();
}

/** The last moment of the branch that goes on from a moment. */
export function endFrom({ after }: StudyTree, moment: number): number {
  let end = moment;
  for (let next = after.get(end)?.[0]; next !== undefined; next = after.get(end)?.[0]) end = next;
  return end;
}

/** The first moment of the branch that a moment belongs to. */
export function branchOf({ before, after }: StudyTree, moment: number): number {
  let start = moment;
  for (let from = before.get(start); from !== undefined && after.get(from)?.[0] === start; from = before.get(start))
    start = from;
  return start;
}

/** All branches: each one is followed by those that leave it. */
export function branchesOf(tree: StudyTree): readonly Branch[] {
  const branches: Branch[] = [];
  const open: Branch[] = [{ start: 0, depth: 0 }];
  for (let branch = open.pop(); branch; branch = open.pop()) {
    const { depth } = branch;
    branches.push(branch);
    const leaving: Branch[] = [];
    for (let at: number | undefined = branch.start; at !== undefined; at = tree.after.get(at)?.[0])
      leaving.push(...(tree.after.get(at) ?? []).slice(1).map((start) => ({ start, depth: depth + 1 })));
    open.push(...leaving.reverse());
  }
  return branches;
}

/** The moment that an action without dice leads to, if it was played at a moment before. */
export function knownMove(
  tree: StudyTree,
  { entries }: Pick<Match, "entries">,
  moment: number,
  seat: number,
  action: unknown,
): number | undefined {
  const text = JSON.stringify(action);
  return tree.after.get(moment)?.find((next) => {
    const entry = entries[next - 1];
    return (
      entry?.kind === "action" &&
      entry.seat === seat &&
      entry.draws.length === 0 &&
      JSON.stringify(entry.action) === text
    );
  });
}
