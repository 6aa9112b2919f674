import type { Chapter } from "../../chapter.ts";

export const rondel: readonly Chapter[] = [
  {
    id: "rondel",
    title: "Roue d'actions",
    paragraphs: [
      {
        id: "IM-7.1",
        text: "À son premier tour, une nation se place gratuitement sur l'une des huit cases. Aucune case n'est considérée comme franchie.",
      },
      {
        id: "IM-7.2",
        text: "À chaque tour suivant, la nation avance de une à six cases dans le sens horaire. Elle ne peut ni rester sur place ni aller plus loin.",
      },
      { id: "IM-7.3", text: "Les trois premières cases sont gratuites." },
      {
        id: "IM-7.4",
        text: "Chaque case au-delà de la troisième coûte 2 M : la quatrième 2 M, la cinquième 4 M, la sixième 6 M. Le gouvernement les paie à la banque sur son argent personnel avant l'action. Exemple : d'Investisseur à Taxation, il y a quatre cases, donc 2 M.",
      },
      {
        id: "IM-7.5",
        text: "Une case dont le gouvernement ne peut payer le surcoût sur son argent personnel ne peut pas être choisie. Ni le trésor ni les recettes à venir ne comptent.",
      },
      { id: "IM-7.6", text: "Plusieurs nations peuvent occuper la même case." },
      {
        id: "IM-7.7",
        text: "On peut choisir une case même si son action ne change rien ; seule Investisseur a une limite [RL-22]. Construire, produire, importer, déplacer, combattre, détruire et investir sont facultatifs. Les intérêts, les 2 M de la carte Investisseur, les taxes, les points de puissance, la solde et les drapeaux se règlent d'office.",
      },
      {
        id: "IM-7.8",
        text: "Investisseur est franchi si cette case se trouve entre l'ancienne et la nouvelle. S'y arrêter ou en partir n'est pas la franchir.",
      },
      {
        id: "IM-7.9",
        text: "Pendant que les Banques suisses sont interrogées sur un arrêt imposé, le surcoût de la case annoncée est mis de côté et ne peut être donné. Si la nation doit s'arrêter sur Investisseur, elle ne paie que ce trajet et le reste est rendu.",
      },
    ],
  },
  {
    id: "factory",
    title: "Usine",
    paragraphs: [
      { id: "IM-8.1", text: "La nation peut construire une usine." },
      {
        id: "IM-8.2",
        text: "On construit dans une ville de la nation qui n'a pas encore d'usine. La couleur de la ville en fixe le type : brun pour une usine d'armement, bleu clair pour un chantier naval.",
      },
      {
        id: "IM-8.3",
        text: "On ne peut pas construire dans une province d'origine où se trouve une armée hostile. Les armées amicales ne gênent pas.",
      },
      {
        id: "IM-8.4",
        text: "Une usine coûte 5 M, payés par le trésor. S'il contient moins, on ne construit pas, mais un don peut d'abord le compléter.",
      },
    ],
  },
  {
    id: "production",
    title: "Production",
    paragraphs: [
      {
        id: "IM-9.1",
        text: "Chaque usine de la nation peut produire gratuitement une unité dans sa province : une usine d'armement une armée, un chantier naval une flotte au port.",
      },
      {
        id: "IM-9.2",
        text: "Une usine dont la province abrite une armée hostile ne produit rien, ni pour sa nation ni pour l'occupant. Les armées amicales ne gênent pas.",
      },
      {
        id: "IM-9.3",
        text: "Les unités peuvent se tenir ensemble en nombre illimité ; seule la réserve fixe une limite. S'il manque des pièces, le gouvernement choisit les usines qui produisent.",
      },
      { id: "IM-9.4", text: "Aucune usine n'est tenue de produire. Sans autre indication, toutes produisent." },
    ],
  },
  {
    id: "import",
    title: "Importation",
    paragraphs: [
      {
        id: "IM-10.1",
        text: "La nation peut acheter jusqu'à trois unités à 1 M chacune, payées par le trésor à la banque.",
      },
      {
        id: "IM-10.2",
        text: "Chaque unité se place dans une province d'origine de la nation sans armée hostile, plusieurs au même endroit si on le souhaite. Les flottes ne se placent que dans les ports ; un chantier naval n'est pas nécessaire.",
      },
      { id: "IM-10.3", text: "L'achat est limité par l'argent du trésor et par les unités en réserve." },
      { id: "IM-10.4", text: "Les unités produites ou importées ne provoquent jamais de combat immédiat." },
    ],
  },
];
