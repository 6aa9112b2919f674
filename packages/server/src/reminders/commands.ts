import type { CommandOutput } from "@rondel/protocol";
import type { Handlers } from "../gateway/caller.ts";
import { newSecret } from "../identity/secrets.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { emailTexts } from "./emails.ts";
import { requireFewEmails } from "./few-emails.ts";
import { isPushService } from "./push-services.ts";

const MAX_DEVICES = 20;

export const reminderCommands: Handlers<
  "reminders/read" | "reminders/add-push" | "reminders/remove-push" | "reminders/set-mail" | "reminders/remove-mail"
> = {
  "reminders/read": (services, { player }) => read(services, player.id),
  async "reminders/add-push"(services, { player }, { subscription }) {
    const { reminders } = services.store;
    if (!isPushService(subscription.endpoint, services.reminders.pushServices)) {
      throw refuse("unknown-push-service", "choose-another", { endpoint: subscription.endpoint });
    }
    if ((await reminders.devicesOf(player.id)).length >= MAX_DEVICES) {
      throw refuse("too-many-devices", "give-up", { most: MAX_DEVICES });
    }
    await reminders.addDevice(player.id, subscription.endpoint, JSON.stringify(subscription));
    return read(services, player.id);
  },
  async "reminders/remove-push"(services, { player }, { endpoint }) {
    await services.store.reminders.removeDevice(player.id, endpoint);
    return read(services, player.id);
  },
  async "reminders/set-mail"(services, { player }, { address, language = "en" }) {
    const { mailer } = services.reminders;
    if (!mailer) throw refuse("no-mail-here", "give-up");
    requireFewEmails(services, address);
    const token = newSecret();
    await services.store.reminders.setMail({ player: player.id, address, confirmed: false, token, language });
    const links = {
      confirm: `${services.publicUrl}/mail/confirm/${token}`,
      stop: `${services.publicUrl}/mail/stop/${token}`,
    };
    const { confirmSubject, confirm } = emailTexts[language];
    await mailer.send({ to: address, subject: confirmSubject, text: confirm(links), unsubscribeUrl: links.stop });
    return read(services, player.id);
  },
  async "reminders/remove-mail"(services, { player }) {
    await services.store.reminders.removeMail(player.id);
    return read(services, player.id);
  },
};

async function read(services: Services, player: string): Promise<CommandOutput<"reminders/read">> {
  const { reminders } = services.store;
  const mail = await reminders.mailOf(player);
  return {
    pushKey: services.reminders.keys.publicKey,
    pushDevices: (await reminders.devicesOf(player)).length,
    mailPossible: services.reminders.mailer !== undefined,
    mail: mail ? { address: mail.address, confirmed: mail.confirmed } : null,
  };
}
