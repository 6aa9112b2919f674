import type { HintCode } from "@rondel/bots";

export const de: Readonly<Record<HintCode, string>> = {
  "hint-cash": "Dein Geld: {amount, number, ::sign-always} Mio.",
  "hint-points":
    "{nation}: {points, number, ::sign-always} {points, plural, one {Machtpunkt} other {Machtpunkte}}, dann {total}",
  "hint-tax": "Steuern {nationOf}: {before} → {after} Mio.",
  "hint-units": "Einheiten {nationOf}: {before} → {after}",
  "hint-government-won": "Du übernimmst die Regierung {nationOf}",
  "hint-government-lost": "Du verlierst die Regierung {nationOf}",
  "hint-game-ends": "Das Spiel endet: Platz {place} mit {score} Punkten",
  "hint-prospects": "Am Ende voraussichtlich {score} Punkte, {percent} % Siegchance",
  "hint-victory": "Gewinnt das Spiel mit {posts} Handelsposten",
  "hint-posts": "{posts, number, ::sign-always} Handelsposten, dann {total} von {target}",
  "hint-income":
    "Staatseinnahmen: {amount, number, ::sign-always} {amount, plural, one {Dublone} other {Dublonen}} pro Runde",
  "hint-funds": "Freie Finanzmittel: {amount, number, ::sign-always} {amount, plural, one {Dublone} other {Dublonen}}",
  "hint-conquest": "{region}: Eroberung gelingt zu etwa {percent} %, Wert {prize} Handelsposten",
  "hint-guard": "Schützt ein bedrohtes Land: {region}",
  "hint-card-against": "Karte gegen {player}",
  "hint-card-averted": "Wehrt die Karte von {player} ab",
  "hint-war-aim": "Krieg mit {player}: {region}, Wert {prize} Handelsposten",
  "hint-war-leader": "Krieg mit {player}: schon {posts} von {target} Handelsposten",
  "hint-war-mood": "Krieg mit {player}, aus einer Laune heraus",
  "hint-war-goes-on": "Noch kein Frieden mit {player}: {region}, Wert {prize} Handelsposten",
  "hint-war-goes-on-leader": "Noch kein Frieden mit {player}: schon {posts} von {target} Handelsposten",
  "hint-offer-waits": "Das Angebot von {player} kann warten",
  "hint-peace-offered": "Frieden mit {player} brächte {amount} Dublonen pro Runde",
  "hint-peace-accepted": "Frieden mit {player} bringt {amount} Dublonen pro Runde",
  "hint-target-nearer": "Mit {posts} Handelsposten wäre ein Ziel von {target} günstig",
  "hint-target-farther": "Mit {posts} Handelsposten verschafft ein Ziel von {target} mehr Zeit",
  "hint-chance": "{percent} % Siegchance",
};
