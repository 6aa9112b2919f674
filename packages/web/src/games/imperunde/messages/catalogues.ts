import type { Language } from "../../../messages/language.ts";
import { actions as deDeeds } from "./de/actions.ts";
import { events as deEvents } from "./de/events.ts";
import { names as deNames } from "./de/names.ts";
import { options as deOptions } from "./de/options.ts";
import { refusals as deRefusals } from "./de/refusals.ts";
import { screen as deScreen } from "./de/screen.ts";
import { terms as deTerms } from "./de/terms.ts";
import { actions as enDeeds } from "./en/actions.ts";
import { events as enEvents } from "./en/events.ts";
import { names as enNames } from "./en/names.ts";
import { options as enOptions } from "./en/options.ts";
import { refusals as enRefusals } from "./en/refusals.ts";
import { screen as enScreen } from "./en/screen.ts";
import { terms as enTerms } from "./en/terms.ts";
import { actions as frDeeds } from "./fr/actions.ts";
import { events as frEvents } from "./fr/events.ts";
import { names as frNames } from "./fr/names.ts";
import { options as frOptions } from "./fr/options.ts";
import { refusals as frRefusals } from "./fr/refusals.ts";
import { screen as frScreen } from "./fr/screen.ts";
import { terms as frTerms } from "./fr/terms.ts";
import type { Needed } from "./needed.ts";

const en = {
  ...enTerms,
  ...enNames,
  ...enDeeds,
  ...enRefusals,
  ...enEvents,
  ...enOptions,
  ...enScreen,
} as const satisfies Readonly<Record<Needed, string>>;

/** Every word and sentence of ImpeRunde, by name. */
export type Key = keyof typeof en;
type Catalogue = Readonly<Record<Key, string>>;

const de: Catalogue = {
  ...deTerms,
  ...deNames,
  ...deDeeds,
  ...deRefusals,
  ...deEvents,
  ...deOptions,
  ...deScreen,
};
const fr: Catalogue = {
  ...frTerms,
  ...frNames,
  ...frDeeds,
  ...frRefusals,
  ...frEvents,
  ...frOptions,
  ...frScreen,
};

export const catalogues: Readonly<Record<Language, Catalogue>> = { de, en, fr };

export function isKey(key: string): key is Key {
  return Object.hasOwn(en, key);
}
