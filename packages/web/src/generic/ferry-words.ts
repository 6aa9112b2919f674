import type { Json } from "@rondel/engine";
import type { GameWords, Speaker } from "../words/game-speech.ts";
import type { Params } from "../words/words.ts";

const en = {
  "game.about": "A small game of bids, cards and one die. Ten minutes.",
  "term.wind": "wind",
  "term.fog": "fog",
  "term.hiddenCard": "a card",
  "term.bank": "the bank",
  "prompt.ferry.bid": "Bid up to {highest, plural, one {# coin} other {# coins}} for the ferry",
  "prompt.ferry.waitForBids": "The others are bidding",
  "prompt.ferry.sailOrRest": "Sail, or rest for 1 coin",
  "prompt.ferry.waitFor": "{seat} decides",
  "prompt.ferry.playOrPass": "Play {card}, or pass; the roll stands at {bonus, number, ::sign-always}",
  "prompt.ferry.waitForAnswers": "The others decide",
  "prompt.ferry.counterOrPass": "Counter the card with fog, or pass",
  "refusal.only-bids-now": "Everybody is bidding now.",
  "refusal.has-bid": "Your bid is made.",
  "refusal.bid-too-high": "You can bid {highest} at most.",
  "refusal.not-the-ferryman": "{ferryman} is the ferryman.",
  "refusal.sail-or-rest": "The ferryman sails or rests.",
  "refusal.has-passed": "You have passed.",
  "refusal.play-or-pass": "Play a card or pass.",
  "refusal.wrong-card": "Only {card} can be played here.",
  "refusal.card-not-held": "You do not hold {card}.",
  "refusal.not-asked": "You are not asked now.",
  "refusal.counter-or-pass": "Counter or pass.",
  "refusal.no-donation-among-bids": "Nobody gives while bids are open.",
  "refusal.too-few-coins": "You have {coins, plural, one {# coin} other {# coins}}.",
  "refusal.game-is-over": "The game is over.",
  "event.dealt": "{seat} draws {card}.",
  "event.bidMade": "{seat} has bid.",
  "event.bidsShown": "{ferryman} is the ferryman. Bids: {bids}.",
  "event.paid": "{from} pays {coins, plural, one {# coin} other {# coins}} to {to}.",
  "event.cardPlayed": "{seat} plays {card}.",
  "event.cardResolved": "The {card} {works, select, yes {works} other {is void}}.",
  "event.rolled":
    "The die shows {die}, with the bonus {sum}: {crossed, select, yes {the ferry crosses} other {it turns back}}.",
  "event.roundBegan": "Round {round} begins; {starter} is first.",
  "event.ended": "The game is over.",
  "action.bid": "Bid {coins, plural, =0 {nothing} one {# coin} other {# coins}}",
  "action.sail": "Sail",
  "action.rest": "Rest and take 1 coin",
  "action.play": "Play {card}",
  "action.counter": "Counter with fog",
  "action.pass": "Pass",
  "action.donate": "Give {coins, plural, one {# coin} other {# coins}} to the bank",
  "sum.coins": "Coins",
  "option.rounds": "Rounds",
  "option.rounds.about": "How many crossings are auctioned.",
  "option.hands": "Cards",
  "option.hands.about": "Whether the others see what you hold.",
  "option.hands.hidden": "hidden",
  "option.hands.open": "open",
} as const;

type FerryCatalogue = Readonly<Record<keyof typeof en, string>>;

const de: FerryCatalogue = {
  "game.about": "Ein kleines Spiel um Gebote, Karten und einen Würfel. Zehn Minuten.",
  "term.wind": "Wind",
  "term.fog": "Nebel",
  "term.hiddenCard": "eine Karte",
  "term.bank": "die Bank",
  "prompt.ferry.bid": "Biete bis zu {highest, plural, one {# Münze} other {# Münzen}} für die Fähre",
  "prompt.ferry.waitForBids": "Die anderen bieten",
  "prompt.ferry.sailOrRest": "Ablegen, oder für 1 Münze ruhen",
  "prompt.ferry.waitFor": "{seat} entscheidet",
  "prompt.ferry.playOrPass": "{card} spielen oder passen; der Wurf steht bei {bonus, number, ::sign-always}",
  "prompt.ferry.waitForAnswers": "Die anderen entscheiden",
  "prompt.ferry.counterOrPass": "Die Karte mit Nebel aufheben oder passen",
  "refusal.only-bids-now": "Jetzt bieten alle.",
  "refusal.has-bid": "Dein Gebot ist abgegeben.",
  "refusal.bid-too-high": "Du kannst höchstens {highest} bieten.",
  "refusal.not-the-ferryman": "{ferryman} führt die Fähre.",
  "refusal.sail-or-rest": "Wer die Fähre führt, legt ab oder ruht.",
  "refusal.has-passed": "Du hast gepasst.",
  "refusal.play-or-pass": "Spiele eine Karte oder passe.",
  "refusal.wrong-card": "Hier kann nur {card} gespielt werden.",
  "refusal.card-not-held": "Du hast {card} nicht auf der Hand.",
  "refusal.not-asked": "Du bist jetzt nicht gefragt.",
  "refusal.counter-or-pass": "Aufheben oder passen.",
  "refusal.no-donation-among-bids": "Solange geboten wird, gibt niemand etwas.",
  "refusal.too-few-coins": "Du hast {coins, plural, one {# Münze} other {# Münzen}}.",
  "refusal.game-is-over": "Das Spiel ist zu Ende.",
  "event.dealt": "{seat} zieht {card}.",
  "event.bidMade": "{seat} hat geboten.",
  "event.bidsShown": "{ferryman} führt die Fähre. Gebote: {bids}.",
  "event.paid": "{from} zahlt {coins, plural, one {# Münze} other {# Münzen}} an {to}.",
  "event.cardPlayed": "{seat} spielt {card}.",
  "event.cardResolved": "{card} {works, select, yes {wirkt} other {ist aufgehoben}}.",
  "event.rolled":
    "Der Würfel zeigt {die}, mit Bonus {sum}: {crossed, select, yes {die Fähre setzt über} other {sie kehrt um}}.",
  "event.roundBegan": "Runde {round} beginnt; {starter} ist zuerst dran.",
  "event.ended": "Das Spiel ist zu Ende.",
  "action.bid": "{coins, plural, =0 {Nichts} one {# Münze} other {# Münzen}} bieten",
  "action.sail": "Ablegen",
  "action.rest": "Ruhen und 1 Münze nehmen",
  "action.play": "{card} spielen",
  "action.counter": "Mit Nebel aufheben",
  "action.pass": "Passen",
  "action.donate": "Der Bank {coins, plural, one {# Münze} other {# Münzen}} geben",
  "sum.coins": "Münzen",
  "option.rounds": "Runden",
  "option.rounds.about": "Wie viele Überfahrten versteigert werden.",
  "option.hands": "Karten",
  "option.hands.about": "Ob die anderen deine Hand sehen.",
  "option.hands.hidden": "verdeckt",
  "option.hands.open": "offen",
};

