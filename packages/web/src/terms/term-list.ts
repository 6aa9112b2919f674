import type { Picture } from "../ui/Picture.tsx";

/** The rule and the picture of a term, the same in every language. */
export interface TermFacts {
  readonly rule: string;
  readonly picture: Picture;
}

/** A term in one language: its word forms, separated by "|", the title first; and one sentence that explains it. */
type TermText = readonly [words: string, about: string];

export type TermTexts<Id extends string> = Readonly<Record<Id, TermText>>;

/** A term that can be explained. */
export interface Term extends TermFacts {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly about: string;
}

/** Joins the facts and the texts of all terms of a game. */
export function termList<Id extends string>(facts: Readonly<Record<Id, TermFacts>>, texts: TermTexts<Id>): Term[] {
  return (Object.entries(texts) as [Id, TermText][]).map(([id, [words, about]]) => {
    const forms = words.split("|");
    return { ...facts[id], id, title: forms[0] ?? id, words: forms, about };
  });
}
