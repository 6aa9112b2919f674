import { type Language, RECOVERY_MINUTES } from "@rondel/protocol";
import { hashOf, newSecret } from "../identity/secrets.ts";
import type { Services } from "../services.ts";
import { recoveryTexts } from "./emails.ts";

/** Sends sign-in links to confirmed addresses. */
export interface RecoveryService {
  /** Sends a link in the background, so that neither the answer nor its time reveals whether the address is known. */
  ask(address: string, language: Language): void;
  /** Resolves when all links are sent. */
  close(): Promise<void>;
}

export function openRecoveryService(services: () => Services): RecoveryService {
  const pending = new Set<Promise<void>>();
  return {
    ask(address, language) {
      // A refusal would show that somebody has asked for this address.
      if (services().unsolicitedEmails.take(address) > 0) return;
      const sending: Promise<void> = sendLinks(services(), address, language)
        .catch((error: unknown) => services().log.warn({ error: String(error) }, "failed to send a sign-in link"))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    async close() {
      await Promise.all(pending);
    },
  };
}

async function sendLinks(services: Services, address: string, language: Language): Promise<void> {
  const { mailer } = services.reminders;
  const players = await services.store.recovery.playersAt(address);
  if (!mailer || players.length === 0) return;
  const expiresAt = services.time.now() + RECOVERY_MINUTES * 60_000;
  const links = [];
  for (const { id, name } of players) {
    const secret = newSecret();
    await services.store.recovery.addLink(hashOf(secret), id, expiresAt);
    links.push({ name, url: `${services.publicUrl}/#recover=${secret}` });
  }
  const { signInSubject, signIn } = recoveryTexts[language];
  await mailer.send({ to: address, subject: signInSubject, text: signIn(links) });
}
