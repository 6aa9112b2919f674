/** The player's data and the privacy page. English has the keys that the other languages must have. */
export const data = {
  "data.title": "Your data",
  "data.about": "Download everything that this server stores about you, or delete your account.",
  "data.download": "Download my data",
  "data.delete": "Delete my account",
  "data.delete.title": "Delete your account?",
  "data.delete.consequence":
    "All your devices are signed out. Your chat messages, comments, stars, devices and reminders are deleted. Your games stay for the others, with “{name}” in place of your name; in running games a bot plays on for you.",
  "data.delete.final": "This cannot be undone. Games that are stored only on this device stay here.",
  "data.delete.confirm": "Delete for good",
  "data.deleted": "Your account has been deleted.",
  "privacy.title": "Privacy",
  "privacy.stored": "What this server stores, and how long",
  "privacy.stored.account":
    "Your name, the dates of your first and last visit, and fingerprints of the sign-ins of your devices. A guest who sits at no table is deleted {guests} days after the last visit, any other account after {accounts} days.",
  "privacy.stored.matches":
    "Your tables and every move in your games. Games stay so that everyone who played can replay them. A table whose game never starts is deleted after {days} days.",
  "privacy.stored.chat":
    "Your chat messages, including private ones. They are deleted {days} days after the end of the game, or with your account.",
  "privacy.stored.collection":
    "Your stars and comments in the collection of finished games, until you remove them or delete your account.",
  "privacy.stored.reminders":
    "Your email addresses, the addresses of your devices and your webhooks, until you remove them or turn them off. An address that is not confirmed is deleted after {days} days. The time of your last reminder for a table is kept for {reminded} days.",
  "privacy.stored.reports":
    "Reports about players, with the chat messages concerned: {closed} days after they are closed, or {open} days if nobody closes them. What the operators do, and which accounts were merged, is logged and kept for {audit} days.",
  "privacy.stored.address": "Your IP address is held only in memory, to limit floods of requests. It is not stored.",
  "privacy.seen": "Who can see it",
  "privacy.seen.players":
    "The people at your table see your name, your moves and your messages to the table. Public tables can be watched by anyone. Finished public games form a collection: everyone can find them by the names of the players, comment on them and download their moves for any use, without the names.",
  "privacy.seen.operator":
    "The operators of this server can see everything that is stored. They read chat messages when someone reports them.",
  "privacy.seen.others":
    "Nothing is passed on, and this page loads nothing from other servers. Reminders travel through the services that you choose.",
  "privacy.device": "On your device",
  "privacy.device.about":
    "One cookie keeps you signed in for a year. Your settings and the games on this device are stored in your browser. Nothing tracks you.",
  "privacy.rights": "What you can do",
  "privacy.rights.about":
    "In the settings you can download everything about you as a file and delete your account. Your games stay, under the name “{name}”. Reports about you are kept for the times given above.",
} as const;
