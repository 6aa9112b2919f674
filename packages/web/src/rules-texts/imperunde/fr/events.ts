import type { Chapter } from "../../chapter.ts";

export const events: readonly Chapter[] = [
  {
    id: "events",
    title: "Phase 8 : Événements",
    paragraphs: [
      {
        id: "IR-11.1.1",
        text: "On retire d’abord tous les disques de calme plat, de tempête, de famine et de pillage.",
      },
      {
        id: "IR-11.1.2",
        text: "Viennent ensuite 6 événements terrestres et 3 événements maritimes. Chacun est tiré et résolu avant le tirage du suivant.",
      },
      {
        id: "IR-11.1.3",
        text: "On tourne d’abord la roue de sélection des pays et zones maritimes, puis la roue de détermination des événements.",
      },
      {
        id: "IR-11.1.4",
        text: "On tourne de nouveau la roue de sélection des pays et zones maritimes si elle indique le pays d’origine d’un joueur, ou un pays ou une zone qui a déjà eu un événement pendant ce tour de jeu.",
      },
      { id: "IR-11.1.5", text: "Dans un pays libre, un événement n’a aucun effet, mais il compte parmi les six." },
      {
        id: "IR-11.1.6",
        text: "Tous les pays sont équiprobables, de même que toutes les zones maritimes, les 6 événements terrestres et les 4 événements maritimes.",
      },
      {
        id: "IR-11.2.1",
        text: "Volontaires : le propriétaire y place gratuitement autant de pions d’infanterie que la valeur du pays, dans la limite du sac de réserve.",
      },
      { id: "IR-11.2.2", text: "Commerce : l’excédent budgétaire du propriétaire augmente de la valeur du pays." },
      {
        id: "IR-11.2.3",
        text: "Famine : le pays reçoit un disque noir. Au tour de jeu suivant, il ne rapporte pas d’impôts coloniaux et on ne peut rien y investir. Le disque reste même si le propriétaire change. On le retire au début de la prochaine phase 8.",
      },
      {
        id: "IR-11.2.4",
        text: "Épidémie : on lance un dé blanc pour chaque armée du pays ; sur un résultat impair, elle est perdue. Les forts, les comptoirs commerciaux et les transports au large sont à l’abri.",
      },
      { id: "IR-11.2.5", text: "Troubles : des insurgés, autant que la valeur du pays, attaquent le propriétaire." },
      {
        id: "IR-11.2.6",
        text: "Soulèvement : des insurgés, deux fois plus que la valeur du pays, attaquent le propriétaire.",
      },
      {
        id: "IR-11.3.1",
        text: "Tempête : on lance un dé blanc pour chaque navire de la zone, pirates compris ; sur un résultat impair, il coule. La tempête dure jusqu’au début de la prochaine phase 8.",
      },
      {
        id: "IR-11.3.2",
        text: "Calme : jusqu’au début de la prochaine phase 8, aucun navire ne peut quitter la zone et aucune armée ne peut en débarquer.",
      },
      {
        id: "IR-11.3.3",
        text: "Bon vent : chaque navire d’un joueur dans la zone peut faire aussitôt un mouvement ; les armées à bord d’un transport peuvent s’en servir pour débarquer. Les joueurs agissent dans l’ordre du tour de jeu. Les mouvements inutilisés sont perdus.",
      },
      {
        id: "IR-11.3.4",
        text: "Pirates : des frégates pirates, autant que la valeur de la zone, apparaissent et attaquent tous les navires présents, comme en phase 5.",
      },
      { id: "IR-11.4.1", text: "Pour un navire qui reste dans une tempête, on ne relance pas le dé." },
      {
        id: "IR-11.4.2",
        text: "Pour chaque navire placé dans une tempête ou qui y entre, on lance un dé blanc, même s’il ne fait que traverser. Sur un résultat impair, il coule avec l’armée à bord ; les autres continuent.",
      },
      {
        id: "IR-11.4.3",
        text: "Un navire peut entrer dans une zone de calme plat, y combattre, contrôler la zone et y être attaqué. Il ne peut pas en sortir.",
      },
    ],
  },
];
