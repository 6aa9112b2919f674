import { useEffect, useState } from "preact/hooks";

/** What a promise brings, as soon as it has come. Another `load` is another thing: keep it while it is the same. */
export function useLoaded<Thing>(load: () => Promise<Thing>): Thing | undefined {
  const [loaded, setLoaded] = useState<{ readonly load: unknown; readonly thing: Thing } | undefined>();
  const [failure, setFailure] = useState<{ readonly error: unknown } | undefined>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (thing) => isWanted && setLoaded({ load, thing }),
      (error: unknown) => isWanted && setFailure({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (failure) throw failure.error;
  return loaded?.load === load ? loaded.thing : undefined;
}
