import type { PlaceForms } from "../forms.ts";

/** A name without an article: in China, nach China. */
export function plain(name: string): PlaceForms {
  return { name, the: name, acc: name, in: `in ${name}`, into: `nach ${name}`, outOf: `aus ${name}` };
}

/** An island or peninsula without an article: auf Java, nach Java. */
export function island(name: string): PlaceForms {
  return { name, the: name, acc: name, in: `auf ${name}`, into: `nach ${name}`, outOf: `von ${name}` };
}

export function feminine(name: string): PlaceForms {
  const [die, der] = [`die ${name}`, `der ${name}`];
  return { name, the: die, acc: die, in: `in ${der}`, into: `in ${die}`, outOf: `aus ${der}` };
}

/** A coast: an der Moskitoküste. */
export function coast(name: string): PlaceForms {
  const [die, der] = [`die ${name}`, `der ${name}`];
  return { name, the: die, acc: die, in: `an ${der}`, into: `an ${die}`, outOf: `von ${der}` };
}

/** `weak` is the nominative after an article, `oblique` every other case: Ionisches Meer, Ionische Meer, Ionischen Meer. */
export function neuter(name: string, weak = name, oblique = name): PlaceForms {
  const das = `das ${weak}`;
  return { name, the: das, acc: das, in: `im ${oblique}`, into: `ins ${weak}`, outOf: `aus dem ${oblique}` };
}

export function masculine(name: string, weak = name, oblique = name): PlaceForms {
  const den = `den ${oblique}`;
  return { name, the: `der ${weak}`, acc: den, in: `im ${oblique}`, into: `in ${den}`, outOf: `aus dem ${oblique}` };
}

/** A group of islands: auf den Antillen. */
export function islands(name: string): PlaceForms {
  const [die, den] = [`die ${name}`, `den ${name}`];
  return { name, the: die, acc: die, in: `auf ${den}`, into: `auf ${die}`, outOf: `von ${den}` };
}
