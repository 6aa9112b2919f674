import type { Chapter } from "../../chapter.ts";

export const investor: readonly Chapter[] = [
  {
    id: "investor",
    title: "Investisseur",
    paragraphs: [
      {
        id: "IM-15.1",
        text: "S'arrêter sur Investisseur entraîne trois étapes : les intérêts, l'investissement du détenteur de la carte, ceux des Banques suisses. Si la case est seulement franchie, on exécute d'abord l'action de la case atteinte, puis les deux étapes d'investissement, sans intérêts.",
      },
      { id: "IM-15.2", text: "Quiconque détient une obligation de cette nation en reçoit les intérêts du trésor." },
      {
        id: "IM-15.3",
        text: "Si le trésor ne suffit pas, le gouvernement renonce d'abord à ses propres intérêts. Si cela ne suffit pas encore, il paie le reste aux autres sur son argent personnel. Les autres joueurs reçoivent toujours leurs intérêts en entier ; seule exception, l'option de table de [RL-22].",
      },
      {
        id: "IM-15.4",
        text: "Exemple : le trésor contient 3 M, on doit 2 M aux autres et 4 M au gouvernement : les autres reçoivent 2 M, le gouvernement 1 M. Si le trésor ne contient que 1 M et que les autres attendent 4 M, le gouvernement ne reçoit rien et paie 3 M lui-même.",
      },
      {
        id: "IM-15.5",
        text: "Le détenteur de la carte Investisseur reçoit 2 M de la banque, puis peut investir une fois, dans n'importe quelle nation. Les 2 M sont versés même sans investissement.",
      },
      {
        id: "IM-15.6",
        text: "Ensuite, chaque joueur ayant une Banque suisse, sauf le détenteur de la carte, peut investir une fois, dans le sens horaire à partir du voisin de gauche de ce dernier. Ils ne reçoivent pas les 2 M.",
      },
      {
        id: "IM-15.7",
        text: "Ce qui compte est la possession des cartes au début des investissements. Les cartes ne changent de main que lors de la vérification qui suit.",
      },
      {
        id: "IM-15.8",
        text: "Après la vérification des gouvernements, la carte Investisseur passe au voisin de gauche de son détenteur, que quelqu'un ait investi ou non. Pour l'ordre et les égalités, c'est le détenteur du début qui compte jusqu'au bout.",
      },
      {
        id: "IM-15.9",
        text: "Si un déplacement doit franchir Investisseur, tout joueur ayant une Banque suisse peut y imposer l'arrêt, à condition que le trésor suffise à payer tous les intérêts de cette nation, ceux du gouvernement compris. Les trois étapes d'Investisseur suivent. On ne paie que le trajet jusqu'à Investisseur.",
      },
      {
        id: "IM-15.10",
        text: "Le détenteur de la carte Investisseur qui a aussi une Banque suisse n'investit qu'une fois, mais peut imposer l'arrêt.",
      },
    ],
  },
  {
    id: "investing",
    title: "Investir",
    paragraphs: [
      { id: "IM-16.1", text: "Investir, c'est acheter une obligation, augmenter une obligation ou passer." },
      {
        id: "IM-16.2",
        text: "On peut acheter toute obligation qui se trouve dans une réserve d'obligations, quel que soit le gouvernement de la nation, et même si elle n'en a pas.",
      },
      {
        id: "IM-16.3",
        text: "Une obligation supplémentaire coûte sa pleine valeur, payée sur l'argent personnel au trésor de cette nation. Un joueur peut détenir plusieurs obligations d'une même nation.",
      },
      {
        id: "IM-16.4",
        text: "Pour augmenter, on rend une obligation à la réserve, on en prend une plus élevée de la même nation et on paie la différence à son trésor. Exemple : passer de 4 M à 12 M coûte 8 M.",
      },
      {
        id: "IM-16.5",
        text: "Pour augmenter, on rend exactement une obligation. Une obligation ne peut être ni rendue autrement, ni réunie à une autre, ni échangée contre une plus basse.",
      },
      {
        id: "IM-16.6",
        text: "Une obligation rendue est aussitôt disponible pour ceux qui investissent plus tard dans la même phase d'investissement.",
      },
      {
        id: "IM-16.7",
        text: "Qui ne peut rien payer passe. Avec l'argent caché, la question est posée quand même, pour ne rien trahir.",
      },
    ],
  },
  {
    id: "taxation",
    title: "Taxation",
    paragraphs: [
      {
        id: "IM-17.1",
        text: "Les recettes fiscales sont de 2 M par usine non occupée de la nation et de 1 M par drapeau de la nation sur la carte. Le maximum est de 25 M.",
      },
      {
        id: "IM-17.2",
        text: "Le marqueur de taxes va sur la case des nouvelles recettes fiscales, vers le haut ou vers le bas. Jusqu'à 5 M, il est sur la case la plus basse, à partir de 15 M sur la plus haute.",
      },
      { id: "IM-17.3", text: "Les armées amicales ne réduisent pas les recettes fiscales." },
      {
        id: "IM-17.4",
        text: "Prime de succès : pour chaque case gagnée par le marqueur, le gouvernement reçoit 1 M de la banque sur son argent personnel. Si le marqueur reste ou descend, rien n'est versé.",
      },
      {
        id: "IM-17.5",
        text: "La nation gagne les points de puissance de la case où se trouve son marqueur de taxes [IM-2.11], jusqu'à 25 en tout.",
      },
      { id: "IM-17.6", text: "À 25 points de puissance, la partie s'arrête aussitôt." },
      {
        id: "IM-17.7",
        text: "Sinon, la banque verse au trésor les recettes fiscales moins la solde, 1 M par armée et par flotte de la nation sur la carte, mais jamais moins de 0 M. Exemple : 7 M de recettes et trois unités laissent 4 M.",
      },
      {
        id: "IM-17.8",
        text: "Les recettes fiscales ne descendent jamais sous 2 M, car chaque nation a toujours une usine non occupée.",
      },
    ],
  },
  {
    id: "end",
    title: "Fin de partie et décompte",
    paragraphs: [
      {
        id: "IM-18.1",
        text: "La partie s'arrête à l'instant où une nation atteint 25 points de puissance. La prime de succès de ce tour est déjà payée ; le trésor ne reçoit plus rien et les investissements en attente n'ont pas lieu.",
      },
      {
        id: "IM-18.2",
        text: "Chaque obligation rapporte ses intérêts multipliés par le facteur de sa nation. S'y ajoute l'argent personnel, 1 point de victoire pour 1 M. Les trésors ne comptent pour personne. Exemple : une obligation de 12 M d'une nation à 17 points de puissance rapporte 5 × 3 = 15.",
      },
      {
        id: "IM-18.3",
        text: "Le joueur qui a le plus de points de victoire gagne. En cas d'égalité, le plus grand total des obligations dans la nation qui a le plus de points de puissance départage, puis dans la deuxième, et ainsi de suite [RL-45].",
      },
      {
        id: "IM-18.4",
        text: "Les places suivantes se départagent de même, toujours entre les seuls joueurs à égalité de points de victoire.",
      },
    ],
  },
  {
    id: "table-talk",
    title: "Négociation",
    paragraphs: [
      { id: "IM-19.1", text: "Tous les accords sont permis. Aucun n'engage." },
      { id: "IM-19.2", text: "Un accord ne peut faire passer ni argent ni obligations d'un joueur à un autre." },
    ],
  },
  {
    id: "without-card",
    title: "Variante sans carte Investisseur",
    paragraphs: [
      {
        id: "IM-20.1",
        text: "Il n'y a ni carte Investisseur ni 2 M. S'arrêter sur Investisseur ne paie que les intérêts ; franchir la case n'a aucun effet.",
      },
      {
        id: "IM-20.2",
        text: "Après le tour de chaque nation vient un tour d'investissement. Le gouvernement de la nation qui vient de jouer commence, les autres suivent dans le sens horaire. Chacun peut investir une fois, et seulement dans cette nation.",
      },
      {
        id: "IM-20.3",
        text: "Un joueur ayant une Banque suisse peut choisir n'importe quelle nation dans ce tour, mais n'investit aussi qu'une fois.",
      },
      { id: "IM-20.4", text: "Les gouvernements sont vérifiés après ce tour [RL-34]." },
      {
        id: "IM-20.5",
        text: "Une nation dont aucune obligation n'est vendue a son propre tour d'investissement juste après la nation précédente. Il est ouvert par le gouvernement de celle-ci.",
      },
      { id: "IM-20.6", text: "La variante se joue avec l'une ou l'autre distribution des obligations." },
    ],
  },
];
