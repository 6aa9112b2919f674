import type { Chapter } from "../../chapter.ts";

export const secretService: readonly Chapter[] = [
  {
    id: "secret-service",
    title: "Service secret",
    paragraphs: [
      {
        id: "IR-13.1.1",
        text: "Sauf indication contraire, une carte se joue chaque fois que les cartes sont permises, contre tout autre joueur, ami ou ennemi.",
      },
      {
        id: "IR-13.1.2",
        text: "Les cartes n’ont aucun effet sur un pays d’origine ni sur les unités qui s’y trouvent. Les navires dans une zone bordant un pays d’origine ne sont pas protégés.",
      },
      {
        id: "IR-13.1.3",
        text: "Une carte se joue avec sa cible. Si deux joueurs agissent en même temps, c’est la première carte arrivée qui est jouée.",
      },
      {
        id: "IR-13.1.4",
        text: "Une carte jouée va à la défausse, même si elle a été contrecarrée. Elle revient dans la pile de cartes à la prochaine phase 2.",
      },
      {
        id: "IR-13.1.5",
        text: "Une carte dont la cible ou la condition n’est pas permise à cet instant ne peut pas être jouée.",
      },
      {
        id: "IR-13.1.6",
        text: "Les cartes nuisibles ne se jouent que contre les autres. On ne peut pas viser ses propres pays, navires ou cartes avec « Trahison », « Falsification d’ordre de marche de marine », « Falsification d’ordre de marche terrestre », « Sabotage », « Pillage », « Rébellion » ou « Démasquer les espions ».",
      },
    ],
  },
  {
    id: "card-windows",
    title: "Quand jouer des cartes",
    paragraphs: [
      {
        id: "IR-13.2.1",
        text: "Pendant les négociations et les tours des joueurs, chacun peut jouer une carte permise à tout moment. À d’autres moments s’ouvre une fenêtre de cartes : tous peuvent alors jouer une carte ou passer.",
      },
      {
        id: "IR-13.2.2",
        text: "Après chaque carte jouée, même après « Contre-espionnage », on demande aux autres s’ils veulent la contrecarrer. Tous sauf celui qui a joué cette carte peuvent répondre par « Contre-espionnage » ; aucune autre carte ne peut être jouée pendant ce temps.",
      },
      {
        id: "IR-13.2.3",
        text: "Une fenêtre de cartes s’ouvre avant le premier lancer d’un combat, et avant une conquête sans dés, une fois que les deux camps ont choisi leurs unités. On peut jouer « Trahison », « Guet-apens », « Attaque surprise », « Capture », « Coup de main » et les cartes permises à tout moment.",
      },
      {
        id: "IR-13.2.4",
        text: "Avant chaque lancer suivant, on peut jouer « Coup de main » et les cartes permises à tout moment.",
      },
      {
        id: "IR-13.2.5",
        text: "Une fenêtre de cartes s’ouvre aussi à la fin de la phase 2, en phase 3, à la fin de chaque tour de joueur aux phases 4, 6 et 7, après le tirage d’un événement, avant sa résolution, et après le dernier événement du tour de jeu. Pour un événement terrestre dans un pays libre, il n’y en a pas.",
      },
      { id: "IR-13.2.6", text: "Les dés lancés sont toujours résolus avant qu’une carte prenne effet." },
      {
        id: "IR-13.2.7",
        text: "Une fenêtre de cartes se ferme quand tous les joueurs consultés ont passé à la suite. Après chaque carte, tous sont consultés de nouveau. Un joueur qui dépasse son temps passe.",
      },
      {
        id: "IR-13.2.8",
        text: "On peut jouer des cartes pendant les négociations, au tour d’un joueur aux phases 4, 6 et 7 en dehors des combats, pendant « Bon vent » et dans toute fenêtre de cartes. On ne le peut pas pendant la préparation du jeu, en phase 1, pendant le choix des unités ou des renforts, ni pendant les choix secrets. En phase 5, on ne le peut que dans les fenêtres de cartes de ses combats.",
      },
      {
        id: "IR-13.2.9",
        text: "Les cartes et les combats qui commencent dans une fenêtre de cartes sont d’abord entièrement résolus. Ensuite, la fenêtre est de nouveau ouverte à tous.",
      },
      {
        id: "IR-13.2.10",
        text: "Une fenêtre de cartes ne s’ouvre que si, d’après ce que tout le monde sait, quelqu’un pourrait avoir une carte qui convient : comptent le nombre de cartes en main, les cartes face visible et celles montrées à tous, mais pas les mains elles-mêmes. Une fenêtre ouverte ne révèle donc rien.",
      },
      {
        id: "IR-13.2.11",
        text: "Une fenêtre de cartes est une pause. Elle se termine d’elle-même ; la laisser passer, c’est passer. Sa durée ne dépend que de la table et de ce que tous savent, jamais des mains, des réglages ni des présences : elle est plus courte si seules des cartes jouables à tout moment pourraient être jouées. Aux tables en temps réel, chacun peut arrêter le chronomètre d’une pause pour 20 secondes au plus, trois fois par tour de jeu ; les autres n’apprennent pas qui l’a demandé.",
      },
    ],
  },
  {
    id: "counter",
    title: "Contre-espionnage",
    paragraphs: [
      {
        id: "IR-13.3.1",
        text: "Une carte jouée et ses ripostes forment une chaîne. Chaque « Contre-espionnage » vise la carte qui précède.",
      },
      {
        id: "IR-13.3.2",
        text: "Quand plus personne ne répond, la chaîne est résolue : avec un nombre pair de ripostes, la première carte prend effet ; avec un nombre impair, elle est annulée. Toutes les cartes de la chaîne vont à la défausse.",
      },
      {
        id: "IR-13.3.3",
        text: "La première riposte arrivée est jouée. Les suivantes contre la même carte restent en main.",
      },
      {
        id: "IR-13.3.4",
        text: "Un joueur peut contrecarrer une riposte contre sa propre carte, et chacun peut contrecarrer pour le compte d’un autre. Personne ne peut contrecarrer sa propre carte.",
      },
      {
        id: "IR-13.3.5",
        text: "La cible d’une carte est fixée quand elle est jouée. Seules les mains de cartes peuvent encore changer pendant la chaîne [RU-105].",
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
        text: "Armistice (2 cartes) : à tout moment, même pendant un combat, contre un joueur avec qui vous êtes en guerre. Jusqu’à la prochaine phase 2, vous ne pouvez ni vous attaquer ni placer de nouveaux navires de guerre dans les zones de l’autre. Un combat entre vous se termine après le lancer déjà fait, et les unités de l’attaquant reviennent sans utiliser de mouvement ; les combats de la phase 5 ont quand même lieu. « Déclaration de guerre » met fin à l’armistice.",
      },
      {
        id: "IR-13.5.2",
        text: "Trahison (2 cartes) : avant le premier lancer d’un combat terrestre. Un fort est retiré d’une colonie attaquée d’un autre joueur. Tous sauf le propriétaire peuvent jouer la carte, quel que soit l’attaquant. Avec le premier jeu de cartes, seul l’attaquant peut la jouer, contre un ennemi.",
      },
      {
        id: "IR-13.5.3",
        text: "Pirates (2 cartes) : à tout moment. Placez 2 frégates pirates dans une zone maritime quelconque, dans la limite du sac de réserve. Dans une tempête, on lance un dé pour chacune. Pour le moment de leur combat, voir [RU-16].",
      },
      {
        id: "IR-13.5.4",
        text: "Flibustier (2 cartes) : à tout moment. Tous les pirates d’une zone deviennent gratuitement vos navires, du même type. À votre propre tour en phase 6, ils peuvent se déplacer aussitôt.",
      },
      {
        id: "IR-13.5.5",
        text: "Coup de main (2 cartes) : avant tout lancer d’un combat terrestre, en attaque ou en défense. Chacun de vos dés de cavalerie compte 1 de plus jusqu’à la fin du combat. La carte se combine avec « Guet-apens » ou « Attaque surprise ». Une nouvelle attaque est un nouveau combat, sans le bonus.",
      },
      {
        id: "IR-13.5.6",
        text: "Déclaration de guerre (2 cartes) : à tout moment, contre un joueur avec qui vous n’êtes pas en guerre. La guerre dure jusqu’à la prochaine phase 2 ; un armistice ou un « Traité de paix » prend fin. À votre propre tour, vous pouvez attaquer aussitôt.",
      },
      {
        id: "IR-13.5.7",
        text: "Guet-apens (2 cartes) : avant le premier lancer, quand vous défendez une colonie contre un joueur ou des insurgés. Chacun de vos dés compte 2 de plus au premier lancer.",
      },
      {
        id: "IR-13.5.8",
        text: "Attaque surprise (2 cartes) : avant le premier lancer, quand vous attaquez un pays libre ou une colonie. Chacun de vos dés compte 2 de plus au premier lancer.",
      },
      {
        id: "IR-13.5.9",
        text: "Falsification d’ordre de marche de marine (2 cartes) : à tout moment. Déplacez tous les navires d’un autre joueur d’une zone vers une zone adjacente ; ils gardent leurs mouvements. Il ne doit y avoir là ni pirates, ni navires de guerre d’autres joueurs, ni tempête, ni calme plat. Dans l’édition française, il ne doit y avoir aucun navire d’autres joueurs.",
      },
      {
        id: "IR-13.5.10",
        text: "Falsification d’ordre de marche terrestre (2 cartes) : à tout moment. Déplacez de 1 à 3 armées d’un autre joueur d’une de ses colonies vers une autre, adjacente ; elles gardent leurs mouvements. Il doit rester sur place au moins une armée ou un fort.",
      },
      {
        id: "IR-13.5.11",
        text: "Contrebande (2 cartes) : seulement en phase 4. Dépensez aussitôt 5 doublons gratuits dans une de vos colonies. Aucun comptoir commercial n’est nécessaire et la limite de la colonie n’est pas entamée. Un disque noir ne l’empêche pas, sauf avec le premier jeu de cartes.",
      },
      {
        id: "IR-13.5.12",
        text: "Sabotage (2 cartes) : à tout moment. Coulez un navire de guerre ou un transport d’un autre joueur, avec l’armée à bord. On ne peut pas choisir un navire pirate.",
      },
      {
        id: "IR-13.5.13",
        text: "Traité de paix (2 cartes) : seulement en phase 2. Deux joueurs quelconques sont en paix jusqu’à la prochaine phase 2 ; vous pouvez être l’un d’eux. Seule la carte « Déclaration de guerre » rompt cette paix.",
      },
      {
        id: "IR-13.5.14",
        text: "Pillage (2 cartes) : seulement en phase 3, contre une colonie côtière dont le propriétaire est en guerre avec vous. Vous recevez ses impôts coloniaux de ce tour de jeu, et le propriétaire ne peut pas y investir pendant ce tour de jeu.",
      },
      {
        id: "IR-13.5.15",
        text: "Rébellion (4 cartes) : à tout moment. 5 insurgés attaquent aussitôt une colonie d’un autre joueur.",
      },
      {
        id: "IR-13.5.16",
        text: "Démasquer les espions (6 cartes) : à tout moment, contre un autre joueur qui a au moins une carte. Vous voyez toute sa main, seul ou avec tous. Puis vous choisissez une carte, qui est mélangée à la pile de cartes.",
      },
      {
        id: "IR-13.5.17",
        text: "Contre-espionnage (8 cartes) : seulement juste après une carte jouée. Cette carte est annulée, quelle qu’elle soit. « Contre-espionnage » peut lui-même être contrecarré [IR-13.3.2].",
      },
      {
        id: "IR-13.5.18",
        text: "Capture (2 cartes) : avant le premier lancer, quand vous attaquez dans la zone d’un joueur avec qui vous êtes en guerre. Une frégate ennemie qui s’y trouve passe dans votre camp sans combat. Elle combat aussitôt, mais ne peut pas se déplacer pendant ce tour de jeu.",
      },
      {
        id: "IR-13.5.19",
        text: "Il y a 48 cartes : 2 de chacun des 15 premiers types, 4 « Rébellion », 6 « Démasquer les espions » et 8 « Contre-espionnage ».",
      },
    ],
  },
  {
    id: "victory",
    title: "Victoire",
    paragraphs: [
      {
        id: "IR-14.1.1",
        text: "Un joueur gagne aussitôt lorsqu’il a sur le plateau le nombre nécessaire de comptoirs commerciaux et qu’il est sans dettes.",
      },
      {
        id: "IR-14.1.2",
        text: "On vérifie chaque fois que les comptoirs commerciaux, les dettes ou l’objectif changent : après chaque achat de comptoir ou de canal, après « Contrebande », après chaque conquête, à la fin de la phase 3 et à la fin des négociations. Cela peut arriver au milieu d’un tour.",
      },
      {
        id: "IR-14.1.3",
        text: "Si un même changement fait gagner plusieurs joueurs, celui qui a le plus de comptoirs commerciaux l’emporte, puis celui qui a le plus d’argent, puis le premier dans l’ordre du tour de jeu.",
      },
      {
        id: "IR-14.1.4",
        text: "Personne n’est éliminé. Un joueur sans colonies continue à jouer depuis son pays d’origine.",
      },
      {
        id: "IR-14.1.5",
        text: "La partie ne se termine pas autrement. Une limite de tours de jeu ou l’abandon se décident à la table.",
      },
    ],
  },
];
