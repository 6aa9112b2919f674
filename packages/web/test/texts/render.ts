import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { formatMessage, type MessageParams } from "../../src/messages/format.ts";
import type { Language } from "../../src/messages/language.ts";

export type Catalogues = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** A message with the texts that it makes from the sample values. */
export interface Row {
  readonly key: string;
  readonly texts: readonly string[];
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Sample values by parameter. A name with its forms has them all in each value: `region`, `regionThe`, `regionIn`, … */
export type SampleValues = Readonly<Record<string, readonly MessageParams[]>>;

/** Makes a sample for a parameter without forms. */
export function plainValues<Name extends string>(
  values: Readonly<Record<Name, readonly (string | number)[]>>,
): SampleValues {
  return Object.fromEntries(
    Object.entries<readonly (string | number)[]>(values).map(([name, all]) => [
      name,
      all.map((value) => ({ [name]: value })),
    ]),
  );
}

/**
 * Renders a message with typical values: first with the first value of each parameter, then with every other value of one
 * parameter at a time. Selectors take each of their branches; counts take 1, 2, 5, and 0 if the message has a branch for it.
 */
export function renderRow(language: Language, catalogues: Catalogues, key: string, samples: SampleValues): Row {
  const pattern = catalogues[language][key] ?? "";
  const choices = [...parametersOf(pattern, catalogues, key)].map(
    ([name, own]) => own ?? valuesFor(name, samples, key),
  );
  const base = Object.assign({}, ...choices.map(([first]) => first)) as MessageParams;
  const variants = choices.flatMap((values) => values.map((value) => ({ ...base, ...value })));
  const texts = [base, ...variants].map((params) => formatMessage(language, pattern, params));
  return { key, texts: [...new Set(texts)] };
}

/** The parameters of a message, with the values that its own branches give to selectors and counts. */
function parametersOf(
  pattern: string,
  catalogues: Catalogues,
  key: string,
): ReadonlyMap<string, readonly MessageParams[] | undefined> {
  const hasZero = Object.values(catalogues).some((catalogue) => /=0 \{/.test(catalogue[key] ?? ""));
  const found = new Map<string, readonly MessageParams[] | undefined>();
  for (const element of elementsIn(parse(pattern))) {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
    const { value: name } = element;
    if (element.type === TYPE.select)
      found.set(
        name,
        Object.keys(element.options).map((value) => ({ [name]: value })),
      );
    else if (element.type === TYPE.plural)
      found.set(
        name,
        (hasZero ? [5, 1, 2, 0] : [5, 1, 2]).map((value) => ({ [name]: value })),
      );
    else if (!found.has(name)) found.set(name, undefined);
  }
  return found;
}

function elementsIn(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    const hasBranches = element.type === TYPE.plural || element.type === TYPE.select;
    const branches = hasBranches ? Object.values(element.options).flatMap(({ value }) => value) : [];
    return [element, ...elementsIn(branches)];
  });
}

function valuesFor(name: string, samples: SampleValues, key: string): readonly MessageParams[] {
  const values = Object.values(samples).find(([first]) => first && Object.hasOwn(first, name));
  if (!values) throw new Error(`${key}: there is no sample value for {${name}}`);
  return values;
}
