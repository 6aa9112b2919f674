import type { HintCode } from "@rondel/bots";

export const de: Readonly<Record<HintCode, string>> = {
  "hint-cash": "Du {amountSign, select, up {erhältst} other {zahlst}} {amountSize} Mio.",
  "hint-points":
    "{nation}: {pointsSign, select, up {+} other {−}}{pointsSize, plural, one {# Machtpunkt} other {# Machtpunkte}}, insgesamt {total}",
  "hint-tax": "{nation}: Steuern {before} → {after} Mio.",
  "hint-units": "{nation}: Einheiten {before} → {after}",
  "hint-government-won": "Du übernimmst die Regierung {nationOf}",
  "hint-government-lost": "Du verlierst die Regierung {nationOf}",
  "hint-game-ends": "Das Spiel endet: Platz {place} mit {score, plural, one {# Siegpunkt} other {# Siegpunkten}}",
  "hint-treasury": "{nation}: Staatskasse {amountSign, select, up {+} other {−}}{amountSize} Mio.",
  "hint-interest": "{nation}: deine Zinsen {before} → {after} Mio.",
  "hint-rest-of-turn": "Gerechnet bis zum Ende des Spielzugs",
  "hint-battle": "Kampf um {regionAcc}: gelingt zu etwa {percent} %",
  "hint-campaign":
    "Für den Angriff auf {regionAcc} {rounds, plural, =0 {in dieser Runde} one {in der nächsten Runde} other {in # Runden}}: gelingt zu etwa {percent} %, Wert {prize} Handelsposten",
  "hint-defence": "Verteidigung: {region}, gelingt zu etwa {percent} %",
  "hint-forces": "{amountSign, select, up {+} other {−}}{amountSize, plural, one {# Einheit} other {# Einheiten}}",
  "hint-nothing-better": "Nichts anderes bringt mehr",
  "hint-victory": "Gewinnt das Spiel mit {posts} Handelsposten",
  "hint-posts": "{postsSign, select, up {+} other {−}}{postsSize} Handelsposten, insgesamt {total} von {target}",
  "hint-income":
    "Deine Einnahmen {amountSign, select, up {steigen} other {sinken}} um {amountSize, plural, one {# Dublone} other {# Dublonen}} pro Runde",
  "hint-funds":
    "Du {amountSign, select, up {erhältst} other {zahlst}} {amountSize, plural, one {# Dublone} other {# Dublonen}}",
  "hint-conquest": "Angriff auf {regionAcc}: gelingt zu etwa {percent} %, Wert {prize} Handelsposten",
  "hint-guard": "Schützt eine bedrohte Kolonie: {region}",
  "hint-card-against": "Schadet {playerTo}",
  "hint-card-averted": "Wehrt die Karte {playerOf} ab",
  "hint-war-aim": "Krieg mit {player} um {regionAcc}, Wert {prize} Handelsposten",
  "hint-war-leader": "Krieg mit {player}: schon {posts} von {target} Handelsposten",
  "hint-war-mood": "Krieg mit {player}, ohne zwingenden Grund",
  "hint-war-goes-on": "Noch kein Frieden mit {player}: Es geht um {regionAcc}, Wert {prize} Handelsposten",
  "hint-war-goes-on-leader": "Noch kein Frieden mit {player}: schon {posts} von {target} Handelsposten",
  "hint-offer-waits": "Das Angebot {playerOf} kann warten",
  "hint-peace-offered": "Frieden mit {player} brächte {amount, plural, one {# Dublone} other {# Dublonen}} pro Runde",
  "hint-peace-accepted": "Frieden mit {player} bringt {amount, plural, one {# Dublone} other {# Dublonen}} pro Runde",
  "hint-target-nearer": "Mit {posts} Handelsposten ist ein Ziel von {target} günstig für dich",
  "hint-target-farther": "Mit nur {posts} Handelsposten verschafft dir ein Ziel von {target} mehr Zeit",
  "hint-chance": "{percent} % Siegchance",
};
