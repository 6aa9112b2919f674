/**
 * RU-44: whether the remaining territories let every player reach exactly the needed value. `countOf` is the number of territories
 * of a value that are left.
 */
export function allCanReach(needs: readonly number[], countOf: (value: number) => number): boolean {
  const hopeless = new Set<string>();

  const canReach = (player: number, one: number, two: number, three: number): boolean => {
    const need = needs[player];
    if (need === undefined) return true;
    const key = [player, one, two, three].join();
    if (hopeless.has(key)) return false;
    for (let useThree = three; useThree >= 0; useThree--) {
      const rest = need - 3 * useThree;
      for (let useTwo = Math.min(two, Math.floor(rest / 2)); useTwo >= 0; useTwo--) {
        const useOne = rest - 2 * useTwo;
        if (useOne <= one && canReach(player + 1, one - useOne, two - useTwo, three - useThree)) return true;
      }
    }
    hopeless.add(key);
    return false;
  };
  return canReach(0, countOf(1), countOf(2), countOf(3));
}
