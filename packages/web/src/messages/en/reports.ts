/** Reports about other players. English has the keys that the other languages must have. */
export const reports = {
  "report.open": "Report a player",
  "report.title": "Report a player",
  "report.about":
    "Your report goes to the people who run this server, together with the latest chat messages that you can read. The reported player is not notified.",
  "report.player": "Player",
  "report.reason": "Reason",
  "report.reason.harassment": "Insults or threats",
  "report.reason.cheating": "Cheating",
  "report.reason.stalling": "Stalls or leaves games on purpose",
  "report.reason.spam": "Spam",
  "report.reason.name": "Offensive name",
  "report.reason.other": "Something else",
  "report.line": "Message",
  "report.line.none": "No particular message",
  "report.words": "What happened? (optional)",
  "report.send": "Send report",
  "report.sent": "Thank you. Your report has been sent.",
} as const;
