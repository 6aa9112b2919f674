import { asSeat } from "@rondel/engine";
import { type Card, LOCALS, PIRATES, regionNamed, unitNamed } from "@rondel/imperunde";
import { actions } from "../../src/games/imperunde/messages/en/actions.ts";
import { events } from "../../src/games/imperunde/messages/en/events.ts";
import { investing } from "../../src/games/imperunde/messages/en/investing.ts";
import { movement } from "../../src/games/imperunde/messages/en/movement.ts";
import { names } from "../../src/games/imperunde/messages/en/names.ts";
import { options } from "../../src/games/imperunde/messages/en/options.ts";
import { prompts } from "../../src/games/imperunde/messages/en/prompts.ts";
import { proposals } from "../../src/games/imperunde/messages/en/proposals.ts";
import { refusals } from "../../src/games/imperunde/messages/en/refusals.ts";
import { screen } from "../../src/games/imperunde/messages/en/screen.ts";
import { setup } from "../../src/games/imperunde/messages/en/setup.ts";
import { talks } from "../../src/games/imperunde/messages/en/talks.ts";
import { terms } from "../../src/games/imperunde/messages/en/terms.ts";
import { turns } from "../../src/games/imperunde/messages/en/turns.ts";
import { partyParams, quotedCards, regionParams, unitParams } from "../../src/games/imperunde/messages/params.ts";
import { countedUnits } from "../../src/games/imperunde/messages/units.ts";
import { proposalTexts } from "../../src/games/imperunde/proposals/texts.ts";
import type { Language } from "../../src/messages/language.ts";
import { createTranslator, type Translator } from "../../src/messages/translator.ts";
import { imperundeSamples } from "../game-samples.ts";
import { type GameTexts, gameSections } from "./game-sections.ts";
import { playerName, SEATS } from "./players.ts";
import { plainValues, renderRow, type SampleValues, type Section } from "./render.ts";
import type { Variations } from "./rule-messages.ts";
import type { TypicalValues } from "./typical-actions.ts";

/** Territories and seas whose forms differ most. */
const TERRITORIES = ["mongolia", "holy-roman-empire", "philippines", "java", "congo", "barbary"].map(regionNamed);
const SEAS = ["north-sea", "arabian-sea", "north-atlantic", "indian-ocean"].map(regionNamed);
const REGIONS = [...TERRITORIES, ...SEAS];
const UNITS = ["frigate", "shipOfTheLine", "infantry", "infantry-aboard", "fort"].map(unitNamed);

/** Events that can be about the pirates or the local infantry. */
const WITH_OTHER_PARTIES =
  /^event\.(attackBegan|battleForced|rolled|unitLost|shipCaptured|battleWon|seaCleared|stormRolled|piecesAppeared|cargoSunk|unitsNamed|reinforced)$/;

/** Messages about seas only; and those about territories and seas. All others are about territories. */
const ABOUT_SEAS =
  /fair-winds|sinking|calm|cargo|seaCleared|stormRolled|pirates|ship|sabotage|weather|(sea-of|end-with)-a-friend|armistice|wind$|passage|beside/i;
const ABOUT_BOTH =
  /attack|battle|Units|reinforce|unitLost|rolled|reach|adjacent|refuge|withdraw|eventDrawn|piecesAppeared/i;

function regionsFor(key: string): readonly number[] {
  if (ABOUT_BOTH.test(key)) return REGIONS;
  return ABOUT_SEAS.test(key) ? SEAS : TERRITORIES;
}

const vary: Variations = (key, name) => {
  if (name === "region") return regionsFor(key);
  if (name === "territory" || name === "target") return TERRITORIES;
  if (name === "sea") return SEAS;
  if (name === "party" || name === "other") return WITH_OTHER_PARTIES.test(key) ? [PIRATES, LOCALS] : [];
  if (name === "owner" || name === "player" || name === "victim") return SEATS;
  if (name === "unit") return UNITS;
  if (name === "count") return key === "event.piecesAppeared" ? [0, 1, 5] : [1, 5];
  if (name === "left" || name === "funds" || name === "debt") return [0, 1, 5];
  if (name === "cost" || name === "most" || name === "posts") return [1, 5];
  return [];
};

