import type { ReasonCode } from "@rondel/bots/turn-reasons";

export const fr: Readonly<Record<ReasonCode, string>> = {
  "reason-factor":
    "Le facteur {nationOf} est passé de {before} à {after} : toutes ses obligations comptent davantage à la fin",
  "reason-points":
    "Les points de puissance donnent plus de valeur aux obligations à la fin : {nation} en a maintenant {total}",
  "reason-bonus": "Plus de taxes que la dernière fois : une prime de {amount} M pour {player}",
  "reason-treasury": "Pas de point de puissance cette fois, mais {amount} M pour le trésor",
  "reason-factory":
    "Une usine donne une unité à chaque production et rapporte des taxes : {after} M au lieu de {before} M",
  "reason-production":
    "{count, plural, one {Une unité} other {# unités}} sans rien payer : les unités gagnent des drapeaux, les drapeaux rapportent des taxes",
  "reason-import":
    "{count, plural, one {Une unité} other {# unités}} d’un coup, aux frais du trésor : les unités gagnent des drapeaux, les drapeaux rapportent des taxes",
  "reason-flags": "Chaque drapeau rapporte 1 M de taxes : {after} M au lieu de {before} M",
  "reason-blocked":
    "Des armées hostiles arrêtent les usines : {nation} ne percevrait plus que {after} M de taxes au lieu de {before} M",
  "reason-battle": "Pertes {nationOf} : {count, plural, one {une unité} other {# unités}} ; l’attaquant en perd autant",
  "reason-positions": "Pas de nouveau drapeau cette fois : les unités ont pris position",
  "reason-interest": "{player} détient des obligations de cette nation et a touché {amount} M d’intérêts",
  "reason-onward": "Cela n’a rien rapporté, mais d’ici les trois cases suivantes sont gratuites",
  "reason-paid": "{player} a payé {amount} M pour aller aussi loin en un tour",
  "reason-takeover": "{player} a maintenant prêté le plus à cette nation et la gouverne : {nation}",
  "reason-bond": "La nouvelle obligation {playerOf} rapporte {amount} M à chaque paiement d’intérêts : {nation}",
  "reason-colony": "La colonie apporte {posts, plural, one {# comptoir} other {# comptoirs}} {playerOf} : {region}",
  "reason-conquest": "Il y a là de la place pour {room, plural, one {# comptoir} other {# comptoirs}} : {region}",
  "reason-attack":
    "L’attaque a échoué. L’enjeu : de la place pour {room, plural, one {# comptoir} other {# comptoirs}}, {region}",
  "reason-posts":
    "Chaque comptoir rapporte 1 doublon par tour, et il y en a maintenant {total} sur les {target} qui font gagner",
  "reason-sea":
    "Seuls dans cette zone maritime, des navires de guerre rapportent {amount, plural, one {# doublon} other {# doublons}} par tour : {region}",
  "reason-fort": "Un fort rend un pays difficile à prendre : {region}",
  "reason-border": "Un pays libre se trouve à côté de ces armées : {region}",
  "reason-embarked": "Les armées à bord peuvent débarquer de l’autre côté de la mer au prochain tour",
};
