import type { Chapter } from "../../chapter.ts";

export const manoeuvre: readonly Chapter[] = [
  {
    id: "manoeuvre",
    title: "Manœuvre",
    paragraphs: [
      {
        id: "IM-11.1",
        text: "Une manœuvre a trois étapes : d'abord les flottes, ensuite les armées, enfin les drapeaux.",
      },
      {
        id: "IM-11.2",
        text: "Les unités se déplacent l'une après l'autre, dans l'ordre voulu. Chaque arrivée est réglée en entier, statut et combat compris, avant que l'unité suivante bouge.",
      },
      {
        id: "IM-11.3",
        text: "Chaque unité se déplace au plus une fois et peut aussi rester. Les armées ne se déplacent, ne changent de statut et ne détruisent qu'une fois les flottes terminées ; dès lors, plus aucune flotte ne bouge.",
      },
      { id: "IM-11.4", text: "Les unités étrangères n'empêchent jamais d'entrer dans un territoire ou d'en sortir." },
    ],
  },
  {
    id: "fleets",
    title: "Manœuvre : flottes",
    paragraphs: [
      {
        id: "IM-11.5",
        text: "Une flotte au port peut aller dans sa mer d'attache, une flotte en mer dans une région maritime adjacente. Elle avance d'une région par manœuvre. Exemple : depuis Londres, on ne peut aller que dans la Manche.",
      },
      { id: "IM-11.6", text: "Une flotte ne revient jamais au port ni à terre." },
      { id: "IM-11.7", text: "Une flotte au port ne peut ni combattre des flottes en mer ni transporter d'armées." },
    ],
  },
  {
    id: "armies",
    title: "Manœuvre : armées",
    paragraphs: [
      {
        id: "IM-11.8",
        text: "Par une marche, une armée passe dans une région terrestre ou une province d'origine adjacente, la sienne ou une autre. La Suisse est fermée.",
      },
      {
        id: "IM-11.9",
        text: "Au lieu de marcher, une armée peut voyager par convoi : d'une côte à une autre, à travers une ou plusieurs régions maritimes adjacentes. Dans chacune doit se trouver une flotte de sa nation qui n'a encore transporté personne. Le voyage se termine à terre.",
      },
      {
        id: "IM-11.10",
        text: "Chaque flotte transporte une armée par tour. Deux flottes dans une mer font donc passer deux armées, et une armée a besoin d'une flotte dans chaque mer traversée. Exemple : de Trieste à l'Algérie, il faut une flotte en Mer Ionienne et une en Méditerranée occidentale.",
      },
      {
        id: "IM-11.11",
        text: "Une flotte qui vient de se déplacer peut encore transporter une armée dans le même tour. Les flottes étrangères présentes ne gênent pas.",
      },
      {
        id: "IM-11.12",
        text: "Une armée peut en outre parcourir n'importe quelle distance sur son réseau ferroviaire, soit avant, soit après sa marche ou son convoi, mais pas les deux. Le chemin de fer seul est permis aussi. Aucune autre unité n'agit au milieu du déplacement d'une armée.",
      },
      {
        id: "IM-11.13",
        text: "Après une marche ou un convoi, une armée ne peut continuer qu'en chemin de fer. Une deuxième frontière ou un deuxième convoi est impossible.",
      },
      {
        id: "IM-11.14",
        text: "Le réseau ferroviaire vaut dans l'état où il se trouve quand l'armée se déplace. Des combats plus tôt dans le tour ont pu l'ouvrir ou le couper.",
      },
    ],
  },
  {
    id: "battle",
    title: "Manœuvre : combat",
    paragraphs: [
      { id: "IM-11.15", text: "Dans chaque combat, deux nations perdent chacune une unité (échange 1 contre 1)." },
      {
        id: "IM-11.16",
        text: "Les flottes combattent les flottes de la même mer, les armées celles du même territoire. Une armée ne peut combattre une flotte que si celle-ci est dans le port de la province où se trouve l'armée.",
      },
      {
        id: "IM-11.17",
        text: "Pendant les étapes des flottes et des armées, la nation active peut à tout moment engager le combat avec n'importe laquelle de ses unités, déplacée ou non, contre une unité étrangère du même territoire. Elle choisit l'adversaire.",
      },
      {
        id: "IM-11.18",
        text: "Les autres nations ne peuvent exiger le combat qu'immédiatement, et seulement contre une unité qui vient d'arriver là où elles ont des unités, ou contre une armée qui vient d'y changer de statut. Arriver en ami ne protège pas.",
      },
      {
        id: "IM-11.19",
        text: "Après chaque arrivée ou changement de statut, le gouvernement actif décide d'abord s'il combat. S'il reste en paix, il interroge les autres nations présentes une à une, dans l'ordre de son choix. La première exigence est exécutée et règle l'affaire ; si personne n'exige le combat, toutes les unités restent côte à côte.",
      },
      {
        id: "IM-11.20",
        text: "Dans un combat exigé, l'unité arrivée ou dont le statut a changé est perdue. Le gouvernement qui l'exige choisit laquelle de ses unités il perd sur place.",
      },
      {
        id: "IM-11.21",
        text: "Les territoires seulement traversés en chemin de fer ou par convoi ne comptent pas comme une arrivée. On ne peut exiger le combat qu'au terme du déplacement.",
      },
    ],
  },
  {
    id: "abroad",
    title: "Manœuvre : armées dans une province étrangère",
    paragraphs: [
      {
        id: "IM-11.22",
        text: "Quand une armée entre dans une province d'origine étrangère, son gouvernement la déclare hostile (debout) ou amicale (couchée).",
      },
      {
        id: "IM-11.23",
        text: "Une seule armée hostile bloque la province pour sa nation : ni production, ni importation, ni nouvelle usine, ni chemin de fer, ni recettes fiscales pour l'usine qui s'y trouve. Les armées amicales n'ont aucun effet.",
      },
      {
        id: "IM-11.24",
        text: "Le blocage vaut même si la nation de la province y a des unités. Les flottes au port peuvent quand même prendre la mer.",
      },
      {
        id: "IM-11.25",
        text: "Le statut d'une armée ne peut changer que dans une manœuvre ultérieure de sa nation ; elle n'a pas besoin de se déplacer. Les autres peuvent alors exiger le combat comme après une arrivée [IM-11.18].",
      },
      {
        id: "IM-11.26",
        text: "Si une nation n'a plus qu'une usine non occupée, aucune armée ne peut entrer dans cette province comme hostile. Les armées qui arrivent sont d'office amicales.",
      },
      { id: "IM-11.27", text: "Pour la même raison, une armée amicale déjà présente ne peut pas y devenir hostile." },
      {
        id: "IM-11.28",
        text: "Les armées n'ont un statut que dans les provinces d'origine étrangères. Il disparaît quand l'armée s'en va.",
      },
      {
        id: "IM-11.39",
        text: "Une armée peut changer de statut une fois par manœuvre. Celle qui s'est déplacée ne peut plus en changer, celle qui en a changé ne peut plus se déplacer, mais peut encore combattre et prendre part à une destruction.",
      },
      {
        id: "IM-11.40",
        text: "Seule la province de la dernière usine non occupée est protégée. Les provinces sans usine et celles où se trouve déjà une armée hostile restent ouvertes aux armées hostiles. Les usines non occupées sont recomptées à chaque arrivée et à chaque changement de statut, avant tout combat à ce sujet.",
      },
    ],
  },
  {
    id: "destruction",
    title: "Manœuvre : destruction d'usines",
    paragraphs: [
      {
        id: "IM-11.29",
        text: "À l'étape des armées, une nation qui a trois armées dans une province d'origine étrangère peut détruire l'usine qui s'y trouve. Les trois armées sont perdues avec elle. La nation de la province ne doit y avoir ni armée ni flotte au port.",
      },
      {
        id: "IM-11.30",
        text: "La dernière usine non occupée d'une nation ne peut pas être détruite. Chaque nation garde donc toujours au moins une usine.",
      },
      {
        id: "IM-11.31",
        text: "Les trois armées doivent être hostiles à ce moment. Elles peuvent avoir été là avant le tour, et la présence de nations tierces n'empêche pas la destruction.",
      },
      {
        id: "IM-11.32",
        text: "Les flottes ne peuvent pas détruire d'usine, et aucune nation ne peut détruire les siennes.",
      },
      { id: "IM-11.33", text: "Une nouvelle usine peut être construite plus tard dans cette ville." },
    ],
  },
  {
    id: "flags",
    title: "Manœuvre : drapeaux",
    paragraphs: [
      {
        id: "IM-11.34",
        text: "À la fin de la manœuvre, la nation active pose un drapeau dans chaque région terrestre ou maritime où elle est seule à avoir des unités. Un drapeau étranger y est retiré.",
      },
      { id: "IM-11.35", text: "On ne pose jamais de drapeau dans une province d'origine." },
      {
        id: "IM-11.36",
        text: "Un drapeau reste quand les unités de sa nation partent ou sont perdues, et tant qu'aucune nation n'y a d'unités ou que plusieurs en ont. Il ne disparaît que lorsqu'une autre nation s'y trouve seule.",
      },
      {
        id: "IM-11.37",
        text: "Une nation qui n'est pas active mais qui reste seule dans une région, après un combat ou un départ, y remplace elle aussi le drapeau à ce moment.",
      },
      {
        id: "IM-11.38",
        text: "Une nation a 15 drapeaux, pas davantage. S'ils viennent à manquer, voir [RL-17] et [RL-69].",
      },
    ],
  },
];
