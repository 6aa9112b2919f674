import type { HintCode } from "@rondel/bots";

export const fr: Readonly<Record<HintCode, string>> = {
  "hint-cash": "Votre argent : {amount, number, ::sign-always} M",
  "hint-points": "Points de puissance {nationOf} : {points, number, ::sign-always}, soit {total}",
  "hint-tax": "Taxes {nationOf} : {before} → {after} M",
  "hint-units": "Unités {nationOf} : {before} → {after}",
  "hint-government-won": "Vous prenez le gouvernement {nationOf}",
  "hint-government-lost": "Vous perdez le gouvernement {nationOf}",
  "hint-game-ends": "La partie se termine : rang {place}, {score} points",
  "hint-prospects": "À la fin, environ {score} points ; {percent} % de chances de gagner",
  "hint-victory": "Victoire avec {posts} comptoirs",
  "hint-posts": "Comptoirs : {posts, number, ::sign-always}, soit {total} sur {target}",
  "hint-income": "Recettes par tour, en doublons : {amount, number, ::sign-always}",
  "hint-funds": "Doublons tout de suite : {amount, number, ::sign-always}",
  "hint-conquest": "{region} : environ {percent} % de chances de conquête (valeur en comptoirs : {prize})",
  "hint-guard": "{region} : colonie menacée, à renforcer",
  "hint-card-against": "Une carte contre {player}",
  "hint-card-averted": "Contrecarre la carte de {player}",
  "hint-war-aim": "Guerre contre {player} pour prendre un pays : {region} (valeur en comptoirs : {prize})",
  "hint-war-leader": "Guerre contre {player}, qui a déjà {posts} comptoirs sur {target}",
  "hint-war-mood": "Guerre contre {player}, sur un coup de tête",
  "hint-war-goes-on":
    "Pas encore de paix avec {player} : un pays reste à prendre, {region} (valeur en comptoirs : {prize})",
  "hint-war-goes-on-leader":
    "Pas encore de paix avec {player}, trop près de la victoire : {posts} comptoirs sur {target}",
  "hint-offer-waits": "La proposition de {player} peut attendre",
  "hint-peace-offered": "La paix avec {player} rapporterait {amount} doublons par tour",
  "hint-peace-accepted": "La paix avec {player} rapporte {amount} doublons par tour",
  "hint-target-nearer": "Avec {posts} comptoirs, un objectif de {target} rapproche la victoire",
  "hint-target-farther": "Avec {posts} comptoirs, un objectif de {target} laisse plus de temps",
  "hint-chance": "{percent} % de chances de gagner",
};
