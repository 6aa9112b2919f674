import type { en } from "./en.ts";

export const fr = {
  "tip.title": "Astuce",
  "tip.done": "Compris",
  "tip.off": "Ne plus afficher d’astuces",
  "imperial.setup": "Une obligation rapporte et compte à la fin. Le joueur qui prête le plus à une nation la gouverne.",
  "imperial.rondel":
    "Vous avez le plus prêté à cette nation : vous jouez pour elle. Son trésor est à elle ; seuls votre argent et vos obligations sont à vous.",
  "imperial.circle": "Production, puis Manœuvre pour les drapeaux, puis Taxation : voilà le tour de base.",
  "imperial.factory":
    "5 M du trésor de la nation. Une usine donne une unité à chaque Production et 2 M à chaque Taxation.",
  "imperial.import": "Jusqu’à trois unités à 1 M, payées par le trésor. Les flottes seulement dans les ports.",
  "imperial.fleets":
    "Les flottes se déplacent d’abord, d’une mer chacune. Ensuite chaque flotte en mer peut transporter une armée.",
  "imperial.armies":
    "Un territoire au-delà de la frontière, après un trajet en train aussi long que vous voulez dans vos provinces. Seule dans un territoire, l’armée laisse un drapeau.",
  "imperial.battle":
    "Un combat coûte une unité à chaque camp. La paix convient aussi, mais un territoire partagé ne donne aucun nouveau drapeau.",
  "imperial.demand":
    "Ils sont entrés dans votre territoire. Vous pouvez échanger une unité contre une autre ou les laisser ; votre drapeau reste.",
  "imperial.invest":
    "Les petites obligations rapportent le mieux : 2 M donnent 1 M. Les grandes gagnent des gouvernements.",
  "imperial.stop":
    "Imposez l’arrêt si vous avez des obligations de cette nation : les intérêts sont payés et vous pouvez investir.",
  "imperial.end":
    "La fin est proche : une ou deux taxations. L’argent compte une fois, une obligation ses intérêts fois le facteur.",
  "imperial.gained": "Vous avez le plus prêté ici : la nation est à vous, avec son trésor et ses unités.",
  "imperial.lost":
    "Un autre joueur a prêté davantage. Vos obligations restent et comptent ; une de plus peut vous rendre la nation.",
  "imperial.bank":
    "Sans gouvernement, vous avez une Banque suisse : vous investissez chaque fois qu’Investisseur est franchi et pouvez y arrêter les nations riches.",
  "imperial.taxes":
    "Des points pour la nation, une prime pour vous, et le reste au trésor après la solde. Plus d’unités, plus de solde.",
  "imperunde.ships":
    "18 comptoirs sans dettes gagnent. Placez vos navires dans des zones maritimes différentes : chaque zone tenue seul rapporte à chaque tour.",
  "imperunde.equip":
    "Un supplément pour cette colonie. Si une bonne zone maritime voisine est vide, prenez la frégate, sinon l’infanterie.",
  "imperunde.talks":
    "Tous sont en paix, et chaque paix rapporte 2. Terminez la négociation, ou déclarez la guerre quand une prise vous tente.",
  "imperunde.debts":
    "Voici vos recettes. Un emprunt de 5 coûte 1 par tour et doit être remboursé avant que vous puissiez gagner.",
  "imperunde.investments":
    "D’abord des comptoirs, 2 doublons chacun, là où il y a de la place. Puis des armées au pays d’origine, près de pays libres.",
  "imperunde.movement":
    "Cherchez des pays libres près de vos armées. Un pays de valeur 1 a une infanterie indigène, un de valeur 3 en a trois.",
  "imperunde.attack":
    "Jusqu’à trois unités à la fois ; d’autres peuvent suivre. Les chances sont affichées avant de commencer.",
  "imperunde.reinforce": "Vous avez perdu une unité. Amenez-en une autre, ou continuez avec le reste.",
  "imperunde.defend":
    "Vous défendez : choisissez-en trois. Les forts d’abord, puis l’artillerie ; l’égalité est pour vous.",
  "imperunde.embark":
    "Les armées sans tâche peuvent embarquer maintenant. Au prochain tour, elles débarquent une zone plus loin.",
  "imperunde.counter":
    "Une carte a été jouée, et la vôtre peut la contrecarrer. Gardez-la pour les cartes qui vous nuisent.",
  "imperunde.window": "Une de vos cartes convient à ce moment. Jouez-la, ou passez et gardez-la.",
  "imperunde.card":
    "Une carte secrète, une gratuite par tour. Elle dit quand la jouer, et on vous le demandera au bon moment.",
  "imperunde.events":
    "À chaque tour, des événements frappent six pays et trois zones maritimes. Un fort et une infanterie résistent à la plupart des troubles.",
} as const satisfies Readonly<Record<keyof typeof en, string>>;
