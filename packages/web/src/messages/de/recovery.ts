import type { recovery as english } from "../en/recovery.ts";

export const recovery = {
  "recovery.title": "Anmelden per E-Mail",
  "recovery.about":
    "Trage eine Adresse ein, damit du dich wieder anmelden kannst, wenn du deine Geräte verlierst. Wir verwenden sie für nichts anderes.",
  "recovery.address": "E-Mail-Adresse zum Anmelden",
  "recovery.save": "Adresse eintragen",
  "recovery.unconfirmed":
    "Wir haben eine E-Mail an {address} geschickt. Öffne den Link darin, um die Adresse zu bestätigen.",
  "recovery.confirmed": "Du kannst dich mit {address} anmelden.",
  "recovery.remove": "Adresse entfernen",
  "recovery.return": "Zurück zu deinem Konto",
  "recovery.return.about":
    "Hast du für ein anderes Konto eine Adresse bestätigt? Dann lass dir einen Link schicken, der dich auf diesem Gerät anmeldet.",
  "recovery.return.address": "E-Mail-Adresse deines Kontos",
  "recovery.return.send": "Link schicken",
  "recovery.return.sent":
    "Wenn diese Adresse zu einem Konto gehört, ist ein Link unterwegs. Er funktioniert einmal und nur 30 Minuten lang.",
  "recovery.ask":
    "Möchtest du dich auf diesem Gerät als {name} anmelden? Jetzt bist du hier als {current} angemeldet. In den Einstellungen kannst du zurückwechseln.",
  "recovery.ask.enter": "Als {name} anmelden",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