const fr: FerryCatalogue = {
  "game.about": "Un petit jeu d’enchères, de cartes et d’un dé. Dix minutes.",
  "term.wind": "vent",
  "term.fog": "brume",
  "term.hiddenCard": "une carte",
  "term.bank": "la banque",
  "prompt.ferry.bid": "Enchérissez jusqu’à {highest, plural, one {# pièce} other {# pièces}} pour le bac",
  "prompt.ferry.waitForBids": "Les autres enchérissent",
  "prompt.ferry.sailOrRest": "Traverser, ou se reposer pour 1 pièce",
  "prompt.ferry.waitFor": "{seat} décide",
  "prompt.ferry.playOrPass": "Jouer {card} ou passer ; le jet est à {bonus, number, ::sign-always}",
  "prompt.ferry.waitForAnswers": "Les autres décident",
  "prompt.ferry.counterOrPass": "Contrer la carte avec la brume, ou passer",
  "refusal.only-bids-now": "Tout le monde enchérit en ce moment.",
  "refusal.has-bid": "Votre enchère est faite.",
  "refusal.bid-too-high": "Vous pouvez miser {highest} au plus.",
  "refusal.not-the-ferryman": "{ferryman} tient le bac.",
  "refusal.sail-or-rest": "Le passeur traverse ou se repose.",
  "refusal.has-passed": "Vous avez passé.",
  "refusal.play-or-pass": "Jouez une carte ou passez.",
  "refusal.wrong-card": "Seule la carte {card} peut être jouée ici.",
  "refusal.card-not-held": "Vous n’avez pas la carte {card}.",
  "refusal.not-asked": "On ne vous demande rien pour l’instant.",
  "refusal.counter-or-pass": "Contrez ou passez.",
  "refusal.no-donation-among-bids": "Personne ne donne pendant les enchères.",
  "refusal.too-few-coins": "Vous avez {coins, plural, one {# pièce} other {# pièces}}.",
  "refusal.game-is-over": "La partie est finie.",
  "event.dealt": "{seat} pioche {card}.",
  "event.bidMade": "{seat} a misé.",
  "event.bidsShown": "{ferryman} tient le bac. Mises : {bids}.",
  "event.paid": "{from} verse {coins, plural, one {# pièce} other {# pièces}} à {to}.",
  "event.cardPlayed": "{seat} joue {card}.",
  "event.cardResolved": "La carte {card} {works, select, yes {fait effet} other {est annulée}}.",
  "event.rolled":
    "Le dé donne {die}, avec le bonus {sum} : {crossed, select, yes {le bac traverse} other {il fait demi-tour}}.",
  "event.roundBegan": "La manche {round} commence ; {starter} est premier.",
  "event.ended": "La partie est finie.",
  "action.bid": "Miser {coins, plural, =0 {rien} one {# pièce} other {# pièces}}",
  "action.sail": "Traverser",
  "action.rest": "Se reposer et prendre 1 pièce",
  "action.play": "Jouer {card}",
  "action.counter": "Contrer avec la brume",
  "action.pass": "Passer",
  "action.donate": "Donner {coins, plural, one {# pièce} other {# pièces}} à la banque",
  "sum.coins": "Pièces",
  "option.rounds": "Manches",
  "option.rounds.about": "Combien de traversées sont mises aux enchères.",
  "option.hands": "Cartes",
  "option.hands.about": "Si les autres voient votre main.",
  "option.hands.hidden": "cachées",
  "option.hands.open": "ouvertes",
};

const SEATS = new Set(["seat", "from", "to", "ferryman", "starter"]);

export const ferryWords: GameWords = {
  catalogues: { de, en, fr },
  params(given, speaker) {
    const params = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, wordFor(name, value, speaker)]),
    );
    return { ...params, sum: Number(given.die ?? 0) + Number(given.bonus ?? 0) } satisfies Params;
  },
};

function wordFor(name: string, value: Json, speaker: Speaker): string | number {
  if (value === "bank") return speaker.term("term.bank");
  if (SEATS.has(name) && typeof value === "number") return speaker.seat(value);
  if (name === "card") return cardName(value, speaker);
  if (Array.isArray(value)) return speaker.list(value.map(String));
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? value : String(value);
}

function cardName(card: Json, speaker: Speaker): string {
  if (card === null) return speaker.term("term.hiddenCard");
  return speaker.term(card === 0 || card === "wind" ? "term.wind" : "term.fog");
}
