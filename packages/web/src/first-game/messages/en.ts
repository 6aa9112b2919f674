/** The tips of the first game. English has the keys that the other languages must have. */
export const en = {
  "tip.title": "Tip",
  "tip.done": "Got it",
  "tip.off": "No more tips",
  "imperial.setup": "A bond makes money and counts at the end. The player who lends a nation the most governs it.",
  "imperial.rondel":
    "You have lent this nation the most, so you move it. Its treasury is its own; only cash and bonds are yours.",
  "imperial.circle": "Production, then Manoeuvre for flags, then Taxation: that is the basic round trip.",
  "imperial.factory":
    "5 M from the treasury of the nation. A factory makes a unit at every Production and 2 M at every Taxation.",
  "imperial.import": "Up to three units for 1 M each, paid by the treasury. Fleets only in ports.",
  "imperial.fleets": "Fleets move first, one sea each. Afterwards each fleet at sea can carry one army across.",
  "imperial.armies":
    "One region beyond the border, after any ride by rail at home. Alone in a region, you leave a flag.",
  "imperial.battle":
    "A battle costs one unit on each side. Peace is fine too, but a shared region gives nobody a new flag.",
  "imperial.demand":
    "They came into your region. You may trade a unit for theirs or let them stay; your flag remains either way.",
  "imperial.invest": "Small bonds pay best: 2 M bring 1 M. Big bonds win governments.",
  "imperial.stop": "Force the stop if you hold bonds of this nation: interest is paid, and you may invest.",
  "imperial.end": "The end is near: one or two taxations. Cash counts once, a bond its interest times the factor.",
  "imperial.gained": "You have lent the most here: the nation is yours, with treasury and units.",
  "imperial.lost":
    "Another player has lent more. Your bonds stay and still count, and one more may bring the nation back.",
  "imperial.bank":
    "No government, so a Swiss Bank: you invest every time Investor is passed, and may stop rich nations there.",
  "imperial.taxes":
    "Points for the nation, a bonus for you, and the rest for the treasury after pay. More units mean more pay.",
  "imperunde.ships":
    "18 trading posts and no debt win. Put your ships into different seas: each sea you hold alone pays every round.",
  "imperunde.equip":
    "One extra for this colony. If a good sea beside it is empty, take the frigate; otherwise infantry.",
  "imperunde.talks": "All are at peace, and each peace pays 2. Say that you are ready; go to war when you see a prize.",
  "imperunde.debts": "This is your income. A loan of 5 costs 1 a round and must be repaid before you can win.",
  "imperunde.investments":
    "Posts first, 2 doubloons each, where there is room. Then armies at home, next to free territories.",
  "imperunde.movement":
    "Look for free territories next to your armies. A territory worth 1 has one local infantry, one worth 3 has three.",
  "imperunde.attack":
    "Up to three units at once; more may follow when some fall. The chance is shown before you begin.",
  "imperunde.reinforce": "You lost a unit. Bring up another, or hold and fight on with the rest.",
  "imperunde.defend": "You defend: choose three. Forts first, then artillery; ties are yours.",
  "imperunde.embark": "Armies without a task can embark now. Next round they can land one sea away.",
  "imperunde.counter": "A card was played, and yours can stop it. Keep it for cards that hurt you.",
  "imperunde.window": "One of your cards fits this moment. Play it, or pass and keep it.",
  "imperunde.card":
    "A secret card, one free each round. It says when it can be played, and you are asked at the right moment.",
  "imperunde.events":
    "Six territories and three seas are struck each round. A fort and an infantry survive most unrest.",
} as const;
