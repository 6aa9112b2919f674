import type { Chapter } from "../../chapter.ts";

export const investor: readonly Chapter[] = [
  {
    id: "investor",
    title: "Investisseur",
    paragraphs: [
      {
        id: "IM-15.1",
        text: "Quand une nation s’arrête sur la case Investisseur, il y a trois étapes : les intérêts, l’investissement du détenteur de la carte, ceux des Banques suisses. Si elle franchit seulement la case, elle exécute d’abord l’action de la case atteinte ; viennent ensuite les deux étapes d’investissement, sans intérêts.",
      },
      {
        id: "IM-15.2",
        text: "Chaque joueur qui détient une obligation de cette nation en reçoit les intérêts, payés par le trésor.",
      },
      {
        id: "IM-15.3",
        text: "Si le trésor ne peut pas tout payer, le gouvernement renonce d’abord à ses propres intérêts. Si cela ne suffit pas encore, il paie le reste aux autres joueurs sur son argent personnel. Les autres reçoivent toujours leurs intérêts en entier ; la seule exception est la variante de [RL-22].",
      },
      {
        id: "IM-15.4",
        text: "Exemple : le trésor contient 3 M ; il doit 2 M aux autres et 4 M au gouvernement. Les autres reçoivent 2 M, le gouvernement 1 M. Si le trésor ne contient que 1 M et doit 4 M aux autres, le gouvernement ne reçoit rien et paie lui-même 3 M.",
      },
      {
        id: "IM-15.5",
        text: "Le détenteur de la carte Investisseur reçoit 2 M de la banque, puis peut investir une fois, dans n’importe quelle nation. Les 2 M sont versés même sans investissement.",
      },
      {
        id: "IM-15.6",
        text: "Ensuite, chaque joueur qui a une Banque suisse, sauf le détenteur de la carte, peut investir une fois, dans le sens horaire à partir du voisin de gauche de ce détenteur. Ces joueurs ne reçoivent pas les 2 M.",
      },
      {
        id: "IM-15.7",
        text: "Les cartes que les joueurs détiennent au début des investissements décident de qui peut investir. Elles ne changent de main que lors de la vérification qui suit.",
      },
      {
        id: "IM-15.8",
        text: "Après la vérification des gouvernements, la carte Investisseur passe au voisin de gauche de son détenteur, même si personne n’a investi. L’ordre et les égalités se règlent toujours à partir du joueur qui détenait la carte au début.",
      },
      {
        id: "IM-15.9",
        text: "Si un déplacement doit franchir la case Investisseur, tout joueur qui a une Banque suisse peut y imposer l’arrêt, à condition que le trésor suffise à payer tous les intérêts de cette nation, ceux du gouvernement compris. Les trois étapes de la case suivent. On ne paie que le surcoût du trajet jusqu’à elle.",
      },
      {
        id: "IM-15.10",
        text: "Le détenteur de la carte Investisseur qui a aussi une Banque suisse n’investit qu’une fois, mais peut imposer l’arrêt.",
      },
    ],
  },
  {
    id: "investing",
    title: "Investir",
    paragraphs: [
      { id: "IM-16.1", text: "Investir, c’est acheter une obligation de plus, augmenter une obligation ou passer." },
      {
        id: "IM-16.2",
        text: "On peut acheter toute obligation qui se trouve dans la réserve d’obligations d’une nation, quel que soit son gouvernement, et même si elle n’en a pas.",
      },
      {
        id: "IM-16.3",
        text: "Une obligation supplémentaire coûte sa pleine valeur, payée sur l’argent personnel au trésor de cette nation. Un joueur peut détenir plusieurs obligations d’une même nation.",
      },
      {
        id: "IM-16.4",
        text: "Pour augmenter une obligation, on la rend à la réserve, on en prend une plus élevée de la même nation et on paie la différence à son trésor. Exemple : passer de 4 M à 12 M coûte 8 M.",
      },
      {
        id: "IM-16.5",
        text: "Pour augmenter, on rend exactement une obligation. Une obligation ne peut être ni rendue autrement, ni réunie à une autre, ni échangée contre une plus basse.",
      },
      {
        id: "IM-16.6",
        text: "Une obligation rendue est aussitôt disponible pour les joueurs qui investissent plus tard dans la même phase d’investissement.",
      },
      {
        id: "IM-16.7",
        text: "Un joueur qui ne peut rien payer passe. Si l’argent est caché, la question lui est posée quand même, pour ne rien révéler.",
      },
    ],
  },
  {
    id: "taxation",
    title: "Taxation",
    paragraphs: [
      {
        id: "IM-17.1",
        text: "Les recettes fiscales sont de 2 M par usine non occupée de la nation et de 1 M par drapeau de la nation sur la carte. Le maximum est de 25 M.",
      },
      {
        id: "IM-17.2",
        text: "Le marqueur de taxes monte ou descend sur la case des nouvelles recettes fiscales. Jusqu’à 5 M, il est sur la case la plus basse, à partir de 15 M sur la plus haute.",
      },
      { id: "IM-17.3", text: "Les armées amicales ne réduisent pas les recettes fiscales." },
      {
        id: "IM-17.4",
        text: "Prime de succès : pour chaque case gagnée par le marqueur de taxes, la banque verse 1 M au gouvernement, qui l’ajoute à son argent personnel. Si le marqueur reste ou descend, rien n’est versé.",
      },
      {
        id: "IM-17.5",
        text: "La nation gagne les points de puissance de la case où se trouve son marqueur de taxes [IM-2.11], jusqu’à 25 en tout.",
      },
      { id: "IM-17.6", text: "Dès qu’une nation a 25 points de puissance, la partie se termine." },
      {
        id: "IM-17.7",
        text: "Sinon, la banque verse au trésor les recettes fiscales moins la solde, qui est de 1 M par armée et par flotte de la nation sur la carte. Le résultat n’est jamais inférieur à 0 M. Exemple : avec 7 M de recettes fiscales et 3 unités, il reste 4 M.",
      },
      {
        id: "IM-17.8",
        text: "Les recettes fiscales ne sont jamais inférieures à 2 M, car chaque nation a toujours une usine non occupée.",
      },
    ],
  },
  {
    id: "end",
    title: "Fin de partie et décompte",
    paragraphs: [
      {
        id: "IM-18.1",
        text: "La partie se termine à l’instant où une nation atteint 25 points de puissance. La prime de succès de ce tour est encore payée ; le trésor ne reçoit plus rien et il n’y a plus d’investissements.",
      },
      {
        id: "IM-18.2",
        text: "Chaque obligation rapporte ses intérêts multipliés par le facteur de sa nation. L’argent personnel rapporte 1 point de victoire pour 1 M. Les trésors ne rapportent rien. Exemple : une obligation de 12 M d’une nation à 17 points de puissance rapporte 5 × 3 = 15.",
      },
      {
        id: "IM-18.3",
        text: "Le joueur qui a le plus de points de victoire gagne. En cas d’égalité, le plus grand total des obligations dans la nation qui a le plus de points de puissance départage, puis dans la suivante, et ainsi de suite [RL-45].",
      },
      {
        id: "IM-18.4",
        text: "Les places suivantes se départagent de la même façon, toujours entre joueurs qui ont le même nombre de points de victoire.",
      },
    ],
  },
  {
    id: "table-talk",
    title: "Négociation",
    paragraphs: [
      { id: "IM-19.1", text: "Tous les accords sont permis. Aucun n’engage les joueurs." },
      { id: "IM-19.2", text: "Un accord ne peut faire passer ni argent ni obligation d’un joueur à un autre." },
    ],
  },
  {
    id: "without-card",
    title: "Variante sans carte Investisseur",
    paragraphs: [
      {
        id: "IM-20.1",
        text: "Il n’y a ni carte Investisseur ni 2 M. Une nation qui s’arrête sur la case Investisseur verse seulement les intérêts ; franchir la case n’a aucun effet.",
      },
      {
        id: "IM-20.2",
        text: "Après le tour de chaque nation vient un tour d’investissement. Le gouvernement de la nation qui vient de jouer commence, les autres suivent dans le sens horaire. Chacun peut investir une fois, et seulement dans cette nation.",
      },
      {
        id: "IM-20.3",
        text: "Un joueur qui a une Banque suisse peut choisir n’importe quelle nation lors de ce tour, mais n’investit lui aussi qu’une fois.",
      },
      { id: "IM-20.4", text: "Les gouvernements sont vérifiés après ce tour. En cas d’égalité, voir [RL-34]." },
      {
        id: "IM-20.5",
        text: "Une nation dont aucune obligation n’est vendue a son propre tour d’investissement juste après la nation précédente. Le gouvernement de cette dernière commence.",
      },
      { id: "IM-20.6", text: "Cette variante se joue avec l’une ou l’autre distribution des obligations." },
    ],
  },
];
