const OPERATORS = ["<=", ">=", "!=", "=", "<", ">"] as const;
type Operator = (typeof OPERATORS)[number];

interface Comparison {
  readonly words: readonly string[];
  readonly operator: Operator;
  readonly value: string;
}

/** Comparisons that must all be true: `flag tunis = italy and cash s0 >= 3`. */
export type Condition = readonly Comparison[];

/** Parses a condition; throws an error that names the part which cannot be read. */
export function parseCondition(text: string): Condition {
  return text.split(" and ").map((part) => {
    const words = part.trim().split(/\s+/);
    const place = words.findIndex((word) => (OPERATORS as readonly string[]).includes(word));
    const value = words[place + 1];
    if (place < 1 || value === undefined || words.length !== place + 2) throw new Error(`not a condition: ${part}`);
    return { words: words.slice(0, place), operator: words[place] as Operator, value };
  });
}

/** Whether a condition is true, given the facts by their words. */
export function holds(condition: Condition, factOf: (words: readonly string[]) => string | number): boolean {
  return condition.every(({ words, operator, value }) => compare(factOf(words), operator, value));
}

function compare(fact: string | number, operator: Operator, value: string): boolean {
  switch (operator) {
    case "=":
      return String(fact) === value;
    case "!=":
      return String(fact) !== value;
    case "<":
      return Number(fact) < Number(value);
    case ">":
      return Number(fact) > Number(value);
    case "<=":
      return Number(fact) <= Number(value);
    case ">=":
      return Number(fact) >= Number(value);
  }
}
