/** States kept on the way, so that any moment of a match is near. They can be thrown away at any time. */
export interface Snapshots<State> {
  /** A snapshot is kept after every so many entries. */
  every: number;
  kept: { readonly number: number; readonly state: State }[];
}

const MOST_KEPT = 64;

/** Keeps a snapshot if its turn has come. When there are too many, every second one goes and the distance doubles. */
export function saveSnapshot<State>(snapshots: Snapshots<State>, number: number, copy: () => State): void {
  if (number % snapshots.every !== 0) return;
  snapshots.kept.push({ number, state: copy() });
  if (snapshots.kept.length <= MOST_KEPT) return;
  snapshots.every *= 2;
  snapshots.kept = snapshots.kept.filter((kept) => kept.number % snapshots.every === 0);
}
