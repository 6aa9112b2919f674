interface QueuedChange<Change> {
  readonly change: Change;
  readonly resolve: (isChanged: boolean) => void;
  readonly reject: (error: unknown) => void;
}

interface GroupSettings<Change> {
  /** How many commits may run at the same time. */
  readonly parallel: number;
  /** How many changes share a commit at most. */
  readonly most: number;
  readonly commit: (batch: readonly Change[]) => Promise<readonly boolean[]>;
  /** Changes with the same key are never in one batch: only one of them can win, and the result of the batch does not show which. */
  readonly keyOf?: (change: Change) => string;
  /** Turns an error into one for the caller; `isFinal` if the changes must not be tried one by one. */
  readonly toError: (error: unknown) => { readonly error: unknown; readonly isFinal: boolean };
}

export interface GroupedCommits<Change> {
  /** Resolves after the commit. */
  add(change: Change): Promise<boolean>;
  isBusy(): boolean;
}

/** Collects changes of the same tick, and those that arrive while earlier commits run, into one commit. */
export function groupCommits<Change>(settings: GroupSettings<Change>): GroupedCommits<Change> {
  const { parallel, most, commit, keyOf, toError } = settings;
  let queue: QueuedChange<Change>[] = [];
  let running = 0;

  const commitNext = (): void => {
    if (queue.length === 0 || running >= parallel) return;
    const { batch, rest } = takeBatch(queue, most, keyOf);
    queue = rest;
    running++;
    commitBatch(batch).finally(() => {
      running--;
      commitNext();
    });
  };
  const commitBatch = async (batch: readonly QueuedChange<Change>[]): Promise<void> => {
    try {
      const results = await commit(batch.map(({ change }) => change));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] === true);
    } catch (cause) {
      const { error, isFinal } = toError(cause);
      if (batch.length === 1 || isFinal) {
        for (const { reject } of batch) reject(error);
      } else {
        // One bad change must not fail the others of its batch.
        for (const queued of batch) await commitBatch([queued]);
      }
    }
  };
  return {
    add: (change) =>
      new Promise((resolve, reject) => {
        if (queue.length === 0) setImmediate(commitNext);
        queue.push({ change, resolve, reject });
      }),
    isBusy: () => queue.length > 0 || running > 0,
  };
}

function takeBatch<Change>(
  queue: QueuedChange<Change>[],
  most: number,
  keyOf: ((change: Change) => string) | undefined,
): { readonly batch: QueuedChange<Change>[]; readonly rest: QueuedChange<Change>[] } {
  if (!keyOf && queue.length <= most) return { batch: queue, rest: [] };
  const keys = new Set<string>();
  const batch: QueuedChange<Change>[] = [];
  const rest: QueuedChange<Change>[] = [];
  for (const queued of queue) {
    const key = keyOf?.(queued.change);
    const fits = batch.length < most && (key === undefined || !keys.has(key));
    if (fits && key !== undefined) keys.add(key);
    (fits ? batch : rest).push(queued);
  }
  return { batch, rest };
}
