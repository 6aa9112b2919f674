import type { TermTexts } from "../term-list.ts";
import type { TermId } from "./facts.ts";

export const fr: TermTexts<TermId> = {
  tradingPost: [
    "Comptoir commercial|comptoirs commerciaux|comptoirs|comptoir",
    "Coûte 2 doublons, en rapporte 1 par tour et fait gagner : une colonie en accueille autant que vaut le pays.",
  ],
  target: ["Objectif", "Le nombre de comptoirs commerciaux avec lequel un joueur sans dette gagne aussitôt."],
  doubloon: ["Doublon|doublons", "L’argent du jeu : il arrive à chaque tour, et ce que vous gardez est reporté."],
  debt: [
    "Dette|dettes|nouvelle dette|nouvelles dettes|remboursement|rembourser|remboursez|emprunter|empruntez",
    "Vous pouvez emprunter 5 par tour ; 5 doublons coûtent 1 par tour, et l’on ne gagne pas avec des dettes.",
  ],
  territory: ["Pays", "Un lieu à terre : pays d’origine, pays libre ou colonie."],
  freeTerritory: [
    "Pays libre|pays libres",
    "N’appartient à personne ; l’infanterie indigène le défend, autant d’unités que vaut le pays.",
  ],
  colony: [
    "Colonie|colonies",
    "Un pays que vous avez conquis : il accueille des comptoirs et recrute des unités à côté d’eux.",
  ],
  homeCountry: [
    "Pays d’origine",
    "Votre base : personne ne peut l’attaquer, et vous y achetez armées et navires sans limite.",
  ],
  sea: [
    "Zone maritime|zones maritimes|zone|zones",
    "Si vos navires de guerre y sont seuls et qu’elle borde vos comptoirs ou votre pays d’origine, elle rapporte sa valeur à chaque tour.",
  ],
  value: [
    "Valeur",
    "De 1 à 3 : le nombre de comptoirs d’un pays, celui de ses défenseurs indigènes, ou ce que rapporte une zone maritime.",
  ],
  army: ["Armée|armées", "Infanterie, cavalerie ou artillerie ; trois au plus combattent ensemble."],
  infantry: ["Infanterie|infanteries", "Coûte 1, fait de 1 à 6 et avance d’un pays par tour."],
  cavalry: ["Cavalerie|cavaleries", "Coûte 2, fait de 2 à 7 et avance de deux pays par tour."],
  artillery: ["Artillerie|artilleries", "Coûte 3, fait de 3 à 8 et avance d’un pays par tour."],
  fort: ["Fort|forts", "Coûte 3, fait de 4 à 9, ne fait que défendre et demande un comptoir à côté de lui."],
  frigate: ["Frégate|frégates", "Un navire de guerre qui fait de 1 à 6 et parcourt deux zones par tour."],
  shipOfTheLine: [
    "Navire de ligne|navires de ligne",
    "Le navire de guerre le plus fort : il fait de 3 à 8 et parcourt deux zones par tour.",
  ],
  warship: [
    "Navire de guerre|navires de guerre",
    "Frégate ou navire de ligne : il contrôle une zone et y coule les transports ennemis.",
  ],
  transport: [
    "Transport|transports|à bord",
    "Une armée en mer : elle ne peut pas combattre, et un navire ennemi qui prend la zone la coule.",
  ],
  localInfantry: [
    "Infanterie indigène|indigènes",
    "Défend un pays libre, autant d’unités qu’il vaut, et se reforme entièrement après chaque attaque.",
  ],
  insurgents: [
    "Insurgés",
    "Se soulèvent contre le propriétaire d’une colonie ; s’ils gagnent, ses comptoirs sont perdus.",
  ],
  pirates: [
    "Pirates|frégate pirate|frégates pirates",
    "Des navires noirs qui combattent tout le monde et coulent tous les transports de leur zone.",
  ],
  canal: [
    "Canal|canaux",
    "Relie deux zones pour son propriétaire et ses amis, et fait place à deux comptoirs de plus.",
  ],
  embark: [
    "Embarquer|embarquez|embarque|embarquement",
    "Les armées montent à bord à la fin du tour et peuvent débarquer au tour suivant.",
  ],
  landing: [
    "Débarquer|débarque|débarquement",
    "Un transport parcourt une zone au plus, puis débarque ; sur une côte étrangère, c’est une attaque.",
  ],
  reinforcements: [
    "Renforts|renfort",
    "Après une perte, l’attaquant peut amener d’autres unités qui atteignent encore le combat.",
  ],
  boarding: ["Abordage|abordages", "Égalité en mer : les deux relancent, et le vainqueur capture l’autre navire."],
  war: [
    "Guerre|guerres|ennemi|ennemis|ennemie|ennemies",
    "Un seul joueur peut la déclarer pendant les négociations ; on n’attaque qu’un joueur avec qui l’on est en guerre.",
  ],
  peace: ["Paix", "Demande l’accord des deux, rapporte 2 doublons par tour à chacun et interdit les attaques."],
  armistice: ["Armistice", "Une carte suspend une guerre pour ce tour : ni attaques, ni dividende de paix."],
  availableFunds: [
    "Ressources financières disponibles|ressources disponibles",
    "Ce que vous pouvez dépenser en investissements ce tour-ci.",
  ],
  surplus: ["Excédent budgétaire|excédent|report", "L’argent non dépensé ; vous le gardez pour le tour suivant."],
  homeTax: ["Impôt du pays d’origine", "5 doublons à chaque tour."],
  peaceDividend: ["Dividende de paix", "2 doublons pour chaque joueur en paix avec vous."],
  colonialTax: ["Impôts coloniaux", "1 doublon pour chacun de vos comptoirs sur le plateau."],
  seaTradeTax: [
    "Impôt sur le commerce maritime|impôt maritime",
    "La valeur de chaque zone que seuls vos navires de guerre tiennent, si elle borde votre pays d’origine ou vos comptoirs.",
  ],
  interest: ["Intérêts", "1 doublon par tour pour 5 doublons de dette."],
  lateIncome: [
    "Recettes ultérieures",
    "L’argent des événements et des cartes après vos investissements ; il arrive au tour suivant.",
  ],
  card: [
    "Carte service secret|cartes service secret|cartes|carte",
    "Vous en piochez une par tour et la jouez au moment qu’elle indique.",
  ],
  cardWindow: [
    "Fenêtre de cartes",
    "Une pause pendant laquelle on peut jouer une carte ; elle finit d’elle-même, et la laisser finir, c’est passer.",
  ],
  counter: [
    "Contrecarrer|contrecarre|contrecarrez",
    "« Contre-espionnage » annule la carte qui vient d’être jouée et peut être contrecarré à son tour.",
  ],
  standingOrder: [
    "Ordre permanent|ordres permanents",
    "Le jeu passe ou contrecarre à votre place aux moments choisis d’avance.",
  ],
  firstPlayer: [
    "Premier joueur & sens de rotation|premier joueur",
    "Le plus haut lancer commence ; les tours impairs vont dans le sens horaire, les tours pairs dans l’autre.",
  ],
  diplomacy: [
    "Service secret & diplomatie|diplomatie|négociations",
    "Phase 2 : chacun pioche une carte, puis l’on conclut la paix ou l’on déclare la guerre.",
  ],
  incomePhase: [
    "Recettes publiques & dettes|recettes publiques|recettes",
    "Phase 3 : chacun reçoit l’argent du tour et peut rembourser ou emprunter.",
  ],
  investments: [
    "Investissements|investissement|investit|investissez",
    "Phase 4 : achetez comptoirs, armées, navires, forts et cartes.",
  ],
  clearing: [
    "Nettoyage de zones maritimes",
    "Phase 5 : là où plusieurs camps ont des navires de guerre, ils combattent jusqu’à ce qu’il n’en reste qu’un.",
  ],
  movement: ["Mouvement & combat", "Phase 6 : déplacez, attaquez et conquérez, un joueur après l’autre."],
  events: [
    "Événements|événement",
    "Phase 8 : six pays et trois zones sont tirés au sort, et il se passe quelque chose dans chacun.",
  ],
  odds: ["Chances de victoire|chances", "La probabilité de gagner ce combat avec les unités choisies jusqu’ici."],
  volunteers: ["Volontaires", "Événement : le propriétaire reçoit autant d’infanteries que vaut le pays."],
  trade: ["Commerce", "Événement : le propriétaire reçoit la valeur du pays en doublons."],
  famine: ["Famine", "Événement : au tour suivant, le pays ne rapporte rien et l’on n’y achète rien."],
  epidemic: [
    "Épidémie",
    "Événement : un dé est lancé pour chaque armée du pays ; elle est perdue sur un nombre impair.",
  ],
  unrest: ["Troubles", "Événement : autant d’insurgés que vaut le pays l’attaquent."],
  uprising: ["Soulèvement", "Événement : deux fois plus d’insurgés que ne vaut le pays l’attaquent."],
  storm: [
    "Tempête|tempêtes",
    "Un dé est lancé pour chaque navire qui s’y trouve ou y entre ; il coule sur un nombre impair.",
  ],
  calm: [
    "Calme|calmes",
    "Jusqu’aux prochains événements, aucun navire ne quitte la zone et aucune armée n’en débarque.",
  ],
  fairWinds: ["Bon vent", "Événement : chaque navire de la zone peut avancer une fois aussitôt."],
};
