import type { Language } from "./language.ts";

/** A place in every form that a sentence may need. */
export interface PlaceForms {
  /** Label without an article: "North Sea". */
  readonly name: string;
  /** Subject: "the North Sea", "der Kanal". */
  readonly the: string;
  /** Object: "the North Sea", "den Kanal". */
  readonly acc: string;
  /** Where: "in the North Sea". */
  readonly in: string;
  /** Where to: "to the North Sea", "in die Nordsee". */
  readonly into: string;
  /** Where from: "from the North Sea", "aus der Nordsee". */
  readonly outOf: string;
}

/** A player or another party to a battle or payment. */
export interface PartyForms {
  /** Label without an article: "Pirate fleet". */
  readonly name: string;
  /** Subject and object: "the pirate fleet". */
  readonly the: string;
  /** To whom: "to the pirate fleet", "der Piratenflotte". */
  readonly to: string;
  /** Whose: "the pirate fleet’s", "der Piratenflotte". */
  readonly of: string;
}

export interface NationForms extends PartyForms {
  /** Adjective before or after a feminine noun: "Italian", "italienisch", "italienne". The message adds a German ending. */
  readonly adj: string;
}

type Form<Forms> = Exclude<keyof Forms, "name"> & string;

export const PLACE_FORMS = ["the", "acc", "in", "into", "outOf"] as const satisfies readonly Form<PlaceForms>[];
export const PARTY_FORMS = ["the", "to", "of"] as const satisfies readonly Form<PartyForms>[];
export const NATION_FORMS = ["the", "to", "of", "adj"] as const satisfies readonly Form<NationForms>[];

/** Keys of a catalogue that hold the forms of names: `region.north-sea`, `region.north-sea.into`. */
type FormEntries<Kind extends string, Names> = {
  readonly [Id in keyof Names & string as `${Kind}.${Id}`]: string;
} & {
  readonly [Key in { [Id in keyof Names & string]: `${Kind}.${Id}.${Form<Names[Id]>}` }[keyof Names & string]]: string;
};

/** The entries of a catalogue for names with their forms. */
export function formEntries<Kind extends string, Names extends Readonly<Record<string, { readonly name: string }>>>(
  kind: Kind,
  names: Names,
): FormEntries<Kind, Names> {
  const entries = Object.entries(names).flatMap(([id, { name, ...forms }]) => [
    [`${kind}.${id}`, name],
    ...Object.entries(forms).map(([form, text]) => [`${kind}.${id}.${form}`, text]),
  ]);
  return Object.fromEntries(entries);
}

/** Parameters of a message: `region`, `regionThe`, `RegionThe` to begin a sentence with, and so on. */
export type FormParams<Name extends string, Forms> = Readonly<
  Record<Name | `${Name}${Capitalize<Form<Forms>>}` | Capitalize<`${Name}${Capitalize<Form<Forms>>}`>, string>
>;

export type PlaceParams<Name extends string> = FormParams<Name, PlaceForms>;
export type PartyParams<Name extends string> = FormParams<Name, PartyForms>;
export type NationParams<Name extends string> = FormParams<Name, NationForms>;

/** Makes the parameters for one name; `formOf` gives its forms, and its label for `name`. */
export function formParams<Name extends string, Forms>(
  param: Name,
  forms: readonly Form<Forms>[],
  formOf: (form: "name" | Form<Forms>) => string,
): FormParams<Name, Forms> {
  const params: Record<string, string> = { [param]: formOf("name") };
  for (const form of forms) {
    const text = formOf(form);
    const key = `${param}${capitalized(form)}`;
    params[key] = text;
    params[capitalized(key)] = capitalized(text);
  }
  return params as FormParams<Name, Forms>;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The forms of a player's name. */
export const PLAYER_FORMS: Readonly<Record<Language, (name: string) => PartyForms>> = {
  de: (name) => ({ name, the: name, to: name, of: `von ${name}` }),
  en: (name) => ({ name, the: name, to: `to ${name}`, of: `${name}’s` }),
  fr: (name) => ({ name, the: name, to: `à ${name}`, of: ELIDED.test(name) ? `d’${name}` : `de ${name}` }),
};

/** Names that begin with a vowel, a mute h or a y before a consonant. */
const ELIDED = /^(?:[aàâäeéèêëiîïoôöuùûüh]|y[^aeiouéè])/i;
