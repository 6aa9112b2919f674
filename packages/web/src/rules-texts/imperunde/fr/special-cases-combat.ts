import type { Chapter } from "../../chapter.ts";

export const specialCasesCombat: readonly Chapter[] = [
  {
    id: "special-combat",
    title: "Cas particuliers : combat",
    paragraphs: [
      {
        id: "RU-11",
        text: "Si « Armistice » met fin à un combat, chaque unité attaquante revient d’où elle est venue ; les armées débarquées sont de nouveau des transports. Si elle ne peut pas y rester, elle va au point de départ de son attaque. Si ce n’est pas possible non plus, elle va dans une zone adjacente sans navires de guerre étrangers ; sinon elle est perdue. Les mouvements faits restent utilisés. Le retour ne coûte rien et ne demande aucun dé. Les navires capturés suivent celui qui les a pris.",
      },
      { id: "RU-13", text: "Le bonus et le malus face aux forts ne changent pas l’ordre des dés." },
      {
        id: "RU-14",
        text: "Le bonus de « Coup de main » s’ajoute dès le lancer et peut changer l’ordre des dés. Face à un fort, bonus et malus s’annulent. Sans la variante « Coup de main avant le tri des dés », le bonus ne compte que dans la comparaison directe.",
      },
      { id: "RU-15", text: "Si un navire est capturé et qu’il ne reste aucun pion de ce type, il est coulé." },
      {
        id: "RU-27",
        text: "Si tous les pions quittent une colonie pour attaquer, elle n’est perdue qu’à la fin du combat, si aucun n’est revenu.",
      },
      {
        id: "RU-59",
        text: "En phase 5, l’attaquant est le joueur placé plus tôt dans l’ordre du tour de jeu ; contre les pirates, c’est toujours le joueur. Dans l’événement « Pirates », ce sont les pirates qui attaquent. Cela décide seulement de qui choisit ses navires en premier.",
      },
      {
        id: "RU-68",
        text: "Un joueur qui a plus de 3 unités à la suite de captures en choisit 3 avant chaque lancer.",
      },
      {
        id: "RU-69",
        text: "Des unités identiques en tout ont un ordre fixe : on sait ainsi toujours laquelle est perdue.",
      },
      {
        id: "RU-70",
        text: "Avant la prise d’un pays ou d’une zone sans défense, on peut jouer des cartes. Ensuite, la prise se fait sans dés.",
      },
      {
        id: "RU-71",
        text: "On ne fait venir des renforts qu’après une perte dans ce combat, jusqu’à 3 unités en tout, même s’il n’en reste aucune ou s’il y en avait moins au départ. Ce n’est possible qu’en phase 6 et par « Bon vent ».",
      },
      { id: "RU-72", text: "Seuls des navires de guerre barrent la route aux renforts, pas les transports." },
      {
        id: "RU-73",
        text: "Les insurgés attaquent par vagues de 3 au plus par lancer. Un « Soulèvement » dans un pays de valeur 3 en amène 6, une « Rébellion » 5.",
      },
      {
        id: "RU-74",
        text: "« Guet-apens » et « Attaque surprise » s’appliquent à tous les dés du camp au premier lancer du combat, contre des insurgés aussi.",
      },
      {
        id: "RU-85",
        text: "L’attaquant peut envoyer 1, 2 ou 3 unités. Seul le défenseur doit en engager le plus possible.",
      },
      {
        id: "RU-86",
        text: "À chaque nouveau combat pour un pays libre, l’infanterie indigène est de nouveau au complet.",
      },
      {
        id: "RU-87",
        text: "L’infanterie indigène, les insurgés et les pirates combattent avec le plus d’unités possible, au plus 3, les plus fortes d’abord. Leurs dés sont lancés automatiquement.",
      },
      {
        id: "RU-90",
        text: "Une unité perdue au combat par « Sabotage » ou « Capture » compte comme une perte et permet des renforts.",
      },
      {
        id: "RU-94",
        text: "Si une attaque en mer échoue, le défenseur garde le contrôle de la zone. Les navires pris à l’attaquant restent au défenseur.",
      },
      {
        id: "RU-95",
        text: "Un navire perdu dans une tempête en allant au combat n’est pas une perte de ce combat. Si aucun navire n’arrive, il n’y a pas de combat ; les mouvements sont utilisés.",
      },
      {
        id: "RU-96",
        text: "Si « Armistice » est joué avant le premier lancer, on ne lance pas les dés et les attaquants se replient [RU-11].",
      },
      {
        id: "RU-103",
        text: "Si des attaquants doivent se replier et que leur pays a été perdu entre-temps, ils vont dans un autre pays de leur propriétaire, adjacent au combat. S’il n’y en a pas, ils vont dans la zone d’où venaient des transports de cette attaque ; sinon ils sont perdus. Des pirates engagés pendant le combat vont dans une zone adjacente sans navires de guerre étrangers ; sinon ils sont perdus.",
      },
      {
        id: "RU-104",
        text: "Un armistice pendant un combat de la phase 5 n’y met pas fin ; seuls les transports du perdant sont épargnés. Il n’a aucun effet sur les combats contre des pirates, l’infanterie indigène ou des insurgés.",
      },
      {
        id: "RU-106",
        text: "Si les deux camps perdent ou capturent des navires au même lancer, tous les pions retournent d’abord à leurs propriétaires. Puis on place les navires capturés. Un pion perdu au même lancer peut donc resservir aussitôt.",
      },
      {
        id: "RU-107",
        text: "Un navire capturé ne peut plus se déplacer jusqu’à la fin du tour de jeu, quel que soit son propriétaire, même repris ou engagé. Il combat, barre la route et contrôle comme tout navire de guerre.",
      },
      {
        id: "RU-109",
        text: "Si l’attaquant perd une unité par « Sabotage » avant un lancer, il peut faire venir des renforts en phase 6 et par « Bon vent ». Dans les autres combats, un attaquant à qui il ne reste aucune unité a perdu.",
      },
    ],
  },
];
