import type { reports as english } from "../en/reports.ts";

export const reports = {
  "report.open": "Signaler un joueur",
  "report.title": "Signaler un joueur",
  "report.about":
    "Votre signalement est transmis aux responsables de ce serveur, avec les derniers messages que vous pouvez lire. La personne signalée n’en est pas informée.",
  "report.player": "Joueur",
  "report.reason": "Motif",
  "report.reason.harassment": "Insultes ou menaces",
  "report.reason.cheating": "Triche",
  "report.reason.stalling": "Retarde ou quitte les parties exprès",
  "report.reason.spam": "Messages indésirables",
  "report.reason.name": "Nom offensant",
  "report.reason.other": "Autre chose",
  "report.line": "Message",
  "report.line.none": "Aucun message en particulier",
  "report.words": "Que s’est-il passé ? (facultatif)",
  "report.send": "Envoyer le signalement",
  "report.sent": "Merci. Votre signalement a été envoyé.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
