/** The part of the browser's storage that the page uses. */
type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Returns undefined in a browser that blocks cookies: it throws at every access to its storage. */
function browserStorage(): DeviceStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** A storage that lasts until the page is closed. */
function memoryStorage(): DeviceStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

const untilClosed = memoryStorage();

/** The storage of this device. */
export const deviceStorage = (): DeviceStorage => browserStorage() ?? untilClosed;

/** False if the browser blocks its storage: nothing then outlasts the page. */
export const isStorageKept = (): boolean => browserStorage() !== undefined;

/** Asks the browser not to clear games on this device when space runs short. Browsers may decline. */
export async function keepStorage(): Promise<void> {
  if (isStorageKept() && "storage" in navigator && "persist" in navigator.storage) await navigator.storage.persist();
}
