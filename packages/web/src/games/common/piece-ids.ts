/** Pieces that look alike: how many of them stand at one place. `kind` says which may stand in for one another. */
export interface Crowd {
  readonly key: string;
  readonly kind: string;
  readonly count: number;
}

export type PieceIds = ReadonlyMap<string, readonly string[]>;

/**
 * Gives names to pieces that the rules only count. A piece that left one place and an alike one that came to another are the
 * same: so the board can show that it travelled.
 */
export function nameThePieces(before: PieceIds, crowds: readonly Crowd[], fresh: () => string): PieceIds {
  const now = new Map<string, string[]>();
  const homeless = new Map<string, string[]>();
  const sizes = new Map(crowds.map((crowd) => [crowd.key, crowd]));
  for (const [key, ids] of before) {
    const stay = sizes.get(key)?.count ?? 0;
    now.set(key, ids.slice(0, stay));
    const kind = kindOf(key);
    homeless.set(kind, [...(homeless.get(kind) ?? []), ...ids.slice(stay)]);
  }
  for (const { key, kind, count } of crowds) {
    const ids = now.get(key) ?? [];
    const pool = homeless.get(kind) ?? [];
    while (ids.length < count) ids.push(pool.shift() ?? fresh());
    now.set(key, ids);
  }
  return new Map([...now].filter(([, ids]) => ids.length > 0));
}

/** A key begins with its kind. */
function kindOf(key: string): string {
  return key.split(" ")[0] ?? key;
}
