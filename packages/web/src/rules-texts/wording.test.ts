import { describe, expect, it } from "vitest";
import { catalogues as imperial } from "../games/imperial/messages/catalogues.ts";
import { catalogues as imperunde } from "../games/imperunde/messages/catalogues.ts";
import { rulesTexts } from "./index.ts";
import { imperialNames, imperialTerms, imperundeNames, imperundeTerms } from "./key-terms.ts";

const languages = ["en", "de", "fr"] as const;
const games = ["imperial", "imperunde"] as const;
const catalogues = { imperial, imperunde } as const;
const terms = {
  imperial: [...imperialNames, ...imperialTerms],
  imperunde: [...imperundeNames, ...imperundeTerms],
} as const;
const versions = games.flatMap((game) => languages.map((language) => ({ game, language })));

/** Opening and closing quotation marks, with the no-break spaces that French puts inside. */
const quoted = { en: /“([^”]*)”/g, de: /„([^“]*)“/g, fr: /«\u00a0([^»]*)\u00a0»/g } as const;

/** Everything that is quoted without being a name on the page. */
const quotedWords = new Set(["Region", "region", "territoire", "jederzeit", "at any time", "à tout moment"]);

const wrongTypography = {
  en: /['"«»„]|\d M\b|\s%/,
  de: /['"«»”’]|\d (Mio\.|%)|Phasen? \d/,
  fr: /['"“”„]|[^\u00a0][:;?!»%]|«[^\u00a0]|\d M\b/,
} as const;

/** Words of the rules' earlier wording, each with a plainer one in the glossary. */
const outdated = {
  en: /\b(whoever|anybody|everybody|somebody|may not|table option|on turn|is no [a-z]|cargo ship|natives?|friendly player|sea area|Freebooters|Hussars|Good winds|lies?|for good|by lot)\b/i,
  de: /(?<!\p{L})(Figur(en)?|Marken?|benenn\p{L}*|befördern?|Tischoption|Ausspielende\p{L}*|ehe|gleich (wer|was|wem|wie|welche\p{L}?)|Verhältnis\p{L}*|Abwehrfenster|Partner\p{L}*|Seegebietes|Spielzuges|Einfluss)(?!\p{L})/u,
  fr: /(?<!\p{L})(roue d’actions|sortes?|option de table|interrog\p{L}+|bots?|paisibles?|vaut|valent|bouge\p{L}*|les seuls)(?!\p{L})|(^|[.] )Qui /u,
} as const;

/** Imperial's rules speak of players and governments. ImpeRunde's address the reader: you, du, vous. */
const address = {
  imperial: {
    en: /\b(you|your|yours)\b/i,
    de: /(?<!\p{L})(du|dir|dich|dein\p{L}*|euch|euer|ihr seid)(?!\p{L})/iu,
    fr: /(?<!\p{L})(tu|ton|vous|votre|vos)(?!\p{L})/iu,
  },
  imperunde: { en: /\bone’s\b/i, de: /\bIhnen\b/, fr: /(?<!\p{L})(tu|ton|te|toi)(?!\p{L})/iu },
} as const;

describe.each(versions)("the rules of $game in $language", ({ game, language }) => {
  const load = async () => (await rulesTexts(game, language)).flatMap(({ paragraphs }) => paragraphs);
  const unquoted = (text: string) => text.replaceAll(quoted[language], "");

  it("keep to the typography of the language", async () => {
    for (const { id, text } of await load()) expect(text, id).not.toMatch(wrongTypography[language]);
  });

  it("state rules: no question, no exclamation, no internal id", async () => {
    for (const { id, text } of await load()) expect(text, id).not.toMatch(/[!?`_{}]|\b(D|TV|ED|INV)-\d| {2}/);
  });

  it("use the settled words", async () => {
    for (const { id, text } of await load()) expect(unquoted(text), id).not.toMatch(outdated[language]);
  });

  it("keep to one form of address", async () => {
    for (const { id, text } of await load()) expect(unquoted(text), id).not.toMatch(address[game][language]);
  });

  it("quote only names that the page shows", async () => {
    const names = new Set(Object.values(catalogues[game][language]));
    const unknown = (await load()).flatMap(({ id, text }) =>
      [...text.matchAll(quoted[language])]
        .map(([, name]) => name ?? "")
        .filter((name) => !names.has(name) && !quotedWords.has(name))
        .map((name) => `${id}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe.each(games)("the key terms of %s", (game) => {
  it("agree with the names on the page", () => {
    const { en, de, fr } = catalogues[game] as Readonly<Record<"de" | "en" | "fr", Readonly<Record<string, string>>>>;
    const disagreeing = Object.entries(en)
      .filter(([key]) => /^(nation|region|space|canal|scenery)\.[^.]+$|^term\./.test(key))
      .flatMap(([key, english]) => {
        const named = terms[game].find(([term]) => sameTerm(term, english));
        return named && !(shortens(named[1], de[key] ?? "") && shortens(named[2], fr[key] ?? "")) ? [key] : [];
      });
    expect(disagreeing).toEqual([]);
  });
});

it("the key terms of imperunde include every card, event and phase", () => {
  const english = new Set(imperundeTerms.map(([term]) => term.toLowerCase()));
  const named = Object.entries(imperunde.en)
    .filter(([key]) => /^term\.(card|event|phase)\.[^.]+$/.test(key))
    .map(([, name]) => name.toLowerCase())
    .filter((name) => !commonNouns.has(name));
  expect(named.filter((name) => !english.has(name))).toEqual([]);
});

it.each(["en", "fr"] as const)(
  "the rules of imperunde in %s put the names of cards and events in quotes",
  async (language) => {
    const names = Object.entries(imperunde[language])
      .filter(([key]) => /^term\.(card|event)\.[^.]+$/.test(key))
      .filter(
        ([key]) => !/\.(pirates|trade|famine|storm|calm|land|sea|volunteers|deck|discard|secretService.*)$/.test(key),
      );
    const bare = (await rulesTexts("imperunde", language))
      .flatMap(({ paragraphs }) => paragraphs)
      .map(({ id, text }) => ({
        id,
        text: text.replaceAll(quoted[language], "").replace(/^[^:(.]*( \(|\u00a0?:)/, ""),
      }))
      .flatMap(({ id, text }) =>
        names
          .filter(([, name]) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text))
          .map(([, name]) => `${id}: ${name}`),
      );
    expect(bare).toEqual([]);
  },
);

/** Names that are also everyday words, so that their use in a sentence says nothing about the translation. */
const commonNouns = new Set([
  "pirates",
  "capture",
  "trade",
  "famine",
  "events",
  "investments",
  "land event",
  "sea event",
  "secret service",
]);

/** Whether a key term is the name on the page, or the short form of it that the rules use. */
function shortens(term: string, name: string): boolean {
  return name.toLowerCase().includes(term.toLowerCase());
}

function sameTerm(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
