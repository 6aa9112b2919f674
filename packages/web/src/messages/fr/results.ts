import type { results as english } from "../en/results.ts";

export const results = {
  "end.title": "{name} remporte la partie",
  "end.shared": "{names} se partagent la première place",
  "end.rank": "Rang",
  "end.player": "Joueur",
  "end.score": "Score",
  "end.details": "Détail des scores",
  "end.chart": "Au fil des tours",
  "end.chart.label": "{line} par joueur, au fil des tours",
  "end.chart.table": "Afficher les chiffres",
  "end.export": "Télécharger la partie",
  "end.rematch": "Rejouer",
  "end.board": "Voir le plateau",
  "end.result": "Résultat",
  "end.round": "Tour {round}",
  "fairness.title": "Hasard vérifiable",
  "fairness.about":
    "Avant le premier tirage, le serveur a choisi un secret et en a publié l’empreinte, que voici. Chaque joueur y a ajouté sa part de hasard. À la fin de la partie, le secret est révélé et chaque tirage peut être vérifié.",
  "fairness.check": "Vérifier les tirages",
  "fairness.fair":
    "{entries, plural, one {# coup conforme aux règles} other {# coups conformes aux règles}} ; {draws, plural, =0 {aucun tirage à vérifier} one {le seul tirage est conforme} other {les # tirages sont conformes}}.",
  "fairness.fair-since":
    "{imported, plural, one {Le premier coup a été joué ailleurs ; ses tirages ne peuvent pas être vérifiés.} other {Les # premiers coups ont été joués ailleurs ; leurs tirages ne peuvent pas être vérifiés.}} Depuis, {draws, plural, =0 {il n’y a eu aucun tirage} one {le seul tirage est conforme} other {les # tirages sont conformes}}.",
  "fairness.not-revealed": "Le secret n’est pas encore révélé.",
  "fairness.wrong-secret":
    "Le secret révélé ne correspond pas à l’empreinte : les tirages ne peuvent pas être vérifiés.",
  "fairness.forged": "Au coup {entry}, les tirages ne correspondent pas au secret : {recorded} au lieu de {drawn}.",
  "fairness.damaged": "La partie ne peut être rejouée que jusqu’au coup {entries}.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
