/** More at once would keep a server from renewing its lease. */
const AT_ONCE = 20;

/** Runs a task for all items, a few at once. */
export async function eachAtOnce<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(task))));
  }
  return results;
}
