import type { Chapter } from "../../chapter.ts";

export const specialCasesSea: readonly Chapter[] = [
  {
    id: "special-sea",
    title: "Cas particuliers : zones maritimes et mouvement",
    paragraphs: [
      {
        id: "RU-20",
        text: "Une zone où se trouvent des navires de guerre de plusieurs camps n’est contrôlée par personne. Tant qu’elle n’est pas nettoyée, elle ne rapporte pas d’impôt et rien n’y est coulé.",
      },
      {
        id: "RU-22",
        text: "Le droit d’emprunter un canal dépend du propriétaire du pays et de la relation avec lui au moment du mouvement. Un armistice compte comme la paix.",
      },
      {
        id: "RU-24",
        text: "Les transports ennemis sont coulés automatiquement : en phase 5, après chaque combat maritime gagné, à son propre tour en phase 6 dans chaque zone contrôlée, et quand « Bon vent » donne le contrôle. Dans la variante « Le vainqueur décide », le joueur dont c’est le tour décide.",
      },
      {
        id: "RU-58",
        text: "L’ordre de nettoyage des zones ne change rien, sauf pour les pions qui manquent et les cartes jouées entre-temps.",
      },
      {
        id: "RU-60",
        text: "Un navire capturé reste où il est jusqu’à la fin du tour de jeu. « Bon vent » ne le déplace pas non plus.",
      },
      { id: "RU-61", text: "On ne peut jamais entrer dans les pays de joueurs amis." },
      {
        id: "RU-62",
        text: "Bon vent : chaque navire fait un mouvement vers une zone adjacente, ou son armée débarque, même si elle a embarqué pendant ce tour de jeu ; les navires capturés ne se déplacent pas. On peut attaquer des ennemis, des pirates et des pays libres avec au plus 3 navires, et d’autres de la même zone peuvent les renforcer. La cavalerie débarquée ne va pas plus loin. La variante « Bon vent permet d’attaquer » peut exclure les attaques.",
      },
      {
        id: "RU-63",
        text: "Traverser la zone d’un ami demande 2 mouvements, qui doivent être possibles tous les deux. Un calme plat dans cette zone l’exclut. Le second mouvement peut être une attaque.",
      },
      {
        id: "RU-66",
        text: "On ne peut pas débarquer depuis une zone de calme plat, sauf si la variante « Le calme bloque le débarquement » est désactivée.",
      },
      { id: "RU-67", text: "On lance aussi un dé pour un navire qui ne fait que traverser une tempête." },
      {
        id: "RU-82",
        text: "Une tempête touche aussi les pirates. « Bon vent » ne les déplace pas, et un calme plat ne change rien pour eux.",
      },
      {
        id: "RU-89",
        text: "Si deux joueurs font la paix alors que leurs navires de guerre sont dans la même zone, ils se battent en phase 5 comme en cas d’armistice. Les transports du perdant ne sont pas coulés.",
      },
      {
        id: "RU-100",
        text: "Le détenteur d’une zone est le camp qui la contrôle, ou qui l’a contrôlée en dernier avant l’arrivée d’autres. S’il y perd son dernier navire de guerre, le premier des autres dans l’ordre du tour de jeu lui succède, les pirates en dernier. Pendant un armistice, seul le détenteur peut ajouter des navires de guerre, et « Capture » en phase 5 n’agit que contre lui.",
      },
      {
        id: "RU-116",
        text: "Un tour terminé n’est pas rouvert. Les navires engagés ou les mouvements gagnés ensuite ne servent qu’au tour de jeu suivant ou par « Bon vent ».",
      },
      {
        id: "RU-117",
        text: "Une cavalerie en mer peut naviguer vers une zone adjacente, débarquer dans un pays de son propriétaire et continuer, pour marcher ou attaquer. Cela prend 2 mouvements de navire et 2 mouvements d’armée. C’est possible aussi en renforts.",
      },
      {
        id: "RU-118",
        text: "S’il reste moins de 2 comptoirs commerciaux, un canal en donne autant qu’il y en a. Conquérir le pays sur un joueur n’en donne pas ; ceux qui manquent s’achètent plus tard. Un joueur en guerre avec le propriétaire ne peut emprunter le canal d’aucune façon.",
      },
      {
        id: "RU-124",
        text: "« Bon vent » peut porter des navires dans une zone de calme plat, où ils sont retenus. Un calme plat empêche aussi de débarquer, mais pas d’embarquer des armées depuis la terre.",
      },
      {
        id: "RU-127",
        text: "Aux phases 6 et 7, on ne peut annuler que les derniers mouvements simples, s’il n’y a eu depuis ni dés, ni navire coulé, ni changement de possession, ni carte. Une attaque ne s’annule jamais.",
      },
      {
        id: "RU-128",
        text: "Les transports qu’une « Déclaration de guerre » surprend à côté de navires de guerre ennemis peuvent partir ou débarquer au tour de leur propriétaire. Aucun autre ne peut y entrer ou y embarquer. S’ils restent, ils sont coulés à la prochaine occasion.",
      },
      {
        id: "RU-130",
        text: "Couler des transports sans protection n’est pas un combat : aucune fenêtre de cartes ne s’ouvre et on ne lance pas de dés. On ne peut contrecarrer que la carte qui en est la cause.",
      },
    ],
  },
  {
    id: "special-events",
    title: "Cas particuliers : événements",
    paragraphs: [
      {
        id: "RU-64",
        text: "On tire d’abord le pays ou la zone, puis l’événement. Si le pays ou la zone ne convient pas, on ne tire de nouveau que celui-ci.",
      },
      {
        id: "RU-65",
        text: "Tous les pays, toutes les zones et tous les événements sont équiprobables, sauf si la table en a décidé autrement.",
      },
      {
        id: "RU-83",
        text: "Si on lance des dés pour plusieurs unités à la fois, on suit l’ordre du tour de jeu, pirates en dernier. Pour chaque joueur, l’ordre est : navires de ligne, frégates, artillerie, cavalerie, infanterie.",
      },
      {
        id: "RU-93",
        text: "Une colonie peut subir une « Rébellion » et un événement au cours du même tour de jeu. Seuls les événements sont limités à un par pays.",
      },
      {
        id: "RU-99",
        text: "Si un pays perd son dernier pion, par exemple lors d’une « Épidémie », il est aussitôt libre. Un canal reste, de même qu’un disque noir jusqu’à la phase 8.",
      },
      {
        id: "RU-110",
        text: "Un événement s’applique à la situation du moment où il est résolu. Si une colonie est devenue libre entre-temps, il n’a pas d’effet mais compte.",
      },
    ],
  },
];
