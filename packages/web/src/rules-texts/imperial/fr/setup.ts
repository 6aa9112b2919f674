import type { Chapter } from "../../chapter.ts";

export const setup: readonly Chapter[] = [
  {
    id: "setup",
    title: "Mise en place",
    paragraphs: [
      {
        id: "IM-3.1",
        text: "Au départ, aucune nation n’est encore sur le rondel. Tous les marqueurs de taxes sont sur la case 2–5, tous les marqueurs de puissance sur 0.",
      },
      {
        id: "IM-3.2",
        text: "Chaque nation commence avec 2 usines [IM-2.6]. Il n’y a ni unité ni drapeau sur la carte.",
      },
      {
        id: "IM-3.3",
        text: "Les 9 obligations de chaque nation sont dans sa réserve d’obligations. Tous les trésors sont vides.",
      },
      {
        id: "IM-3.4",
        text: "Capital de départ de chaque joueur avec la distribution standard : 13 M de 4 à 6 joueurs, 24 M à 3 joueurs, 35 M à 2 joueurs.",
      },
      {
        id: "IM-3.5",
        text: "Les cartes Drapeau sont tirées au sort. De 4 à 6 joueurs, chacun en reçoit une. À 3 joueurs, on ne tire que l’Autriche-Hongrie, l’Italie et la France ; leurs détenteurs prennent aussi, dans cet ordre, la Grande-Bretagne, la Russie et l’Empire allemand. À 2 joueurs, l’un prend l’Autriche-Hongrie, la France et l’Empire allemand, l’autre l’Italie, la Russie et la Grande-Bretagne.",
      },
      {
        id: "IM-3.6",
        text: "Chaque carte Drapeau donne deux obligations : celle de 9 M de sa nation et une obligation de 2 M d’une autre. La carte de l’Autriche-Hongrie donne ainsi une obligation de l’Empire allemand, celle de l’Italie une de la Grande-Bretagne, celle de la France une de l’Autriche-Hongrie, celle de la Grande-Bretagne une de la Russie, celle de l’Empire allemand une de l’Italie, celle de la Russie une de la France.",
      },
      {
        id: "IM-3.7",
        text: "Chacun prend les obligations de toutes ses cartes Drapeau et en verse la valeur au trésor de chaque nation concernée. Il reste exactement 2 M à chaque joueur.",
      },
      {
        id: "IM-3.8",
        text: "À 4 ou 5 joueurs, une carte Drapeau non distribuée revient au détenteur de l’obligation de 2 M de cette nation. Si personne ne détient d’obligation de cette nation, elle commence sans gouvernement.",
      },
      {
        id: "IM-3.9",
        text: "Avec la distribution standard, chaque joueur gouverne au moins une nation : personne ne commence avec une Banque suisse.",
      },
      {
        id: "IM-3.10",
        text: "Capital de départ de chaque joueur avec la distribution pour joueurs expérimentés : 15 M à 6 joueurs, 18 M à 5, 22 M à 4, 28 M à 3, 40 M à 2.",
      },
      {
        id: "IM-3.11",
        text: "Le premier joueur est tiré au sort, puis les nations sont proposées l’une après l’autre dans l’ordre du tour. Pour l’Autriche-Hongrie, le premier joueur choisit d’abord et les autres suivent dans le sens horaire. Pour chaque nation suivante, le premier choix passe à la place de gauche.",
      },
      {
        id: "IM-3.12",
        text: "À son tour, chacun peut acheter une obligation dans la réserve d’obligations de cette nation, en versant sa valeur au trésor, ou passer. À ce stade, on ne peut ni acheter une deuxième obligation de la même nation, ni augmenter, ni s’endetter, ni faire un don.",
      },
      {
        id: "IM-3.13",
        text: "Une fois les six nations proposées, le joueur qui a le plus grand total des obligations dans une nation en devient le gouvernement. Une nation sans obligation vendue n’a pas de gouvernement. Chacun garde l’argent qui lui reste.",
      },
      { id: "IM-3.14", text: "Un joueur qui ne gouverne alors aucune nation reçoit une Banque suisse." },
      {
        id: "IM-3.15",
        text: "La carte Investisseur va au voisin de gauche du gouvernement d’Autriche-Hongrie ou, si l’Autriche-Hongrie n’en a pas, au voisin de gauche de celui d’Italie. Si aucune des deux n’a de gouvernement, voir [RL-32].",
      },
      {
        id: "IM-3.16",
        text: "L’Autriche-Hongrie joue en premier. Si elle n’a pas de gouvernement, la première nation gouvernée après elle commence.",
      },
    ],
  },
  {
    id: "government",
    title: "Gouvernement",
    paragraphs: [
      {
        id: "IM-4.1",
        text: "Le total des obligations d’un joueur dans une nation est la somme de leurs valeurs. Il décide du gouvernement.",
      },
      {
        id: "IM-4.2",
        text: "Seul le gouvernement décide des actions de sa nation. Un joueur peut gouverner autant de nations qu’il veut, ou aucune.",
      },
      {
        id: "IM-4.3",
        text: "Un gouvernement n’est remplacé que par un joueur dont le total des obligations est supérieur. À égalité, le gouvernement en place reste.",
      },
      {
        id: "IM-4.4",
        text: "Si plusieurs joueurs dépassent le gouvernement, le plus grand total l’emporte. En cas d’égalité, c’est le premier d’entre eux dans l’ordre des places, à partir du détenteur de la carte Investisseur.",
      },
      {
        id: "IM-4.5",
        text: "Le changement de gouvernement est vérifié une seule fois, pour toutes les nations, à la fin de la phase d’investissement : après tous les investissements et avant le passage de la carte Investisseur.",
      },
      {
        id: "IM-4.6",
        text: "Une nation sans gouvernement en reçoit un lors de cette vérification dès qu’une de ses obligations a été vendue.",
      },
      {
        id: "IM-4.7",
        text: "Une nation qui a eu un gouvernement ne se retrouve jamais sans, car on ne rend une obligation que contre une plus élevée de la même nation.",
      },
      {
        id: "IM-4.8",
        text: "Lors de la même vérification, le joueur qui vient de perdre son dernier gouvernement reçoit une Banque suisse. Le détenteur d’une Banque suisse qui obtient un gouvernement rend sa Banque suisse.",
      },
    ],
  },
  {
    id: "money",
    title: "Argent",
    paragraphs: [
      {
        id: "IM-5.1",
        text: "L’argent de la banque, celui des six trésors et celui de chaque joueur sont strictement séparés.",
      },
      {
        id: "IM-5.2",
        text: "Le gouvernement ne peut dépenser l’argent du trésor que pour les actions de cette nation. Un trésor ne prête rien et ne donne rien.",
      },
      {
        id: "IM-5.3",
        text: "Tout joueur peut à tout moment donner de son argent personnel à n’importe quel trésor. Le don est définitif. Pour les détails, voir [RL-36].",
      },
      {
        id: "IM-5.4",
        text: "Les joueurs ne peuvent ni se prêter ni se donner de l’argent, et ni la banque ni un trésor ne leur en prête. Les obligations ne peuvent être ni échangées, ni vendues, ni données.",
      },
      {
        id: "IM-5.5",
        text: "Les trésors sont visibles de tous. L’argent personnel est caché si la table a été créée ainsi.",
      },
      {
        id: "IM-5.6",
        text: "Les joueurs paient à la banque le surcoût de déplacement, et aux trésors leurs obligations et leurs dons. Les trésors paient à la banque les usines et les importations, et aux joueurs les intérêts. La banque verse le capital de départ, les 2 M de la carte Investisseur, les primes de succès et les recettes fiscales diminuées de la solde. De plus, le gouvernement garantit leurs intérêts aux autres joueurs. L’argent ne circule jamais autrement.",
      },
    ],
  },
  {
    id: "turn-order",
    title: "Ordre du tour",
    paragraphs: [
      {
        id: "IM-6.1",
        text: "Les nations jouent dans un ordre fixe : Autriche-Hongrie, Italie, France, Grande-Bretagne, Empire allemand, Russie, puis de nouveau Autriche-Hongrie.",
      },
      { id: "IM-6.2", text: "On saute une nation sans gouvernement." },
      {
        id: "IM-6.3",
        text: "Au tour d’une nation, son gouvernement annonce une case du rondel. Si le déplacement doit franchir la case Investisseur, une Banque suisse peut y imposer l’arrêt. Puis le gouvernement paie le surcoût et exécute l’action de la case. Si la case Investisseur a été franchie, les investissements viennent en dernier.",
      },
      { id: "IM-6.4", text: "Un nouveau gouvernement agit dès le tour de la nation suivante." },
      {
        id: "IM-6.5",
        text: "Une nation qui obtient son premier gouvernement entre sur le rondel quand vient son tour. Si son tour est déjà passé, elle attend le cycle suivant ; si elle est la prochaine, elle joue tout de suite.",
      },
    ],
  },
];
