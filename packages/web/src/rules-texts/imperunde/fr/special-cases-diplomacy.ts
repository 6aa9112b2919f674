import type { Chapter } from "../../chapter.ts";

export const specialCasesDiplomacy: readonly Chapter[] = [
  {
    id: "special-diplomacy",
    title: "Cas particuliers : diplomatie",
    paragraphs: [
      {
        id: "RU-09",
        text: "Tout changement d’une déclaration, d’un accord ou d’un vote, et toute carte, fait que plus personne n’est prêt. Les négociations se terminent quand tous sont prêts ou que le temps est écoulé ; ce qui est posé compte alors. Avec l’option de table des décisions scellées, tous décident en secret et en même temps.",
      },
      {
        id: "RU-10",
        text: "Guerre et paix durent d’un tour de jeu à l’autre jusqu’à un changement en phase 2. Ce que font les cartes prend fin au début de la prochaine phase 2. Si les deux ont accepté la paix à la fin des négociations, c’est la paix, même contre une carte de la même phase.",
      },
      {
        id: "RU-12",
        text: "Un armistice vaut la paix dans toutes les règles, à deux exceptions près : il ne rapporte pas de dividende de paix, et on se bat en phase 5. Avec une option de table, les zones et les canaux du partenaire restent fermés.",
      },
      {
        id: "RU-23",
        text: "Si la carte Déclaration de guerre est jouée quand des navires sont mêlés, la phase 5 en décide dans les phases 2 à 4. Plus tard, les navires de transport de troupes à côté du nouvel ennemi restent jusqu’à la prochaine occasion de les couler [RU-24] ; leur propriétaire peut fuir si son tour vient avant.",
      },
      {
        id: "RU-41",
        text: "Les tâches de l’Anglais se font automatiquement. Il ne peut pas terminer seul les négociations.",
      },
      { id: "RU-47", text: "Les accords ne sont pas imposés, et rien ne peut être remis à un autre." },
      {
        id: "RU-80",
        text: "Le nombre nécessaire de comptoirs commerciaux peut même descendre sous ce que quelqu’un a déjà. On vérifie alors à la fin des négociations si quelqu’un a gagné.",
      },
      {
        id: "RU-111",
        text: "Avec les décisions scellées, deux joueurs sont en guerre si l’un au moins a choisi la guerre, sinon en paix, même s’ils étaient en guerre avant. Qui ne décide rien garde la relation présente. Le vote sur les comptoirs commerciaux est clos auparavant.",
      },
      {
        id: "RU-112",
        text: "Il n’y a qu’une proposition à la fois pour le nombre de comptoirs commerciaux ; une nouvelle la remplace, et son auteur l’accepte. Elle vaut si tous l’acceptent, et va de 1 à 45 (90 à 3 joueurs). Un joueur qui a abandonné n’est pas interrogé.",
      },
      {
        id: "RU-123",
        text: "Les navires de transport de troupes dans la zone d’un partenaire par armistice ou Traité de paix sont à l’abri tant que cela dure. Si cela prend fin en phase 2 et que c’est la guerre, la phase 5 les coule.",
      },
      {
        id: "RU-129",
        text: "Pour les relations, les limites et la possession, le moment de chaque action compte. Ce qui était permis alors reste, même si ce ne l’est plus.",
      },
    ],
  },
  {
    id: "special-money",
    title: "Cas particuliers : budget et investissements",
    paragraphs: [
      {
        id: "RU-36",
        text: "S’il manque au conquérant des comptoirs commerciaux pour le remplacement, ceux qui manquent sont perdus.",
      },
      { id: "RU-37", text: "On ne peut pas démolir ses propres comptoirs commerciaux." },
      {
        id: "RU-46",
        text: "La pile de cartes n’est pas refaite avant la prochaine phase 2. Si elle est vide, personne ne reçoit ni n’achète de cartes. Une option de table permet de mélanger la défausse tout de suite.",
      },
      {
        id: "RU-48",
        text: "Même une colonie marquée d’un disque noir permet à son propriétaire de percevoir l’impôt sur le commerce maritime.",
      },
      { id: "RU-49", text: "On ne rembourse des dettes qu’avec de l’argent qu’on a." },
      {
        id: "RU-50",
        text: "Rembourser et emprunter dans un même tour de jeu n’est pas proposé, car l’un des deux seul donne toujours le même résultat.",
      },
      {
        id: "RU-51",
        text: "Pillage se joue avant qu’on décide des dettes, et l’argent pillé peut être investi dans le même tour de jeu. Une Déclaration de guerre dans cette phase supprime encore le dividende de paix des deux.",
      },
      {
        id: "RU-52",
        text: "On peut annuler des achats pendant son propre tour tant que ni le hasard ni la carte d’un autre n’est intervenu.",
      },
      { id: "RU-53", text: "Les 3 doublons par comptoir commercial s’additionnent pour toute la colonie." },
      {
        id: "RU-54",
        text: "On ne peut ériger de fort sur un nouveau comptoir commercial dans le même tour de jeu, sauf avec Contrebande.",
      },
      {
        id: "RU-55",
        text: "Dans un pays doté d’un canal, il peut y avoir autant de forts que de comptoirs commerciaux, donc jusqu’à 4 en Égypte et 3 sur la Côte des Mosquitos. Une option de table limite les forts à la valeur du pays.",
      },
      {
        id: "RU-56",
        text: "Un disque noir interdit tout ce qui se place dans le pays ou que le pays paie, comptoirs commerciaux et canaux compris. Une famine lie aussi un nouveau propriétaire. Avec une option de table, comptoirs commerciaux et canaux restent permis.",
      },
      { id: "RU-57", text: "Un canal n’exige pas de comptoir commercial ; il suffit de posséder le pays." },
      { id: "RU-81", text: "Les budgets nationaux sont visibles de tous." },
      {
        id: "RU-88",
        text: "Qui a des dettes peut ériger plus de comptoirs commerciaux qu’il n’en faut pour gagner, dans la limite des pions.",
      },
      {
        id: "RU-120",
        text: "Si des Pirates sont joués dans une zone en phase 2 ou 3, son détenteur n’en tire pas d’impôt sur le commerce maritime dans ce tour de jeu.",
      },
      {
        id: "RU-125",
        text: "Personne ne peut acheter plus de cartes que n’en contient la pile de cartes. Avec l’option de table de remplissage, la défausse est mélangée dès que la pile est vide et compte aussi.",
      },
    ],
  },
];
