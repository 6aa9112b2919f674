import type { Chapter } from "../../chapter.ts";

export const investments: readonly Chapter[] = [
  {
    id: "investments",
    title: "Phase 4 : Investissements",
    paragraphs: [
      {
        id: "IR-7.1.1",
        text: "Dans l’ordre du tour de jeu, chaque joueur fait tous ses achats, puis termine définitivement son tour.",
      },
      {
        id: "IR-7.1.2",
        text: "Tous les achats réunis ne peuvent pas coûter plus que les ressources financières disponibles. Un type de pion épuisé ne peut plus être acheté.",
      },
      {
        id: "IR-7.1.3",
        text: "Les achats prennent effet un à un. Un achat suivi d’un tirage au hasard, comme une carte piochée ou un dé de tempête, ne peut pas être annulé.",
      },
      {
        id: "IR-7.2.1",
        text: "Dans son pays d’origine, un joueur peut acheter autant d’armées et de navires de guerre qu’il veut, mais ni forts ni comptoirs commerciaux.",
      },
      {
        id: "IR-7.2.2",
        text: "Comptoirs commerciaux, canaux et cartes sont des investissements du pays d’origine, quel que soit le pays concerné. Ils n’entament pas la limite d’une colonie.",
      },
      {
        id: "IR-7.2.3",
        text: "Cartes : au plus 3 par joueur et par tour de jeu, à 5 doublons chacune, piochées aussitôt. On ne peut pas en acheter plus que n’en contient la pile de cartes.",
      },
      {
        id: "IR-7.3.1",
        text: "Un comptoir commercial coûte 2 doublons. Un joueur peut en ériger dans chacune de ses colonies, jusqu’à la valeur du pays (2 de plus avec un canal). Une colonie sans comptoir peut en recevoir plusieurs à la fois.",
      },
      {
        id: "IR-7.3.2",
        text: "Pour acheter des armées, des forts ou des navires de guerre dans une colonie, il faut au moins un comptoir commercial qui s’y trouvait avant cette phase.",
      },
      {
        id: "IR-7.3.3",
        text: "À chaque tour de jeu, une colonie peut dépenser en unités militaires jusqu’à 3 doublons par comptoir commercial, sans compter les nouveaux. C’est un seul montant pour toute la colonie : 2 comptoirs permettent 6 doublons, par exemple pour un navire de ligne.",
      },
      {
        id: "IR-7.3.4",
        text: "Les comptoirs commerciaux érigés pendant ce tour de jeu sont nouveaux jusqu’à la fin de la phase 4. Ils ne permettent encore ni unités militaires ni forts.",
      },
      { id: "IR-7.3.5", text: "Une colonie a au plus un fort par comptoir commercial." },
      {
        id: "IR-7.3.6",
        text: "Les armées se placent dans le pays qui les paie, jamais sur une zone maritime. Les transports ne s’achètent pas.",
      },
      {
        id: "IR-7.3.7",
        text: "Dans une colonie marquée d’un disque noir, on ne peut rien investir pendant ce tour de jeu, pas même dans des navires de guerre. L’exception est « Contrebande » [IR-13.5.11].",
      },
      {
        id: "IR-7.3.8",
        text: "Le propriétaire de l’Égypte peut y construire le canal de Suez pour 8 doublons, celui de la Côte des Mosquitos le canal de Panama pour 10 doublons. 2 nouveaux comptoirs commerciaux s’y ajoutent. Aucun comptoir n’est nécessaire au préalable.",
      },
      { id: "IR-7.4.1", text: "Un navire de guerre se place dans une zone maritime qui borde le pays qui le paie." },
      {
        id: "IR-7.4.2",
        text: "La présence de navires de guerre ennemis ou de pirates dans la zone ne l’empêche pas. Le combat a lieu en phase 5.",
      },
      {
        id: "IR-7.4.3",
        text: "On ne peut pas placer de navires de guerre dans une zone où un joueur ami en a, même si l’armistice vient d’être joué. Seul le détenteur de la zone peut continuer à en ajouter si un intrus est devenu ami entre-temps.",
      },
      { id: "IR-7.4.4", text: "Les transports ne comptent jamais pour le placement des navires de guerre." },
      {
        id: "IR-7.4.5",
        text: "Pour chaque navire placé dans une tempête, on lance aussitôt un dé [IR-11.4.2]. On peut placer des navires dans une zone de calme plat.",
      },
    ],
  },
  {
    id: "clearing",
    title: "Phase 5 : Nettoyage de zones maritimes",
    paragraphs: [
      {
        id: "IR-8.1.1",
        text: "Une zone maritime doit être nettoyée si des navires de guerre de plusieurs camps s’y trouvent, ou des navires de guerre d’un camp avec des transports d’un ennemi.",
      },
      { id: "IR-8.1.2", text: "Une zone où il n’y a que des transports n’est pas nettoyée." },
      {
        id: "IR-8.1.3",
        text: "Les zones sont nettoyées l’une après l’autre dans un ordre fixe. Elles n’ont pas d’effet l’une sur l’autre.",
      },
      {
        id: "IR-8.2.1",
        text: "Dans chaque zone, les joueurs se battent dans l’ordre du tour de jeu : le premier contre le deuxième, le vainqueur contre le troisième, et ainsi de suite. Les pirates viennent en dernier.",
      },
      {
        id: "IR-8.2.2",
        text: "Les deux camps doivent engager autant de navires que possible, au plus 3. Les autres attendent dans la même zone et peuvent se battre plus tard. Le joueur placé plus tôt dans l’ordre du tour de jeu choisit ses navires le premier ; les pirates engagent d’abord leurs navires de ligne.",
      },
      { id: "IR-8.2.3", text: "Les navires d’autres zones ne peuvent pas aider." },
      {
        id: "IR-8.2.4",
        text: "Des joueurs en armistice se battent aussi si leurs navires de guerre sont dans la même zone, car un seul camp peut la garder.",
      },
      {
        id: "IR-8.3.1",
        text: "Le vainqueur coule tous les transports ennemis de la zone ; les pirates coulent tous les transports. Ceux des amis du vainqueur restent.",
      },
      {
        id: "IR-8.3.2",
        text: "Si le perdant avait un armistice avec le vainqueur, ses transports ne sont pas coulés.",
      },
      {
        id: "IR-8.3.3",
        text: "Les navires capturés ici peuvent continuer le combat aussitôt, mais ne peuvent plus se déplacer pendant ce tour de jeu.",
      },
    ],
  },
];
