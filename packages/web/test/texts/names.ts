import type { Language } from "../../src/messages/language.ts";
import type { Catalogues, Row } from "./render.ts";

const FORM = /\.(the|acc|in|into|outOf|to|of|adj)$/;

/** Whether a key holds a form of a name; such keys are listed with their name. */
export function isForm(key: string): boolean {
  return /^(nation|region|party)\./.test(key) && FORM.test(key);
}

/** A name with all its forms in one line. */
export function nameRow(language: Language, catalogues: Catalogues, key: string): Row {
  const catalogue = catalogues[language];
  const forms = Object.keys(catalogue).filter((other) => isForm(other) && other.replace(FORM, "") === key);
  return { key, groups: [[[key, ...forms].map((form) => catalogue[form]).join(" · ")]] };
}
