import type { recovery as english } from "../en/recovery.ts";

export const recovery = {
  "recovery.title": "Anmelden per E-Mail",
  "recovery.about":
    "Trage eine Adresse ein, damit du dich wieder anmelden kannst, wenn du deine Geräte verlierst. Sie dient nur dazu.",
  "recovery.address": "E-Mail-Adresse zum Anmelden",
  "recovery.save": "Adresse eintragen",
  "recovery.unconfirmed":
    "Wir haben eine E-Mail an {address} geschickt. Öffne den Link darin, um die Adresse zu bestätigen.",
  "recovery.confirmed": "Du kannst dich mit {address} anmelden.",
  "recovery.remove": "Adresse entfernen",
  "recovery.return": "Zurück zu deinem Konto",
  "recovery.return.about":
    "Hast du bei einem anderen Konto eine Adresse bestätigt? Dann schicken wir dir einen Link, mit dem du dich auf diesem Gerät anmeldest.",
  "recovery.return.address": "E-Mail-Adresse deines Kontos",
  "recovery.return.send": "Link schicken",
  "recovery.return.sent":
    "Wenn diese Adresse zu einem Konto gehört, ist ein Link unterwegs. Er gilt einmal und 30 Minuten lang.",
  "recovery.ask":
    "Möchtest du dich auf diesem Gerät als {name} anmelden? Hier bist du jetzt {current}. Du kannst in den Einstellungen zu {current} zurückwechseln.",
  "recovery.ask.enter": "Als {name} anmelden",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
