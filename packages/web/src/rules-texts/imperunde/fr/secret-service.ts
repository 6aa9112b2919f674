import type { Chapter } from "../../chapter.ts";

export const secretService: readonly Chapter[] = [
  {
    id: "secret-service",
    title: "Service secret",
    paragraphs: [
      {
        id: "IR-13.1.1",
        text: "Sauf indication de la carte, on peut la jouer chaque fois que les cartes sont permises, et contre tout autre joueur, ami ou ennemi.",
      },
      {
        id: "IR-13.1.2",
        text: "Aucune carte n’agit sur un pays d’origine ni sur les unités qui s’y trouvent. Les navires dans une zone bordant un pays d’origine ne sont pas protégés.",
      },
      {
        id: "IR-13.1.3",
        text: "La première carte annoncée compte, et qui annonce doit jouer. Ici, annoncer et jouer ne font qu’un : la carte se joue avec sa cible, et ce qui arrive en premier compte.",
      },
      {
        id: "IR-13.1.4",
        text: "Une carte jouée va à la défausse, même si elle a été contrecarrée. Elle revient dans la pile de cartes à la prochaine phase 2.",
      },
      {
        id: "IR-13.1.5",
        text: "Une carte dont la cible ou la condition n’est pas permise à cet instant ne peut être jouée.",
      },
      {
        id: "IR-13.1.6",
        text: "Les cartes nuisibles ne se jouent que contre les autres. Ses propres pays, navires et cartes ne sont pas des cibles de Trahison, de Falsification d’ordre de marche, de Sabotage, de Pillage, de Rébellion et de Démasquer les espions.",
      },
    ],
  },
  {
    id: "card-windows",
    title: "Quand jouer des cartes",
    paragraphs: [
      {
        id: "IR-13.2.1",
        text: "Pendant les négociations et les tours des joueurs, chacun peut jouer une carte permise à tout moment.",
      },
      {
        id: "IR-13.2.2",
        text: "Après chaque carte jouée s’ouvre une fenêtre de riposte, même après Contre-espionnage. Tous sauf celui qui a joué cette carte peuvent répondre par Contre-espionnage ; aucune autre carte ne peut être jouée pendant ce temps.",
      },
      {
        id: "IR-13.2.3",
        text: "Avant le premier lancer d’un combat, et avant une conquête sans dés, une fenêtre de cartes s’ouvre quand les deux camps ont désigné leurs unités. On peut jouer Trahison, Guet-apens, Attaque surprise, Capture, Coup de main et les cartes permises à tout moment.",
      },
      {
        id: "IR-13.2.4",
        text: "Avant chaque lancer suivant, on peut jouer Coup de main et les cartes permises à tout moment.",
      },
      {
        id: "IR-13.2.5",
        text: "D’autres fenêtres de cartes s’ouvrent à la fin de la phase 2, en phase 3, à la fin de chaque tour de joueur dans les phases 4, 6 et 7, et après le tirage d’un événement, avant son exécution. Pour un événement terrestre dans un pays libre, il n’y en a pas.",
      },
      { id: "IR-13.2.6", text: "Les dés lancés comptent toujours avant qu’une carte puisse agir." },
      {
        id: "IR-13.2.7",
        text: "Une fenêtre de cartes se ferme quand tous les ayants droit ont passé sans qu’une carte soit jouée entre-temps. Après chaque carte, tous sont de nouveau interrogés. Qui dépasse son temps passe.",
      },
      {
        id: "IR-13.2.8",
        text: "On peut jouer des cartes pendant les négociations, au tour d’un joueur dans les phases 4, 6 et 7 hors des combats, pendant Bon vent et dans les fenêtres de cartes. On ne le peut pas pendant la préparation du jeu, en phase 1, pendant qu’on désigne des unités ou choisit des renforts, ni pendant les décisions secrètes. En phase 5, seules les fenêtres de ses combats sont ouvertes.",
      },
      {
        id: "IR-13.2.9",
        text: "Les cartes et les combats qui commencent dans une fenêtre de cartes sont d’abord menés à leur terme. Ensuite la fenêtre est de nouveau ouverte à tous.",
      },
    ],
  },
  {
    id: "counter",
    title: "Contre-espionnage",
    paragraphs: [
      {
        id: "IR-13.3.1",
        text: "Une carte jouée et les ripostes forment une chaîne. Chaque Contre-espionnage vise la carte qui précède.",
      },
      {
        id: "IR-13.3.2",
        text: "Quand plus personne ne répond, la chaîne est résolue : avec un nombre pair de ripostes, la première carte agit, avec un nombre impair, non. Toutes les cartes de la chaîne vont à la défausse.",
      },
      {
        id: "IR-13.3.3",
        text: "La première riposte arrivée compte. Les suivantes contre la même carte restent en main.",
      },
      {
        id: "IR-13.3.4",
        text: "On peut contrecarrer une riposte contre sa propre carte, et chacun peut contrecarrer pour le compte d’un autre. Personne ne peut contrecarrer sa propre carte.",
      },
      {
        id: "IR-13.3.5",
        text: "La cible d’une carte est fixée quand elle est jouée. Seule une main de cartes peut encore changer pendant la chaîne [RU-105].",
      },
      {
        id: "IR-13.4.1",
        text: "À chaque tour de jeu, chaque joueur reçoit une carte gratuite [IR-5.1.3] et peut en acheter jusqu’à 3 [IR-7.2.3].",
      },
    ],
  },
  {
    id: "cards",
    title: "Les 18 cartes",
    paragraphs: [
      {
        id: "IR-13.5.1",
        text: "Armistice (2 cartes) : à tout moment, même pendant un combat, contre un joueur avec qui on est en guerre. Jusqu’à la prochaine phase 2, les deux ne peuvent ni s’attaquer ni placer de nouveaux navires de guerre dans les zones de l’autre. Un combat entre eux se termine après le lancer déjà fait, et les unités de l’attaquant reviennent sans utiliser de mouvement ; en phase 5, on se bat quand même. Déclaration de guerre met fin à l’armistice.",
      },
      {
        id: "IR-13.5.2",
        text: "Trahison (2 cartes) : avant le premier lancer d’un combat terrestre. Un fort est retiré de la colonie attaquée d’un autre joueur. Tous sauf le propriétaire peuvent la jouer, quel que soit l’attaquant ; avec les premières cartes, seul l’attaquant, contre un ennemi.",
      },
      {
        id: "IR-13.5.3",
        text: "Pirates (2 cartes) : à tout moment. On place 2 frégates pirates dans une zone maritime quelconque, dans la limite du sac de réserve. Dans une tempête, elles lancent le dé. Le moment de leur combat est indiqué en [RU-16].",
      },
      {
        id: "IR-13.5.4",
        text: "Flibustier (2 cartes) : à tout moment. Tous les pirates d’une zone deviennent gratuitement des navires de même sorte de celui qui joue la carte. À son propre tour en phase 6, ils peuvent bouger aussitôt.",
      },
      {
        id: "IR-13.5.5",
        text: "Coup de main (2 cartes) : avant tout lancer d’un combat terrestre, pour l’attaquant ou le défenseur. Chacun de ses dés de cavalerie compte 1 de plus jusqu’à la fin du combat. La carte se combine avec Guet-apens ou Attaque surprise. Une nouvelle attaque est un nouveau combat, sans le bonus.",
      },
      {
        id: "IR-13.5.6",
        text: "Déclaration de guerre (2 cartes) : à tout moment, contre un joueur avec qui on n’est pas en guerre. La guerre dure jusqu’à la prochaine phase 2 ; armistice et Traité de paix sont levés. À son propre tour, on peut attaquer aussitôt.",
      },
      {
        id: "IR-13.5.7",
        text: "Guet-apens (2 cartes) : avant le premier lancer, pour le défenseur d’une colonie contre un joueur ou des insurgés. Chacun de ses dés compte 2 de plus au premier lancer.",
      },
      {
        id: "IR-13.5.8",
        text: "Attaque surprise (2 cartes) : avant le premier lancer, pour l’attaquant d’un pays libre ou d’une colonie. Chacun de ses dés compte 2 de plus au premier lancer.",
      },
      {
        id: "IR-13.5.9",
        text: "Falsification d’ordre de marche de marine (2 cartes) : à tout moment. Tous les navires d’un autre joueur dans une zone sont déplacés vers une zone adjacente et gardent leurs mouvements. Il ne doit y avoir là ni pirates, ni navires de guerre d’autres joueurs, ni tempête, ni calme. Dans l’édition française, il ne doit y avoir aucun navire d’autres joueurs.",
      },
      {
        id: "IR-13.5.10",
        text: "Falsification d’ordre de marche terrestre (2 cartes) : à tout moment. De 1 à 3 armées d’un autre joueur sont déplacées d’une colonie vers une colonie adjacente du même joueur et gardent leurs mouvements. Il doit rester sur place au moins une armée ou un fort.",
      },
      {
        id: "IR-13.5.11",
        text: "Contrebande (2 cartes) : seulement en phase 4. 5 doublons doivent être investis aussitôt dans une de ses colonies. Aucun comptoir commercial n’est exigé et la limite de la colonie n’est pas entamée. Un disque noir ne l’empêche pas, sauf avec les premières cartes.",
      },
      {
        id: "IR-13.5.12",
        text: "Sabotage (2 cartes) : à tout moment. Un navire de guerre ou un navire de transport de troupes d’un autre joueur est perdu, avec l’armée à bord. Les pirates ne sont pas une cible.",
      },
      {
        id: "IR-13.5.13",
        text: "Traité de paix (2 cartes) : seulement en phase 2. Deux joueurs quelconques sont en paix jusqu’à la prochaine phase 2 ; celui qui joue la carte peut en être. Seule la carte Déclaration de guerre le rompt.",
      },
      {
        id: "IR-13.5.14",
        text: "Pillage (2 cartes) : seulement en phase 3, contre une colonie côtière dont le propriétaire est en guerre avec celui qui joue la carte. Ses impôts coloniaux de ce tour de jeu vont au pillard, et le propriétaire ne peut y investir dans ce tour de jeu.",
      },
      {
        id: "IR-13.5.15",
        text: "Rébellion (4 cartes) : à tout moment. 5 insurgés attaquent aussitôt une colonie d’un autre joueur.",
      },
      {
        id: "IR-13.5.16",
        text: "Démasquer les espions (6 cartes) : à tout moment, contre un autre joueur qui a au moins une carte. Toute sa main est montrée, à celui qui joue la carte ou à tous ; on y choisit une carte, qui est mélangée à la pile de cartes.",
      },
      {
        id: "IR-13.5.17",
        text: "Contre-espionnage (8 cartes) : seulement juste après une carte jouée, qui perd ainsi son effet, quelle qu’elle soit. Contre-espionnage peut lui-même être contrecarré [IR-13.3.2].",
      },
      {
        id: "IR-13.5.18",
        text: "Capture (2 cartes) : avant le premier lancer, par l’attaquant dans la zone d’un joueur en guerre avec lui. Une frégate ennemie qui s’y trouve change de camp sans combat. Elle combat aussitôt, mais ne peut bouger dans ce tour de jeu.",
      },
      {
        id: "IR-13.5.19",
        text: "Il y a 48 cartes : 2 de chacune des 15 sortes, 4 Rébellion, 6 Démasquer les espions et 8 Contre-espionnage.",
      },
    ],
  },
  {
    id: "victory",
    title: "Victoire",
    paragraphs: [
      {
        id: "IR-14.1.1",
        text: "Qui a sur le plateau le nombre nécessaire de comptoirs commerciaux et se trouve sans dettes gagne aussitôt.",
      },
      {
        id: "IR-14.1.2",
        text: "On vérifie chaque fois que des comptoirs commerciaux, des dettes ou le nombre nécessaire changent : à chaque achat de comptoir ou de canal, avec Contrebande, à chaque conquête, à la fin de la phase 3 et à la fin des négociations. Cela peut arriver au milieu d’un tour.",
      },
      {
        id: "IR-14.1.3",
        text: "Si un même changement fait gagner plusieurs joueurs, celui qui a le plus de comptoirs commerciaux l’emporte, puis celui qui a le plus d’argent, puis le premier dans l’ordre du tour de jeu.",
      },
      { id: "IR-14.1.4", text: "Personne n’est éliminé. Un joueur sans colonies continue depuis son pays d’origine." },
      {
        id: "IR-14.1.5",
        text: "Les règles ne connaissent pas d’autre fin. Une limite de tours de jeu ou l’abandon sont l’affaire de la table.",
      },
    ],
  },
];
