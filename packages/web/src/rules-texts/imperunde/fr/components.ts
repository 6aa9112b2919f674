import type { Chapter } from "../../chapter.ts";

export const components: readonly Chapter[] = [
  {
    id: "components",
    title: "Matériel et limites",
    paragraphs: [
      { id: "IR-1.1.1", text: "ImpeRunde se joue à 3, 4, 5 ou 6 joueurs." },
      {
        id: "IR-1.1.2",
        text: "Il y a quatre types de dés à six faces : blanc 1–6, jaune 2–7, vert 3–8 et rouge 4–9. Toutes les faces sont équiprobables.",
      },
      { id: "IR-1.1.3", text: "Il y a toujours assez de dés. Un camp n’en lance jamais plus de 3 à la fois." },
      {
        id: "IR-1.2.1",
        text: "Le jeu de pions d’une couleur compte 10 navires de ligne, 15 frégates, 40 pions d’infanterie, 20 de cavalerie, 20 d’artillerie, 30 forts, 45 comptoirs commerciaux et 1 grand pion du pays d’origine.",
      },
      {
        id: "IR-1.2.2",
        text: "On ne peut pas avoir sur le plateau de jeu plus de pions que n’en compte son jeu, armées en mer comprises. Un type de pion épuisé ne peut pas être acheté. Les événements et les cartes en placent autant que le sac de réserve en contient.",
      },
      {
        id: "IR-1.2.3",
        text: "Les armées, les forts et les navires perdus retournent dans le sac de réserve de leur propriétaire, qui peut les racheter. Les comptoirs commerciaux perdus rejoignent le stock visible de ceux qui restent à ériger.",
      },
      {
        id: "IR-1.2.4",
        text: "À 3 joueurs, chacun a deux jeux de pions et toutes les limites doublent. Les deux couleurs d’un joueur forment un seul camp avec un seul pays d’origine ; la couleur ne change rien.",
      },
      {
        id: "IR-1.2.5",
        text: "Les navires de transport de troupes n’ont pas de pion à eux : une armée posée sur une zone maritime est un transport avec cette armée à bord. Les transports ne coûtent rien et leur nombre est illimité.",
      },
      {
        id: "IR-1.3.1",
        text: "Les pirates ont 20 frégates et 5 navires de ligne. Les cartes et les événements ne placent que des frégates ; les pirates ne gagnent un navire de ligne que par abordage [IR-12.6.5].",
      },
      {
        id: "IR-1.3.2",
        text: "L’infanterie indigène et les insurgés n’ont pas de pions. Ils n’existent que le temps d’un combat.",
      },
      {
        id: "IR-1.4.1",
        text: "Un disque gris signale le calme plat, un disque orange la tempête, un disque noir la famine ou le pillage ; des bâtonnets signalent les canaux. Ils ne manquent jamais.",
      },
      { id: "IR-1.5.1", text: "Il y a 48 cartes service secret de 18 types différents [IR-13.5.19]." },
      { id: "IR-1.5.2", text: "Un joueur peut avoir en main autant de cartes qu’il veut." },
      {
        id: "IR-1.5.3",
        text: "Le nombre de tours de jeu n’est pas limité, sauf si une limite est fixée pour la table [RU-34].",
      },
      {
        id: "IR-1.6.1",
        text: "Coût, dé et mouvements par tour de jeu : infanterie 1 doublon, blanc, 1 mouvement ; cavalerie 2, jaune, 2 mouvements ; artillerie 3, vert, 1 mouvement ; fort 3, rouge, aucun mouvement ; frégate 3, blanc, 2 mouvements ; navire de ligne 5, vert, 2 mouvements. Un transport a 2 mouvements et aucun dé. Un comptoir commercial coûte 2 doublons, une carte service secret 5, le canal de Suez 8, le canal de Panama 10.",
      },
    ],
  },
];
