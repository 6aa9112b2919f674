import type { ReasonCode } from "@rondel/bots/turn-reasons";

/** Why others did what they did. A code of the bots without a message does not compile. */
export const en: Readonly<Record<ReasonCode, string>> = {
  "reason-factor": "The factor of {nationThe} rose from {before} to {after}, so all its bonds count more at the end",
  "reason-points": "Power points raise what its bonds count at the end: {nation} now has {total}",
  "reason-bonus": "Taxes above the last time: a bonus of {amount} M for {player}",
  "reason-treasury": "No power points this time, but {amount} M for the treasury",
  "reason-factory": "A factory makes a unit at each Production and pays taxes: {after} M instead of {before} M",
  "reason-production":
    "{count, plural, one {A unit} other {# units}} for nothing: units win flags, and flags pay taxes",
  "reason-import":
    "{count, plural, one {A unit} other {# units}} at once, paid by the treasury: units win flags, and flags pay taxes",
  "reason-flags": "Each flag pays 1 M at Taxation: {after} M instead of {before} M",
  "reason-blocked": "Hostile armies stop factories: {nation} would collect {after} M in taxes instead of {before} M",
  "reason-battle": "{NationThe} lost {count, plural, one {a unit} other {# units}}, and so did the attacker",
  "reason-positions": "No new flag this time: the units took up positions",
  "reason-interest": "{player} holds bonds of this nation and got {amount} M of interest",
  "reason-onward": "This brought nothing, but from here the next three spaces are free",
  "reason-paid": "{player} paid {amount} M to get that far in one turn",
  "reason-takeover": "{player} has lent {nationThe} the most and governs it now",
  "reason-bond": "{PlayerOf} new bond of {nationThe} pays {amount} M at each interest",
  "reason-colony": "{region}: came with {posts, plural, one {# trading post} other {# trading posts}} of {player}",
  "reason-conquest": "{region}: room for {room, plural, one {# trading post} other {# trading posts}}",
  "reason-attack":
    "The attack failed. The prize was room for {room, plural, one {# trading post} other {# trading posts}}: {region}",
  "reason-posts": "Each trading post earns 1 doubloon per round, and {total} of the {target} that win are built",
  "reason-sea":
    "Alone in this sea, warships earn {amount, plural, one {# doubloon} other {# doubloons}} per round: {region}",
  "reason-fort": "A fort makes a territory hard to take: {region}",
  "reason-border": "A free territory lies next to these armies: {region}",
  "reason-embarked": "Armies on ships can land across the sea next round",
};
