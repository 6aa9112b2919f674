import type { people as english } from "../en/people.ts";

export const people = {
  "people.menu": "Optionen für {name}",
  "people.mute": "{name} stummschalten",
  "people.unmute": "Stummschaltung von {name} aufheben",
  "people.block": "{name} blockieren",
  "people.unblock": "{name} nicht mehr blockieren",
  "people.hostMute": "{name} für alle stummschalten",
  "people.hostUnmute": "{name} wieder schreiben lassen",
  "people.free": "{name} vom Tisch entfernen",
  "people.title": "Stummgeschaltete und blockierte Personen",
  "people.none": "Niemand. Am Tisch kannst du andere stummschalten oder blockieren.",
  "people.muted": "stummgeschaltet",
  "people.blocked": "blockiert",
  "people.about":
    "Nachrichten stummgeschalteter Personen siehst du nicht. Blockierte Personen können dir nicht privat schreiben und nicht an deinen Tischen mitspielen; ihre Einladungen siehst du nicht. Sie werden nicht benachrichtigt.",
  "people.remove": "{name} aus der Liste entfernen",
  "lobby.close": "Tisch schließen",
  "people.closeTable": "Tisch schließen (alle anderen sind weg)",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
