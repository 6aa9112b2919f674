import type { setup as english } from "../en/setup.ts";

export const setup = {
  "setup.place": "Beide Schiffe setzen",
  "setup.shipIn": "{ship}: {sea}",
  "setup.seaBrings":
    "{value, plural, one {# Dublone} other {# Dublonen}} pro Runde, solange nur du dort Kriegsschiffe hast",
  "setup.note": "+{value}",
  "setup.home":
    "Dein Heimatland: {region}. {units}. Es zahlt {tax, plural, one {# Dublone} other {# Dublonen}} pro Runde.",
  "setup.colony":
    "{posts} Handelsposten {posts, plural, one {zahlt} other {zahlen}} {posts, plural, one {# Dublone} other {# Dublonen}} pro Runde. {units}.",
  "setup.die": "{unit}: Würfel {low}–{high}",
  "setup.deal": "Alles für mich aufstellen",
} as const satisfies Record<keyof typeof english, string>;
