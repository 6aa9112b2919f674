import type { HintCode } from "@rondel/bots";

export const fr: Readonly<Record<HintCode, string>> = {
  "hint-cash": "Vous {amountSign, select, up {recevez} other {payez}} {amountSize} M",
  "hint-points":
    "{nation} : {pointsSign, select, up {+} other {−}}{pointsSize, plural, one {# point de puissance} other {# points de puissance}}, total {total}",
  "hint-tax": "{nation} : taxes {before} → {after} M",
  "hint-units": "{nation} : unités {before} → {after}",
  "hint-government-won": "Vous prenez le gouvernement {nationOf}",
  "hint-government-lost": "Vous perdez le gouvernement {nationOf}",
  "hint-game-ends":
    "Termine la partie : rang {place}, {score, plural, one {# point de victoire} other {# points de victoire}}",
  "hint-treasury": "{nation} : trésor {amountSign, select, up {+} other {−}}{amountSize} M",
  "hint-interest": "{nation} : vos intérêts {before} → {after} M",
  "hint-rest-of-turn": "Calculé à la fin de votre tour",
  "hint-battle": "Bataille pour {regionThe} : environ {percent} % de chances de gagner",
  "hint-campaign":
    "Pour conquérir {regionThe} {rounds, plural, =0 {dès ce tour} one {au prochain tour} other {dans # tours}} : environ {percent} % de chances, d’une valeur de {prize, plural, one {# comptoir} other {# comptoirs}}",
  "hint-defence": "Environ {percent} % de chances de tenir {regionThe}",
  "hint-forces": "{amountSign, select, up {+} other {−}}{amountSize, plural, one {# unité} other {# unités}}",
  "hint-nothing-better": "Aucun autre coup n’apporte davantage",
  "hint-victory": "Gagne la partie avec {posts, plural, one {# comptoir} other {# comptoirs}}",
  "hint-posts":
    "{postsSign, select, up {+} other {−}}{postsSize, plural, one {# comptoir} other {# comptoirs}}, total {total} sur {target}",
  "hint-income":
    "Vos recettes {amountSign, select, up {augmentent} other {baissent}} de {amountSize, plural, one {# doublon} other {# doublons}} par tour",
  "hint-funds":
    "Vous {amountSign, select, up {recevez} other {payez}} {amountSize, plural, one {# doublon} other {# doublons}}",
  "hint-conquest":
    "Environ {percent} % de chances de conquérir {regionThe}, d’une valeur de {prize, plural, one {# comptoir} other {# comptoirs}}",
  "hint-guard": "Protège une colonie menacée : {region}",
  "hint-card-against": "Nuit {playerTo}",
  "hint-card-averted": "Contrecarre la carte {playerOf}",
  "hint-war-aim":
    "Guerre contre {player} pour {regionThe}, d’une valeur de {prize, plural, one {# comptoir} other {# comptoirs}}",
  "hint-war-leader":
    "Guerre contre {player}, qui a déjà {posts, plural, one {# comptoir} other {# comptoirs}} sur {target}",
  "hint-war-mood": "Guerre contre {player}, sans raison majeure",
  "hint-war-goes-on":
    "Pas encore de paix avec {player} : il reste à prendre {regionThe}, d’une valeur de {prize, plural, one {# comptoir} other {# comptoirs}}",
  "hint-war-goes-on-leader":
    "Pas encore de paix avec {player}, trop près de la victoire : {posts, plural, one {# comptoir} other {# comptoirs}} sur {target}",
  "hint-offer-waits": "La proposition {playerOf} peut attendre",
  "hint-peace-offered":
    "La paix avec {player} rapporterait {amount, plural, one {# doublon} other {# doublons}} par tour",
  "hint-peace-accepted": "La paix avec {player} rapporte {amount, plural, one {# doublon} other {# doublons}} par tour",
  "hint-target-nearer":
    "Avec {posts, plural, one {# comptoir} other {# comptoirs}}, un objectif de {target} vous convient",
  "hint-target-farther":
    "Avec seulement {posts, plural, one {# comptoir} other {# comptoirs}}, un objectif de {target} vous laisse du temps",
  "hint-chance": "{percent} % de chances de gagner",
};
