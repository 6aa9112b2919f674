/** Equal pieces at one place. A piece may move only between groups of the same kind. The key starts with the kind. */
export interface PieceGroup {
  readonly key: string;
  readonly kind: string;
  readonly count: number;
}

/** The ids of the pieces of each group, by key. */
export type PieceIds = ReadonlyMap<string, readonly string[]>;

/**
 * Assigns ids to pieces that the rules only count. If a piece has left one place and an equal one has appeared at another, both get
 * the same id, so that the board can animate the move.
 */
export function assignPieceIds(before: PieceIds, groups: readonly PieceGroup[], newId: () => string): PieceIds {
  const now = new Map<string, string[]>();
  const moved = new Map<string, string[]>();
  const byKey = new Map(groups.map((group) => [group.key, group]));
  for (const [key, ids] of before) {
    const stay = byKey.get(key)?.count ?? 0;
    now.set(key, ids.slice(0, stay));
    const kind = kindOf(key);
    moved.set(kind, [...(moved.get(kind) ?? []), ...ids.slice(stay)]);
  }
  for (const { key, kind, count } of groups) {
    const ids = now.get(key) ?? [];
    const pool = moved.get(kind) ?? [];
    while (ids.length < count) ids.push(pool.shift() ?? newId());
    now.set(key, ids);
  }
  return new Map([...now].filter(([, ids]) => ids.length > 0));
}

function kindOf(key: string): string {
  return key.split(" ")[0] ?? key;
}
