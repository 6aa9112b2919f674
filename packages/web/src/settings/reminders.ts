import { PushSubscription as PushSubscriptionSchema } from "@rondel/protocol";
import * as v from "valibot";
import { request } from "../api/request.ts";
import type { SessionRefusal } from "../session/session.ts";

const DENIED: SessionRefusal = { code: "denied", params: {} };

/** Whether this device can show reminders. On iPhone and iPad only a page on the home screen can. */
export function reminderSupport(): "supported" | "homeScreen" | "unsupported" {
  if ("Notification" in globalThis && "serviceWorker" in navigator) return "supported";
  return "standalone" in navigator && navigator.standalone === false ? "homeScreen" : "unsupported";
}

/** True if this device receives reminders. */
export async function hasReminders(): Promise<boolean> {
  return (await currentSubscription()) !== null;
}

/** Asks the browser for permission and registers this device at the server. */
export async function enableReminders(): Promise<SessionRefusal | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || (await Notification.requestPermission()) !== "granted") return DENIED;
  const reminders = await request("reminders/read", {});
  if ("refused" in reminders) return reminders.refused;
  const { pushKey } = reminders.answer;
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    .catch((error: unknown) => {
      if (error instanceof DOMException) return undefined;
      throw error;
    });
  const parsed = v.safeParse(PushSubscriptionSchema, subscription?.toJSON());
  if (!parsed.success) return DENIED;
  const reply = await request("reminders/add-push", { subscription: parsed.output });
  return "refused" in reply ? reply.refused : undefined;
}

export async function disableReminders(): Promise<SessionRefusal | undefined> {
  const subscription = await currentSubscription();
  if (!subscription) return undefined;
  await subscription.unsubscribe();
  const reply = await request("reminders/remove-push", { endpoint: subscription.endpoint });
  return "refused" in reply ? reply.refused : undefined;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}
