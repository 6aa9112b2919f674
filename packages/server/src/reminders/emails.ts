import type { Language } from "@rondel/protocol";

/** What a letter says, apart from its links. */
interface Words {
  readonly askSubject: string;
  readonly ask: (links: { readonly confirm: string; readonly stop: string }) => string;
  readonly turnSubject: string;
  readonly turn: (links: { readonly table: string; readonly stop: string }) => string;
  /** On the small pages behind the links. */
  readonly confirmButton: string;
  readonly confirmed: string;
  readonly invalid: string;
  readonly stopButton: string;
  readonly stopped: string;
}

/** Letters and the pages behind their links are the only words that this server says to people by itself. */
export const emailTexts: Readonly<Record<Language, Words>> = {
  en: {
    askSubject: "Rondel: is this your address?",
    ask: ({ confirm, stop }) =>
      `Somebody, hopefully you, wants Rondel to write to this address when a table waits.\n\nYes: ${confirm}\nNo: ${stop}\n`,
    turnSubject: "Rondel: your turn",
    turn: ({ table, stop }) => `A table waits for you.\n\n${table}\n\nNo more letters: ${stop}\n`,
    confirmButton: "Yes, write to this address",
    confirmed: "Thank you. Letters will come to this address.",
    invalid: "This link is no longer valid.",
    stopButton: "No more letters",
    stopped: "Done. No more letters come to this address.",
  },
  de: {
    askSubject: "Rondel: Ist das deine Adresse?",
    ask: ({ confirm, stop }) =>
      `Jemand, hoffentlich du, möchte, dass Rondel an diese Adresse schreibt, wenn ein Tisch wartet.\n\nJa: ${confirm}\nNein: ${stop}\n`,
    turnSubject: "Rondel: Du bist am Zug",
    turn: ({ table, stop }) => `Ein Tisch wartet auf dich.\n\n${table}\n\nKeine Briefe mehr: ${stop}\n`,
    confirmButton: "Ja, schreibt an diese Adresse",
    confirmed: "Danke. Briefe kommen an diese Adresse.",
    invalid: "Dieser Link gilt nicht mehr.",
    stopButton: "Keine Briefe mehr",
    stopped: "Erledigt. An diese Adresse kommen keine Briefe mehr.",
  },
  fr: {
    askSubject: "Rondel : est-ce votre adresse ?",
    ask: ({ confirm, stop }) =>
      `Quelqu’un, vous sans doute, souhaite que Rondel écrive à cette adresse quand une table runDue.\n\nOui : ${confirm}\nNon : ${stop}\n`,
    turnSubject: "Rondel : à vous de jouer",
    turn: ({ table, stop }) => `Une table vous runDue.\n\n${table}\n\nPlus de lettres : ${stop}\n`,
    confirmButton: "Oui, écrivez à cette adresse",
    confirmed: "Merci. Les lettres arriveront à cette adresse.",
    invalid: "Ce lien n’est plus valable.",
    stopButton: "Plus de lettres",
    stopped: "C’est fait. Plus aucune lettre n’arrivera à cette adresse.",
  },
};
