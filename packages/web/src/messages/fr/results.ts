import type { results as english } from "../en/results.ts";

export const results = {
  "end.title": "{name} gagne",
  "end.shared": "{names} se partagent la première place",
  "end.rank": "Rang",
  "end.player": "Joueur",
  "end.score": "Score",
  "end.details": "Détail des scores",
  "end.chart": "Au fil des tours",
  "end.chart.label": "{sum} par joueur, au fil des tours",
  "end.chart.table": "Afficher en tableau",
  "end.turningPoints": "Tournants de la partie",
  "end.showMoment": "Montrer",
  "end.lead":
    "{name} menait à la fin de {rounds, plural, one {# tour} other {# tours}} sur {total}, plus souvent que tout autre.",
  "end.share": "Partager en image",
  "end.export": "Télécharger le fichier de la partie",
  "end.acceptRematch": "Accepter la revanche",
  "end.rematch": "Rejouer",
  "end.board": "Voir le plateau",
  "fairness.title": "Hasard vérifiable",
  "fairness.about":
    "Avant le premier tirage, le serveur a choisi un secret et en a publié l’empreinte, que voici. Chaque joueur a ensuite ajouté une valeur aléatoire : d’abord toutes les empreintes, puis les valeurs, afin que personne ne puisse choisir les tirages. À la fin de la partie, le secret est révélé et chaque tirage peut être vérifié.",
  "fairness.check": "Vérifier les tirages",
  "fairness.fair":
    "{entries, plural, one {# coup est conforme aux règles.} other {Les # coups sont conformes aux règles.}} {draws, plural, =0 {Il n’y a eu aucun tirage.} one {Le seul tirage est vérifié.} other {Les # tirages sont vérifiés.}}",
  "fairness.fair-since":
    "{imported, plural, one {Le premier coup a été joué ailleurs ; ses tirages ne peuvent pas être vérifiés.} other {Les # premiers coups ont été joués ailleurs ; leurs tirages ne peuvent pas être vérifiés.}} {draws, plural, =0 {Il n’y a eu aucun tirage depuis.} one {Le seul tirage depuis est vérifié.} other {Les # tirages depuis sont vérifiés.}}",
  "fairness.not-revealed":
    "Le secret est révélé à la fin de la partie. D’ici là, les tirages ne peuvent pas être vérifiés.",
  "fairness.wrong-secret":
    "Le secret révélé ne correspond pas à l’empreinte : les tirages ne peuvent pas être vérifiés.",
  "fairness.wrong-entropy":
    "La valeur aléatoire d’un joueur n’est pas celle à laquelle il s’était engagé : les tirages ne sont pas fiables.",
  "fairness.ownMissing":
    "Votre propre valeur aléatoire ne figure pas dans ces tirages : elle n’est pas arrivée à temps au serveur.",
  "fairness.forged":
    "Le coup {entry} ne correspond pas au secret : la partie indique {recorded}, le secret donne {drawn}.",
  "fairness.damaged": "La partie ne peut être rejouée que jusqu’au coup {entries}.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
