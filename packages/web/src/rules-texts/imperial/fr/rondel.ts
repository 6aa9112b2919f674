import type { Chapter } from "../../chapter.ts";

export const rondel: readonly Chapter[] = [
  {
    id: "rondel",
    title: "Rondel",
    paragraphs: [
      {
        id: "IM-7.1",
        text: "À son premier tour, une nation se place gratuitement sur l’une des huit cases. Elle ne franchit alors aucune case.",
      },
      {
        id: "IM-7.2",
        text: "À chaque tour suivant, la nation avance de 1 à 6 cases dans le sens horaire. Elle ne peut ni rester sur place ni avancer de plus de 6 cases.",
      },
      { id: "IM-7.3", text: "Les 3 premières cases sont gratuites." },
      {
        id: "IM-7.4",
        text: "Chaque case au-delà de la troisième coûte 2 M : au total 2 M pour la quatrième, 4 M pour la cinquième, 6 M pour la sixième. Avant l’action, le gouvernement paie ce surcoût à la banque sur son argent personnel. Exemple : d’Investisseur à Taxation, il y a 4 cases, donc 2 M.",
      },
      {
        id: "IM-7.5",
        text: "Une case dont le gouvernement ne peut pas payer le surcoût sur son argent personnel ne peut pas être choisie. Ni le trésor ni les recettes à venir ne comptent.",
      },
      { id: "IM-7.6", text: "Plusieurs nations peuvent occuper la même case." },
      {
        id: "IM-7.7",
        text: "On peut choisir une case même si son action n’a aucun effet ; seule la case Investisseur est limitée [RL-22]. Construire, produire, importer, déplacer, combattre, détruire et investir sont facultatifs. Les intérêts, les 2 M de la carte Investisseur, les taxes, les points de puissance, la solde et les drapeaux sont automatiques.",
      },
      {
        id: "IM-7.8",
        text: "Une nation franchit la case Investisseur si cette case se trouve entre l’ancienne et la nouvelle. S’y arrêter ou en partir n’est pas la franchir.",
      },
      {
        id: "IM-7.9",
        text: "Pendant que l’on consulte les Banques suisses sur un arrêt imposé, le surcoût de la case annoncée est mis de côté et ne peut pas être donné. Si la nation doit s’arrêter sur la case Investisseur, le gouvernement ne paie que ce trajet et récupère le reste.",
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
        text: "On construit dans une ville de la nation qui n’a pas encore d’usine. La couleur de la ville fixe le type : une usine d’armement dans une ville brune, un chantier naval dans une ville bleu clair.",
      },
      {
        id: "IM-8.3",
        text: "On ne peut pas construire dans une province d’origine où se trouve une armée hostile. Les armées amicales ne gênent pas.",
      },
      {
        id: "IM-8.4",
        text: "Une usine coûte 5 M, payés par le trésor. S’il contient moins, on ne peut pas construire, mais un don peut d’abord le compléter.",
      },
    ],
  },
  {
    id: "production",
    title: "Production",
    paragraphs: [
      {
        id: "IM-9.1",
        text: "Chaque usine de la nation peut produire gratuitement une unité dans sa province : une usine d’armement une armée, un chantier naval une flotte au port.",
      },
      {
        id: "IM-9.2",
        text: "Une usine dont la province abrite une armée hostile ne produit rien, ni pour sa nation ni pour l’occupant. Les armées amicales ne gênent pas.",
      },
      {
        id: "IM-9.3",
        text: "Un territoire peut contenir autant d’unités que l’on veut ; seule la réserve fixe une limite. S’il ne reste pas assez d’unités, le gouvernement choisit les usines qui produisent.",
      },
      { id: "IM-9.4", text: "La production est facultative. Sans autre indication, toutes les usines produisent." },
    ],
  },
  {
    id: "import",
    title: "Importation",
    paragraphs: [
      { id: "IM-10.1", text: "La nation peut acheter jusqu’à 3 unités à 1 M chacune. Le trésor paie la banque." },
      {
        id: "IM-10.2",
        text: "Chaque unité se place dans une province d’origine de la nation sans armée hostile ; plusieurs peuvent aller au même endroit. Les flottes ne se placent que dans les ports, mais un chantier naval n’est pas nécessaire.",
      },
      { id: "IM-10.3", text: "L’argent du trésor et les unités en réserve limitent l’achat." },
      { id: "IM-10.4", text: "Les unités produites ou importées ne provoquent jamais de combat immédiat." },
    ],
  },
];
