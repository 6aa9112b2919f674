import type { people as english } from "../en/people.ts";

export const people = {
  "people.menu": "Options pour {name}",
  "people.mute": "Masquer {name} dans la discussion",
  "people.unmute": "Afficher de nouveau {name} dans la discussion",
  "people.block": "Bloquer {name}",
  "people.unblock": "Débloquer {name}",
  "people.hostMute": "Retirer la parole à {name}",
  "people.hostUnmute": "Rendre la parole à {name}",
  "people.free": "Retirer {name} de la table",
  "people.title": "Personnes masquées et bloquées",
  "people.none": "Personne. Vous pouvez masquer ou bloquer quelqu’un à une table.",
  "people.muted": "masquée",
  "people.blocked": "bloquée",
  "people.about":
    "Vous ne voyez pas les messages d’une personne masquée. Une personne bloquée ne peut ni vous écrire en privé ni rejoindre vos tables, et vous ne voyez pas ses invitations. Elle n’en est pas informée.",
  "people.remove": "Retirer {name} de la liste",
  "lobby.close": "Fermer la table",
  "people.closeTable": "Fermer la table (tous les autres sont partis)",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
