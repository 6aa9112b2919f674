import type { ReasonCode } from "@rondel/bots/turn-reasons";

export const de: Readonly<Record<ReasonCode, string>> = {
  "reason-factor":
    "Der Faktor {nationOf} stieg von {before} auf {after}: Alle Kredite dieses Staats zählen am Ende mehr",
  "reason-points": "Machtpunkte machen Kredite am Ende wertvoller: {nation} hat jetzt {total}",
  "reason-bonus": "Mehr Steuern als beim letzten Mal: {amount} Mio. Erfolgsprämie für {player}",
  "reason-treasury": "Diesmal keine Machtpunkte, aber {amount} Mio. für die Staatskasse",
  "reason-factory":
    "Eine Fabrik stellt bei jeder Produktion eine Einheit her und zahlt Steuern: {after} statt {before} Mio.",
  "reason-production":
    "{count, plural, one {Eine Einheit} other {# Einheiten}} umsonst: Einheiten gewinnen Flaggen, Flaggen zahlen Steuern",
  "reason-import":
    "{count, plural, one {Eine Einheit} other {# Einheiten}} auf einen Schlag, bezahlt aus der Staatskasse: Einheiten gewinnen Flaggen, Flaggen zahlen Steuern",
  "reason-flags": "Jede Flagge bringt 1 Mio. Steuern: {after} statt {before} Mio.",
  "reason-blocked":
    "Feindliche Armeen legen Fabriken still: {nation} nähme nur noch {after} statt {before} Mio. Steuern ein",
  "reason-battle":
    "{NationThe} verlor {count, plural, one {eine Einheit} other {# Einheiten}}, der Angreifer ebenso viele",
  "reason-positions": "Diesmal keine neue Flagge: Die Einheiten haben Stellung bezogen",
  "reason-interest": "{player} hat diesem Staat Kredit gegeben und bekam {amount} Mio. Zinsen",
  "reason-onward": "Das brachte nichts ein, aber von hier aus sind die nächsten drei Felder kostenlos",
  "reason-paid": "{player} zahlte {amount} Mio., um in einem Zug so weit zu kommen",
  "reason-takeover": "{player} hat diesem Staat jetzt am meisten geliehen und regiert ihn: {nation}",
  "reason-bond": "Der neue Kredit {playerOf} bringt bei jeder Zinszahlung {amount} Mio.: {nation}",
  "reason-colony": "Mit der Kolonie kamen {posts} Handelsposten {playerOf}: {region}",
  "reason-conquest": "Hier ist Platz für {room} Handelsposten: {region}",
  "reason-attack": "Der Angriff schlug fehl. Zu gewinnen war Platz für {room} Handelsposten: {region}",
  "reason-posts": "Jeder Handelsposten bringt pro Runde 1 Dublone, und {total} von {target} für den Sieg sind gebaut",
  "reason-sea":
    "Allein in diesem Seegebiet bringen Kriegsschiffe pro Runde {amount, plural, one {# Dublone} other {# Dublonen}}: {region}",
  "reason-fort": "Ein Fort macht ein Land schwer einzunehmen: {region}",
  "reason-border": "Neben diesen Armeen liegt ein freies Land: {region}",
  "reason-embarked": "Armeen an Bord können nächste Runde jenseits des Meeres landen",
};
