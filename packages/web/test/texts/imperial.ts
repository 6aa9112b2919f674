import { NATIONS } from "@rondel/imperial";
import { actions } from "../../src/games/imperial/messages/en/actions.ts";
import { events } from "../../src/games/imperial/messages/en/events.ts";
import { names } from "../../src/games/imperial/messages/en/names.ts";
import { options } from "../../src/games/imperial/messages/en/options.ts";
import { prompts } from "../../src/games/imperial/messages/en/prompts.ts";
import { refusals } from "../../src/games/imperial/messages/en/refusals.ts";
import { screen } from "../../src/games/imperial/messages/en/screen.ts";
import { terms } from "../../src/games/imperial/messages/en/terms.ts";
import { turns } from "../../src/games/imperial/messages/en/turns.ts";
import { nationParams, regionParams, spaceName } from "../../src/games/imperial/messages/params.ts";
import { regionCalled } from "../../src/games/imperial/messages/samples.ts";
import type { Language } from "../../src/messages/language.ts";
import { playerParams } from "../../src/messages/name-params.ts";
import type { Translator } from "../../src/messages/translator.ts";
import { imperialSamples } from "../game-samples.ts";
import { type GameTexts, gameSections } from "./game-sections.ts";
import { playerName, SEATS } from "./players.ts";
import { plainValues, type SampleValues, type Section } from "./render.ts";
import type { Variations } from "./rule-messages.ts";
import type { TypicalValues } from "./typical-actions.ts";

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

const SEAS = ["english-channel", "north-sea", "baltic-sea", "western-mediterranean"] as const;
const PROVINCES = ["london", "edinburgh", "st-petersburg"] as const;

const vary: Variations = (key, name) => {
  const isEnd = name === "from" || name === "to";
  if (isEnd && key.startsWith("refusal.")) return REGIONS.map(regionCalled);
  if (name === "nation") return NATIONS;
  if (name === "owner" || name === "target") return NATIONS;
  if (name === "region") return REGIONS.map(regionCalled);
  if (name === "province") return PROVINCES.map(regionCalled);
  if (name === "left") return [1, 2];
  if (name === "unit" || name === "targetUnit") return ["army", "fleet"];
  return [];
};

const typical: TypicalValues = (kind, field) => {
  if (field === "province") return PROVINCES.map(regionCalled);
  if (field !== "region" && field !== "from" && field !== "to") return [];
  return (kind === "moveFleet" ? SEAS : REGIONS).map(regionCalled);
};

const IMPERIAL: GameTexts = {
  name: "Imperial",
  samples: imperialSamples,
  parts: { prompts, actions, events, screen, turns, refusals, options, terms, names },
  names: /^(nation|region)\.[^.]+$/,
  likePrompts: { kind: "waiting", given: { seats: [0] } },
  vary,
  typical,
  values: sampleValues,
};

export function imperialSections(language: Language): readonly Section[] {
  return gameSections(IMPERIAL, language);
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
      first: [spaceName(translator, 2)],
      second: [spaceName(translator, 3)],
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
      bondTotal: [13],
      value: [9],
      total: [8],
      own: [3],
      tax: [7],
      count: [3],
      round: [4],
      factor: [3],
    }),
  };
}
