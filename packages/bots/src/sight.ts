/** A thing that a player may look at or overlook in a round, as public numbers: for example round, seat and region. */
type Thing = readonly number[];

const PLACES = 1009;

/**
 * Whether a player with limited sight considers a thing. It considers this share of all things, and others in every round. The answer
 * follows from public numbers alone, so it stays the same during a turn: a plan that was overlooked stays overlooked.
 */
export function considers(share: number, thing: Thing): boolean {
  let mixed = 7;
  for (const number of thing) mixed = ((mixed + number + 1) * 7919 + 104_729) % 1_000_003;
  return (mixed % PLACES) / PLACES < share;
}

/** The actions that a player considers; all of them if it overlooks every one. */
export function considered<Action>(actions: readonly Action[], isSeen: (action: Action) => boolean): readonly Action[] {
  const seen = actions.filter(isSeen);
  return seen.length === 0 ? actions : seen;
}
