import { hrefOf } from "../route.ts";

/** The game of each prefix of rules and rulings. */
const GAMES: Readonly<Record<string, string>> = { IM: "imperial", RL: "imperial", IR: "imperunde", RU: "imperunde" };
const RULE = /\b([A-Z]{2})-\d+(?:\.\d+)*/g;

/** A rule that a text names, with the address of its paragraph. */
export interface RuleLink {
  readonly rule: string;
  readonly href: string;
}

/** Splits a text at the rules that it names. */
export function splitAtRules(text: string): readonly (string | RuleLink)[] {
  const parts: (string | RuleLink)[] = [];
  let end = 0;
  for (const { 0: rule, 1: prefix = "", index } of text.matchAll(RULE)) {
    const game = GAMES[prefix];
    if (game === undefined) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ rule, href: hrefOf({ screen: "rules", game, rule }) });
    end = index + rule.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

/** Separates the sentence of a refusal from the rule at its end, for places where the rule needs a link of its own. */
export function reasonAndRule(text: string): { readonly reason: string; readonly rule: string | undefined } {
  const [, reason, rule] = /^(.*\S)\s+\S+\s([A-Z]{2}-[\d.]*\d)\.$/s.exec(text) ?? [];
  return reason === undefined ? { reason: text, rule: undefined } : { reason, rule };
}
