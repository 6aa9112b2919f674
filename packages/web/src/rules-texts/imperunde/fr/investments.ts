import type { Chapter } from "../../chapter.ts";

export const investments: readonly Chapter[] = [
  {
    id: "investments",
    title: "Phase 4 : Investissements",
    paragraphs: [
      {
        id: "IR-7.1.1",
        text: "Dans l’ordre du tour de jeu, chaque joueur fait tous ses achats, puis termine son tour pour de bon.",
      },
      {
        id: "IR-7.1.2",
        text: "Tous les achats réunis ne peuvent coûter plus que les ressources financières disponibles. Une sorte de pions épuisée ne peut être achetée.",
      },
      {
        id: "IR-7.1.3",
        text: "Les achats prennent effet un à un. Un achat qui a fait intervenir le hasard, comme une carte tirée ou un dé de tempête, ne peut être annulé.",
      },
      {
        id: "IR-7.2.1",
        text: "Dans le pays d’origine, on peut acheter autant d’armées et de navires de guerre qu’on veut, mais ni forts ni comptoirs commerciaux.",
      },
      {
        id: "IR-7.2.2",
        text: "Comptoirs commerciaux, canaux et cartes sont des investissements du pays d’origine, quel que soit le pays concerné. Ils n’entament pas la limite d’une colonie.",
      },
      {
        id: "IR-7.2.3",
        text: "Cartes : au plus 3 par joueur et par tour de jeu, à 5 doublons chacune, tirées aussitôt. Il ne peut y en avoir plus que dans la pile de cartes.",
      },
      {
        id: "IR-7.3.1",
        text: "Un comptoir commercial coûte 2 doublons et s’érige dans chacune de ses colonies, jusqu’à la valeur du pays (2 de plus avec un canal). Une colonie sans comptoir peut en recevoir plusieurs à la fois.",
      },
      {
        id: "IR-7.3.2",
        text: "Les armées, forts et navires de guerre d’une colonie exigent au moins un comptoir commercial qui s’y trouvait avant cette phase.",
      },
      {
        id: "IR-7.3.3",
        text: "À chaque tour de jeu, une colonie peut payer des unités militaires jusqu’à 3 doublons par comptoir commercial, sans compter les nouveaux. La somme vaut pour toute la colonie : 2 comptoirs permettent 6 doublons, par exemple un navire de ligne.",
      },
      {
        id: "IR-7.3.4",
        text: "Les comptoirs commerciaux érigés dans ce tour de jeu sont nouveaux jusqu’à la fin de la phase 4. Ils ne permettent encore ni unités militaires ni forts.",
      },
      { id: "IR-7.3.5", text: "Une colonie a au plus un fort par comptoir commercial." },
      {
        id: "IR-7.3.6",
        text: "Les armées se placent dans le pays qui les paie, jamais sur une zone maritime. Les navires de transport de troupes ne s’achètent pas.",
      },
      {
        id: "IR-7.3.7",
        text: "Dans une colonie marquée d’un disque noir, on ne peut rien investir dans ce tour de jeu, navires de guerre compris. L’exception est Contrebande [IR-13.5.11].",
      },
      {
        id: "IR-7.3.8",
        text: "Le propriétaire de l’Égypte peut y construire le canal de Suez pour 8 doublons, celui de la Côte des Mosquitos le canal de Panama pour 10 doublons. 2 nouveaux comptoirs commerciaux s’y ajoutent. Aucun comptoir n’est exigé avant.",
      },
      { id: "IR-7.4.1", text: "Un navire de guerre se place dans une zone maritime bordant le pays qui le paie." },
      {
        id: "IR-7.4.2",
        text: "Des navires de guerre ennemis ou des pirates dans la zone ne l’empêchent pas. La phase 5 en décide.",
      },
      {
        id: "IR-7.4.3",
        text: "On ne peut placer de navires de guerre dans une zone où un joueur ami en a, même après un armistice qui vient d’être imposé. Seul le détenteur de la zone peut continuer à en ajouter si un intrus est devenu ami entre-temps.",
      },
      {
        id: "IR-7.4.4",
        text: "Les navires de transport de troupes ne comptent jamais pour le placement des navires de guerre.",
      },
      {
        id: "IR-7.4.5",
        text: "Chaque navire placé dans une tempête lance aussitôt le dé [IR-11.4.2]. On peut placer des navires dans un calme.",
      },
    ],
  },
  {
    id: "clearing",
    title: "Phase 5 : Nettoyage de zones maritimes",
    paragraphs: [
      {
        id: "IR-8.1.1",
        text: "Une zone maritime doit être nettoyée si des navires de guerre de plusieurs camps s’y trouvent, ou des navires de guerre d’un camp avec des navires de transport de troupes d’un ennemi.",
      },
      {
        id: "IR-8.1.2",
        text: "Les zones occupées par les seuls navires de transport de troupes restent telles quelles.",
      },
      {
        id: "IR-8.1.3",
        text: "Les zones sont nettoyées l’une après l’autre dans un ordre fixe. Elles n’ont pas d’effet l’une sur l’autre.",
      },
      {
        id: "IR-8.2.1",
        text: "Dans chaque zone, on se bat dans l’ordre du tour de jeu : le premier contre le deuxième, le vainqueur contre le troisième, et ainsi de suite. Les pirates viennent en dernier.",
      },
      {
        id: "IR-8.2.2",
        text: "Les deux camps doivent engager autant de navires que possible, au plus 3. Les autres attendent dans la même zone et peuvent se battre plus tard. Le joueur placé plus tôt dans l’ordre du tour de jeu désigne le premier ; les pirates engagent d’abord leurs navires de ligne.",
      },
      { id: "IR-8.2.3", text: "Les navires d’autres zones ne peuvent pas aider." },
      {
        id: "IR-8.2.4",
        text: "Des joueurs en armistice se battent aussi si leurs navires de guerre sont dans la même zone, car un seul camp peut la garder.",
      },
      {
        id: "IR-8.3.1",
        text: "Le camp qui reste coule tous les navires de transport de troupes ennemis ; les pirates les coulent tous. Ceux des amis du vainqueur restent.",
      },
      {
        id: "IR-8.3.2",
        text: "Si le perdant avait un armistice avec le vainqueur, ses navires de transport de troupes ne sont pas coulés.",
      },
      {
        id: "IR-8.3.3",
        text: "Les navires capturés ici peuvent continuer le combat, mais ne se déplacent pas dans ce tour de jeu.",
      },
    ],
  },
];
