import type { investing as english } from "../en/investing.ts";

export const investing = {
  "invest.totals": "Dépensé : {spent} ; reste : {left} ; comptoirs : {posts} sur {target}",
  "invest.why": "Dépensez vos revenus. Le reste est conservé pour le tour suivant.",
  "invest.note": "+{count}",
  "invest.card": "carte",
  "invest.done": "Acheter pour {amount, plural, one {# doublon} other {# doublons}} et terminer",
  "invest.postsFirst": "Comptoirs d’abord",
  "invest.asLastRound": "Comme au dernier tour",
  "invest.hint": "Comme conseillé",
  "invest.thinking": "Réflexion…",
  "invest.empty": "Vider le panier",
} as const satisfies Record<keyof typeof english, string>;
