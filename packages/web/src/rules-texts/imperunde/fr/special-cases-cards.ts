import type { Chapter } from "../../chapter.ts";

export const specialCasesCards: readonly Chapter[] = [
  {
    id: "special-windows",
    title: "Cas particuliers : jouer des cartes",
    paragraphs: [
      {
        id: "RU-01",
        text: "Une carte se joue en une fois avec sa cible. Si une autre est arrivée avant et que l’action est encore permise, elle compte ; sinon elle est refusée et la carte reste en main.",
      },
      {
        id: "RU-02",
        text: "Seul Contre-espionnage peut répondre à une carte jouée. Tous sauf celui qui a joué la dernière carte peuvent répondre. Le nombre de ripostes décide si la première carte agit.",
      },
      {
        id: "RU-03",
        text: "Avant le premier lancer, l’ordre est : attaquants désignés, défenseurs désignés, cartes, dés. Si une carte comme Trahison, Capture ou Sabotage change un camp, les deux désignent de nouveau leurs unités et on peut encore jouer des cartes.",
      },
      {
        id: "RU-04",
        text: "À tout moment veut dire pour les cartes : de la distribution en phase 2 à la fin de la phase 8, sauf aux moments indiqués en [IR-13.2.8]. Des fenêtres de cartes fixes évitent que quelqu’un soit pris de vitesse par un clic.",
      },
      {
        id: "RU-05",
        text: "Chaque fenêtre de cartes est offerte à tous les ayants droit, qu’ils aient ou non une carte qui convient, pour ne rien trahir. Elle est courte ; dans les parties lentes, elle dure des heures et des ordres permanents peuvent répondre à la place du joueur. On ne montre pas qui a passé, ni quand.",
      },
      {
        id: "RU-06",
        text: "Un combat déclenché ailleurs par une carte se joue d’abord. Là où un combat est en cours, Rébellion, Pirates et les deux Falsifications d’ordre de marche ne peuvent être jouées avant sa fin. Sabotage, Flibustier, Armistice, Déclaration de guerre et Démasquer les espions peuvent l’être.",
      },
      {
        id: "RU-07",
        text: "Si deux joueurs contrecarrent la même carte, la première riposte arrivée compte. L’autre carte reste en main.",
      },
      {
        id: "RU-08",
        text: "Dans un combat, chaque camp peut avoir en vigueur un Guet-apens, une Attaque surprise et un Coup de main. Une carte contrecarrée ne compte pas. Avec l’option de table du cumul des bonus, plusieurs cartes identiques s’additionnent.",
      },
      {
        id: "RU-91",
        text: "Aucune carte ne peut s’intercaler entre un lancer et son résultat. Une Déclaration de guerre pendant un combat avec un tiers ne touche pas ce combat.",
      },
      {
        id: "RU-97",
        text: "Coup de main est refusé à un camp qui n’a pas de cavalerie dans le combat et ne peut en faire venir.",
      },
      {
        id: "RU-101",
        text: "Pendant qu’on désigne des unités, choisit des renforts, décide des replis ou prend des décisions secrètes, aucune carte ne peut être jouée. La fenêtre de cartes suivante vient avant le prochain lancer.",
      },
      {
        id: "RU-102",
        text: "Passer vaut jusqu’à ce qu’une carte ait été résolue ; alors tous sont de nouveau interrogés. Une carte qui arrive au mauvais moment est refusée sans perte et peut être jouée plus tard.",
      },
      {
        id: "RU-113",
        text: "Si plusieurs ordres permanents répondent ensemble, le joueur visé passe d’abord, puis l’ordre du tour de jeu ; chez un même joueur, l’ordre de sa liste décide. Un seul ordre est exécuté à la fois, puis les autres sont revus.",
      },
      {
        id: "RU-121",
        text: "Guet-apens et Attaque surprise exigent un premier lancer à venir où ce camp lance au moins un dé. Si le combat se termine ensuite sans dés, la carte est dépensée.",
      },
      {
        id: "RU-131",
        text: "Un joueur peut laisser des ordres permanents : passer dans certaines fenêtres, contrecarrer certaines cartes, ou jouer une carte quand un pays ou une zone est attaqué ou qu’un événement survient. Ils sont secrets et modifiables à tout moment. Un ordre impossible est sauté.",
      },
    ],
  },
  {
    id: "special-cards",
    title: "Cas particuliers : certaines cartes",
    paragraphs: [
      {
        id: "RU-16",
        text: "Les Pirates joués dans les phases 2 à 4 combattent en phase 5. À partir de la phase 5, ils combattent aussitôt, comme pour l’événement. Une option de table peut remettre le combat à la prochaine phase 5.",
      },
      {
        id: "RU-17",
        text: "S’il manque des pions, Flibustier prend autant de navires que possible, la sorte voulue d’abord ; les autres pirates quittent le plateau. On ne peut jouer la carte là où un joueur ami a des navires de guerre. Dans un combat contre des pirates, celui qui la joue prend leur place s’il est en guerre avec l’adversaire ; s’il est lui-même l’adversaire, le combat se termine.",
      },
      {
        id: "RU-18",
        text: "Falsification d’ordre de marche de marine ne peut faire sortir des navires d’un calme. Un canal sert si le propriétaire des navires peut l’emprunter. Les navires capturés dans ce tour de jeu sont déplacés aussi.",
      },
      {
        id: "RU-19",
        text: "Falsification d’ordre de marche terrestre déplace au moins 1 armée. Un pays d’origine n’est ni départ ni arrivée.",
      },
      {
        id: "RU-21",
        text: "Capture peut aussi se jouer en phase 5, contre le détenteur de la zone, pas contre des pirates ou des amis. Si la frégate était le seul navire de guerre, la zone est gagnée sans dés. Sans pion de frégate libre, le navire est retiré. On peut jouer plusieurs Captures dans un combat.",
      },
      {
        id: "RU-25",
        text: "Qui joue Démasquer les espions décide si la main est montrée à tous. Puis une carte est choisie ; si le temps est écoulé, le hasard décide. Un joueur sans cartes n’est pas une cible.",
      },
      {
        id: "RU-26",
        text: "L’argent de la contrebande achète des armées, des forts, des comptoirs commerciaux et des navires de guerre pour cette colonie, mais ni cartes ni canaux. Il faut dépenser exactement 5 doublons si possible, sinon le plus possible ; le reste est perdu. Chaque fort exige un comptoir, les nouveaux comptent. Une option de table peut exclure les comptoirs.",
      },
      {
        id: "RU-28",
        text: "Si Trahison retire le dernier défenseur, la colonie tombe sans dés. Deux Trahisons peuvent retirer deux forts.",
      },
      {
        id: "RU-29",
        text: "Les cartes nuisibles ne se jouent que contre les autres. On peut placer des Pirates dans toute zone maritime, même la sienne.",
      },
      {
        id: "RU-75",
        text: "Sabotage peut toucher un navire au combat avant un lancer. Si le défenseur n’a plus de navire, l’attaquant a gagné. Si l’attaquant n’en a plus, il peut faire venir des renforts ; sinon le combat est fini.",
      },
      {
        id: "RU-76",
        text: "Pillage peut viser une colonie sans comptoirs commerciaux ou frappée par la famine ; il n’y a alors pas d’impôts à prendre, seulement le disque noir. On ne pille pas deux fois une colonie.",
      },
      { id: "RU-84", text: "La carte Déclaration de guerre ne concerne que les deux joueurs, pas leurs amis." },
      {
        id: "RU-98",
        text: "Pour Capture, il suffit que les navires de guerre du défenseur soient dans la zone et que celui qui joue la carte y attaque.",
      },
      {
        id: "RU-105",
        text: "Si Démasquer les espions tombe sur une main vidée par des ripostes de la même chaîne, on montre la main vide et rien n’est pris.",
      },
      {
        id: "RU-108",
        text: "Si Flibustier est joué pendant qu’on nettoie une zone avec des pirates, les navires rejoignent celui qui joue la carte. S’il n’y a pas de navires, il prend la place des pirates à la fin. C’est impossible si un joueur ami y a encore des navires de guerre.",
      },
      {
        id: "RU-119",
        text: "Avec l’option de table où les Pirates ne combattent qu’à la prochaine phase 5, personne ne contrôle la zone d’ici là. Les navires présents peuvent sortir ; ceux qui entrent doivent attaquer, et les navires de guerre du même joueur déjà là peuvent se joindre à eux. L’événement Pirates ouvre le combat avec tous les pirates présents.",
      },
      {
        id: "RU-126",
        text: "Si un combat a lieu en phase 4, par exemple à cause d’une Rébellion, rien ne peut être passé en contrebande dans ce pays avant sa fin. Ailleurs, Contrebande reste possible.",
      },
    ],
  },
];
