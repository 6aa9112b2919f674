import type { Chapter } from "../../chapter.ts";

export const specialCasesMoney: readonly Chapter[] = [
  {
    id: "special-money",
    title: "Cas particuliers : argent, obligations et mise en place",
    paragraphs: [
      {
        id: "RL-27",
        text: "Le surcoût de déplacement se paie d’abord, et seulement sur l’argent personnel du gouvernement. Si cet argent ne suffit pas, la case ne peut pas être choisie.",
      },
      {
        id: "RL-31",
        text: "Avec la distribution pour joueurs expérimentés, chacun peut passer et garder son argent. Une exception : si aucune obligation n’a été achetée, le tout dernier joueur à choisir doit en acheter une.",
      },
      {
        id: "RL-32",
        text: "Si ni l’Autriche-Hongrie ni l’Italie n’a de gouvernement au départ, la carte Investisseur va au voisin de gauche du gouvernement de la première nation gouvernée dans l’ordre du tour.",
      },
      {
        id: "RL-36",
        text: "Dès le premier tour d’une nation, un joueur peut donner tout montant entier, dans la limite de son argent personnel, chaque fois que le jeu attend une décision, même celle d’un autre. Dans la variante « Seulement quand c’est à soi de décider », seul un joueur dont on attend la décision peut donner. Après la fin de la partie, aucun don n’est possible.",
      },
      {
        id: "RL-37",
        text: "Un total des obligations ne diminue jamais, car une obligation n’est remplacée que par une plus élevée de la même nation.",
      },
      {
        id: "RL-38",
        text: "Si un seul joueur détient des obligations d’une nation, aucun intérêt n’est dû à d’autres. La case Investisseur peut alors toujours être choisie ; si le trésor ne suffit pas, ce joueur reçoit ce qu’il contient.",
      },
      {
        id: "RL-39",
        text: "Quand les 9 obligations d’une nation sont vendues, personne ne peut plus y investir. Augmenter est impossible aussi, car il faudrait une obligation dans la réserve d’obligations.",
      },
      { id: "RL-40", text: "La banque a toujours assez d’argent." },
      { id: "RL-41", text: "Une nation ne peut pas retirer ses propres unités." },
      {
        id: "RL-42",
        text: "Si la réserve ne suffit pas pour toutes les usines, le gouvernement choisit celles qui produisent.",
      },
      {
        id: "RL-59",
        text: "Toute obligation de la réserve d’obligations s’achète à sa pleine valeur, quels que soient l’état du trésor, la nation active et le gouvernement.",
      },
      { id: "RL-43", text: "Les obligations et leurs détenteurs sont visibles de tous." },
      { id: "RL-44", text: "Les points de puissance au-delà de 25 sont perdus." },
      {
        id: "RL-45",
        text: "Pour le départage, les nations à égalité de points de puissance comptent ensemble : on additionne les valeurs de leurs obligations. Les joueurs encore à égalité après toutes les nations partagent la place.",
      },
      {
        id: "RL-55",
        text: "Les places sont tirées au sort, sauf si l’hôte les fixe. Le voisin de gauche est la place suivante dans le sens horaire.",
      },
      {
        id: "RL-56",
        text: "Si un joueur quitte la partie ou dépasse son temps, le jeu prend pour sa place des décisions par défaut. Il garde ses obligations.",
      },
      {
        id: "RL-71",
        text: "Il n’y a pas de don pendant la mise en place, ni avec l’argent mis de côté pour un surcoût. Les dons sont permis pendant que l’on décide d’un combat, et aux nations sans gouvernement. Une décision n’est pas sautée si un don peut rendre un autre choix possible.",
      },
      {
        id: "RL-73",
        text: "Les joueurs à égalité de points de victoire sont comparés nation par nation, dans l’ordre des points de puissance. Celui qui est devant à la première différence est mieux classé. Seuls ceux qui restent à égalité jusqu’au bout partagent la place, même la première.",
      },
      { id: "RL-79", text: "Le nombre de tours n’est pas limité. Seuls 25 points de puissance terminent la partie." },
    ],
  },
  {
    id: "special-without-card",
    title: "Cas particuliers : variante sans carte Investisseur",
    paragraphs: [
      {
        id: "RL-34",
        text: "Dans la variante, les gouvernements sont vérifiés une fois, après le tour d’investissement complet. En cas d’égalité, l’ordre des places à partir du joueur qui a commencé ce tour décide.",
      },
      {
        id: "RL-35",
        text: "Dans le tour d’investissement d’une nation sans obligation vendue, on ne peut investir que dans cette nation, même avec une Banque suisse. Si elle obtient un gouvernement, elle joue aussitôt. Plusieurs nations de ce genre à la suite ont chacune leur tour d’investissement. Si l’Autriche-Hongrie est sans gouvernement au départ, sa première occasion vient après la Russie.",
      },
      {
        id: "RL-57",
        text: "Dans la variante aussi, une Banque suisse peut imposer l’arrêt : la nation verse seulement les intérêts, puis vient le tour d’investissement habituel. La variante « Arrêt imposé sans carte » peut supprimer ce droit.",
      },
      { id: "RL-58", text: "Après la taxation qui termine la partie, il n’y a pas de tour d’investissement." },
      {
        id: "RL-77",
        text: "L’ordre est le suivant : tour de la nation précédente, son tour d’investissement, vérification, tour d’investissement de la nation sans gouvernement, vérification, puis son tour si elle a maintenant un gouvernement. Le joueur qui gouverne la nation précédente après la première vérification commence. Une nation dont une obligation a été achetée au tour d’investissement précédent n’en a pas à elle.",
      },
    ],
  },
  {
    id: "special-map",
    title: "Cas particuliers : la carte",
    paragraphs: [
      {
        id: "RL-50",
        text: "Là où la frontière se voit mal : Gênes et Vienne, la Belgique et Munich, Berlin et Prague sont adjacentes, et la Bulgarie donne sur la Méditerranée orientale. Le Maroc ne donne pas sur la Méditerranée occidentale, Florence pas sur la mer Ionienne, Liverpool pas sur la mer du Nord et Sheffield pas sur la Manche. Kiev et Saint-Pétersbourg ne sont pas adjacentes, Cologne et Dijon non plus.",
      },
    ],
  },
];
