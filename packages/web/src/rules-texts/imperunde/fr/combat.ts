import type { Chapter } from "../../chapter.ts";

export const combat: readonly Chapter[] = [
  {
    id: "combat",
    title: "Combat",
    paragraphs: [
      {
        id: "IR-12.1.1",
        text: "À terre, seuls les armées et les forts combattent ; en mer, seuls les navires de guerre. Les forts ne font que défendre. Les armées à bord et les comptoirs commerciaux n’ont aucune force de combat.",
      },
      { id: "IR-12.1.2", text: "Chaque camp engage au plus 3 unités par lancer." },
      {
        id: "IR-12.1.3",
        text: "Il n’y a pas de retraite. Le combat se termine quand un camp n’a plus d’unité sur place et, s’il attaque, ne fait pas venir de renforts. L’exception est la carte « Armistice ».",
      },
      {
        id: "IR-12.1.4",
        text: "Chaque paire de dés fait perdre ou capturer exactement une unité : un même lancer ne peut donc jamais anéantir les deux camps.",
      },
      {
        id: "IR-12.2.1",
        text: "Toutes les unités de l’attaquant combattent. Si des captures lui en donnent plus de 3, il en choisit 3.",
      },
      {
        id: "IR-12.2.2",
        text: "Ensuite, le défenseur choisit les unités qui combattent : autant que possible, au plus 3. Il peut en changer avant chaque lancer.",
      },
      {
        id: "IR-12.2.3",
        text: "Avant le lancer, on peut jouer des cartes. Si cela change les unités d’un camp, les deux camps choisissent de nouveau les leurs.",
      },
      { id: "IR-12.2.4", text: "Les deux camps lancent les dés de leurs unités." },
      {
        id: "IR-12.2.5",
        text: "Chaque camp classe ses dés, le plus haut en premier. À valeur égale, la couleur décide : rouge, vert, jaune, blanc. Entre unités égales, celles qui ont encore un mouvement passent devant.",
      },
      {
        id: "IR-12.2.6",
        text: "On compare les premiers dés des deux camps, puis les deuxièmes, puis les troisièmes. Un dé qui n’a pas de dé en face n’a aucun effet.",
      },
      {
        id: "IR-12.2.7",
        text: "Dans chaque paire, la plus haute valeur gagne et l’unité du perdant est perdue. Toutes les paires se décident sur le même lancer.",
      },
      {
        id: "IR-12.2.8",
        text: "Les bonus des cartes s’ajoutent avant le classement des dés : « Coup de main » +1 sur chaque dé de cavalerie, « Guet-apens » et « Attaque surprise » +2 sur chaque dé. Le bonus et le malus face aux forts ne s’appliquent que dans la comparaison directe [IR-12.3.2].",
      },
      {
        id: "IR-12.2.9",
        text: "Chaque dé appartient à une unité précise. On sait donc toujours laquelle est perdue et combien de mouvements il reste aux autres.",
      },
      { id: "IR-12.3.1", text: "Combat terrestre : en cas d’égalité, le défenseur gagne." },
      { id: "IR-12.3.2", text: "Face à un fort, la cavalerie compte 1 de moins et l’artillerie 1 de plus." },
      {
        id: "IR-12.3.3",
        text: "Quand le défenseur a perdu sa dernière armée et son dernier fort, le pays appartient aussitôt à l’attaquant et ses unités y restent. Les comptoirs commerciaux sont remplacés [IR-2.4.5].",
      },
      {
        id: "IR-12.3.4",
        text: "Une colonie sans armée ni fort est prise sans dés. On peut tout de même jouer des cartes avant.",
      },
      {
        id: "IR-12.4.1",
        text: "Dès que l’attaquant a perdu une unité dans ce combat, il peut faire venir des renforts après chaque lancer, jusqu’à 3 unités en tout, même s’il ne lui en reste aucune.",
      },
      {
        id: "IR-12.4.2",
        text: "Les renforts doivent avoir assez de mouvements pour arriver. Leur trajet doit se faire sans combat : à terre par les pays de l’attaquant, en mer par des zones sans navires de guerre ennemis. Pour débarquer, voir [IR-9.3.2].",
      },
      { id: "IR-12.4.3", text: "La tempête, le calme plat et les canaux s’appliquent aussi aux renforts." },
      { id: "IR-12.4.4", text: "Le défenseur ne reçoit pas de renforts de l’extérieur." },
      {
        id: "IR-12.4.5",
        text: "En phase 5 et dans les combats dus à des cartes ou à des événements, il n’y a pas de renforts, sauf par « Bon vent » [RU-62].",
      },
      {
        id: "IR-12.5.1",
        text: "Un pays libre est défendu par autant d’unités d’infanterie indigène que sa valeur, avec des dés blancs et au plus 3 par lancer.",
      },
      {
        id: "IR-12.5.2",
        text: "Si l’attaque échoue, l’infanterie indigène est aussitôt de nouveau au complet, même au cours du même tour.",
      },
      {
        id: "IR-12.5.3",
        text: "Les insurgés attaquent à 3 au plus par lancer, et les autres remplacent les pertes. Le combat dure jusqu’à ce qu’ils soient tous perdus ou que la colonie n’ait plus ni armée ni fort.",
      },
      { id: "IR-12.5.4", text: "En cas d’égalité, le propriétaire de la colonie gagne, puisqu’il défend." },
      {
        id: "IR-12.5.5",
        text: "Si le propriétaire perd, le pays devient libre et les comptoirs commerciaux sont retirés [IR-2.4.4]. S’il gagne, rien d’autre ne change.",
      },
      {
        id: "IR-12.6.1",
        text: "Combat maritime : une égalité entraîne l’abordage. On relance les dés des deux navires jusqu’à ce que les valeurs diffèrent ; le plus haut résultat capture l’autre navire.",
      },
      {
        id: "IR-12.6.2",
        text: "Un navire capturé est remplacé par un navire du même type du vainqueur, reste dans la zone et peut combattre dès le lancer suivant.",
      },
      { id: "IR-12.6.3", text: "Il ne peut plus se déplacer pendant ce tour de jeu." },
      { id: "IR-12.6.4", text: "Si le vainqueur n’a plus de pion de ce type, le navire est coulé." },
      {
        id: "IR-12.6.5",
        text: "Les pirates abordent et sont abordés comme tout le monde. Les navires capturés deviennent des navires pirates ou des navires du joueur.",
      },
      {
        id: "IR-12.6.6",
        text: "Quand le défenseur a perdu son dernier navire de guerre, l’attaquant contrôle la zone et y coule les transports ennemis.",
      },
      { id: "IR-12.6.7", text: "Un transport ne combat pas ; il n’aborde personne et personne ne l’aborde." },
    ],
  },
];
