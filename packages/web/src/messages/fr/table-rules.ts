import type { tableRules as english } from "../en/table-rules.ts";

export const tableRules = {
  "resign.button": "Abandonner",
  "resign.about":
    "Un bot joue votre place jusqu’à la fin. Vous ne pourrez pas la reprendre, et le résultat indiquera votre abandon.",
  "resign.done": "Vous avez abandonné. Un bot joue votre place jusqu’à la fin.",
  "abandon.button": "Arrêter la partie",
  "abandon.about": "La partie se termine sans classement dès que tous ceux qui jouent sont d’accord.",
  "abandon.alone": "La partie se termine sans classement.",
  "abandon.title": "Vote pour arrêter la partie",
  "abandon.wanted": "Pour arrêter sans résultat : {names}.",
  "abandon.agree": "Accepter l’arrêt",
  "abandon.withdraw": "Continuer à jouer",
  "abandoned.title": "La partie a été arrêtée",
  "abandoned.about": "Les joueurs se sont mis d’accord. Il n’y a pas de classement.",
  "player.resigned": "a abandonné",
  "absent.title": "Joueurs absents",
  "absent.about": "{name} n’est pas là.",
  "menu.rules": "Règles du jeu",
  "menu.settings": "Réglages",
  "menu.table": "Cette table",
  "clock.left": "reste {time}",
  "clock.move": "ce coup : {time}",
  "clock.days": "{days} j {hours} h",
  "clock.minutes": "Minutes par joueur",
  "clock.increment": "Secondes ajoutées par coup",
  "clock.hours": "Heures par coup",
  "clock.saved": "Heures que l’on peut accumuler",
  "clock.live.times":
    "en direct, {minutes, plural, one {# minute} other {# minutes}} chacun et {seconds, plural, one {# seconde} other {# secondes}} de plus par coup",
  "clock.slow.times": "{hours, plural, one {# heure} other {# heures}} par coup, {saved} peuvent s’accumuler",
  "offer.empty": "Écrivez d’abord votre offre, puis appuyez de nouveau.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
