/** The goal cards. English has the keys that the other languages must have. */
export const en = {
  "imperial.want": "You are a banker, not a nation",
  "imperial.want.about":
    "You lend money to six nations by buying their bonds. The player with the highest bond total governs a nation and moves it.",
  "imperial.how": "How you get rich",
  "imperial.how.about":
    "Bonds pay interest, and at the end each counts its interest times the factor of its nation, 0 to 5. Factories and flags bring taxes, taxes bring power points, and power points raise the factor.",
  "imperial.end": "How it ends",
  "imperial.end.about":
    "A nation reaches 25 power points. The player with the most victory points wins: the interest of each bond times the factor of its nation, plus private cash.",
  "imperunde.want": "You want trading posts",
  "imperunde.want.about":
    "The first player who has the target number of trading posts on the board and no debt wins at once.",
  "imperunde.how": "How you get them",
  "imperunde.how.about":
    "Conquer free territories and enemy colonies, then build as many trading posts there as the territory is worth. Trading posts, peace, your home country and the seas you hold bring doubloons every round, for more posts, armies, ships and forts.",
  "imperunde.end": "How it ends",
  "imperunde.end.about":
    "At any moment, even during another player’s turn. Keep an eye on the leader, and pay your debts in time.",
  progress: "How far everyone is",
  nations: "Power points of the nations",
  "nation.points": "{points} of {most}, factor {factor}",
  scores: "Score if the game ended now",
  rules: "Overview of the rules",
} as const;
