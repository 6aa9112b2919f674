import { PushSubscription as PushSubscriptionShape } from "@rondel/protocol";
import * as v from "valibot";
import { request } from "../api/request.ts";
import type { SessionRefusal } from "../session/session.ts";

const DENIED: SessionRefusal = { code: "denied", params: {} };

export async function isReminded(): Promise<boolean> {
  return (await currentSubscription()) !== null;
}

/** Asks the browser, then gives the server the address to which it sends reminders. */
export async function remindHere(): Promise<SessionRefusal | undefined> {
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
  const told = v.safeParse(PushSubscriptionShape, subscription?.toJSON());
  if (!told.success) return DENIED;
  const reply = await request("reminders/add-push", { subscription: told.output });
  return "refused" in reply ? reply.refused : undefined;
}

export async function remindNoMore(): Promise<SessionRefusal | undefined> {
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
