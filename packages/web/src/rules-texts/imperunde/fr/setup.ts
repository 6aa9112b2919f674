import type { Chapter } from "../../chapter.ts";

export const setup: readonly Chapter[] = [
  {
    id: "setup",
    title: "Préparation du jeu",
    paragraphs: [
      {
        id: "IR-3.1.1",
        text: "Avant la partie, les joueurs fixent l’objectif : le nombre nécessaire de comptoirs commerciaux pour gagner. Proposition pour une partie rapide, normale ou longue : 3 joueurs 35, 40 ou 45 ; 4 joueurs 28, 31 ou 34 ; 5 joueurs 24, 27 ou 30 ; 6 joueurs 21, 24 ou 27.",
      },
      {
        id: "IR-3.1.2",
        text: "L’objectif doit dépasser la valeur des colonies initiales et ne pas être supérieur à 45 (90 à 3 joueurs). Par défaut, c’est celui de la partie normale.",
      },
      {
        id: "IR-3.2.1",
        text: "Les places sont fixes ; elles donnent l’ordre dans le sens des aiguilles d’une montre.",
      },
      {
        id: "IR-3.2.2",
        text: "Tous les joueurs lancent un dé blanc pour la Grande-Bretagne ; celui qui obtient le plus haut résultat la reçoit.",
      },
      {
        id: "IR-3.2.3",
        text: "Les autres lancent un dé blanc l’un après l’autre, dans le sens des aiguilles d’une montre à partir de l’Anglais : 2 Afrique du Sud, 3 Japon, 4 Victoria, 5 USA, 6 Brésil. Sur un 1, ou si le pays d’origine est déjà attribué, on relance.",
      },
      {
        id: "IR-3.2.4",
        text: "Les tâches de l’Anglais, comme distribuer les cartes et mener les négociations, se font automatiquement et ne donnent aucun avantage. Sa place ne compte que pour l’ordre de distribution [IR-5.1.3] et pour le premier tirage des colonies.",
      },
      {
        id: "IR-3.3.1",
        text: "Chaque pays d’origine reçoit son grand pion, 1 infanterie, 1 cavalerie et 1 artillerie.",
      },
      {
        id: "IR-3.3.2",
        text: "Chaque joueur place 1 frégate et 1 navire de ligne au bord de son pays d’origine, dans la même zone maritime ou dans deux zones. L’Anglais commence, les autres suivent dans le sens des aiguilles d’une montre. On ne peut pas choisir une zone où un autre joueur a des navires de guerre.",
      },
      {
        id: "IR-3.3.3",
        text: "Le stock visible de chaque joueur compte autant de comptoirs commerciaux que l’objectif. Les autres restent dans le sac de réserve.",
      },
      {
        id: "IR-3.4.1",
        text: "Chacun tire des colonies d’une valeur totale d’exactement 5, ou de la valeur fixée pour la table. On les tire une à une, dans le sens des aiguilles d’une montre à partir de l’Anglais ; on saute les joueurs qui ont atteint le total.",
      },
      {
        id: "IR-3.4.2",
        text: "Une colonie se tire avec la roue de sélection des pays et zones maritimes. On tourne de nouveau la roue si le pays est le pays d’origine d’un joueur, s’il en touche un, s’il est déjà une colonie ou s’il fait dépasser le total.",
      },
      {
        id: "IR-3.4.3",
        text: "Une colonie tirée est aussitôt équipée : elle reçoit autant de comptoirs commerciaux, de forts et de pions d’infanterie que sa valeur.",
      },
      {
        id: "IR-3.4.4",
        text: "Le propriétaire choisit en plus soit une frégate dans une zone maritime adjacente sans navires de guerre d’un autre joueur, soit des armées pour 3 doublons dans la colonie.",
      },
      { id: "IR-3.4.5", text: "Tous les joueurs sont en paix jusqu’à la phase 2 du premier tour de jeu." },
      {
        id: "IR-3.4.6",
        text: "Un pays ne peut être tiré que si chaque joueur peut encore atteindre exactement le total ensuite. S’il n’en reste aucun pour un joueur, les pays qui touchent un pays d’origine sont admis aussi ; s’il n’y en a toujours pas, ce joueur reste sous le total.",
      },
      {
        id: "IR-3.5.1",
        text: "Personne ne commence avec des cartes, de l’argent ou des dettes. Les 48 cartes mélangées forment la pile de cartes.",
      },
    ],
  },
  {
    id: "round",
    title: "Le tour de jeu",
    paragraphs: [
      {
        id: "IR-4.1.1",
        text: "Un tour de jeu a huit phases : 1 Premier joueur & sens de rotation, 2 Service secret & diplomatie, 3 Recettes publiques & dettes, 4 Investissements, 5 Nettoyage de zones maritimes, 6 Mouvement & combat, 7 Embarquement de troupes, 8 Événements. Une phase ne commence que lorsque tous ont terminé la précédente.",
      },
      {
        id: "IR-4.2.1",
        text: "En phase 1, chaque joueur lance un dé blanc. Celui qui obtient le plus haut résultat est le premier joueur et commence le tour de jeu ; en cas d’égalité, les joueurs concernés relancent.",
      },
      {
        id: "IR-4.2.2",
        text: "Les tours de jeu impairs se jouent dans le sens des aiguilles d’une montre, les tours pairs dans le sens inverse des aiguilles d’une montre. Avec le premier joueur, cela donne l’ordre du tour de jeu.",
      },
      {
        id: "IR-4.3.1",
        text: "Aux phases 4, 6 et 7, les joueurs agissent l’un après l’autre dans l’ordre du tour de jeu ; chacun termine entièrement avant que le suivant commence. Aux phases 5 et 8, le même ordre s’applique dans chaque zone et pour chaque événement. Aux phases 2 et 3, tous agissent en même temps.",
      },
      {
        id: "IR-4.4.1",
        text: "Tout ce qui se compte par tour de jeu (mouvements faits, navires capturés, nouveaux comptoirs commerciaux, limites d’achat) est remis à zéro au début du suivant.",
      },
    ],
  },
];
