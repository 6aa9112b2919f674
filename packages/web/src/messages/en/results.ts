/** The end of a game and the check of its dice. English has the keys that the other languages must have. */
export const results = {
  "end.title": "{name} wins",
  "end.shared": "{names} share first place",
  "end.rank": "Place",
  "end.player": "Player",
  "end.score": "Score",
  "end.details": "Final scores",
  "end.chart": "Round by round",
  "end.chart.label": "{sum} per player, round by round",
  "end.chart.table": "Show as a table",
  "end.turningPoints": "Turning points",
  "end.showMoment": "Show",
  "end.lead":
    "{name} led at the end of {rounds, plural, one {# round} other {# rounds}} of {total}, more often than anyone else.",
  "end.share": "Share as a picture",
  "end.export": "Download game file",
  "end.acceptRematch": "Accept the rematch",
  "end.rematch": "Play again",
  "end.board": "View the board",
  "fairness.title": "Fair dice",
  "fairness.about":
    "Before the first draw, the server chose a secret and published this fingerprint of it. Then every player’s browser added a random value: first a fingerprint from everyone, then the values, so that nobody could choose the draws. When the game ends, the secret is revealed and anyone can verify every draw.",
  "fairness.check": "Verify all draws",
  "fairness.fair":
    "{entries, plural, one {# move is legal.} other {All # moves are legal.}} {draws, plural, =0 {There were no random draws.} one {The one random draw is verified.} other {All # random draws are verified.}}",
  "fairness.fair-since":
    "{imported, plural, one {The first move was played elsewhere, so its draws cannot be verified.} other {The first # moves were played elsewhere, so their draws cannot be verified.}} {draws, plural, =0 {There have been no random draws since.} one {The one draw since then is verified.} other {All # draws since then are verified.}}",
  "fairness.not-revealed": "The secret is revealed when the game ends. Until then the draws cannot be verified.",
  "fairness.wrong-secret": "The revealed secret does not match its fingerprint, so the draws cannot be trusted.",
  "fairness.wrong-entropy":
    "The random value of a player is not the one that was committed to, so the draws cannot be trusted.",
  "fairness.ownMissing": "Your own random value is not in these draws: it did not reach the server in time.",
  "fairness.forged":
    "Move {entry} does not match the secret: the game recorded {recorded}, but the secret gives {drawn}.",
  "fairness.damaged": "The game cannot be replayed beyond move {entries}.",
} as const;
