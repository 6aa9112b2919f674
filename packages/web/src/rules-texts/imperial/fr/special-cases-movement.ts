import type { Chapter } from "../../chapter.ts";

export const specialCasesMovement: readonly Chapter[] = [
  {
    id: "special-movement",
    title: "Cas particuliers : convoi et déplacement",
    paragraphs: [
      {
        id: "RL-16",
        text: "Si plusieurs routes maritimes sont possibles, le gouvernement peut choisir ; sinon on prend celle qui compte le moins de mers. Si le but est accessible à pied ou en chemin de fer, aucune flotte n'est employée, sauf demande.",
      },
      {
        id: "RL-51",
        text: "Un convoi peut mener d'une province de la nation à une autre, par exemple de Dublin à Liverpool. Il ne peut pas revenir à son point de départ.",
      },
      {
        id: "RL-52",
        text: "Les unités qui restent n'ont besoin d'aucun ordre. L'étape se termine quand le gouvernement y met fin.",
      },
      {
        id: "RL-53",
        text: "Une armée ne peut pas débarquer puis être transportée plus loin dans le même tour. Elle fait une marche ou un convoi.",
      },
      {
        id: "RL-67",
        text: "Une province d'origine libérée d'armées hostiles fait de nouveau partie du réseau ferroviaire pour chaque armée qui se déplace ensuite. Dans une province encore occupée, seul le chemin de fer est coupé ; on peut y entrer et en sortir par marche ou par convoi.",
      },
      {
        id: "RL-68",
        text: "Un convoi se vérifie quand son armée se déplace : chaque mer compte une fois et exige une flotte qui n'a pas encore transporté. Échanger une flotte déjà utilisée ne change rien pour la suite ; échanger une flotte inutilisée coûte une traversée. Un convoi déjà effectué reste valable.",
      },
    ],
  },
  {
    id: "special-flags",
    title: "Cas particuliers : drapeaux",
    paragraphs: [
      {
        id: "RL-15",
        text: "Les drapeaux sont vérifiés une seule fois, à la fin de chaque manœuvre, dans les 24 régions terrestres et maritimes. Partout où une seule nation a des unités, on pose son drapeau. Cela vaut pour la nation active, pour la survivante d'un combat et pour une nation restée seule après un départ.",
      },
      {
        id: "RL-17",
        text: "Si une nation est seule dans une région mais n'a plus de drapeau, le drapeau étranger est retiré et aucun nouveau n'est posé. S'il y a plusieurs régions de ce genre, son gouvernement choisit. Le drapeau suit à la fin d'une manœuvre ultérieure, s'il y en a un de libre et si la nation est toujours seule. On ne peut pas déplacer un drapeau.",
      },
      {
        id: "RL-54",
        text: "Une région qui n'a jamais eu de drapeau n'en reçoit pas tant que deux nations y ont des unités.",
      },
      {
        id: "RL-69",
        text: "On retire d'abord tous les drapeaux dont une autre nation tient seule la région, puis on pose les nouveaux. Un drapeau qui vient de se libérer peut servir aussitôt. Si plusieurs nations manquent de drapeaux, elles choisissent dans l'ordre du tour, en commençant par la nation active.",
      },
    ],
  },
  {
    id: "special-investor",
    title: "Cas particuliers : Banque suisse et Investisseur",
    paragraphs: [
      {
        id: "RL-18",
        text: "S'il y a plusieurs Banques suisses, toutes sont interrogées en même temps. Une seule suffit pour imposer l'arrêt, et aucune autre ne peut l'empêcher.",
      },
      {
        id: "RL-19",
        text: "Une nation arrêtée de force ne paie que le surcoût du trajet jusqu'à Investisseur, souvent rien. L'annonce engage : après un arrêt imposé, c'est Investisseur, sinon la case annoncée.",
      },
      {
        id: "RL-20",
        text: "Un joueur ayant une Banque suisse peut compléter le trésor par un don pour rendre l'arrêt possible. Le trésor est vérifié au moment où l'arrêt est imposé.",
      },
      {
        id: "RL-21",
        text: "Tout joueur qui ne gouverne rien a les droits d'une Banque suisse, même s'ils sont plus de trois. Avec l'option de table à trois cartes, les trois premiers à perdre leurs gouvernements les détiennent ; les autres attendent qu'une carte soit rendue et n'ont pas ces droits d'ici là.",
      },
      {
        id: "RL-22",
        text: "Investisseur ne peut pas être choisi si le trésor et l'argent personnel du gouvernement, surcoût déduit, ne couvrent pas les intérêts des autres joueurs. Avec l'option de table du paiement partiel, c'est possible : les obligations sont payées à partir des intérêts les plus bas jusqu'à épuisement de l'argent, le reste est perdu et le gouvernement n'a plus rien.",
      },
      {
        id: "RL-23",
        text: "Si le trésor suffit, le gouvernement ne peut pas refuser ses intérêts. Il peut rendre l'argent sous forme de don.",
      },
      {
        id: "RL-24",
        text: "Pour départager un gouvernement, le détenteur de la carte Investisseur vient en premier, puis on continue dans le sens horaire. Il ne prend pas part aux investissements des Banques suisses.",
      },
      {
        id: "RL-25",
        text: "Si un joueur prend la majorité dans une nation et qu'une Banque suisse le dépasse ensuite, seule compte la situation lors de la vérification.",
      },
      {
        id: "RL-26",
        text: "Qui perd son dernier gouvernement et en gagne un autre lors de la même vérification ne reçoit pas de Banque suisse.",
      },
      {
        id: "RL-28",
        text: "Le premier placement sur la roue ne franchit rien ; aucun arrêt ne peut donc être imposé. On peut choisir Investisseur comme première case.",
      },
      {
        id: "RL-29",
        text: "Si la taxation qui termine la partie s'est faite en franchissant Investisseur, il n'y a ni investissements, ni 2 M, ni changement de gouvernement.",
      },
      { id: "RL-30", text: "Un arrêt imposé peut empêcher une taxation qui terminerait la partie." },
      { id: "RL-33", text: "Un joueur sans nation qui n'investit pas ne reçoit rien en compensation." },
      {
        id: "RL-70",
        text: "Un déplacement annoncé peut toujours être payé, puisque le surcoût est mis de côté [IM-7.9]. Cet argent compte toujours comme argent personnel ; seul le don est exclu.",
      },
      {
        id: "RL-74",
        text: "Si un joueur gouverne les six nations, la partie continue normalement. Tous les autres ont les droits d'une Banque suisse ; la carte Investisseur et les investissements continuent.",
      },
      {
        id: "RL-75",
        text: "Acheter dans une nation sans gouvernement ne prend effet qu'à la vérification. Jusque-là elle n'a pas de gouvernement, même avec des obligations vendues. Il ne peut y avoir d'égalité, car toutes les valeurs sont différentes.",
      },
      {
        id: "RL-81",
        text: "L'argent qui manque pour un arrêt imposé peut venir de chacun, sous forme de don, avant que la dernière Banque suisse ait répondu. Toutes les Banques suisses sont interrogées si le trésor suffit ou si leur argent personnel réuni peut le compléter. Un refus est définitif.",
      },
    ],
  },
];
