import type { Standing } from "../games/game-screen.ts";

interface Lead {
  readonly seat: number;
  readonly rounds: number;
}

/** The seat that was alone in front at the end of most rounds; undefined if no seat was, or if two were equally often. */
export function longestLead(rounds: readonly Standing[], line: string): Lead | undefined {
  const leads = new Map<number, number>();
  for (const { lines } of rounds) {
    const leader = leaderOf(lines[line] ?? []);
    if (leader !== undefined) leads.set(leader, (leads.get(leader) ?? 0) + 1);
  }
  const [first, second] = [...leads].sort(([, one], [, other]) => other - one);
  if (!first || first[1] === second?.[1]) return undefined;
  const [seat, count] = first;
  return { seat, rounds: count };
}

/** Undefined if two are equal in front, or if a number is hidden from the viewer. */
function leaderOf(values: readonly (number | null)[]): number | undefined {
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return undefined;
  const most = Math.max(...known);
  const leaders = known.flatMap((value, seat) => (value === most ? [seat] : []));
  return leaders.length === 1 ? leaders[0] : undefined;
}