const BY_SEA: readonly string[] = ["sailThrough", "forgedOrdersSea", "sabotage", "capture"];

const typical: TypicalValues = (kind, field) => {
  if (field === "unit" || field === "units") return [unitNamed(BY_SEA.includes(kind) ? "frigate" : "infantry")];
  if (field === "sea" || field === "via" || kind === "startShips") return SEAS;
  if (field === "territory" || field === "target") return TERRITORIES;
  if (field !== "from" && field !== "to" && field !== "region") return [];
  return BY_SEA.includes(kind) || (kind === "embark" && field === "to") ? SEAS : TERRITORIES;
};

const IMPERUNDE: GameTexts = {
  name: "ImpeRunde",
  samples: imperundeSamples,
  parts: {
    prompts,
    actions,
    events,
    screen: { ...screen, ...movement, ...investing, ...setup, ...talks, ...proposals },
    turns,
    refusals,
    options,
    terms,
    names,
  },
  names: /^(party|region)\.[^.]+$/,
  likePrompts: { kind: "ask", given: {} },
  vary,
  typical,
  values: sampleValues,
};

export function imperundeSections(language: Language): readonly Section[] {
  return [...gameSections(IMPERUNDE, language), proposalSection(language)];
}

/** The texts that are loaded with the talks. */
function proposalSection(language: Language): Section {
  const translator = createTranslator(imperundeSamples.messages.catalogues, () => language, playerName);
  const values = sampleValues(translator);
  const rows = Object.keys(proposalTexts.en).map((key) => renderRow(language, proposalTexts, key, values));
  return { title: "ImpeRunde: proposals", rows };
}

function sampleValues(translator: Translator): SampleValues {
  return {
    region: REGIONS.map((region) => regionParams("region", region, translator)),
    via: SEAS.map((sea) => regionParams("via", sea, translator)),
    unit: UNITS.map((unit) => unitParams("unit", unit, translator)),
    seat: [...SEATS.map(asSeat), PIRATES, LOCALS].map((party) => partyParams("seat", party, translator)),
    other: [...SEATS.map(asSeat), PIRATES].map((party) => partyParams("other", party, translator)),
    ...plainValues({
      units: [countedUnits(translator, UNITS)],
      card: [translator.term("term.card.plunder")],
      cards: [quotedCards(translator, [1, 2] as Card[])],
      members: [translator.list(SEATS.slice(0, 2).map(playerName))],
      seas: [translator.list([translator.term("region.north-sea"), translator.term("region.arabian-sea")])],
      one: [playerName(0)],
      name: [translator.term("term.phase.3")],
      occasion: [translator.term("screen.battle", regionParams("region", regionNamed("congo"), translator))],
      windowName: [translator.term("window.battle")],
      relation: [translator.term("term.relation.peace")],
      time: ["14 s"],
      percent: ["64%"],
      chance: ["64%"],
      third: [playerName(2)],
      by: [playerName(0)],
      about: [playerName(1)],
      reason: [translator.term("reason.dividend")],
      terms: [translator.term("deal.both.peace")],
      promise: [translator.term("promise.peace")],
      player: [playerName(1)],
      rounds: [1, 2],
      rule: ["IR-7.3.3"],
      round: [3],
      phase: [3],
      posts: [12],
      target: [31],
      votes: [2],
      players: [4],
      amount: [5],
      count: [3],
      spent: [5],
      left: [0, 1, 3],
      seconds: [17],
      value: [4],
      mine: ["1.4"],
      theirs: ["0.6"],
      bonus: [2],
      survived: [3],
      perils: [4],
      chosen: [2],
      regions: [translator.term("region.north-sea")],
      die: [4],
      lost: [4],
      expected: ["2.5"],
      ship: [translator.term("term.unit.frigate")],
      sea: [translator.term("region.north-sea")],
      low: [1],
      high: [6],
      party: [translator.term("party.0")],
      sums: [translator.list([translator.term("turn.moves", { count: 3 }), "…"])],
      word: [translator.term("term.event.storm")],
      things: [countedUnits(translator, UNITS)],
      places: [translator.list([translator.term("region.java"), translator.term("region.congo")])],
    }),
  };
}
