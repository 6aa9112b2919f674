import type { CommandOutput } from "@rondel/protocol";
import type { Handlers } from "../door/caller.ts";
import type { House } from "../house.ts";
import { newSecret } from "../identity/secrets.ts";
import { refuse } from "../refuse.ts";
import { letterWords } from "./letters.ts";
import { isPushService } from "./reminding.ts";

const MOST_DEVICES = 20;

export const reminderCommands: Handlers<
  "reminders/read" | "reminders/add-push" | "reminders/remove-push" | "reminders/set-mail" | "reminders/remove-mail"
> = {
  "reminders/read": (house, { player }) => read(house, player.id),
  async "reminders/add-push"(house, { player }, { subscription }) {
    const { reminders } = house.store;
    if (!isPushService(subscription.endpoint, house.reminding.pushServices)) {
      throw refuse("unknown-push-service", "choose-another", { endpoint: subscription.endpoint });
    }
    if ((await reminders.devicesOf(player.id)).length >= MOST_DEVICES) {
      throw refuse("too-many-devices", "give-up", { most: MOST_DEVICES });
    }
    await reminders.addDevice(player.id, subscription.endpoint, JSON.stringify(subscription));
    return read(house, player.id);
  },
  async "reminders/remove-push"(house, { player }, { endpoint }) {
    await house.store.reminders.removeDevice(player.id, endpoint);
    return read(house, player.id);
  },
  async "reminders/set-mail"(house, { player }, { address, language = "en" }) {
    const { mailer } = house.reminding;
    if (!mailer) throw refuse("no-mail-here", "give-up");
    const token = newSecret();
    await house.store.reminders.setMail({ player: player.id, address, confirmed: false, token, language });
    const [confirm, stop] = [`${house.publicUrl}/mail/confirm/${token}`, `${house.publicUrl}/mail/stop/${token}`];
    const { askSubject, ask } = letterWords[language];
    await mailer.send({ to: address, subject: askSubject, text: ask({ confirm, stop }), unsubscribeUrl: stop });
    return read(house, player.id);
  },
  async "reminders/remove-mail"(house, { player }) {
    await house.store.reminders.removeMail(player.id);
    return read(house, player.id);
  },
};

async function read(house: House, player: string): Promise<CommandOutput<"reminders/read">> {
  const { reminders } = house.store;
  const mail = await reminders.mailOf(player);
  return {
    pushKey: house.reminding.keys.publicKey,
    pushDevices: (await reminders.devicesOf(player)).length,
    mailPossible: house.reminding.mailer !== undefined,
    mail: mail ? { address: mail.address, confirmed: mail.confirmed } : null,
  };
}
