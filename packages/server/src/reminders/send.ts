import webPush from "web-push";
import type { Services } from "../services.ts";
import { emailTexts } from "./emails.ts";
import type { Mailer } from "./mailer.ts";
import type { PushKeys } from "./vapid.ts";

const PUSH_SECONDS_TO_LIVE = 24 * 60 * 60;
const PUSH_TIMEOUT_MILLISECONDS = 10_000;
/** Answers of a push service for a subscription that the browser has ended. */
const GONE = new Set([404, 410]);

/** Sends a push message to every device of a player. */
export async function sendPush(services: Services, keys: PushKeys, player: string, table: string): Promise<void> {
  const { store, publicUrl, log } = services;
  for (const { endpoint, subscription } of await store.reminders.devicesOf(player)) {
    try {
      await webPush.sendNotification(
        JSON.parse(subscription) as webPush.PushSubscription,
        JSON.stringify({ code: "your-turn", params: { table } }),
        {
          vapidDetails: { subject: subjectOf(publicUrl), ...keys },
          TTL: PUSH_SECONDS_TO_LIVE,
          timeout: PUSH_TIMEOUT_MILLISECONDS,
        },
      );
    } catch (error) {
      if (error instanceof webPush.WebPushError && GONE.has(error.statusCode)) {
        await store.reminders.removeDevice(player, endpoint);
      } else {
        log.warn({ player, error: String(error) }, "failed to send a push message");
      }
    }
  }
}

/** Sends an email to the player's confirmed address, if there is one. */
export async function sendEmail(services: Services, mailer: Mailer, player: string, table: string): Promise<void> {
  const { store, publicUrl, log } = services;
  const mail = await store.reminders.mailOf(player);
  if (!mail?.confirmed) return;
  const unsubscribeUrl = `${publicUrl}/mail/stop/${mail.token}`;
  const { turnSubject, turn } = emailTexts[mail.language];
  const text = turn({ table: `${publicUrl}/#table=${table}`, stop: unsubscribeUrl });
  try {
    await mailer.send({ to: mail.address, subject: turnSubject, text, unsubscribeUrl });
  } catch (error) {
    log.warn({ player, error: String(error) }, "failed to send an email");
  }
}

/** The contact for the operators of a push service: an HTTPS or email address. */
function subjectOf(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? publicUrl : `mailto:rondel@${new URL(publicUrl).hostname}`;
}
