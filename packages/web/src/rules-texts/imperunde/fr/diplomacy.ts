import type { Chapter } from "../../chapter.ts";

export const diplomacy: readonly Chapter[] = [
  {
    id: "diplomacy",
    title: "Phase 2 : Service secret & diplomatie",
    paragraphs: [
      {
        id: "IR-5.1.1",
        text: "Les effets des cartes sur les relations prennent d’abord fin : armistice, guerre et paix par carte. La relation convenue auparavant s’applique de nouveau.",
      },
      { id: "IR-5.1.2", text: "Toutes les cartes jouées sont mélangées à la pile de cartes." },
      {
        id: "IR-5.1.3",
        text: "Chaque joueur reçoit une carte gratuite, dans le sens des aiguilles d’une montre à partir de la place après l’Anglais, qui vient en dernier. Si la pile de cartes est vide, les joueurs suivants n’en reçoivent pas.",
      },
      {
        id: "IR-5.2.1",
        text: "Tant que durent les négociations, chaque joueur peut déclarer la guerre à tout autre et rétracter sa déclaration, sans l’accord de personne et sans frais.",
      },
      {
        id: "IR-5.2.2",
        text: "Pour passer de la guerre à la paix, les deux joueurs doivent accepter. L’accord peut être retiré tant que durent les négociations. On ne peut pas à la fois déclarer la guerre à un joueur et accepter la paix avec lui.",
      },
      {
        id: "IR-5.2.3",
        text: "À la fin des négociations, deux joueurs sont en guerre si l’un des deux l’a déclarée. Ils sont en paix s’ils étaient en guerre et que les deux acceptent. Sinon, rien ne change.",
      },
      {
        id: "IR-5.2.4",
        text: "Les négociations secrètes sont permises. Les accords n’engagent pas, et on ne peut remettre ni argent, ni cartes, ni pions, ni pays.",
      },
      {
        id: "IR-5.2.5",
        text: "À cette phase seulement, les joueurs peuvent relever ou abaisser l’objectif par un vote unanime.",
      },
      {
        id: "IR-5.2.6",
        text: "Les négociations prennent fin quand chaque joueur a terminé de négocier ou que le temps est écoulé. Ensuite, seules des cartes changent les relations jusqu’à la prochaine phase 2.",
      },
      {
        id: "IR-5.3.1",
        text: "Seuls des joueurs en guerre peuvent s’attaquer. C’est la relation au moment de l’action qui compte.",
      },
      {
        id: "IR-5.3.2",
        text: "La paix rapporte le dividende de paix [IR-6.2.3]. Elle permet de traverser les zones maritimes d’un joueur ami et d’emprunter ses canaux, mais on ne peut y construire de navires de guerre [IR-7.4.3] ni y terminer leur mouvement [IR-9.4.3].",
      },
      {
        id: "IR-5.3.3",
        text: "Les cartes se jouent contre des amis comme contre des ennemis, sauf indication contraire de la carte.",
      },
      {
        id: "IR-5.4.1",
        text: "Une carte peut remplacer la relation convenue entre deux joueurs jusqu’à la prochaine phase 2. « Armistice » se joue sur la guerre, « Déclaration de guerre » sur la paix ou l’armistice, « Traité de paix » sur toute relation. La carte la plus récente s’applique.",
      },
      {
        id: "IR-5.4.2",
        text: "Si un « Traité de paix » est en vigueur à la fin des négociations, les déclarations de guerre entre les deux joueurs sont sans effet. Un accord de paix entre eux prend quand même effet. Seule la carte « Déclaration de guerre » rompt le traité.",
      },
    ],
  },
  {
    id: "budget",
    title: "Phase 3 : Recettes publiques & dettes",
    paragraphs: [
      {
        id: "IR-6.1.1",
        text: "Le budget national de chaque joueur indique dans l’ordre : excédent budgétaire précédent, impôt du pays d’origine, dividende de paix, impôts coloniaux, impôt sur le commerce maritime, intérêts, remboursement de la dette, nouvelles dettes. Le résultat forme les ressources financières disponibles ; ce qui reste après les investissements est l’excédent budgétaire. Le total de la dette figure au-dessous.",
      },
      {
        id: "IR-6.2.1",
        text: "L’excédent budgétaire précédent est ce qui restait au tour de jeu précédent, plus les recettes ultérieures. Il est nul au premier tour de jeu.",
      },
      { id: "IR-6.2.2", text: "Impôt du pays d’origine : 5 doublons à chaque tour de jeu." },
      {
        id: "IR-6.2.3",
        text: "Dividende de paix : 2 doublons pour chaque joueur avec qui on est en paix, par accord ou par carte. Un armistice ne rapporte rien.",
      },
      {
        id: "IR-6.2.4",
        text: "Impôts coloniaux : 1 doublon pour chaque comptoir commercial que l’on a sur le plateau. Une colonie frappée par la famine ne paie personne ; une colonie pillée à cette phase paie le pillard.",
      },
      {
        id: "IR-6.2.5",
        text: "Impôt sur le commerce maritime : la valeur de chaque zone maritime que le joueur contrôle avec des navires de guerre, si elle borde son pays d’origine ou une de ses colonies ayant au moins un comptoir commercial. Chaque zone compte une fois. Un disque noir sur la colonie n’y change rien.",
      },
      { id: "IR-6.2.6", text: "Intérêts : 1 doublon pour 5 doublons de dette à la fin du tour de jeu précédent." },
      {
        id: "IR-6.3.1",
        text: "À chaque tour de jeu, un joueur peut rembourser 0, 5 ou 10 doublons de dette, pas plus qu’il ne doit, et seulement si ses ressources financières disponibles ne deviennent pas négatives.",
      },
      {
        id: "IR-6.3.2",
        text: "À chaque tour de jeu, un joueur peut emprunter exactement 5 doublons, ou rien. Le total de la dette ne dépasse jamais 25 doublons.",
      },
      { id: "IR-6.3.3", text: "On ne peut pas rembourser et emprunter au cours du même tour de jeu." },
      {
        id: "IR-6.3.4",
        text: "La dette est toujours un multiple de 5, de 0 à 25 doublons. L’impôt du pays d’origine de 5 couvre toujours les intérêts les plus élevés, qui sont de 5 ; les ressources financières disponibles ne peuvent donc pas devenir négatives.",
      },
      {
        id: "IR-6.4.1",
        text: "Les ressources financières disponibles limitent tous les investissements du tour de jeu. Ce qui n’est pas dépensé devient l’excédent budgétaire.",
      },
      {
        id: "IR-6.4.2",
        text: "Les recettes ultérieures, dues à des événements ou à des cartes après ses propres investissements, vont à l’excédent budgétaire. On ne peut les dépenser qu’au tour de jeu suivant.",
      },
      {
        id: "IR-6.5.1",
        text: "Déroulement de la phase : les budgets sont d’abord montrés. Puis « Pillage » et d’autres cartes peuvent être jouées jusqu’à ce que tous passent. Les budgets sont recalculés. Tous choisissent ensuite en secret, en même temps, de rembourser ou d’emprunter. Enfin, les budgets sont révélés et on vérifie si quelqu’un a gagné.",
      },
    ],
  },
];
