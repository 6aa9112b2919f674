import webPush from "web-push";
import type { Store } from "../store/index.ts";

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys that identify this server to push services. Created on the first start and stored. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  return JSON.parse(await store.reminders.key("vapid", () => JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;
}
