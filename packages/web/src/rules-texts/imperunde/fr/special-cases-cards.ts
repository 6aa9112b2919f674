import type { Chapter } from "../../chapter.ts";

export const specialCasesCards: readonly Chapter[] = [
  {
    id: "special-windows",
    title: "Cas particuliers : jouer des cartes",
    paragraphs: [
      {
        id: "RU-01",
        text: "Une carte et sa cible se jouent ensemble, en une seule action. Si une autre carte est arrivée avant, la carte est quand même jouée si elle est encore permise ; sinon elle est refusée et reste en main.",
      },
      {
        id: "RU-02",
        text: "On ne peut répondre à une carte jouée que par « Contre-espionnage ». Tous sauf celui qui a joué la dernière carte peuvent répondre. Le nombre de ripostes décide si la première carte prend effet.",
      },
      {
        id: "RU-03",
        text: "Avant le premier lancer, l’ordre est le suivant : l’attaquant choisit ses unités, le défenseur choisit les siennes, on peut jouer des cartes, puis on lance les dés. Si une carte comme « Trahison », « Capture » ou « Sabotage » change un camp, les deux camps choisissent de nouveau et on peut encore jouer des cartes.",
      },
      {
        id: "RU-04",
        text: "Pour les cartes, « à tout moment » signifie : de la distribution en phase 2 à la fin de la phase 8, sauf aux moments indiqués en [IR-13.2.8]. Des fenêtres de cartes fixes évitent qu’un clic rapide donne un avantage.",
      },
      {
        id: "RU-05",
        text: "Une fenêtre de cartes est une pause de 1,5, 2,5 ou 6 secondes, selon la table. Personne n’a besoin d’appuyer, et vous n’êtes consulté que si vous avez une carte qui convient. Si vous jouez seul contre l’ordinateur, il n’y a pas de limite de temps. Dans les parties lentes, la table n’attend que les joueurs qui ont demandé un arrêt, douze heures au plus. On ne montre pas qui a passé, ni quand.",
      },
      {
        id: "RU-06",
        text: "Si une carte déclenche un combat ailleurs, ce combat se joue d’abord. Là où un combat est en cours, « Rébellion », « Pirates » et les deux Falsifications d’ordre de marche ne peuvent pas être jouées avant sa fin. « Sabotage », « Flibustier », « Armistice », « Déclaration de guerre » et « Démasquer les espions » peuvent l’être.",
      },
      {
        id: "RU-07",
        text: "Si deux joueurs contrecarrent la même carte, la première riposte arrivée est jouée. L’autre carte reste en main.",
      },
      {
        id: "RU-08",
        text: "Dans un combat, chaque camp peut bénéficier d’un « Guet-apens », d’une « Attaque surprise » et d’un « Coup de main ». Une carte contrecarrée ne compte pas. Dans la variante « Cumul des bonus », plusieurs cartes identiques s’additionnent.",
      },
      {
        id: "RU-91",
        text: "Aucune carte ne peut être jouée entre un lancer et son résultat. Une « Déclaration de guerre » pendant un combat avec un autre joueur ne change rien à ce combat.",
      },
      {
        id: "RU-97",
        text: "« Coup de main » est refusé à un camp qui n’a pas de cavalerie dans le combat et ne peut pas en faire venir.",
      },
      {
        id: "RU-101",
        text: "Pendant le choix des unités, des renforts ou des replis et pendant les choix secrets, aucune carte ne peut être jouée. La fenêtre de cartes suivante vient avant le prochain lancer.",
      },
      {
        id: "RU-102",
        text: "Un joueur qui a passé n’est plus sollicité tant qu’aucune carte n’a été résolue ; la question est ensuite posée de nouveau à tous. Une carte qui arrive au mauvais moment est refusée sans perte et peut être jouée plus tard.",
      },
      {
        id: "RU-113",
        text: "Si plusieurs ordres permanents s’appliquent en même temps, le joueur visé passe d’abord, puis on suit l’ordre du tour de jeu ; pour un même joueur, l’ordre de sa liste décide. Un seul ordre est exécuté à la fois, puis les autres sont revus.",
      },
      {
        id: "RU-121",
        text: "« Guet-apens » et « Attaque surprise » exigent un premier lancer à venir où leur camp lance au moins un dé. Si le combat se termine ensuite sans dés, la carte est perdue.",
      },
      {
        id: "RU-131",
        text: "Un joueur peut laisser des ordres permanents : demander un arrêt dans certaines fenêtres de cartes d’une partie lente, contrecarrer certaines cartes, ou jouer une carte quand un pays ou une zone est attaqué ou qu’un événement survient. Ils sont exécutés à un moment tiré au sort de la pause. Ils sont secrets et modifiables à tout moment. Un ordre impossible est sauté.",
      },
    ],
  },
  {
    id: "special-cards",
    title: "Cas particuliers : certaines cartes",
    paragraphs: [
      {
        id: "RU-16",
        text: "Les pirates joués aux phases 2 à 4 combattent en phase 5. À partir de la phase 5, ils combattent aussitôt, comme pour l’événement. Une variante de la carte Pirates les fait attendre jusqu’à la prochaine phase 5.",
      },
      {
        id: "RU-17",
        text: "S’il manque des pions, « Flibustier » donne autant de navires que possible, au choix du joueur. Les autres pirates quittent le plateau. On ne peut pas jouer la carte là où un joueur ami a des navires de guerre. Dans un combat contre des pirates, celui qui la joue prend leur place s’il est en guerre avec l’adversaire. S’il est lui-même l’adversaire, le combat se termine.",
      },
      {
        id: "RU-18",
        text: "« Falsification d’ordre de marche de marine » ne peut pas faire sortir des navires d’une zone de calme plat. Elle peut emprunter un canal si le propriétaire des navires le peut. Les navires capturés pendant ce tour de jeu sont déplacés aussi.",
      },
      {
        id: "RU-19",
        text: "« Falsification d’ordre de marche terrestre » déplace au moins 1 armée. Un pays d’origine ne peut être ni le départ ni l’arrivée.",
      },
      {
        id: "RU-21",
        text: "« Capture » peut aussi se jouer en phase 5, contre le détenteur de la zone, mais pas contre des pirates ou des amis. Si la frégate était le seul navire de guerre, la zone est gagnée sans dés. S’il ne reste aucun pion de frégate, le navire est retiré. On peut jouer plusieurs cartes « Capture » dans un combat.",
      },
      {
        id: "RU-25",
        text: "Le joueur qui joue « Démasquer les espions » décide si la main est montrée à tous. Puis il choisit une carte ; si son temps est écoulé, le hasard décide. On ne peut pas viser un joueur sans cartes.",
      },
      {
        id: "RU-26",
        text: "L’argent de la contrebande sert à acheter des armées, des forts et des navires de guerre pour cette colonie, mais ni comptoirs commerciaux, ni cartes, ni canaux. Il faut dépenser exactement 5 doublons si possible, sinon le plus possible ; le reste est perdu. Chaque fort exige un comptoir ; les nouveaux comptent. La variante « Contrebande peut payer des comptoirs » autorise aussi les comptoirs.",
      },
      {
        id: "RU-28",
        text: "Si « Trahison » retire le dernier défenseur, la colonie est prise sans dés. Deux cartes « Trahison » peuvent retirer 2 forts.",
      },
      {
        id: "RU-29",
        text: "Les cartes nuisibles ne se jouent que contre les autres. On peut placer des pirates dans toute zone maritime, même la sienne.",
      },
      {
        id: "RU-75",
        text: "« Sabotage » peut couler un navire au combat avant un lancer. Si le défenseur n’a plus de navire, l’attaquant gagne. Si l’attaquant n’en a plus, il peut faire venir des renforts ; sinon le combat est terminé.",
      },
      {
        id: "RU-76",
        text: "« Pillage » peut viser une colonie sans comptoirs commerciaux ou frappée par la famine ; il n’y a alors pas d’impôts à prendre, seulement le disque noir. Une colonie ne peut pas être pillée deux fois.",
      },
      { id: "RU-84", text: "La carte « Déclaration de guerre » ne concerne que les deux joueurs, personne d’autre." },
      {
        id: "RU-98",
        text: "Pour « Capture », il suffit que les navires de guerre du défenseur soient dans la zone et que celui qui joue la carte y attaque.",
      },
      {
        id: "RU-105",
        text: "Si des ripostes de la même chaîne ont vidé la main que montre « Démasquer les espions », on montre la main vide et rien n’est pris.",
      },
      {
        id: "RU-108",
        text: "Si « Flibustier » est joué pendant le nettoyage d’une zone avec des pirates, les navires rejoignent le camp de celui qui joue la carte. S’il n’y a pas de navires, il prend la place des pirates à la fin. C’est impossible si un joueur ami y a encore des navires de guerre.",
      },
      {
        id: "RU-119",
        text: "Si une variante fait attendre les pirates jusqu’au prochain nettoyage, personne ne contrôle leur zone d’ici là. Les navires présents peuvent sortir. Ceux qui entrent doivent attaquer, et les navires de guerre du même joueur déjà là peuvent se joindre à eux ; les navires de guerre présents peuvent aussi attaquer sans mouvement. Ceux que « Flibustier » engage là attendent de même à côté des navires de guerre d’un ennemi. L’événement « Pirates » ouvre le combat avec tous les pirates présents.",
      },
      {
        id: "RU-126",
        text: "Si un combat a lieu en phase 4, par exemple à cause d’une « Rébellion », on ne peut rien passer en contrebande dans ce pays avant sa fin. Ailleurs, « Contrebande » reste possible.",
      },
    ],
  },
];
