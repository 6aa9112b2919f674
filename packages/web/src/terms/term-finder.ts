import type { Term } from "./term-list.ts";

/** A word of a text that can be explained. */
interface FoundTerm {
  readonly word: string;
  readonly term: Term;
}

/** Finds the terms of a game in its texts. */
export interface TermFinder {
  readonly game: string;
  /** Splits a text into plain parts and terms. Each term is found once, at its first place. */
  split(text: string): readonly (string | FoundTerm)[];
  /** The terms in several texts, in order, each once. */
  termsIn(texts: readonly string[]): readonly Term[];
}

/** `names` of players are never taken for terms. */
export function createTermFinder(game: string, terms: readonly Term[], names: readonly string[]): TermFinder {
  const byWord = new Map(terms.flatMap((term) => term.words.map((word) => [keyOf(word), term] as const)));
  for (const name of names) byWord.delete(keyOf(name));
  const pattern = wholeWords([...byWord.keys(), ...names]);
  const known = new Map<string, readonly (string | FoundTerm)[]>();
  const split = (text: string) => {
    const parts = known.get(text) ?? splitBy(text, pattern, byWord);
    known.set(text, parts);
    return parts;
  };
  return {
    game,
    split,
    termsIn: (texts) => [
      ...new Set(texts.flatMap((text) => split(text).flatMap((part) => (typeof part === "string" ? [] : [part.term])))),
    ],
  };
}

function splitBy(text: string, pattern: RegExp, byWord: ReadonlyMap<string, Term>): readonly (string | FoundTerm)[] {
  const parts: (string | FoundTerm)[] = [];
  const seen = new Set<Term>();
  let end = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const term = byWord.get(keyOf(word));
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ word, term });
    end = index + word.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** Matches whole words, the longest first, so that "home country" is not taken for "country". */
function wholeWords(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const alternatives = longestFirst
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s"))
    .join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives || "(?!)"})(?![\\p{L}\\p{N}])`, "giu");
}

/** The form of a word that is compared: lower case, ordinary spaces. */
function keyOf(word: string): string {
  return word.toLowerCase().replace(/\s/g, " ");
}
