import type { reports as english } from "../en/reports.ts";

export const reports = {
  "report.open": "Jemanden melden",
  "report.title": "Jemanden melden",
  "report.about":
    "Deine Meldung geht an die Betreiber dieses Servers, zusammen mit den letzten Chatnachrichten, die du lesen kannst. Die gemeldete Person erfährt nichts davon.",
  "report.player": "Wen?",
  "report.reason": "Grund",
  "report.reason.harassment": "Beleidigung oder Drohung",
  "report.reason.cheating": "Betrug",
  "report.reason.stalling": "Verzögert oder verlässt Partien mit Absicht",
  "report.reason.spam": "Spam",
  "report.reason.name": "Anstößiger Name",
  "report.reason.other": "Etwas anderes",
  "report.line": "Nachricht",
  "report.line.none": "Keine bestimmte Nachricht",
  "report.words": "Was ist passiert? (freiwillig)",
  "report.send": "Meldung senden",
  "report.sent": "Danke. Deine Meldung ist angekommen.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
