import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { placeholdersOf } from "../../src/messages/catalogue-checks.ts";
import { formatMessage, type MessageParams } from "../../src/messages/format.ts";
import type { Language } from "../../src/messages/language.ts";

export type Catalogues = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Texts of a message that differ in one parameter, or a single text. */
export type Group = readonly string[];

export interface Row {
  readonly key: string;
  readonly groups: readonly Group[];
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Sample values by parameter. A name with its forms has them all in each value: `region`, `regionThe`, `regionIn`, … */
export type SampleValues = Readonly<Record<string, readonly MessageParams[]>>;

/** Makes samples for parameters without forms. */
export function plainValues(values: Readonly<Record<string, readonly (string | number)[]>>): SampleValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, all]) => [name, all.map((value) => ({ [name]: value }))]),
  );
}

/**
 * Renders a message with typical values: with the first value of each parameter, and with every other value of one parameter at
 * a time. Selectors take each of their branches; counts take 5, 1, 2, and 0 if the message has a branch for it.
 */
export function renderRow(language: Language, catalogues: Catalogues, key: string, samples: SampleValues): Row {
  const pattern = catalogues[language][key] ?? "";
  const choices = choicesFor(pattern, hasZero(catalogues, key), samples, key);
  const base = Object.assign({}, ...choices.map(([first]) => first)) as MessageParams;
  const render = (params: MessageParams) => formatMessage(language, pattern, params);
  return {
    key,
    groups: grouped(
      render(base),
      choices.map((values) => values.map((value) => render({ ...base, ...value }))),
    ),
  };
}

/** Drops repeated texts, and groups without a difference. */
export function grouped(base: string, groups: readonly Group[]): readonly Group[] {
  const different = groups.map((texts) => [...new Set([base, ...texts])]).filter((texts) => texts.length > 1);
  return different.length === 0 ? [[base]] : different;
}

/** Whether a message uses a form of a name, such as `regionIn`, and not only its label. */
export function usesForms(pattern: string, name: string): boolean {
  const form = new RegExp(`^[${name[0]}${name[0]?.toUpperCase()}]${name.slice(1)}[A-Z]`);
  return placeholdersOf(pattern).some((placeholder) => form.test(placeholder));
}

function choicesFor(
  pattern: string,
  withZero: boolean,
  samples: SampleValues,
  key: string,
): readonly (readonly MessageParams[])[] {
  const found = new Map<string, readonly MessageParams[]>();
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
        counts(withZero).map((value) => ({ [name]: value })),
      );
    else if (!found.has(name)) {
      const [base, values] = samplesFor(name, samples, key);
      found.set(base, usesForms(pattern, base) || base === name ? values : values.slice(0, 1));
    }
  }
  return [...found.values()];
}

function hasZero(catalogues: Catalogues, key: string): boolean {
  return Object.values(catalogues).some((catalogue) => /=0 \{/.test(catalogue[key] ?? ""));
}

function counts(withZero: boolean): readonly number[] {
  return withZero ? [5, 2, 1, 0] : [5, 2, 1];
}

function elementsIn(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    const hasBranches = element.type === TYPE.plural || element.type === TYPE.select;
    const branches = hasBranches ? Object.values(element.options).flatMap(({ value }) => value) : [];
    return [element, ...elementsIn(branches)];
  });
}

function samplesFor(
  name: string,
  samples: SampleValues,
  key: string,
): readonly [base: string, values: readonly MessageParams[]] {
  const found = Object.entries(samples).find(([, [first]]) => first && Object.hasOwn(first, name));
  if (!found) throw new Error(`${key}: there is no sample value for {${name}}`);
  const [base, values] = found;
  const isLabel = base === name && Object.keys(values[0] ?? {}).length > 1;
  return [base, isLabel ? values.slice(0, 1) : values];
}
