import type { data as english } from "../en/data.ts";

export const data = {
  "data.title": "Deine Daten",
  "data.about": "Lade alles herunter, was dieser Server über dich speichert, oder lösche dein Konto.",
  "data.download": "Meine Daten herunterladen",
  "data.delete": "Mein Konto löschen",
  "data.delete.title": "Konto löschen?",
  "data.delete.consequence":
    "Du wirst auf allen Geräten abgemeldet. Deine Chatnachrichten, Kommentare, Sterne, Geräte und Erinnerungen werden gelöscht. Deine Partien bleiben für die anderen erhalten, mit „{name}“ statt deines Namens; in laufenden Partien spielt ein Bot für dich weiter.",
  "data.delete.final":
    "Das lässt sich nicht rückgängig machen. Partien, die nur auf diesem Gerät gespeichert sind, bleiben hier.",
  "data.delete.confirm": "Endgültig löschen",
  "data.deleted": "Dein Konto ist gelöscht.",
  "privacy.title": "Datenschutz",
  "privacy.stored": "Was dieser Server speichert, und wie lange",
  "privacy.stored.account":
    "Deinen Namen, den Tag deines ersten und deines letzten Besuchs und die Anmeldungen deiner Geräte, als Fingerabdruck. Ein Gast ohne Tisch wird {guests} Tage nach dem letzten Besuch gelöscht, jedes andere Konto nach {accounts} Tagen.",
  "privacy.stored.matches":
    "Deine Tische und jeden Zug deiner Partien. Partien bleiben, damit alle, die mitgespielt haben, sie nachspielen können. Ein Tisch, dessen Partie nie beginnt, wird nach {days} Tagen gelöscht.",
  "privacy.stored.chat":
    "Deine Chatnachrichten, auch private. Sie werden {days} Tage nach dem Ende der Partie gelöscht, oder mit deinem Konto.",
  "privacy.stored.collection":
    "Deine Sterne und Kommentare in der Sammlung beendeter Partien, bis du sie entfernst oder dein Konto löschst.",
  "privacy.stored.reminders":
    "Deine E-Mail-Adressen, die Adressen deiner Geräte und deine Webhooks, bis du sie entfernst oder ausschaltest. Eine unbestätigte Adresse wird nach {days} Tagen gelöscht. Wann du zuletzt an einen Tisch erinnert wurdest, bleibt {reminded} Tage gespeichert.",
  "privacy.stored.reports":
    "Meldungen mit den betroffenen Chatnachrichten: {closed} Tage, nachdem sie erledigt sind, oder {open} Tage, wenn niemand sie bearbeitet. Was die Betreiber tun und welche Konten zusammengeführt wurden, wird protokolliert und {audit} Tage aufbewahrt.",
  "privacy.stored.address":
    "Deine IP-Adresse steht nur im Arbeitsspeicher, um zu viele Anfragen abzuwehren. Sie wird nicht gespeichert.",
  "privacy.seen": "Wer das sehen kann",
  "privacy.seen.players":
    "Die Leute an deinem Tisch sehen deinen Namen, deine Züge und deine Nachrichten an den Tisch. Bei öffentlichen Tischen können alle zusehen. Beendete öffentliche Partien bilden eine Sammlung: Alle können sie nach den Namen der Mitspielenden finden, kommentieren und ihre Züge ohne die Namen für jeden Zweck herunterladen.",
  "privacy.seen.operator":
    "Die Betreiber dieses Servers können alles sehen, was gespeichert ist. Chatnachrichten lesen sie, wenn jemand sie meldet.",
  "privacy.seen.others":
    "Nichts wird weitergegeben, und diese Seite lädt nichts von anderen Servern. Erinnerungen laufen über die Dienste, die du wählst.",
  "privacy.device": "Auf deinem Gerät",
  "privacy.device.about":
    "Ein Cookie hält dich ein Jahr lang angemeldet. Deine Einstellungen und die Partien auf diesem Gerät liegen in deinem Browser. Nichts verfolgt dich.",
  "privacy.rights": "Was du tun kannst",
  "privacy.rights.about":
    "In den Einstellungen kannst du alles über dich als Datei herunterladen und dein Konto löschen. Deine Partien bleiben, unter dem Namen „{name}“. Meldungen über dich werden so lange aufbewahrt wie oben angegeben.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
