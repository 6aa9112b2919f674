import type { Chapter } from "../../chapter.ts";

export const diplomacy: readonly Chapter[] = [
  {
    id: "diplomacy",
    title: "Phase 2 : Service secret & diplomatie",
    paragraphs: [
      {
        id: "IR-5.1.1",
        text: "D’abord prend fin tout ce que les cartes ont changé : armistice, guerre et paix par carte. La relation convenue auparavant vaut de nouveau.",
      },
      { id: "IR-5.1.2", text: "Toutes les cartes jouées sont remélangées à la pile de cartes." },
      {
        id: "IR-5.1.3",
        text: "Chaque joueur reçoit une carte gratuite, dans le sens des aiguilles d’une montre à partir de la place après l’Anglais, l’Anglais en dernier. Si la pile de cartes est vide, les autres n’en reçoivent pas.",
      },
      {
        id: "IR-5.2.1",
        text: "Tant que durent les négociations, chaque joueur peut déclarer la guerre à tout autre et rétracter sa déclaration, seul et sans frais.",
      },
      {
        id: "IR-5.2.2",
        text: "Pour passer de la guerre à la paix, les deux doivent accepter. L’accord peut être retiré tant que durent les négociations. Déclarer la guerre et accepter la paix avec le même joueur s’excluent.",
      },
      {
        id: "IR-5.2.3",
        text: "À la fin des négociations, deux joueurs sont en guerre si l’un des deux l’a déclarée. Ils sont en paix s’ils étaient en guerre et que les deux acceptent. Sinon, tout reste comme au tour de jeu précédent.",
      },
      {
        id: "IR-5.2.4",
        text: "Les négociations secrètes sont permises. Les accords n’engagent pas, et on ne peut remettre ni argent, ni cartes, ni pions, ni pays.",
      },
      {
        id: "IR-5.2.5",
        text: "Dans cette phase, les joueurs peuvent changer le nombre nécessaire de comptoirs commerciaux, vers le haut ou vers le bas, par un vote unanime.",
      },
      {
        id: "IR-5.2.6",
        text: "Les négociations se terminent quand tous les joueurs sont prêts ou que le temps est écoulé. Ensuite, seules des cartes changent les relations jusqu’à la prochaine phase 2.",
      },
      {
        id: "IR-5.3.1",
        text: "Seuls des joueurs en guerre peuvent s’attaquer. Ce qui compte est la relation au moment de l’action.",
      },
      {
        id: "IR-5.3.2",
        text: "La paix rapporte le dividende de paix [IR-6.2.3]. Elle permet de traverser les zones maritimes de l’ami et d’emprunter ses canaux, mais on ne peut y construire de navires de guerre [IR-7.4.3] ni y terminer leur mouvement [IR-9.4.3].",
      },
      {
        id: "IR-5.3.3",
        text: "Les cartes se jouent contre des amis comme contre des ennemis, sauf si la carte dit autre chose.",
      },
      {
        id: "IR-5.4.1",
        text: "Une carte peut recouvrir la relation convenue entre deux joueurs jusqu’à la prochaine phase 2. Armistice se joue sur la guerre, Déclaration de guerre sur la paix ou l’armistice, Traité de paix sur toute relation. La carte la plus récente compte.",
      },
      {
        id: "IR-5.4.2",
        text: "Si un Traité de paix est en vigueur à la fin des négociations, les déclarations de guerre entre les deux sont sans effet. Si les deux acceptent la paix, cela compte quand même. Seule la carte Déclaration de guerre le rompt.",
      },
    ],
  },
  {
    id: "budget",
    title: "Phase 3 : Recettes publiques & dettes",
    paragraphs: [
      {
        id: "IR-6.1.1",
        text: "Le budget national de chaque joueur indique dans l’ordre : excédent budgétaire précédent, impôt du pays d’origine, dividende de paix, impôts coloniaux, impôt sur le commerce maritime, intérêts, remboursement de la dette, nouvelles dettes. Le résultat forme les ressources financières disponibles ; après les investissements, il reste l’excédent budgétaire. Le total de la dette figure au-dessous.",
      },
      {
        id: "IR-6.2.1",
        text: "L’excédent budgétaire précédent est ce qui restait au tour de jeu d’avant, plus les recettes arrivées après les investissements. Il est nul au premier tour de jeu.",
      },
      { id: "IR-6.2.2", text: "Impôt du pays d’origine : 5 doublons à chaque tour de jeu." },
      {
        id: "IR-6.2.3",
        text: "Dividende de paix : 2 doublons pour chaque joueur avec qui on est en paix, par accord ou par carte. Un armistice ne rapporte rien.",
      },
      {
        id: "IR-6.2.4",
        text: "Impôts coloniaux : 1 doublon pour chaque comptoir commercial qu’on a sur le plateau. Une colonie frappée par la famine ne paie personne ; une colonie pillée dans cette phase paie le pillard.",
      },
      {
        id: "IR-6.2.5",
        text: "Impôt sur le commerce maritime : la valeur de chaque zone maritime que le joueur contrôle avec des navires de guerre, à condition qu’elle borde son pays d’origine ou une de ses colonies avec au moins un comptoir commercial. Chaque zone compte une fois. Un disque noir sur la colonie n’y change rien.",
      },
      { id: "IR-6.2.6", text: "Intérêts : 1 doublon pour 5 doublons de dette à la fin du tour de jeu précédent." },
      {
        id: "IR-6.3.1",
        text: "À chaque tour de jeu, on peut rembourser 0, 5 ou 10 doublons de dette, pas plus que ce qu’on doit, et seulement si les ressources financières disponibles ne deviennent pas négatives.",
      },
      {
        id: "IR-6.3.2",
        text: "À chaque tour de jeu, on peut emprunter exactement 5 doublons, ou rien. Le total de la dette ne dépasse jamais 25 doublons.",
      },
      { id: "IR-6.3.3", text: "On ne peut pas rembourser et emprunter dans le même tour de jeu." },
      {
        id: "IR-6.3.4",
        text: "La dette est toujours un multiple de 5, de 0 à 25 doublons. L’impôt du pays d’origine de 5 couvre toujours les intérêts les plus élevés, qui sont de 5 ; les ressources financières disponibles ne peuvent donc devenir négatives.",
      },
      {
        id: "IR-6.4.1",
        text: "Les ressources financières disponibles limitent tous les investissements du tour de jeu. Ce qui n’est pas dépensé devient l’excédent budgétaire.",
      },
      {
        id: "IR-6.4.2",
        text: "Ce qui arrive après ses propres investissements, par des événements ou des cartes, va à l’excédent budgétaire. On ne peut le dépenser qu’au tour de jeu suivant.",
      },
      {
        id: "IR-6.5.1",
        text: "Déroulement de la phase : les budgets sont montrés ; puis Pillage et d’autres cartes peuvent être jouées jusqu’à ce que tous passent ; les budgets sont recalculés ; puis tous décident de leurs dettes en même temps et en secret. Une fois fixés, les budgets sont montrés et on vérifie si quelqu’un a gagné.",
      },
    ],
  },
];
