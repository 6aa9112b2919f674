import { useEffect, useState } from "preact/hooks";

/** Returns the result of `load` as soon as it is there. A new function is loaded again, so pass the same one while nothing changes. */
export function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly load: unknown; readonly value: Value } | undefined>();
  const [failure, setFailure] = useState<{ readonly error: unknown } | undefined>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded({ load, value }),
      (error: unknown) => isCurrent && setFailure({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (failure) throw failure.error;
  return loaded?.load === load ? loaded.value : undefined;
}

/** Returns the result of `load` if it is needed now, as soon as it is there. */
export function useLoadedIf<Value>(isNeeded: boolean, load: () => Promise<Value>): Value | undefined {
  return useLoaded<Value | undefined>(isNeeded ? load : nothing);
}

const nothing = async () => undefined;
