import type { Chapter } from "../../chapter.ts";

export const events: readonly Chapter[] = [
  {
    id: "events",
    title: "Phase 8 : Événements",
    paragraphs: [
      { id: "IR-11.1.1", text: "On retire d’abord tous les disques de calme, de tempête, de famine et de pillage." },
      {
        id: "IR-11.1.2",
        text: "Viennent ensuite 6 événements terrestres et 3 événements maritimes. Chacun est tiré et exécuté avant qu’on tire le suivant.",
      },
      {
        id: "IR-11.1.3",
        text: "On tourne d’abord la roue de sélection des pays et zones maritimes, puis la roue de détermination des événements.",
      },
      {
        id: "IR-11.1.4",
        text: "On tourne de nouveau la première roue si elle indique le pays d’origine d’un joueur, ou un pays ou une zone qui a déjà eu un événement dans ce tour de jeu.",
      },
      { id: "IR-11.1.5", text: "Dans un pays libre, il ne se passe rien, mais l’événement compte parmi les six." },
      {
        id: "IR-11.1.6",
        text: "Tous les pays ont la même chance, de même que toutes les zones maritimes, les 6 sortes d’événements terrestres et les 4 sortes d’événements maritimes.",
      },
      {
        id: "IR-11.2.1",
        text: "Volontaires : le propriétaire y place gratuitement autant de pions d’infanterie que la valeur du pays, dans la limite du sac de réserve.",
      },
      { id: "IR-11.2.2", text: "Commerce : l’excédent budgétaire du propriétaire augmente de la valeur du pays." },
      {
        id: "IR-11.2.3",
        text: "Famine : on pose un disque noir. Au tour de jeu suivant, le pays ne rapporte pas d’impôts coloniaux et on ne peut rien y investir. Le disque reste même si le propriétaire change, et part au début de la prochaine phase 8.",
      },
      {
        id: "IR-11.2.4",
        text: "Épidémie : on lance un dé blanc pour chaque armée du pays ; un résultat impair la supprime. Les forts, les comptoirs commerciaux et les navires de transport de troupes au large sont à l’abri.",
      },
      { id: "IR-11.2.5", text: "Troubles : autant d’insurgés que la valeur du pays attaquent le propriétaire." },
      {
        id: "IR-11.2.6",
        text: "Soulèvement : deux fois plus d’insurgés que la valeur du pays attaquent le propriétaire.",
      },
      {
        id: "IR-11.3.1",
        text: "Tempête : on lance un dé blanc pour chaque navire de la zone, pirates compris ; un résultat impair le coule. La tempête dure jusqu’au début de la prochaine phase 8.",
      },
      {
        id: "IR-11.3.2",
        text: "Calme : jusqu’au début de la prochaine phase 8, aucun navire ne peut quitter la zone et aucune armée ne peut en débarquer.",
      },
      {
        id: "IR-11.3.3",
        text: "Bon vent : chaque navire d’un joueur dans la zone peut faire aussitôt un mouvement ; les armées à bord d’un navire de transport de troupes peuvent s’en servir pour débarquer. Les joueurs agissent dans l’ordre du tour de jeu. Inutilisé, le mouvement est perdu.",
      },
      {
        id: "IR-11.3.4",
        text: "Pirates : autant de frégates pirates que la valeur de la zone apparaissent et attaquent tous les navires présents, à la manière de la phase 5.",
      },
      { id: "IR-11.4.1", text: "Un navire qui reste dans une tempête ne relance pas le dé." },
      {
        id: "IR-11.4.2",
        text: "Chaque navire placé dans une tempête ou qui y entre lance un dé blanc, même s’il ne fait que traverser. Un résultat impair le coule avec l’armée à bord ; les autres continuent.",
      },
      {
        id: "IR-11.4.3",
        text: "Un navire peut entrer dans un calme, y combattre, contrôler la zone et y être attaqué. Il ne peut pas en sortir.",
      },
    ],
  },
];
