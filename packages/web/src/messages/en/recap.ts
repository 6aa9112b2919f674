export const recap = {
  "recap.title": "{count, plural, one {Since your last decision: # turn} other {Since your last decision: # turns}}",
  "recap.replay": "Replay this turn",
  "recap.touches": "What happened to you",
  "history.moves": "Single moves",
  "recap.seen": "OK",
} as const;
