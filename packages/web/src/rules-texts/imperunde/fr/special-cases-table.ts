import type { Chapter } from "../../chapter.ts";

export const specialCasesTable: readonly Chapter[] = [
  {
    id: "special-setup",
    title: "Cas particuliers : matériel et préparation",
    paragraphs: [
      {
        id: "RU-30",
        text: "Si le sac de réserve ne suffit pas, on place autant de pions qu’il y en a, sans compensation. Les achats sont refusés d’avance.",
      },
      {
        id: "RU-31",
        text: "À 3 joueurs, les deux jeux de pions d’un joueur servent ensemble. Le dividende de paix et les relations comptent par joueur, pas par couleur.",
      },
      {
        id: "RU-32",
        text: "Les pirates ne gagnent de navires de ligne que par abordage. Si leurs pions sont épuisés, les navires qu’ils capturent sont coulés.",
      },
      { id: "RU-33", text: "Les disques ne manquent jamais." },
      { id: "RU-35", text: "Le plateau montre toutes les frontières et toutes les valeurs." },
      {
        id: "RU-38",
        text: "L’objectif dépasse la valeur de départ, mais pas le nombre de comptoirs commerciaux d’un joueur.",
      },
      { id: "RU-39", text: "Les places sont celles de la table, ou elles sont tirées au sort avant le début." },
      {
        id: "RU-40",
        text: "En cas d’égalité, seuls les joueurs concernés relancent, jusqu’à ce que l’un d’eux ait le plus haut résultat.",
      },
      {
        id: "RU-42",
        text: "Si plusieurs pays d’origine bordent la même zone, le premier joueur à y placer des navires la garde. Les autres choisissent une autre zone ; si aucune n’est libre, le navire reste dans le sac de réserve.",
      },
      {
        id: "RU-43",
        text: "La variante « Valeur des colonies initiales » peut fixer une valeur totale supérieure à 5. L’équipement de chaque colonie reste le même.",
      },
      {
        id: "RU-44",
        text: "À chaque tirage de colonie, on prévoit la suite, pour que chacun puisse obtenir la valeur qui lui manque. Ce n’est qu’en cas d’échec que les pays qui touchent un pays d’origine sont admis.",
      },
      {
        id: "RU-45",
        text: "On embarque dans l’ordre du tour de jeu. Dans la variante « Tous en même temps », tous choisissent en secret, puis on lance les dés de tempête dans cet ordre.",
      },
      {
        id: "RU-92",
        text: "Pendant la préparation, un pays n’est exclu que s’il a une frontière terrestre avec un pays d’origine en jeu. Une zone maritime commune ne l’exclut pas.",
      },
    ],
  },
  {
    id: "special-table",
    title: "Cas particuliers : fin de partie et table",
    paragraphs: [
      {
        id: "RU-34",
        text: "Le nombre de tours de jeu n’est pas limité. Si la variante « Nombre maximal de tours » est fixée, les comptoirs commerciaux départagent après le dernier, puis la dette la plus basse, puis l’excédent ; les joueurs encore à égalité partagent la place.",
      },
      {
        id: "RU-77",
        text: "La victoire est vérifiée dès qu’une action est résolue, avant qu’on puisse jouer une carte.",
      },
      {
        id: "RU-78",
        text: "Si plusieurs joueurs remplissent la condition par le même changement, on départage par les comptoirs commerciaux, puis par l’argent, puis par l’ordre du tour de jeu.",
      },
      {
        id: "RU-79",
        text: "La place d’un joueur qui abandonne ou s’absente est tenue par un robot ou avec des choix par défaut : pas de guerre, pas d’achats, pas de mouvements, la défense la plus forte. Le joueur n’est jamais éliminé.",
      },
      {
        id: "RU-114",
        text: "La partie continue même si personne n’agit. Si deux tours de jeu entiers ne passent que par dépassement du temps, la table est suspendue.",
      },
      {
        id: "RU-115",
        text: "Chaque décision a une limite de temps ; la plus longue est celle du mouvement et des investissements. Dans les parties lentes, elle est d’un jour. Le temps d’un tour ne court pas pendant que d’autres décident.",
      },
      {
        id: "RU-122",
        text: "Si quelqu’un gagne, la partie se termine aussitôt, même au milieu d’une action ; les combats en cours et le reste du tour sont abandonnés. Par « Contrebande » ou « Bon vent », on peut gagner au tour d’un autre joueur.",
      },
    ],
  },
];
