import webPush from "web-push";
import type { Store } from "../store/index.ts";

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys with which push services know this server: made on the first start, the same ever after. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  return JSON.parse(await store.reminders.key("vapid", () => JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;
}
