import type { en } from "./en.ts";

/** French. */
export const fr = {
  title: "Analyse",
  about:
    "Le robot le plus fort parcourt la partie : la position de chacun, les tournants, les décisions qui ont coûté cher. Il calcule sur cet appareil, pendant une à deux minutes au plus.",
  start: "Analyser la partie",
  again: "Analyser de nouveau",
  stop: "Arrêter",
  preparing: "Lecture de la partie…",
  progress: "Coup {done} sur {total}",
  stopped: "Analyse arrêtée. Rien n’a été enregistré.",
  failed: "L’analyse n’a pas pu être terminée. La partie est intacte.",
  "refused.review-before-end": "Une partie peut être analysée une fois terminée.",
  "refused.review-without-bot": "Aucun robot ne joue assez bien à ce jeu pour l’analyser.",
  "refused.unreadable-match": "Cette partie n’a pas pu être lue. Son fichier est intact.",
  chances: "Chances de victoire",
  "chances.label": "Chances de victoire de chacun, du premier tour à la fin, en pour cent",
  "chances.about":
    "Estimations du robot après chaque coup. La bande montre l’incertitude de l’estimation pour {name}. Les robots ne lisent pas dans les pensées : discussions et accords ne comptent pas.",
  "chances.band": "Montrer l’incertitude pour",
  "chances.table": "Afficher en tableau",
  "chances.round": "Tour {round}",
  round: "Tour",
  turningPoints: "Les tournants",
  "turningPoints.none": "Aucun coup n’a changé les chances de plus que l’incertitude de l’estimation.",
  "turningPoint.heading": "Tour {round}, {name}",
  "turningPoint.change":
    "{isUp, select, yes {La chance de victoire {nameOf} monte} other {La chance de victoire {nameOf} tombe}} de {before} % à {after} %.",
  "turningPoint.mine":
    "{isUp, select, yes {Votre chance de victoire monte} other {Votre chance de victoire tombe}} de {before} % à {after} %.",
  "turningPoint.better": "Mieux : {action}.",
  show: "Montrer",
  tryAgain: "Réessayer",
  mistakes: "Les décisions les plus coûteuses",
  "mistakes.player": "Joueur",
  "mistakes.none": "Aucune décision n’était moins bonne qu’une autre de plus que l’incertitude.",
  "mistakes.more":
    "{count, plural, one {Une autre décision a coûté moins.} other {# autres décisions ont coûté moins.}}",
  "mistake.heading": "Tour {round} : {chance} % au lieu de {better} %",
  "mistake.noise": "La différence est de {loss} points, à {noise} près.",
  "mistake.played": "Joué",
  "mistake.better": "Mieux",
  accounts: "La chance et le jeu",
  "accounts.about":
    "Chacun commence avec la même part. Les colonnes disent ce qui s’y est ajouté ou en a été retiré, en points de pourcentage ; leur somme donne le résultat.",
  "account.player": "Joueur",
  "account.start": "Place",
  "account.luck": "Dés et cartes",
  "account.own": "Ses coups",
  "account.others": "Coups des autres",
  "account.result": "Résultat",
  "account.mistakes": "Décisions coûteuses",
  percent: "{value} %",
  interval: "{value} % ± {noise}",
} as const satisfies Record<keyof typeof en, string>;
