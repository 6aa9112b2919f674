import type { CommandOutput } from "@rondel/protocol";
import type { Handlers } from "../gateway/caller.ts";
import { addDevice, isUnusedGuest, meOf } from "../identity/guests.ts";
import { hashOf, newSecret } from "../identity/secrets.ts";
import { refuse } from "../refuse.ts";
import { requireFewEmails } from "../reminders/few-emails.ts";
import type { Services } from "../services.ts";
import type { Player } from "../store/players.ts";
import { recoveryTexts } from "./emails.ts";

export const recoveryCommands: Handlers<
  "recovery/read" | "recovery/set" | "recovery/remove" | "recovery/ask" | "recovery/look" | "recovery/enter"
> = {
  "recovery/read": (services, { player }) => readRecovery(services, player.id),

  async "recovery/set"(services, { player }, { address, language }) {
    const { mailer } = services.reminders;
    if (!mailer) throw refuse("no-mail-here", "give-up");
    requireFewEmails(services, address);
    const token = newSecret();
    await services.store.recovery.setMail({ player: player.id, address, confirmed: false, token, language });
    const { confirmSubject, confirm } = recoveryTexts[language];
    const links = {
      confirm: `${services.publicUrl}/mail/recovery/${token}`,
      remove: `${services.publicUrl}/mail/recovery-remove/${token}`,
    };
    await mailer.send({ to: address, subject: confirmSubject, text: confirm(links) });
    return readRecovery(services, player.id);
  },
  async "recovery/remove"(services, { player }) {
    await services.store.recovery.removeMail(player.id);
    return readRecovery(services, player.id);
  },

  "recovery/ask"(services, _caller, { address, language }) {
    if (!services.reminders.mailer) throw refuse("no-mail-here", "give-up");
    services.recovery.ask(address, language);
    return {};
  },
  async "recovery/look"(services, { player }, { secret }) {
    const { id, name } = await requireLink(services, secret);
    return { name, canMerge: id !== player.id && !(await isUnusedGuest(services, player)) };
  },
  async "recovery/enter"(services, { setToken }, { secret }) {
    const player = await requireLink(services, secret);
    if (!setToken) throw new Error("sign-in needs HTTP");
    // Of two requests with the same link, one deletes it.
    if (!(await services.store.recovery.useLink(hashOf(secret)))) throw refuse("recovery-link-not-valid", "give-up");
    setToken(await addDevice(services, player.id));
    return meOf(services, player);
  },
};

async function requireLink(services: Services, secret: string): Promise<Player> {
  const id = await services.store.recovery.playerOfLink(hashOf(secret));
  const player = id === undefined ? undefined : await services.store.players.byId(id);
  if (!player) throw refuse("recovery-link-not-valid", "give-up");
  return player;
}

async function readRecovery(services: Services, player: string): Promise<CommandOutput<"recovery/read">> {
  const mail = await services.store.recovery.mailOf(player);
  return {
    mailPossible: services.reminders.mailer !== undefined,
    address: mail?.address ?? null,
    confirmed: mail?.confirmed ?? false,
  };
}
