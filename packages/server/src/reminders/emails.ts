import type { Language } from "@rondel/protocol";

interface EmailTexts {
  readonly confirmSubject: string;
  readonly confirm: (links: { readonly confirm: string; readonly stop: string }) => string;
  readonly turnSubject: string;
  readonly turn: (links: { readonly table: string; readonly stop: string }) => string;
  /** On the pages behind the links. */
  readonly confirmButton: string;
  readonly confirmed: string;
  readonly invalid: string;
  readonly stopButton: string;
  readonly stopped: string;
}

/** The only texts that the server itself writes for people: emails and the pages behind their links. */
export const emailTexts: Readonly<Record<Language, EmailTexts>> = {
  en: {
    confirmSubject: "Confirm your email address for Rondel",
    confirm: ({ confirm, stop }) =>
      `You, or someone using your address, asked Rondel to send an email here when it is your turn.\n\nConfirm: ${confirm}\nNot you? Stop these emails: ${stop}\n`,
    turnSubject: "Rondel: it’s your turn",
    turn: ({ table, stop }) => `It’s your turn.\n\n${table}\n\nTurn off these emails: ${stop}\n`,
    confirmButton: "Confirm this address",
    confirmed: "Thank you. You will get an email when it is your turn.",
    invalid: "This link is no longer valid.",
    stopButton: "Turn off these emails",
    stopped: "Done. You will get no more emails from Rondel.",
  },
  de: {
    confirmSubject: "Rondel: Bitte bestätige deine E-Mail-Adresse",
    confirm: ({ confirm, stop }) =>
      `Diese Adresse wurde bei Rondel eingetragen, um dich per E-Mail zu erinnern, wenn du am Zug bist.\n\nAdresse bestätigen: ${confirm}\nDas war ich nicht: ${stop}\n`,
    turnSubject: "Rondel: Du bist am Zug",
    turn: ({ table, stop }) => `Du bist am Zug. Hier geht es zur Partie:\n\n${table}\n\nKeine E-Mails mehr: ${stop}\n`,
    confirmButton: "Adresse bestätigen",
    confirmed: "Danke. Erinnerungen kommen ab jetzt an diese Adresse.",
    invalid: "Dieser Link gilt nicht mehr.",
    stopButton: "Keine E-Mails mehr",
    stopped: "Erledigt. An diese Adresse kommen keine E-Mails mehr.",
  },
  fr: {
    confirmSubject: "Rondel : confirmez votre adresse e-mail",
    confirm: ({ confirm, stop }) =>
      `Bonjour,\n\nUne personne, sans doute vous, souhaite recevoir à cette adresse les rappels de Rondel.\n\nConfirmer : ${confirm}\nCe n’est pas moi : ${stop}\n`,
    turnSubject: "Rondel : à vous de jouer",
    turn: ({ table, stop }) =>
      `Bonjour,\n\nC’est à vous de jouer :\n\n${table}\n\nNe plus recevoir ces e-mails : ${stop}\n`,
    confirmButton: "Recevoir les rappels à cette adresse",
    confirmed: "Merci. Les rappels arriveront à cette adresse.",
    invalid: "Ce lien n’est plus valable.",
    stopButton: "Ne plus recevoir d’e-mails",
    stopped: "C’est fait. Cette adresse ne recevra plus d’e-mails.",
  },
};
