import type { Chapter } from "../../chapter.ts";

export const board: readonly Chapter[] = [
  {
    id: "components",
    title: "Matériel",
    paragraphs: [
      {
        id: "IM-1.1",
        text: "Les six nations participent à toutes les parties, de 2 à 6 joueurs : Autriche-Hongrie (jaune), Italie (vert), France (bleu), Grande-Bretagne (rouge), Empire allemand (noir) et Russie (violet). Elles jouent toujours dans cet ordre.",
      },
      {
        id: "IM-1.2",
        text: "Le nombre d’armées est limité : 10 pour l’Autriche-Hongrie, 6 pour la Grande-Bretagne, 8 pour chacune des autres nations.",
      },
      {
        id: "IM-1.3",
        text: "Le nombre de flottes est limité : 6 pour l’Autriche-Hongrie, 10 pour la Grande-Bretagne, 8 pour chacune des autres nations.",
      },
      { id: "IM-1.4", text: "Chaque nation dispose de 15 drapeaux." },
      {
        id: "IM-1.5",
        text: "Il y a 15 usines d’armement pour les villes brunes et 15 chantiers navals pour les villes bleu clair, soit une usine par ville. Les usines ne manquent donc jamais.",
      },
      {
        id: "IM-1.6",
        text: "Chaque nation a 9 obligations, toutes de valeur différente. Valeur et intérêts : 2 M rapportent 1 M, 4 M rapportent 2 M, 6 M rapportent 3 M, 9 M rapportent 4 M, 12 M rapportent 5 M, 16 M rapportent 6 M, 20 M rapportent 7 M, 25 M rapportent 8 M, 30 M rapportent 9 M.",
      },
      {
        id: "IM-1.7",
        text: "Chaque nation a une carte Drapeau. Le joueur qui la détient forme le gouvernement ; le verso indique les obligations de départ [IM-3.6].",
      },
      {
        id: "IM-1.8",
        text: "Il y a une carte Investisseur, un marqueur de tour et 3 cartes Banque suisse. Si plus de 3 joueurs ont droit à une Banque suisse, voir [RL-21].",
      },
      {
        id: "IM-1.9",
        text: "L’argent se compte en millions entiers (M). Les coupures n’ont aucune importance et la banque ne manque jamais d’argent [RL-40].",
      },
      {
        id: "IM-1.10",
        text: "Une nation qui n’a plus d’armées ou de flottes en réserve ne peut plus en placer tant qu’il n’en revient pas. On ne retire jamais une unité de son plein gré [RL-41].",
      },
      {
        id: "IM-1.11",
        text: "Les unités et les drapeaux retirés de la carte retournent dans la réserve de leur nation, les usines à la banque. Tout peut resservir.",
      },
    ],
  },
  {
    id: "board",
    title: "La carte",
    paragraphs: [
      {
        id: "IM-2.1",
        text: "La carte compte 30 provinces d’origine (5 par nation, chacune avec une ville), 15 régions terrestres, 9 régions maritimes et la Suisse. Dans ces règles, « territoire » désigne aussi bien une province qu’une région.",
      },
      {
        id: "IM-2.2",
        text: "Aucune unité ne peut entrer en Suisse. Les îles sans nom, comme la Sicile, la Sardaigne, la Corse ou la Crète, ne sont pas des régions ; on ne peut pas y entrer non plus.",
      },
      {
        id: "IM-2.3",
        text: "Les flottes se trouvent dans les régions maritimes ou dans un port de leur nation. Les armées se trouvent dans les régions terrestres et les provinces d’origine, les leurs ou celles des autres.",
      },
      {
        id: "IM-2.4",
        text: "La couleur de la ville indique ce que l’on peut y construire : une usine d’armement, qui produit des armées, dans une ville brune ; un chantier naval, qui produit des flottes, dans une ville bleu clair. Une ville bleu clair est un port même sans chantier naval. Une ville n’a jamais plus d’une usine.",
      },
      {
        id: "IM-2.5",
        text: "Chaque port a une seule mer d’attache. Une flotte au port ne peut en sortir que vers cette mer.",
      },
      {
        id: "IM-2.6",
        text: "Usines de départ : Vienne, Budapest ; Rome, Naples ; Paris, Bordeaux ; Londres, Liverpool ; Berlin, Hambourg ; Moscou, Odessa. Ports et mers d’attache : Dublin et Liverpool – Atlantique Nord ; Édimbourg et Hambourg – Mer du Nord ; Dantzig et Saint-Pétersbourg – Mer Baltique ; Londres et Brest – Manche ; Bordeaux – Golfe de Gascogne ; Marseille, Gênes et Naples – Méditerranée occidentale ; Venise et Trieste – Mer Ionienne ; Odessa – Mer Noire. Toutes les autres villes sont brunes.",
      },
      {
        id: "IM-2.7",
        text: "Deux territoires terrestres sont adjacents s’ils ont une frontière commune sur la carte. On ne passe à pied ni entre la Suède et le Danemark, ni entre l’Espagne et le Maroc, et Dublin n’est accessible qu’en convoi. Une province qui donne sur plusieurs mers sert aux convois de chacune, mais son port n’a qu’une seule sortie.",
      },
      {
        id: "IM-2.8",
        text: "La carte montre quelles mers sont adjacentes. Exemples : la Manche touche le golfe de Gascogne, l’Atlantique Nord et la mer du Nord ; la mer Baltique ne touche que la mer du Nord, la mer Noire que la Méditerranée orientale.",
      },
      {
        id: "IM-2.9",
        text: "Le réseau ferroviaire d’une nation relie ses provinces d’origine qui ont une frontière commune ; Dublin n’en fait pas partie. Une province où se trouve une armée hostile en est coupée : aucun trajet en chemin de fer ne peut y commencer, y passer ou s’y terminer.",
      },
      {
        id: "IM-2.10",
        text: "Les armées peuvent passer à pied entre la Bulgarie et la Turquie. Les flottes circulent librement entre la mer Noire et la Méditerranée orientale.",
      },
      {
        id: "IM-2.11",
        text: "L’échelle des taxes compte onze cases : 2–5, 6, 7, 8, 9, 10, 11, 12, 13, 14 et 15 ou plus. La plus basse ne donne aucun point de puissance, chaque case suivante en donne un de plus, la plus haute 10.",
      },
      {
        id: "IM-2.12",
        text: "L’échelle de puissance va de 0 à 25. Le facteur augmente de un tous les 5 points de puissance : 0–4 points donnent le facteur 0, 5–9 le facteur 1, 10–14 le facteur 2, 15–19 le facteur 3, 20–24 le facteur 4 et 25 points le facteur 5.",
      },
      {
        id: "IM-2.13",
        text: "Le rondel a huit cases, dans le sens horaire : Usine, Production, Manœuvre, Investisseur, Importation, Production, Manœuvre, Taxation, puis de nouveau Usine.",
      },
    ],
  },
];
