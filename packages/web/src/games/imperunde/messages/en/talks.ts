/** Texts of the talks. */
export const talks = {
  "talks.players": "Players",
  "talks.now": "Now",
  "talks.announced": "Announced",
  "talks.result": "Result of the talks",
  "talks.proposed": "Proposed",
} as const;
