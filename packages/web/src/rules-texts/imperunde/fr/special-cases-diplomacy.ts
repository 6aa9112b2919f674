import type { Chapter } from "../../chapter.ts";

export const specialCasesDiplomacy: readonly Chapter[] = [
  {
    id: "special-diplomacy",
    title: "Cas particuliers : diplomatie",
    paragraphs: [
      {
        id: "RU-09",
        text: "Si un joueur change une déclaration, un accord ou un vote, ou joue une carte, chacun doit de nouveau terminer la négociation. Les négociations prennent fin quand tous l’ont fait ou que le temps est écoulé ; les déclarations et accords du moment prennent alors effet. Dans la variante « Choix secrets », tous choisissent en secret et en même temps.",
      },
      {
        id: "RU-10",
        text: "La guerre et la paix durent d’un tour de jeu à l’autre jusqu’à un changement en phase 2. L’effet des cartes prend fin au début de la prochaine phase 2. Si les deux joueurs ont accepté la paix à la fin des négociations, c’est la paix, même contre une carte de la même phase.",
      },
      {
        id: "RU-12",
        text: "Un armistice compte comme la paix dans toutes les règles, à deux exceptions près : il ne rapporte pas de dividende de paix, et on se bat en phase 5. Sans la variante « L’armistice ouvre les mers », les zones et les canaux de l’autre joueur restent fermés.",
      },
      {
        id: "RU-23",
        text: "Si la carte « Déclaration de guerre » est jouée aux phases 2 à 4 quand des navires des deux joueurs sont dans la même zone, le combat a lieu en phase 5. Si elle est jouée plus tard, les transports à côté du nouvel ennemi restent jusqu’à la prochaine occasion de les couler [RU-24] ; ils peuvent fuir si le tour de leur propriétaire vient avant.",
      },
      {
        id: "RU-41",
        text: "Les tâches de l’Anglais se font automatiquement. Il ne peut pas terminer seul les négociations.",
      },
      {
        id: "RU-47",
        text: "Rien n’oblige à tenir un accord, et on ne peut rien remettre à un autre joueur. Les propositions sont publiques. Le journal dit quelles promesses ont été tenues et lesquelles ont été rompues.",
      },
      {
        id: "RU-80",
        text: "L’objectif peut même descendre sous le nombre de comptoirs commerciaux que quelqu’un a déjà. On vérifie alors à la fin des négociations si quelqu’un a gagné.",
      },
      {
        id: "RU-111",
        text: "Avec les choix secrets, deux joueurs sont en guerre si l’un au moins a choisi la guerre, sinon en paix, même s’ils étaient en guerre avant. Un joueur qui ne choisit rien garde la relation actuelle. Le vote sur l’objectif est clos auparavant.",
      },
      {
        id: "RU-112",
        text: "Il n’y a qu’une proposition d’objectif à la fois ; une nouvelle la remplace, et son auteur l’accepte. Elle prend effet si tous l’acceptent, et va de 1 à 45 (90 à 3 joueurs). Un joueur qui a abandonné n’est pas consulté.",
      },
      {
        id: "RU-123",
        text: "Les transports dans la zone d’un joueur avec qui on a un armistice ou un « Traité de paix » sont à l’abri tant que cela dure. Si cela prend fin en phase 2 et que c’est alors la guerre, ils sont coulés en phase 5.",
      },
      {
        id: "RU-129",
        text: "Les relations, les limites et la possession sont vérifiées au moment de chaque action. Une action permise à ce moment-là reste valable.",
      },
    ],
  },
  {
    id: "special-money",
    title: "Cas particuliers : budget et investissements",
    paragraphs: [
      {
        id: "RU-36",
        text: "Si le conquérant n’a pas assez de comptoirs commerciaux pour le remplacement, ceux qui manquent sont perdus.",
      },
      { id: "RU-37", text: "On ne peut pas démolir ses propres comptoirs commerciaux." },
      {
        id: "RU-46",
        text: "La pile de cartes n’est pas reconstituée avant la prochaine phase 2. Si elle est vide, personne ne reçoit ni n’achète de cartes. Dans la variante « Dès que la pile est vide », la défausse est mélangée aussitôt.",
      },
      {
        id: "RU-48",
        text: "Même une colonie marquée d’un disque noir permet à son propriétaire de percevoir l’impôt sur le commerce maritime.",
      },
      { id: "RU-49", text: "On ne rembourse des dettes qu’avec l’argent que l’on a." },
      {
        id: "RU-50",
        text: "Rembourser et emprunter au cours du même tour de jeu n’est pas possible, car l’un des deux seul donne toujours le même résultat.",
      },
      {
        id: "RU-51",
        text: "« Pillage » se joue avant les choix sur les dettes, et l’argent pillé peut être investi au cours du même tour de jeu. Une « Déclaration de guerre » à cette phase supprime encore le dividende de paix entre les deux joueurs.",
      },
      {
        id: "RU-52",
        text: "Un joueur peut annuler des achats pendant son propre tour tant que ni le hasard ni la carte d’un autre n’est intervenu.",
      },
      { id: "RU-53", text: "Les 3 doublons par comptoir commercial s’additionnent pour toute la colonie." },
      {
        id: "RU-54",
        text: "On ne peut pas ériger de fort pour un nouveau comptoir commercial au cours du même tour de jeu, sauf avec « Contrebande ».",
      },
      {
        id: "RU-55",
        text: "Même dans un pays doté d’un canal, il n’y a jamais plus de forts que la valeur du pays. Avec la variante « Les comptoirs du canal permettent des forts », il peut y avoir autant de forts que de comptoirs commerciaux, donc jusqu’à 4 en Égypte et 3 sur la Côte des Mosquitos.",
      },
      {
        id: "RU-56",
        text: "Un disque noir interdit tout ce qui se place dans le pays ou que le pays paie, comptoirs commerciaux et canaux compris. Une famine s’applique aussi à un nouveau propriétaire. Sans la variante « Les disques noirs bloquent les comptoirs », les comptoirs et les canaux restent permis.",
      },
      { id: "RU-57", text: "Un canal n’exige pas de comptoir commercial ; il suffit de posséder le pays." },
      { id: "RU-81", text: "Les budgets nationaux sont visibles de tous." },
      {
        id: "RU-88",
        text: "Un joueur qui a des dettes peut ériger plus de comptoirs commerciaux que l’objectif, dans la limite des pions.",
      },
      {
        id: "RU-120",
        text: "Si des pirates sont placés dans une zone en phase 2 ou 3, son détenteur n’en tire pas d’impôt sur le commerce maritime pendant ce tour de jeu.",
      },
      {
        id: "RU-125",
        text: "Personne ne peut acheter plus de cartes que n’en contient la pile de cartes. Dans la variante « Dès que la pile est vide », la défausse est mélangée dès que la pile est vide, et ses cartes comptent aussi.",
      },
    ],
  },
];
