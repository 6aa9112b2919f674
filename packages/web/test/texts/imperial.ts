import { seededRandom } from "@rondel/engine";
import { imperial, NATIONS } from "@rondel/imperial";
import { catalogues } from "../../src/games/imperial/messages/catalogues.ts";
import { actions } from "../../src/games/imperial/messages/en/actions.ts";
import { events } from "../../src/games/imperial/messages/en/events.ts";
import { names } from "../../src/games/imperial/messages/en/names.ts";
import { options } from "../../src/games/imperial/messages/en/options.ts";
import { prompts } from "../../src/games/imperial/messages/en/prompts.ts";
import { refusals } from "../../src/games/imperial/messages/en/refusals.ts";
import { screen } from "../../src/games/imperial/messages/en/screen.ts";
import { terms } from "../../src/games/imperial/messages/en/terms.ts";
import { imperialMessages } from "../../src/games/imperial/messages/imperial-messages.ts";
import { nationParams, regionParams, spaceName } from "../../src/games/imperial/messages/params.ts";
import { EVENTS, PROMPTS, REFUSALS, regionCalled } from "../../src/games/imperial/messages/samples.ts";
import type { Language } from "../../src/messages/language.ts";
import { playerParams } from "../../src/messages/name-params.ts";
import { createTranslator, type Translator } from "../../src/messages/translator.ts";
import { sampleAction } from "../sample-action.ts";
import { isForm, nameRow } from "./names.ts";
import { playerName, SEATS } from "./players.ts";
import { plainValues, type Row, renderRow, type SampleValues, type Section } from "./render.ts";
import { type Given, ruleRow, type Variations } from "./rule-messages.ts";

/** Regions whose forms differ most. */
const REGIONS = [
  "turkey",
  "vienna",
  "odessa",
  "west-balkan",
  "denmark",
  "english-channel",
  "baltic-sea",
  "north-atlantic",
  "western-mediterranean",
] as const;

const PROVINCES = ["london", "edinburgh", "st-petersburg"] as const;

const vary: Variations = (_key, name) => {
  if (name === "nation") return NATIONS;
  if (name === "owner" || name === "target") return NATIONS;
  if (name === "region") return REGIONS.map(regionCalled);
  if (name === "province") return PROVINCES.map(regionCalled);
  if (name === "left") return [1, 2];
  if (name === "unit" || name === "targetUnit") return ["army", "fleet"];
  return [];
};

const varyRefusals: Variations = (key, name) =>
  name === "from" || name === "to" ? REGIONS.map(regionCalled) : vary(key, name);

export function imperialSections(language: Language): readonly Section[] {
  const translator = createTranslator(catalogues, () => language, playerName);
  const values = sampleValues(translator);
  const rows = (part: object) =>
    Object.keys(part)
      .filter((key) => !isForm(key))
      .map((key) => rowFor(language, translator, values, key));
  return [
    { title: "Imperial: prompts", rows: rows(prompts) },
    { title: "Imperial: actions", rows: rows(actions) },
    { title: "Imperial: log", rows: rows(events) },
    { title: "Imperial: screen", rows: rows(screen) },
    { title: "Imperial: refusals", rows: rows(refusals) },
    { title: "Imperial: rule variants and scores", rows: rows(options) },
    { title: "Imperial: terms", rows: rows(terms) },
    { title: "Imperial: names", rows: rows(names) },
  ];
}

function rowFor(language: Language, translator: Translator, values: SampleValues, key: string): Row {
  if (isName(key)) return nameRow(language, catalogues, key);
  const given = ruleSamples(key);
  if (!given) return renderRow(language, catalogues, key, values);
  return ruleRow(imperialMessages, translator, key, given, key.startsWith("refusal.") ? varyRefusals : vary);
}

function isName(key: string): boolean {
  return /^(nation|region)\.[^.]+$/.test(key);
}

/** The parameters that the rules give with a message, if the message is one of theirs. */
function ruleSamples(key: string): readonly Given[] | undefined {
  const [kind = "", ...rest] = key.split(".");
  const code = rest.join(".");
  if (kind === "refusal") return [REFUSALS[code as keyof typeof REFUSALS]];
  if (key === "prompt.waiting")
    return [{ ...PROMPTS["move-rondel"], waitingFor: "move-rondel", seats: SEATS.slice(0, 1) }];
  if (kind === "prompt") return [PROMPTS[code as keyof typeof PROMPTS]];
  if (kind === "waiting") return [{ ...PROMPTS[code as keyof typeof PROMPTS], seats: SEATS.slice(0, 1) }];
  if (kind === "event") {
    return EVENTS[code as keyof typeof EVENTS].map((event) => ({ kind: code, ...event }) as unknown as Given);
  }
  if (kind === "action" && Object.hasOwn(imperial.actionSchemas, code)) {
    return ["a", "b", "c"].map((seed) => ({ ...sampleAction(imperial, code, seededRandom(seed)) }) as unknown as Given);
  }
  return undefined;
}

function sampleValues(translator: Translator): SampleValues {
  return {
    nation: NATIONS.map((nation) => nationParams("nation", nation, translator)),
    region: REGIONS.map((name) => regionParams("region", regionCalled(name), translator)),
    to: REGIONS.map((name) => regionParams("to", regionCalled(name), translator)),
    seat: SEATS.map((seat) => playerParams("seat", seat, translator)),
    ...plainValues({
      seats: [translator.list(SEATS.map(playerName))],
      space: [spaceName(translator, 7)],
      places: [translator.list(REGIONS.slice(0, 3).map((name) => translator.term(`region.${name}`)))],
      seas: [translator.term("region.english-channel")],
      units: [translator.term("units.army", { count: 2 })],
      bonds: [translator.list(["9", "12"])],
      price: [2],
      name: [translator.term("nation.italy")],
      what: [translator.term("term.hostile")],
      rule: ["IM-7.5"],
      amount: [4],
      bond: [9],
      returned: [4],
      influence: [13],
      value: [9],
      total: [8],
      own: [3],
      tax: [7],
      count: [3],
      round: [4],
    }),
  };
}
