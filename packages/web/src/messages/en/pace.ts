export const pace = {
  "pace.label": "Pace of other players’ moves",
  "pace.about": "How fast you see the moves of others. The space bar pauses them.",
  "pace.step": "turn by turn",
  "pace.slow": "slow",
  "pace.normal": "normal",
  "pace.fast": "fast",
  "pace.instant": "instant",
  "pace.pause": "Pause",
  "pace.resume": "Continue",
  "pace.paused": "Paused: the moves of others wait.",
  "pace.stopped": "The next turn waits for you.",
  "pace.nextTurn": "Next turn",
} as const;
