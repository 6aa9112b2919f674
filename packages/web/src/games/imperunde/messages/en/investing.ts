/** Texts of the investments. */
export const investing = {
  "invest.totals": "{spent} spent, {left} left, {posts} of {target} trading posts",
  "invest.why": "Spend your income. What is left stays for the next round.",
  "invest.note": "+{count}",
  "invest.card": "card",
  "invest.done": "Buy for {amount, plural, one {# doubloon} other {# doubloons}} and finish",
  "invest.postsFirst": "Posts first",
  "invest.asLastRound": "As last round",
  "invest.hint": "As suggested",
  "invest.thinking": "Thinking…",
  "invest.empty": "Empty the basket",
} as const;
