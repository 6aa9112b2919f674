/** Muting and blocking other people. English has the keys that the other languages must have. */
export const people = {
  "people.menu": "Options for {name}",
  "people.mute": "Mute {name}",
  "people.unmute": "Unmute {name}",
  "people.block": "Block {name}",
  "people.unblock": "Unblock {name}",
  "people.hostMute": "Mute {name} for everyone",
  "people.hostUnmute": "Let {name} write again",
  "people.free": "Remove {name} from the table",
  "people.title": "Muted and blocked people",
  "people.none": "Nobody. You can mute or block people at a table.",
  "people.muted": "muted",
  "people.blocked": "blocked",
  "people.about":
    "You do not see messages from muted people. Blocked people cannot write to you in private or join your tables, and you do not see their invitations. They are not notified.",
  "people.remove": "Remove {name} from the list",
  "lobby.close": "Close the table",
  "people.closeTable": "Close the table (everyone else has left)",
} as const;
