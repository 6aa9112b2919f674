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
        text: "À 3 joueurs, les deux jeux de pions d’un joueur servent ensemble. Dividende de paix et relations comptent par joueur, pas par couleur.",
      },
      {
        id: "RU-32",
        text: "Les pirates ne gagnent de navires de ligne que par abordage. Si leurs pions sont épuisés, les navires capturés sont coulés.",
      },
      { id: "RU-33", text: "Les marques ne manquent jamais." },
      { id: "RU-35", text: "Les frontières et les valeurs sont celles que montre le plateau." },
      {
        id: "RU-38",
        text: "Le nombre nécessaire de comptoirs commerciaux dépasse la valeur de départ et ne dépasse pas le nombre de comptoirs d’un joueur.",
      },
      { id: "RU-39", text: "Les places sont celles de la table, ou sont tirées au sort avant le départ." },
      {
        id: "RU-40",
        text: "En cas d’égalité, seuls les joueurs concernés relancent, jusqu’à ce qu’un seul soit le plus haut.",
      },
      {
        id: "RU-42",
        text: "Si plusieurs pays d’origine partagent une zone, le premier à y placer des navires la garde. Les autres choisissent une autre zone ; si aucune n’est libre, le navire reste dans le sac de réserve.",
      },
      {
        id: "RU-43",
        text: "Avec une option de table, les colonies initiales ont une valeur totale supérieure à 5. L’équipement de chaque colonie reste le même.",
      },
      {
        id: "RU-44",
        text: "À chaque tirage de colonie, on prévoit la suite, pour que personne ne soit privé de la valeur qui lui manque. Ce n’est qu’en cas d’échec que les pays touchant un pays d’origine sont admis.",
      },
      {
        id: "RU-45",
        text: "On embarque dans l’ordre du tour de jeu. Avec une option de table, tous décident en secret et en même temps, et les dés de tempête suivent dans cet ordre.",
      },
      {
        id: "RU-92",
        text: "Pendant la préparation, seule une frontière terrestre avec un pays d’origine en jeu exclut un pays. Une zone maritime commune ne l’exclut pas.",
      },
    ],
  },
  {
    id: "special-table",
    title: "Cas particuliers : fin de partie et table",
    paragraphs: [
      {
        id: "RU-34",
        text: "Il n’y a pas de limite de tours de jeu. Avec l’option de table d’une limite, les comptoirs commerciaux décident après le dernier, puis la dette la plus basse, puis l’excédent ; les joueurs encore à égalité partagent la place.",
      },
      { id: "RU-77", text: "La victoire se vérifie dès qu’une étape est réglée, avant qu’on puisse jouer une carte." },
      {
        id: "RU-78",
        text: "Si plusieurs joueurs remplissent la condition par le même changement, le plus de comptoirs commerciaux décide, puis le plus d’argent, puis l’ordre du tour de jeu.",
      },
      {
        id: "RU-79",
        text: "La place d’un joueur qui abandonne ou s’absente est menée avec des choix standard ou par un bot : pas de guerre, pas d’achats, pas de mouvements, la défense la plus forte. Elle n’est jamais retirée.",
      },
      {
        id: "RU-114",
        text: "Si personne ne fait rien, la partie continue simplement. Une table où deux tours de jeu entiers n’ont avancé que par des délais dépassés est suspendue.",
      },
      {
        id: "RU-115",
        text: "Chaque décision a un délai, le plus long pour le mouvement et les investissements. Dans les parties lentes, il est d’un jour. Le délai d’un tour est suspendu pendant que d’autres décident.",
      },
      {
        id: "RU-122",
        text: "Si quelqu’un gagne, la partie s’arrête aussitôt, même au milieu d’une étape ; les combats ouverts et le reste du tour sont abandonnés. Par Contrebande ou Bon vent, on peut gagner au tour d’un autre joueur.",
      },
    ],
  },
];
