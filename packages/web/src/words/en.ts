/** The words of the page. English is the type that the other languages must fit. */
export const en = {
  yes: "yes",
  no: "no",
  "refusal.unknown": "That was not done ({code}). Nothing was lost; try again.",
} as const;
