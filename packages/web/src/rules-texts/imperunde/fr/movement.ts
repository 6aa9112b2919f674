import type { Chapter } from "../../chapter.ts";

export const movement: readonly Chapter[] = [
  {
    id: "movement",
    title: "Phase 6 : Mouvement & combat",
    paragraphs: [
      {
        id: "IR-9.1.1",
        text: "Dans l’ordre du tour de jeu, chaque joueur fait tous ses mouvements et les combats qui en découlent, dans l’ordre qu’il veut, puis termine définitivement son tour.",
      },
      {
        id: "IR-9.1.2",
        text: "Mouvements par tour de jeu : infanterie et artillerie 1, cavalerie 2, chaque navire 2. Les mouvements de chaque pion se comptent séparément.",
      },
      {
        id: "IR-9.1.3",
        text: "Un mouvement mène dans un pays adjacent ou une zone maritime adjacente. Les mouvements inutilisés sont perdus à la fin du tour du joueur.",
      },
      { id: "IR-9.1.4", text: "Les pions achetés pendant ce tour de jeu peuvent se déplacer tout de suite." },
      {
        id: "IR-9.2.1",
        text: "Une armée marche vers un pays adjacent de son propriétaire, ou attaque un pays libre adjacent ou une colonie ennemie adjacente.",
      },
      {
        id: "IR-9.2.2",
        text: "On ne peut entrer ni dans les pays de joueurs amis ni dans le pays d’origine d’un autre joueur.",
      },
      {
        id: "IR-9.2.3",
        text: "Une cavalerie qui conquiert un pays avec son premier mouvement peut utiliser le second, pour marcher ou pour attaquer de nouveau.",
      },
      {
        id: "IR-9.2.4",
        text: "Si une cavalerie a besoin de 2 mouvements pour atteindre un combat, le pays traversé doit appartenir à son propriétaire, même s’il vient d’être conquis au cours du même tour.",
      },
      { id: "IR-9.2.5", text: "Les armées ne peuvent pas embarquer à cette phase." },
      {
        id: "IR-9.3.1",
        text: "Un transport a 2 mouvements de navire. L’armée à bord garde ses propres mouvements (1, cavalerie 2) ; naviguer n’utilise que ceux du navire.",
      },
      {
        id: "IR-9.3.2",
        text: "Débarquer utilise 1 mouvement de navire et 1 mouvement d’armée. Le transport ne peut donc changer de zone qu’une fois avant le débarquement.",
      },
      {
        id: "IR-9.3.3",
        text: "Après le débarquement, l’infanterie et l’artillerie n’ont plus de mouvement, la cavalerie en a encore un.",
      },
      {
        id: "IR-9.3.4",
        text: "Débarquer dans l’un de ses pays est une marche ; débarquer dans un pays libre ou une colonie ennemie est une attaque.",
      },
      {
        id: "IR-9.3.5",
        text: "Les armées qui viennent d’embarquer ne peuvent naviguer qu’en phase 6 du tour de jeu suivant, sauf par « Bon vent ».",
      },
      {
        id: "IR-9.4.1",
        text: "Dans une zone où il y a des pirates ou des navires de guerre ennemis, seuls des navires de guerre qui attaquent peuvent entrer. On ne la traverse que lorsque tous ces navires ont disparu. Les transports ne peuvent pas y entrer.",
      },
      { id: "IR-9.4.2", text: "Les transports ne barrent la route à personne." },
      {
        id: "IR-9.4.3",
        text: "Des navires de guerre peuvent traverser une zone où un joueur ami a les siens, mais pas s’y arrêter. Le second mouvement doit être possible dès le départ.",
      },
      { id: "IR-9.4.4", text: "Un joueur qui traverse la zone d’un ami n’y coule aucun transport ennemi." },
      {
        id: "IR-9.4.5",
        text: "Les transports peuvent entrer et rester dans les zones où se trouvent des navires de guerre de leur propriétaire ou d’un joueur ami, ou aucun.",
      },
      {
        id: "IR-9.4.6",
        text: "Un navire de guerre qui prend le contrôle d’une zone, même en la traversant, y coule aussitôt et sans dés tous les transports ennemis.",
      },
      {
        id: "IR-9.4.7",
        text: "Les transports protégés par des navires de guerre de leur propriétaire ou d’un joueur ami sont à l’abri tant que ceux-ci sont là.",
      },
      {
        id: "IR-9.4.8",
        text: "Pour la tempête et le calme plat, voir [IR-11.4.2] et [IR-11.4.3] ; pour les canaux, voir [IR-2.5.3].",
      },
      { id: "IR-9.4.9", text: "Les navires capturés ne se déplacent plus jusqu’à la fin du tour de jeu." },
      {
        id: "IR-9.4.10",
        text: "Des navires de guerre qui gagnent une zone avec leur premier mouvement peuvent continuer ou attaquer de nouveau avec le second. Dès lors, les transports du même joueur peuvent y entrer et la traverser au cours du même tour.",
      },
      {
        id: "IR-9.5.1",
        text: "Pour attaquer, un joueur choisit une cible et de 1 à 3 unités ayant assez de mouvements. Elles peuvent venir de territoires différents, par terre et par mer, et arrivent ensemble.",
      },
      {
        id: "IR-9.5.2",
        text: "Le trajet doit se faire sans combat : la cavalerie passe par ses propres pays, les navires par des zones sans navires de guerre ennemis.",
      },
      {
        id: "IR-9.5.3",
        text: "Une fois le combat terminé, on peut attaquer de nouveau le même territoire avec d’autres unités qui ont encore des mouvements. C’est un nouveau combat.",
      },
    ],
  },
  {
    id: "embarkation",
    title: "Phase 7 : Embarquement de troupes",
    paragraphs: [
      {
        id: "IR-10.1.1",
        text: "Dans l’ordre du tour de jeu, chaque joueur peut embarquer des armées de n’importe lequel de ses pays dans une zone maritime adjacente.",
      },
      {
        id: "IR-10.1.2",
        text: "Embarquer n’est pas un mouvement. Les armées qui ont marché, débarqué ou combattu peuvent embarquer aussi.",
      },
      {
        id: "IR-10.1.3",
        text: "Il ne doit y avoir dans la zone ni navires de guerre ennemis ni pirates. Les navires de guerre amis ne gênent pas.",
      },
      {
        id: "IR-10.1.4",
        text: "Dans une tempête, on lance aussitôt un dé pour chaque transport. Embarquer dans une zone de calme plat est permis.",
      },
      { id: "IR-10.1.5", text: "Si le dernier pion quitte une colonie, le pays devient libre." },
    ],
  },
];
