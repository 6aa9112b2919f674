import type { PlaceForms } from "../forms.ts";

/** `the` is the name with its article; `inside` says both where and where to: dans la Manche, en Norvège. */
export function place(name: string, the: string, inside: string): PlaceForms {
  return { name, the, acc: the, in: inside, into: inside, outOf: `depuis ${the}` };
}

/** A town or island without an article: à Vienne. */
export function town(name: string): PlaceForms {
  return place(name, name, `à ${name}`);
}

/** en Norvège, la Norvège */
export function feminine(name: string): PlaceForms {
  return place(name, `la ${name}`, `en ${name}`);
}

/** au Danemark, le Danemark */
export function masculine(name: string): PlaceForms {
  return place(name, `le ${name}`, `au ${name}`);
}

/** en Espagne, l’Espagne */
export function elided(name: string): PlaceForms {
  return place(name, `l’${name}`, `en ${name}`);
}

/** aux Antilles, les Antilles */
export function plural(name: string): PlaceForms {
  return place(name, `les ${name}`, `aux ${name}`);
}

/** A sea whose first word is small inside a sentence: en mer du Nord, la mer du Nord. */
export function sea(name: string): PlaceForms {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return place(name, `la ${small}`, `en ${small}`);
}

/** dans le golfe de Guinée, le golfe de Guinée */
export function gulf(name: string): PlaceForms {
  const small = `le ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return place(name, small, `dans ${small}`);
}

/** dans l’Atlantique Nord, l’Atlantique Nord; dans le Pacifique Sud, le Pacifique Sud */
export function within(name: string, article: "l’" | "le "): PlaceForms {
  return place(name, `${article}${name}`, `dans ${article}${name}`);
}
