import { type Language, RECOVERY_MINUTES } from "@rondel/protocol";

interface RecoveryTexts {
  readonly confirmSubject: string;
  readonly confirm: (links: { readonly confirm: string; readonly remove: string }) => string;
  readonly signInSubject: string;
  readonly signIn: (links: readonly { readonly name: string; readonly url: string }[]) => string;
  /** On the pages behind the links. */
  readonly confirmButton: string;
  readonly confirmed: string;
  readonly removeButton: string;
  readonly removed: string;
  readonly invalid: string;
}

const list = (links: readonly { readonly name: string; readonly url: string }[]): string =>
  links.map(({ name, url }) => `${name}: ${url}`).join("\n");

/** The emails of the recovery and the pages behind their links. */
export const recoveryTexts: Readonly<Record<Language, RecoveryTexts>> = {
  en: {
    confirmSubject: "Confirm your email address for signing in to Rondel",
    confirm: ({ confirm, remove }) =>
      `You, or someone using your address, added it to Rondel for signing in again after losing a device.\n\nConfirm: ${confirm}\nNot you? Remove this address: ${remove}\n`,
    signInSubject: "Your sign-in link for Rondel",
    signIn: (links) =>
      `Open this link to sign in. It works once, within ${RECOVERY_MINUTES} minutes.\n\n${list(links)}\n\nIf you did not ask for it, ignore this email.\n`,
    confirmButton: "Confirm this address",
    confirmed: "Thank you. You can now sign in with this address.",
    removeButton: "Remove this address",
    removed: "Done. This address is removed.",
    invalid: "This link is no longer valid.",
  },
  de: {
    confirmSubject: "Rondel: Bitte bestätige deine E-Mail-Adresse für die Anmeldung",
    confirm: ({ confirm, remove }) =>
      `Diese Adresse wurde bei Rondel eingetragen, um sich damit wieder anzumelden, wenn ein Gerät verloren geht.\n\nAdresse bestätigen: ${confirm}\nDas war ich nicht, Adresse entfernen: ${remove}\n`,
    signInSubject: "Rondel: Dein Link zum Anmelden",
    signIn: (links) =>
      `Öffne diesen Link, um dich anzumelden. Er funktioniert einmal und nur ${RECOVERY_MINUTES} Minuten lang.\n\n${list(links)}\n\nWenn du ihn nicht angefordert hast, ignoriere diese E-Mail.\n`,
    confirmButton: "Adresse bestätigen",
    confirmed: "Danke. Du kannst dich ab jetzt mit dieser Adresse anmelden.",
    removeButton: "Adresse entfernen",
    removed: "Erledigt. Die Adresse ist entfernt.",
    invalid: "Dieser Link gilt nicht mehr.",
  },
  fr: {
    confirmSubject: "Rondel : confirmez votre adresse e-mail pour la connexion",
    confirm: ({ confirm, remove }) =>
      `Bonjour,\n\nUne personne, sans doute vous, souhaite pouvoir se reconnecter à Rondel avec cette adresse si un appareil est perdu.\n\nConfirmer : ${confirm}\nCe n’est pas moi, retirer l’adresse : ${remove}\n`,
    signInSubject: "Rondel : votre lien de connexion",
    signIn: (links) =>
      `Bonjour,\n\nOuvrez ce lien pour vous connecter. Il fonctionne une seule fois, pendant ${RECOVERY_MINUTES} minutes.\n\n${list(links)}\n\nSi vous ne l’avez pas demandé, ignorez cet e-mail.\n`,
    confirmButton: "Confirmer cette adresse",
    confirmed: "Merci. Vous pouvez désormais vous connecter avec cette adresse.",
    removeButton: "Retirer cette adresse",
    removed: "C’est fait. Cette adresse est retirée.",
    invalid: "Ce lien n’est plus valable.",
  },
};
