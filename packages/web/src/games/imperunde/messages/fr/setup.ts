import type { setup as english } from "../en/setup.ts";

export const setup = {
  "setup.place": "Placer les deux navires",
  "setup.shipIn": "{ship} : {sea}",
  "setup.seaBrings":
    "{value, plural, one {# doublon} other {# doublons}} par tour tant que vous y êtes seul avec des navires de guerre",
  "setup.note": "+{value}",
  "setup.home":
    "Votre pays d’origine : {region}. {units}. Il rapporte {tax, plural, one {# doublon} other {# doublons}} par tour.",
  "setup.colony":
    "{posts, plural, one {# comptoir rapporte} other {# comptoirs rapportent}} {posts, plural, one {# doublon} other {# doublons}} par tour. {units}.",
  "setup.die": "{unit} : dé {low}–{high}",
  "setup.deal": "Tout placer pour moi",
} as const satisfies Record<keyof typeof english, string>;
