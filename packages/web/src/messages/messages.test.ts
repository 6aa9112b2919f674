import { parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { unusedKeys } from "../../test/used-messages.ts";
import { catalogues as collection } from "../collection/catalogues.ts";
import { catalogues as tips } from "../first-game/catalogues.ts";
import { ferryMessages } from "../games/ferry/ferry-messages.ts";
import { catalogues as imperial } from "../games/imperial/messages/catalogues.ts";
import { catalogues as imperunde } from "../games/imperunde/messages/catalogues.ts";
import { catalogues as goal } from "../goal/catalogues.ts";
import { catalogues as hints } from "../hints/catalogues.ts";
import { catalogues as laboratory } from "../laboratory/catalogues.ts";
import { catalogues as learn } from "../learn/catalogues.ts";
import { de as operatorDe } from "../operator/messages/de.ts";
import { en as operatorEn } from "../operator/messages/en.ts";
import { fr as operatorFr } from "../operator/messages/fr.ts";
import { catalogues as review } from "../review/catalogues.ts";
import { catalogues as overview } from "../rules/overview/catalogues.ts";
import { catalogues as study } from "../study/catalogues.ts";
import { termCatalogues } from "../terms/catalogues.ts";
import { placeholdersOf, typographicSlips } from "./catalogue-checks.ts";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { PLAYER_FORMS } from "./forms.ts";
import { fr } from "./fr/index.ts";

const LANGUAGES = ["de", "en", "fr"] as const;
type Catalogues = Readonly<Record<(typeof LANGUAGES)[number], Readonly<Record<string, string>>>>;

const page: Catalogues = { de, en, fr };
const operator: Catalogues = { de: operatorDe, en: operatorEn, fr: operatorFr };
const ferry: Catalogues = ferryMessages.catalogues;
const termsOfGames: Readonly<Record<string, Catalogues>> = {
  "terms of Imperial": termCatalogues.imperial,
  "terms of ImpeRunde": termCatalogues.imperunde,
};
const ALL: Readonly<Record<string, Catalogues>> = {
  page,
  operator,
  ferry,
  imperial,
  imperunde,
  collection,
  hints,
  goal,
  laboratory,
  learn,
  overview,
  review,
  study,
  tips,
  ...termsOfGames,
};

describe.each(Object.entries(ALL))("messages of %s", (_name, catalogues) => {
  it.each(LANGUAGES)("have the same keys in %s as in English", (language) => {
    expect(Object.keys(catalogues[language]).toSorted()).toEqual(Object.keys(catalogues.en).toSorted());
  });

  it.each(LANGUAGES)("are valid ICU messages in %s", (language) => {
    for (const [key, message] of Object.entries(catalogues[language])) {
      expect(() => parse(message), key).not.toThrow();
    }
  });

  it.each(LANGUAGES)("follow the typography of %s", (language) => {
    expect(typographicSlips(language, catalogues[language])).toEqual([]);
  });
});

describe.each(Object.entries({ page, operator, ferry }))("messages of %s", (_name, catalogues) => {
  it.each(["de", "fr"] as const)("have the same parameters in %s as in English", (language) => {
    for (const [key, message] of Object.entries(catalogues.en)) {
      expect([key, placeholdersOf(catalogues[language][key] ?? "")]).toEqual([key, placeholdersOf(message)]);
    }
  });
});

describe("the keys", () => {
  it.each(Object.entries({ page: "", operator: "operator/" }))(
    "of the messages of %s are all in use",
    (name, folder) => {
      expect(unusedKeys(Object.keys(ALL[name]?.en ?? {}), folder)).toEqual([]);
    },
  );

  it.each(Object.entries({ collection, learn, review, study }))(
    "of the messages of %s are all in use",
    (name, { en }) => {
      expect(unusedKeys(Object.keys(en), `${name}/`)).toEqual([]);
    },
  );
});

describe("names of players", () => {
  it("elide the French preposition before a vowel or a mute h", () => {
    const of = (name: string) => PLAYER_FORMS.fr(name).of;
    expect(["Anna", "Élise", "Hugo", "Yves"].map(of)).toEqual(["d’Anna", "d’Élise", "d’Hugo", "d’Yves"]);
    expect(["Marc", "Yann"].map(of)).toEqual(["de Marc", "de Yann"]);
  });
});
