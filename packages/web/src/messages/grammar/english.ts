import type { PlaceForms } from "../forms.ts";

/** A name without an article: in Norway. */
export function plain(name: string): PlaceForms {
  return { name, the: name, acc: name, in: `in ${name}`, into: `to ${name}`, outOf: `from ${name}` };
}

/** A name with an article inside a sentence: in the North Sea. */
export function withThe(name: string): PlaceForms {
  return { ...plain(`the ${name}`), name };
}

/** A coast: on the Barbary Coast. */
export function coast(name: string): PlaceForms {
  return { ...withThe(name), in: `on the ${name}` };
}
