/** Saved states of a match, so that every earlier state is a short replay away. */
export interface Snapshots<State> {
  /** The distance between two snapshots, in entries. */
  every: number;
  saved: { readonly number: number; readonly state: State }[];
}

const FIRST_DISTANCE = 32;
const MOST_SAVED = 64;

export function newSnapshots<State>(number: number, state: State): Snapshots<State> {
  return { every: FIRST_DISTANCE, saved: [{ number, state }] };
}

export function snapshotAt<State>({ saved }: Snapshots<State>, number: number): { readonly state: State } | undefined {
  return saved.find((snapshot) => snapshot.number === number);
}

/**
 * Saves a snapshot if it is due. When there are too many, removes every second one and doubles the distance. Snapshots at or
 * before `base` stay, because they cannot be computed again.
 */
export function saveSnapshot<State>(
  snapshots: Snapshots<State>,
  base: number,
  number: number,
  copyState: () => State,
): void {
  if (number % snapshots.every !== 0) return;
  snapshots.saved.push({ number, state: copyState() });
  if (snapshots.saved.length <= MOST_SAVED) return;
  snapshots.every *= 2;
  snapshots.saved = snapshots.saved.filter(({ number }) => number <= base || number % snapshots.every === 0);
}
