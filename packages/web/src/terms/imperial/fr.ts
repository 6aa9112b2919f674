import type { TermTexts } from "../term-list.ts";
import type { TermId } from "./facts.ts";

export const fr: TermTexts<TermId> = {
  nation: [
    "Nation|nations",
    "L’un des six États de la carte ; le joueur au total d’obligations le plus élevé joue pour elle.",
  ],
  government: [
    "Gouvernement|gouvernements|gouverne|gouverner|gouvernez",
    "Le joueur au total d’obligations le plus élevé joue pour la nation et dispose de son trésor.",
  ],
  withoutGovernment: [
    "Sans gouvernement|aucun gouvernement",
    "Personne n’a encore prêté à cette nation : elle passe son tour.",
  ],
  bond: [
    "Obligation|obligations",
    "Un prêt à une nation : il rapporte des intérêts, compte pour le gouvernement et donne des points à la fin.",
  ],
  bondTotal: [
    "Total des obligations|total d’obligations",
    "La somme de vos obligations d’une nation ; le joueur au total le plus élevé gouverne.",
  ],
  upgrade: [
    "Augmenter|augmentez|augmentation",
    "Rendez une obligation, prenez-en une plus élevée de la même nation et payez la différence.",
  ],
  interest: [
    "Intérêts|intérêt",
    "Ce qu’une nation paie aux détenteurs de ses obligations chaque fois qu’elle s’arrête sur Investisseur.",
  ],
  invest: [
    "Investir|investissez|investit|investissement|investissements",
    "Achetez une obligation d’une nation, augmentez-en une ou passez.",
  ],
  rondel: [
    "Rondel",
    "La roue des huit actions : à son tour, une nation avance dans le sens horaire et exécute l’action de sa case.",
  ],
  surcharge: ["Surcoût", "Trois cases sont gratuites ; chaque case de plus coûte 2 M de votre argent."],
  production: [
    "Production",
    "Chaque usine produit gratuitement une unité : une armée, ou une flotte dans un chantier naval.",
  ],
  import: ["Importation", "Achetez jusqu’à trois unités à 1 M, payées par le trésor, et placez-les dans le pays."],
  manoeuvre: [
    "Manœuvre|manœuvres",
    "Déplacez les flottes, puis les armées, combattez si vous le souhaitez, puis posez des drapeaux.",
  ],
  investor: [
    "Investisseur",
    "La nation paie les intérêts de ses obligations, puis le détenteur de la carte Investisseur peut investir.",
  ],
  taxation: [
    "Taxation",
    "La nation encaisse des taxes, gagne des points de puissance et vous verse peut-être une prime.",
  ],
  factory: [
    "Usine|usines|usine d’armement|usines d’armement",
    "Produit une armée à chaque Production et rapporte 2 M de taxes ; la case Usine en construit une pour 5 M.",
  ],
  shipyard: ["Chantier naval|chantiers navals", "Une usine dans un port : elle produit des flottes au lieu d’armées."],
  unit: ["Unité|unités", "Une armée ou une flotte ; chacune coûte 1 M de solde lorsque la nation lève des taxes."],
  army: [
    "Armée|armées",
    "Avance d’une région, à toute distance par le rail dans son pays, et par convoi à travers la mer.",
  ],
  fleet: [
    "Flotte|flottes",
    "Quitte son port pour la mer, avance d’une région maritime à la fois et transporte des armées.",
  ],
  flag: ["Drapeau|drapeaux", "Reste là où une nation a été seule en dernier et rapporte 1 M de taxes."],
  homeProvince: [
    "Province d’origine|provinces d’origine",
    "L’une des cinq provinces d’une nation ; les usines ne se trouvent que là.",
  ],
  railNetwork: [
    "Réseau ferroviaire|par le rail|chemin de fer",
    "Les armées voyagent sans limite à travers les provinces de leur nation.",
  ],
  convoy: ["Convoi|convois", "Les flottes font traverser leur mer aux armées : une armée par flotte et par tour."],
  hostile: [
    "Hostile|hostiles",
    "Une armée debout dans une province étrangère : elle y bloque production, construction, rail et taxes.",
  ],
  friendly: ["Amicale|amicales", "Une armée couchée dans une province étrangère : une invitée qui ne bloque rien."],
  occupied: [
    "Occupée|occupées|non occupée|non occupées",
    "Une province où se trouve une armée hostile ; son usine ne produit rien et ne rapporte rien.",
  ],
  battle: ["Combat|combats", "Un pour un : chaque camp perd une unité."],
  treasury: ["Trésor|trésors", "L’argent d’une nation : il paie usines, importations et intérêts, jamais vos achats."],
  cash: [
    "Argent personnel|argent",
    "Votre propre argent : il achète des obligations, paie les surcoûts et vaut 1 point par million.",
  ],
  tax: ["Recettes fiscales|taxes|taxe", "2 M par usine non occupée et 1 M par drapeau."],
  successBonus: ["Prime de succès", "Vous recevez 1 M pour chaque case dont les taxes de la nation ont progressé."],
  soldiersPay: ["Solde", "1 M par unité sur la carte, déduit des taxes."],
  powerPoints: [
    "Points de puissance|point de puissance|points|facteur",
    "Tous les cinq points, le facteur des obligations de la nation augmente de un ; 25 points terminent la partie.",
  ],
  score: [
    "Points de victoire|score",
    "Chaque obligation vaut ses intérêts multipliés par le facteur de sa nation ; l’argent s’y ajoute.",
  ],
  investorCard: [
    "Carte Investisseur",
    "Son détenteur reçoit 2 M et peut investir quand une nation s’arrête sur Investisseur ou le franchit.",
  ],
  swissBank: [
    "Banque suisse|Banques suisses",
    "Pour les joueurs sans nation : ils peuvent investir et imposer l’arrêt sur Investisseur.",
  ],
  forcedStop: [
    "Imposer l’arrêt|arrêt",
    "Une Banque suisse oblige une nation à s’arrêter sur Investisseur au lieu de le franchir.",
  ],
};
