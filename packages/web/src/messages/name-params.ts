import {
  formParams,
  NATION_FORMS,
  type NationForms,
  type NationParams,
  PARTY_FORMS,
  type PartyForms,
  type PartyParams,
  PLACE_FORMS,
  PLAYER_FORMS,
  type PlaceForms,
  type PlaceParams,
} from "./forms.ts";
import type { Translator } from "./translator.ts";

/** Parameters for a place: `region`, `regionThe`, `regionIn` and so on. `key` is its label in the catalogue. */
export function placeParams<Name extends string>(param: Name, key: string, translator: Translator): PlaceParams<Name> {
  return formParams<Name, PlaceForms>(param, PLACE_FORMS, formOf(key, translator));
}

export function nationParams<Name extends string>(
  param: Name,
  key: string,
  translator: Translator,
): NationParams<Name> {
  return formParams<Name, NationForms>(param, NATION_FORMS, formOf(key, translator));
}

/** Parameters for a party that is not a player. */
export function partyParams<Name extends string>(param: Name, key: string, translator: Translator): PartyParams<Name> {
  return formParams<Name, PartyForms>(param, PARTY_FORMS, formOf(key, translator));
}

export function playerParams<Name extends string>(
  param: Name,
  seat: number,
  translator: Translator,
): PartyParams<Name> {
  const forms = PLAYER_FORMS[translator.language()](translator.seat(seat));
  return formParams<Name, PartyForms>(param, PARTY_FORMS, (form) => forms[form]);
}

function formOf(key: string, translator: Translator): (form: string) => string {
  return (form) => translator.term(form === "name" ? key : `${key}.${form}`);
}
