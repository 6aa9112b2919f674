import type { Chapter } from "../../chapter.ts";

export const manoeuvre: readonly Chapter[] = [
  {
    id: "manoeuvre",
    title: "Manœuvre",
    paragraphs: [
      { id: "IM-11.1", text: "Une manœuvre a trois étapes : les flottes, puis les armées, enfin les drapeaux." },
      {
        id: "IM-11.2",
        text: "Les unités se déplacent l’une après l’autre, dans l’ordre voulu. Chaque arrivée est entièrement résolue, statut et combat compris, avant le déplacement de l’unité suivante.",
      },
      {
        id: "IM-11.3",
        text: "Chaque unité se déplace une fois au plus ou reste sur place. Les armées ne se déplacent, ne changent de statut et ne détruisent une usine qu’une fois l’étape des flottes terminée ; dès lors, plus aucune flotte ne se déplace.",
      },
      { id: "IM-11.4", text: "Les unités étrangères n’empêchent jamais d’entrer dans un territoire ou d’en sortir." },
    ],
  },
  {
    id: "fleets",
    title: "Manœuvre : flottes",
    paragraphs: [
      {
        id: "IM-11.5",
        text: "Une flotte au port peut aller dans sa mer d’attache, une flotte en mer dans une région maritime adjacente. Elle avance d’une région par manœuvre. Exemple : une flotte à Londres ne peut aller que dans la Manche.",
      },
      { id: "IM-11.6", text: "Une flotte ne revient jamais au port ni à terre." },
      { id: "IM-11.7", text: "Une flotte au port ne peut ni combattre des flottes en mer ni transporter d’armées." },
    ],
  },
  {
    id: "armies",
    title: "Manœuvre : armées",
    paragraphs: [
      {
        id: "IM-11.8",
        text: "À pied, une armée passe dans une région terrestre adjacente ou une province d’origine adjacente, la sienne ou une autre. Elle ne peut pas entrer en Suisse.",
      },
      {
        id: "IM-11.9",
        text: "Au lieu d’aller à pied, une armée peut voyager en convoi : d’une côte à une autre, à travers une ou plusieurs régions maritimes adjacentes. Dans chacune, il lui faut une flotte de sa nation qui n’a pas encore transporté d’armée ce tour-ci. Le voyage se termine à terre.",
      },
      {
        id: "IM-11.10",
        text: "Chaque flotte transporte une armée par tour. Avec 2 flottes dans une mer, 2 armées peuvent donc passer, et une armée a besoin d’une flotte dans chaque mer traversée. Exemple : de Trieste à l’Algérie, il faut une flotte en mer Ionienne et une en Méditerranée occidentale.",
      },
      {
        id: "IM-11.11",
        text: "Une flotte qui vient de se déplacer peut encore transporter une armée au cours du même tour. Les flottes étrangères présentes ne gênent pas.",
      },
      {
        id: "IM-11.12",
        text: "Une armée peut en outre parcourir n’importe quelle distance sur son réseau ferroviaire, soit avant, soit après son trajet à pied ou en convoi, mais pas les deux. Elle peut aussi voyager uniquement par chemin de fer. Aucune autre unité n’agit au milieu du déplacement d’une armée.",
      },
      {
        id: "IM-11.13",
        text: "Après un trajet à pied ou en convoi, une armée ne peut continuer que par chemin de fer. Elle ne peut ni franchir une deuxième frontière ni emprunter un deuxième convoi.",
      },
      {
        id: "IM-11.14",
        text: "C’est l’état du réseau ferroviaire au moment où l’armée se déplace qui compte. Des combats plus tôt dans le tour ont pu l’ouvrir ou le couper.",
      },
    ],
  },
  {
    id: "battle",
    title: "Manœuvre : combat",
    paragraphs: [
      { id: "IM-11.15", text: "Dans chaque combat, deux nations perdent chacune une unité (1 contre 1)." },
      {
        id: "IM-11.16",
        text: "Les flottes combattent les flottes de la même mer, les armées celles du même territoire. Une armée ne peut combattre une flotte que si celle-ci est dans le port de la province où se trouve l’armée.",
      },
      {
        id: "IM-11.17",
        text: "Pendant les étapes des flottes et des armées, la nation active peut à tout moment engager le combat avec n’importe laquelle de ses unités, déplacée ou non, contre une unité étrangère du même territoire. Elle choisit l’adversaire.",
      },
      {
        id: "IM-11.18",
        text: "Les autres nations ne peuvent exiger le combat qu’immédiatement, et seulement contre une unité qui vient d’arriver là où elles ont des unités, ou contre une armée qui vient d’y changer de statut. Une armée qui arrive comme amicale n’est pas protégée.",
      },
      {
        id: "IM-11.19",
        text: "Après chaque arrivée ou changement de statut, le gouvernement actif décide d’abord s’il combat. S’il reste en paix, il consulte les autres nations présentes une à une, dans l’ordre de son choix. La première qui exige le combat l’obtient, et la question est close ; si aucune ne l’exige, toutes les unités restent côte à côte.",
      },
      {
        id: "IM-11.20",
        text: "Dans un combat exigé, l’unité qui est arrivée ou a changé de statut est perdue. Le gouvernement qui exige le combat choisit laquelle de ses unités présentes il perd.",
      },
      {
        id: "IM-11.21",
        text: "Les territoires seulement traversés par chemin de fer ou en convoi ne comptent pas comme une arrivée. On ne peut exiger le combat que là où le déplacement se termine.",
      },
    ],
  },
  {
    id: "abroad",
    title: "Manœuvre : armées en province étrangère",
    paragraphs: [
      {
        id: "IM-11.22",
        text: "Quand une armée entre dans une province d’origine étrangère, son gouvernement la déclare hostile (debout) ou amicale (couchée).",
      },
      {
        id: "IM-11.23",
        text: "Une seule armée hostile bloque la province pour sa nation : ni production, ni importation, ni nouvelle usine, ni chemin de fer, ni recettes fiscales pour l’usine qui s’y trouve. Les armées amicales n’ont aucun effet.",
      },
      {
        id: "IM-11.24",
        text: "Le blocage s’applique même si la nation de la province y a des unités. Les flottes au port peuvent quand même prendre la mer.",
      },
      {
        id: "IM-11.25",
        text: "Le statut d’une armée ne peut changer que lors d’une manœuvre ultérieure de sa nation ; elle n’a pas besoin de se déplacer. Les autres peuvent alors exiger le combat comme après une arrivée [IM-11.18].",
      },
      {
        id: "IM-11.26",
        text: "Si une nation n’a plus qu’une usine non occupée, aucune armée ne peut entrer dans cette province comme hostile. Les armées qui arrivent sont automatiquement amicales.",
      },
      { id: "IM-11.27", text: "Pour la même raison, une armée amicale déjà présente ne peut pas y devenir hostile." },
      {
        id: "IM-11.28",
        text: "Les armées n’ont un statut que dans les provinces d’origine étrangères. Elles le perdent en partant.",
      },
      {
        id: "IM-11.39",
        text: "Une armée peut changer de statut une fois par manœuvre. Si elle s’est déplacée, elle ne peut plus en changer ; si elle en a changé, elle ne peut plus se déplacer, mais peut encore combattre et prendre part à la destruction d’une usine.",
      },
      {
        id: "IM-11.40",
        text: "Seule la province de la dernière usine non occupée est protégée. Des armées hostiles peuvent toujours entrer dans les provinces sans usine et dans celles où se trouve déjà une armée hostile. Les usines non occupées sont recomptées à chaque arrivée et à chaque changement de statut, avant tout combat. Une armée qui se déplace n’occupe plus la province qu’elle quitte.",
      },
    ],
  },
  {
    id: "destruction",
    title: "Manœuvre : destruction d’usines",
    paragraphs: [
      {
        id: "IM-11.29",
        text: "À l’étape des armées, une nation qui a 3 armées dans une province d’origine étrangère peut détruire l’usine qui s’y trouve. Les 3 armées sont perdues avec elle. La nation de la province ne doit y avoir ni armée ni flotte au port.",
      },
      {
        id: "IM-11.30",
        text: "La dernière usine non occupée d’une nation ne peut pas être détruite. Chaque nation garde donc toujours au moins une usine.",
      },
      {
        id: "IM-11.31",
        text: "Les 3 armées doivent être hostiles à ce moment. Elles peuvent avoir été là avant le tour, et la présence d’unités de nations tierces n’empêche pas la destruction.",
      },
      {
        id: "IM-11.32",
        text: "Les flottes ne peuvent pas détruire d’usine, et aucune nation ne peut détruire les siennes.",
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
        text: "À la fin de la manœuvre, la nation active pose un drapeau dans chaque région terrestre ou maritime où elle est seule à avoir des unités. Si un drapeau étranger s’y trouve, il est retiré.",
      },
      { id: "IM-11.35", text: "On ne pose jamais de drapeau dans une province d’origine." },
      {
        id: "IM-11.36",
        text: "Un drapeau reste quand les unités de sa nation partent ou sont perdues, et tant qu’aucune nation n’y a d’unités ou que plusieurs en ont. Il n’est retiré que lorsqu’une autre nation s’y trouve seule.",
      },
      {
        id: "IM-11.37",
        text: "Si une autre nation reste seule dans une région, après un combat ou un départ, son drapeau y remplace l’ancien au même moment.",
      },
      {
        id: "IM-11.38",
        text: "Une nation a 15 drapeaux, pas davantage. S’ils viennent à manquer, voir [RL-17] et [RL-69].",
      },
    ],
  },
];
