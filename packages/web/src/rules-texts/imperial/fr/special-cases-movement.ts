import type { Chapter } from "../../chapter.ts";

export const specialCasesMovement: readonly Chapter[] = [
  {
    id: "special-movement",
    title: "Cas particuliers : convoi et déplacement",
    paragraphs: [
      {
        id: "RL-16",
        text: "Si plusieurs routes maritimes sont possibles, le gouvernement peut choisir ; sinon on prend celle qui compte le moins de mers. Si la destination est accessible à pied ou par chemin de fer, aucune flotte n’est utilisée, sauf si le gouvernement le demande. Aucune flotte ne sert pour rien : un convoi ne va pas là où le chemin de fer mène à lui seul, et une route ne compte aucune mer dont elle pourrait se passer.",
      },
      {
        id: "RL-51",
        text: "Un convoi peut mener d’une province de la nation à une autre, par exemple de Dublin à Liverpool. Il ne peut pas revenir à son point de départ.",
      },
      {
        id: "RL-52",
        text: "Les unités qui restent sur place n’ont besoin d’aucun ordre. L’étape se termine quand le gouvernement y met fin.",
      },
      {
        id: "RL-53",
        text: "Une armée ne peut pas débarquer puis être transportée plus loin au cours du même tour. Elle fait un trajet à pied ou un trajet en convoi.",
      },
      {
        id: "RL-67",
        text: "Une province d’origine libérée des armées hostiles fait de nouveau partie du réseau ferroviaire pour chaque armée qui se déplace ensuite. Dans une province encore occupée, seul le chemin de fer est coupé ; on peut toujours y entrer et en sortir à pied ou en convoi.",
      },
      {
        id: "RL-68",
        text: "Un convoi est vérifié quand son armée se déplace : il passe une seule fois par chaque mer, et chacune exige une flotte qui n’a pas encore transporté d’armée. Perdre une flotte déjà utilisée ne change rien pour la suite ; perdre une flotte inutilisée coûte une traversée. Un convoi déjà effectué reste valable.",
      },
    ],
  },
  {
    id: "special-flags",
    title: "Cas particuliers : drapeaux",
    paragraphs: [
      {
        id: "RL-15",
        text: "Les drapeaux sont vérifiés une seule fois, à la fin de chaque manœuvre, dans les 24 régions terrestres et maritimes. Partout où une seule nation a des unités, on pose son drapeau. Cela s’applique à la nation active, à la survivante d’un combat et à une nation restée seule après un départ.",
      },
      {
        id: "RL-17",
        text: "Si une nation est seule dans une région mais n’a plus de drapeau, le drapeau étranger est retiré et aucun nouveau n’est posé. S’il y a plusieurs régions dans ce cas, son gouvernement choisit. Le drapeau est posé à la fin d’une manœuvre ultérieure, si la nation en a un et si elle est toujours seule. On ne peut pas déplacer un drapeau.",
      },
      {
        id: "RL-54",
        text: "Une région qui n’a jamais eu de drapeau n’en reçoit pas tant que deux nations y ont des unités.",
      },
      {
        id: "RL-69",
        text: "On retire d’abord tous les drapeaux des régions où une autre nation est seule, puis on pose les nouveaux. Un drapeau qui vient de se libérer peut resservir aussitôt. Si plusieurs nations manquent de drapeaux, elles choisissent dans l’ordre du tour, en commençant par la nation active.",
      },
    ],
  },
  {
    id: "special-investor",
    title: "Cas particuliers : Banque suisse et Investisseur",
    paragraphs: [
      {
        id: "RL-18",
        text: "S’il y a plusieurs Banques suisses, toutes sont consultées en même temps. Une seule suffit pour imposer l’arrêt, et aucune autre ne peut l’empêcher.",
      },
      {
        id: "RL-19",
        text: "En cas d’arrêt imposé, on ne paie que le surcoût du trajet jusqu’à la case Investisseur, souvent rien. L’annonce engage : si l’arrêt est imposé, la nation s’arrête sur Investisseur, sinon elle va sur la case annoncée.",
      },
      {
        id: "RL-20",
        text: "Un joueur qui a une Banque suisse peut compléter le trésor par un don pour rendre l’arrêt possible. Le trésor est vérifié au moment où l’arrêt est imposé.",
      },
      {
        id: "RL-21",
        text: "Tout joueur qui ne gouverne aucune nation a les droits d’une Banque suisse, même s’il y en a plus de 3. Dans la variante « Trois au plus », seuls les 3 premiers joueurs à perdre leur dernier gouvernement ont ces droits ; les autres attendent qu’une Banque suisse soit rendue.",
      },
      {
        id: "RL-22",
        text: "La case Investisseur ne peut pas être choisie si le trésor et l’argent personnel du gouvernement, surcoût déduit, ne couvrent pas les intérêts des autres joueurs. Dans la variante « La part non couverte est perdue », c’est possible : les obligations sont payées en commençant par les intérêts les plus bas, jusqu’à épuisement de l’argent. Le reste est perdu et le gouvernement n’a plus rien.",
      },
      {
        id: "RL-23",
        text: "Si le trésor suffit, le gouvernement ne peut pas refuser ses intérêts. Il peut rendre l’argent sous forme de don.",
      },
      {
        id: "RL-24",
        text: "En cas d’égalité pour un gouvernement, le détenteur de la carte Investisseur vient en premier, puis les autres dans le sens horaire. Il ne prend pas part aux investissements des Banques suisses.",
      },
      {
        id: "RL-25",
        text: "Si un joueur prend la tête dans une nation et qu’une Banque suisse le dépasse ensuite, seul compte le total des obligations lors de la vérification.",
      },
      {
        id: "RL-26",
        text: "Un joueur qui perd son dernier gouvernement et en obtient un autre lors de la même vérification ne reçoit pas de Banque suisse.",
      },
      {
        id: "RL-28",
        text: "Une nation qui se place pour la première fois sur le rondel ne franchit aucune case ; aucun arrêt ne peut donc être imposé. Sa première case peut être Investisseur.",
      },
      {
        id: "RL-29",
        text: "Si la nation franchit la case Investisseur lors de la taxation qui termine la partie, il n’y a ni investissements, ni 2 M, ni changement de gouvernement.",
      },
      { id: "RL-30", text: "Un arrêt imposé peut empêcher une taxation qui terminerait la partie." },
      { id: "RL-33", text: "Un joueur sans nation qui n’investit pas ne reçoit rien en compensation." },
      {
        id: "RL-70",
        text: "Un déplacement annoncé peut toujours être payé, puisque le surcoût est mis de côté [IM-7.9]. Cet argent reste de l’argent personnel ; on ne peut simplement pas le donner.",
      },
      {
        id: "RL-74",
        text: "Si un joueur gouverne les six nations, la partie continue normalement. Tous les autres ont les droits d’une Banque suisse ; la carte Investisseur et les investissements restent en jeu.",
      },
      {
        id: "RL-75",
        text: "L’achat d’une obligation d’une nation sans gouvernement ne prend effet qu’à la vérification. Jusque-là, elle n’a pas de gouvernement, même si des obligations sont vendues. Il ne peut pas y avoir d’égalité, car toutes les valeurs sont différentes.",
      },
      {
        id: "RL-81",
        text: "Tout joueur peut donner au trésor l’argent qui manque, tant que la dernière Banque suisse n’a pas répondu. Toutes les Banques suisses sont consultées si le trésor peut payer tous les intérêts ou si leur argent personnel réuni peut le compléter. Un refus est définitif.",
      },
    ],
  },
];
