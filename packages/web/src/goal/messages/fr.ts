import type { GoalCatalogue } from "../goal-texts.ts";

export const fr = {
  "imperial.want": "Vous êtes banquier, pas une nation",
  "imperial.want.about":
    "Vous prêtez de l’argent à six nations en achetant leurs obligations. Le joueur dont le total des obligations d’une nation est le plus élevé la gouverne et joue pour elle.",
  "imperial.how": "Comment vous enrichir",
  "imperial.how.about":
    "Les obligations rapportent des intérêts et, à la fin, chacune vaut ses intérêts multipliés par le facteur de sa nation, de 0 à 5. Usines et drapeaux donnent des taxes, les taxes des points de puissance, et ces points élèvent le facteur.",
  "imperial.end": "Comment la partie se termine",
  "imperial.end.about":
    "Une nation atteint 25 points de puissance. Le joueur qui a le plus de points de victoire gagne : les intérêts de chaque obligation multipliés par le facteur de sa nation, plus l’argent personnel.",
  "imperunde.want": "Il vous faut des comptoirs commerciaux",
  "imperunde.want.about":
    "Le premier joueur qui a sur le plateau le nombre de comptoirs commerciaux fixé comme objectif, sans dette, gagne aussitôt.",
  "imperunde.how": "Comment les obtenir",
  "imperunde.how.about":
    "Conquérez des pays libres et des colonies ennemies, puis érigez-y autant de comptoirs commerciaux que vaut le pays. Comptoirs, paix, pays d’origine et zones maritimes contrôlées rapportent des doublons à chaque tour, pour d’autres comptoirs, des armées, des navires et des forts.",
  "imperunde.end": "Comment la partie se termine",
  "imperunde.end.about":
    "À tout moment, même pendant le tour d’un autre joueur. Surveillez le meneur et remboursez vos dettes à temps.",
  progress: "Où en est chacun",
  nations: "Points de puissance des nations",
  "nation.points": "{points} sur {most}, facteur {factor}",
  scores: "Score si la partie se terminait maintenant",
  rules: "Aperçu des règles",
} as const satisfies GoalCatalogue;
