import type { HintCode } from "@rondel/bots";

/** Expected effects of a suggested move and the reasons for it. A code of the bots without a message does not compile. */
export const en: Readonly<Record<HintCode, string>> = {
  "hint-cash": "{amountSign, select, up {You get {amountSize} M} other {You pay {amountSize} M}}",
  "hint-points":
    "{nation}: {pointsSign, select, up {+} other {−}}{pointsSize, plural, one {# power point} other {# power points}}, total {total}",
  "hint-tax": "{nation}: tax {before} → {after} M",
  "hint-units": "{nation}: units {before} → {after}",
  "hint-government-won": "You take over {nationThe}",
  "hint-government-lost": "You lose control of {nationThe}",
  "hint-game-ends":
    "Ends the game; you finish {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} with {score, plural, one {# victory point} other {# victory points}}",
  "hint-treasury": "{nation}: treasury {amountSign, select, up {+} other {−}}{amountSize} M",
  "hint-interest": "Your interest from {nationThe}: {before} → {after} M",
  "hint-rest-of-turn": "Counted at the end of the turn",
  "hint-battle": "About {percent}% chance of winning the battle: {region}",
  "hint-campaign":
    "For the conquest of {regionThe} {rounds, plural, =0 {in this round} one {in the next round} other {in # rounds}}: about {percent}% chance; worth {prize, plural, one {# trading post} other {# trading posts}}",
  "hint-defence": "About {percent}% chance of holding {regionThe}",
  "hint-forces": "{amountSign, select, up {+} other {−}}{amountSize, plural, one {# unit} other {# units}}",
  "hint-nothing-better": "No other move gains more",
  "hint-victory": "Wins the game with {posts, plural, one {# trading post} other {# trading posts}}",
  "hint-posts":
    "{postsSign, select, up {+} other {−}}{postsSize, plural, one {# trading post} other {# trading posts}}, total {total} of {target}",
  "hint-income":
    "Your income {amountSign, select, up {rises} other {falls}} by {amountSize, plural, one {# doubloon} other {# doubloons}} per round",
  "hint-funds":
    "{amountSign, select, up {You get} other {You pay}} {amountSize, plural, one {# doubloon} other {# doubloons}}",
  "hint-conquest":
    "About {percent}% chance of conquering {regionThe}; worth {prize, plural, one {# trading post} other {# trading posts}}",
  "hint-guard": "Protects a colony in danger: {region}",
  "hint-card-against": "Hurts {player}",
  "hint-card-averted": "Cancels {playerOf} card",
  "hint-war-aim":
    "War with {player} for {regionThe}, worth {prize, plural, one {# trading post} other {# trading posts}}",
  "hint-war-leader": "War with {player}, who has {posts} of {target} trading posts",
  "hint-war-mood": "War with {player}, for no strong reason",
  "hint-war-goes-on":
    "No peace with {player} yet: there is {regionThe} to take, worth {prize, plural, one {# trading post} other {# trading posts}}",
  "hint-war-goes-on-leader":
    "No peace yet with {player}, who is too close to winning with {posts} of {target} trading posts",
  "hint-offer-waits": "{PlayerOf} offer can wait",
  "hint-peace-offered":
    "Peace with {player} would bring {amount, plural, one {# doubloon} other {# doubloons}} per round",
  "hint-peace-accepted": "Peace with {player} brings {amount, plural, one {# doubloon} other {# doubloons}} per round",
  "hint-target-nearer":
    "You have {posts, plural, one {# trading post} other {# trading posts}}, so a target of {target} suits you",
  "hint-target-farther":
    "You have only {posts, plural, one {# trading post} other {# trading posts}}, so a target of {target} buys you time",
  "hint-chance": "{percent}% chance of winning",
};
