import type { Chapter } from "../../chapter.ts";

export const board: readonly Chapter[] = [
  {
    id: "board",
    title: "Pays et zones maritimes",
    paragraphs: [
      {
        id: "IR-2.1.1",
        text: "Le plateau de jeu se compose de pays et de zones maritimes. Chacun a une valeur de 1, 2 ou 3.",
      },
      {
        id: "IR-2.1.2",
        text: "Le plateau montre quels pays sont adjacents (pour marcher), quelles zones maritimes sont adjacentes (pour naviguer) et quels pays bordent quelles zones (pour débarquer, embarquer, construire des navires et percevoir l’impôt sur le commerce maritime). Le passage du Nord-Est et le passage du Nord-Ouest sont des zones ordinaires.",
      },
      {
        id: "IR-2.1.3",
        text: "Chaque pays est soit le pays d’origine d’un joueur, soit un pays libre, soit la colonie d’un seul joueur. L’Antarctique n’est rien de tout cela : personne ne peut y entrer, y construire ou le choisir.",
      },
      {
        id: "IR-2.2.1",
        text: "Le pays d’origine d’un joueur ne peut être ni attaqué ni conquis, et les autres ne peuvent pas y entrer. Les événements et les cartes n’ont aucun effet sur lui.",
      },
      {
        id: "IR-2.2.2",
        text: "Un pays d’origine que personne ne joue est un pays ordinaire de valeur 2 ou 3. Il est libre au départ et peut devenir une colonie.",
      },
      {
        id: "IR-2.2.3",
        text: "Il y a six pays d’origine possibles : la Grande-Bretagne, toujours en jeu, l’Afrique du Sud, le Japon, le Victoria, les USA et le Brésil.",
      },
      {
        id: "IR-2.3.1",
        text: "Un pays libre ne contient aucun pion de joueur. Au début de chaque combat, il est défendu par autant d’unités d’infanterie indigène que sa valeur, quoi qu’il se soit passé avant.",
      },
      {
        id: "IR-2.4.1",
        text: "Le joueur qui conquiert un pays libre en fait sa colonie. La conquête seule ne construit rien, sauf dans un pays doté d’un canal [IR-2.5.5].",
      },
      {
        id: "IR-2.4.2",
        text: "Une colonie reste à son propriétaire tant qu’il y a au moins une armée, un fort ou un comptoir commercial. Sinon, elle redevient aussitôt un pays libre. Si les dernières unités sont parties attaquer, on ne vérifie qu’à la fin de ce combat [RU-27].",
      },
      {
        id: "IR-2.4.3",
        text: "Les comptoirs commerciaux comptent pour la possession, mais ne se battent pas. Une colonie qui n’a rien d’autre pour se défendre est prise sans dés par tout attaquant.",
      },
      {
        id: "IR-2.4.4",
        text: "Si des insurgés prennent une colonie (« Troubles », « Soulèvement » ou « Rébellion »), tous ses comptoirs commerciaux sont retirés et le pays est libre.",
      },
      {
        id: "IR-2.4.5",
        text: "Si un joueur conquiert une colonie, chaque comptoir commercial qui s’y trouve est remplacé par un des siens. S’il n’en a pas assez, voir [RU-36].",
      },
      { id: "IR-2.4.6", text: "Aucun joueur ne peut retirer de comptoirs commerciaux, pas même les siens." },
      {
        id: "IR-2.5.1",
        text: "Le canal de Suez se trouve en Égypte (valeur 2) et relie la mer Méditerranée à la mer d’Arabie. Le canal de Panama se trouve sur la Côte des Mosquitos (valeur 1) et relie la mer des Caraïbes au Pacifique oriental. Chacun peut être construit une fois par partie.",
      },
      { id: "IR-2.5.2", text: "Un canal construit n’est jamais détruit." },
      {
        id: "IR-2.5.3",
        text: "Un canal rend ses deux zones maritimes adjacentes pour le propriétaire du pays et ses amis, et pour tous tant que le pays est libre. Un joueur en guerre avec le propriétaire ne peut pas l’emprunter.",
      },
      {
        id: "IR-2.5.4",
        text: "Un canal augmente de 2 la limite de comptoirs commerciaux de son pays : Égypte 4, Côte des Mosquitos 3. Le nombre d’unités d’infanterie indigène ou d’insurgés ne change pas.",
      },
      {
        id: "IR-2.5.5",
        text: "Le joueur qui conquiert un pays libre doté d’un canal y reçoit aussitôt 2 comptoirs commerciaux gratuits.",
      },
      {
        id: "IR-2.6.1",
        text: "Une zone maritime où il n’y a que des transports n’est contrôlée par personne. Des ennemis peuvent s’y côtoyer.",
      },
      {
        id: "IR-2.6.2",
        text: "En dehors des combats, et une fois nettoyée, une zone maritime ne contient que les navires de guerre d’un seul camp.",
      },
      {
        id: "IR-2.7.1",
        text: "Quelques valeurs pour se repérer : Chine 3, Inde orientale 3, Siam 2, Ceylan 2, Russie 2, Égypte 2, Mongolie 1, Côte des Mosquitos 1 ; mer d’Arabie 3, golfe de Guinée 2. La Grande-Bretagne ne touche aucun autre pays, et chaque pays d’origine a une côte.",
      },
    ],
  },
];
