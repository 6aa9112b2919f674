import * as v from "valibot";
import { PlayerName, Secret } from "./basics.ts";
import { Language } from "./reminders.ts";

const Address = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254));

/** The address by which a player can sign in again. */
export const Recovery = v.object({
  /** Whether this server can send email. */
  mailPossible: v.boolean(),
  address: v.nullable(v.string()),
  confirmed: v.boolean(),
});

/** Gives an address, or asks for a sign-in link. `language` is that of the email. */
export const RecoveryAddress = v.object({ address: Address, language: Language });

/** The secret of the sign-in link `PUBLIC_URL/#recover=<secret>`: it works once, for a short time. */
export const RecoveryLink = v.object({ secret: Secret });
export const RecoveredName = v.object({
  name: PlayerName,
  /** Whether the caller is another player who has games or a name, and could be merged into this one. */
  canMerge: v.boolean(),
});

export const RECOVERY_MINUTES = 30;
