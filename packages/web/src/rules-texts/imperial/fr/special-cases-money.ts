import type { Chapter } from "../../chapter.ts";

export const specialCasesMoney: readonly Chapter[] = [
  {
    id: "special-money",
    title: "Cas particuliers : argent, obligations et mise en place",
    paragraphs: [
      {
        id: "RL-27",
        text: "Le surcoût de déplacement se paie d'abord, et seulement sur l'argent personnel du gouvernement. S'il ne suffit pas, la case ne peut être choisie.",
      },
      {
        id: "RL-31",
        text: "Avec la distribution pour joueurs expérimentés, chacun peut passer et garder son argent. Une exception : si aucune obligation n'a été prise, le tout dernier joueur à choisir doit en prendre une.",
      },
      {
        id: "RL-32",
        text: "Si ni l'Autriche-Hongrie ni l'Italie n'ont de gouvernement au départ, la carte Investisseur va au voisin de gauche du gouvernement de la première nation gouvernée dans l'ordre du tour.",
      },
      {
        id: "RL-36",
        text: "Dès le premier tour d'une nation, on peut faire un don de tout montant entier, dans la limite de son argent personnel, chaque fois que le jeu attend une décision, même celle d'un autre. Avec l'option de table sur les dons, seul le joueur dont on attend la décision peut donner. Après la fin de partie, aucun don n'est possible.",
      },
      {
        id: "RL-37",
        text: "Un total des obligations ne diminue jamais, car on n'augmente que vers une obligation plus élevée de la même nation.",
      },
      {
        id: "RL-38",
        text: "Si un seul joueur détient des obligations d'une nation, aucun intérêt n'est dû à d'autres. Investisseur peut alors toujours être choisi ; si le trésor est pauvre, ce joueur reçoit ce qu'il contient.",
      },
      {
        id: "RL-39",
        text: "Quand les neuf obligations d'une nation sont vendues, personne ne peut plus y investir. Augmenter est impossible aussi, car il faut une obligation dans la réserve.",
      },
      { id: "RL-40", text: "La banque a toujours assez d'argent." },
      { id: "RL-41", text: "Une nation ne peut pas dissoudre ses propres unités." },
      {
        id: "RL-42",
        text: "Si la réserve ne suffit pas pour toutes les usines, le gouvernement choisit celles qui produisent.",
      },
      {
        id: "RL-59",
        text: "Toute obligation de la réserve s'achète à son plein prix, quels que soient l'état du trésor, la nation active et le gouvernement.",
      },
      { id: "RL-43", text: "Les obligations et leurs détenteurs sont visibles de tous." },
      { id: "RL-44", text: "Les points de puissance au-delà de 25 sont perdus." },
      {
        id: "RL-45",
        text: "Pour le départage, les nations à égalité de points de puissance comptent ensemble : on additionne les valeurs des obligations. Les joueurs encore à égalité après toutes les nations partagent la place.",
      },
      {
        id: "RL-55",
        text: "Les places sont tirées au sort, sauf si l'hôte les fixe. Le voisin de gauche est la place suivante dans le sens horaire.",
      },
      {
        id: "RL-56",
        text: "Si un joueur s'en va ou dépasse son temps, la partie continue pour sa place avec le choix standard de chaque décision. Ses obligations lui restent.",
      },
      {
        id: "RL-71",
        text: "Il n'y a pas de don pendant la mise en place, ni avec l'argent mis de côté pour un surcoût. Les dons sont permis pendant qu'un combat se décide, et aux nations sans gouvernement. Un choix qu'un don pourrait rendre possible n'est pas sauté.",
      },
      {
        id: "RL-73",
        text: "Les joueurs à égalité de points de victoire sont comparés nation par nation, dans l'ordre des points de puissance. Celui qui est devant à la première différence est mieux classé. Seuls ceux qui restent à égalité jusqu'au bout partagent la place, même la première.",
      },
      { id: "RL-79", text: "Le nombre de tours n'est pas limité. Seuls 25 points de puissance terminent la partie." },
    ],
  },
  {
    id: "special-without-card",
    title: "Cas particuliers : variante sans carte Investisseur",
    paragraphs: [
      {
        id: "RL-34",
        text: "Dans la variante, les gouvernements sont vérifiés une fois, après le tour d'investissement complet. En cas d'égalité, l'ordre des places à partir du joueur qui a ouvert le tour décide.",
      },
      {
        id: "RL-35",
        text: "Dans le tour d'investissement d'une nation sans obligation vendue, on ne peut acheter que dans celle-ci, Banques suisses comprises. Si elle trouve un gouvernement, elle joue aussitôt. Plusieurs nations de ce genre à la suite ont chacune leur tour. Si l'Autriche-Hongrie est sans gouvernement au départ, sa première occasion vient après la Russie.",
      },
      {
        id: "RL-57",
        text: "Dans la variante aussi, une Banque suisse peut imposer l'arrêt ; on ne paie alors que les intérêts, puis vient le tour d'investissement habituel. Une option de table supprime ce droit.",
      },
      { id: "RL-58", text: "Après la taxation qui termine la partie, il n'y a pas de tour d'investissement." },
      {
        id: "RL-77",
        text: "L'ordre est le suivant : tour de la nation précédente, son tour d'investissement, vérification, tour d'investissement de la nation sans gouvernement, vérification, puis son tour si elle a maintenant un gouvernement. Il est ouvert par qui gouverne la nation précédente après la première vérification. Une nation qui a déjà trouvé un acheteur n'a pas besoin de tour à elle.",
      },
    ],
  },
  {
    id: "special-map",
    title: "Cas particuliers : la carte",
    paragraphs: [
      {
        id: "RL-50",
        text: "Là où la frontière se voit mal : Gênes et Vienne, Belgique et Munich, Berlin et Prague sont adjacentes, et la Bulgarie donne sur la Méditerranée orientale. Le Maroc ne donne pas sur la Méditerranée occidentale, Florence pas sur la Mer Ionienne, Liverpool pas sur la Mer du Nord et Sheffield pas sur la Manche. Kiev et Saint-Pétersbourg ne sont pas adjacentes, Cologne et Dijon non plus.",
      },
    ],
  },
];
