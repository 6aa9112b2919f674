import { HINTS, type Hint, type HintCode } from "@rondel/bots";
import { REASONS, type Reason, type ReasonCode } from "@rondel/bots/turn-reasons";
import type { Game } from "@rondel/engine";
import { imperial } from "@rondel/imperial";
import { imperunde, REGION_NAMES } from "@rondel/imperunde";
import { reasonSentence } from "../../src/first-game/reasons/reason-sentence.ts";
import { ferryMessages } from "../../src/games/ferry/ferry-messages.ts";
import { catalogues as imperialCatalogues } from "../../src/games/imperial/messages/catalogues.ts";
import { catalogues as imperundeCatalogues } from "../../src/games/imperunde/messages/catalogues.ts";
import { hintSentence } from "../../src/hints/sentence.ts";
import { de } from "../../src/messages/de/index.ts";
import { chat } from "../../src/messages/en/chat.ts";
import { common } from "../../src/messages/en/common.ts";
import { data } from "../../src/messages/en/data.ts";
import { home } from "../../src/messages/en/home.ts";
import { en } from "../../src/messages/en/index.ts";
import { keys } from "../../src/messages/en/keys.ts";
import { pace } from "../../src/messages/en/pace.ts";
import { people } from "../../src/messages/en/people.ts";
import { recap } from "../../src/messages/en/recap.ts";
import { recovery } from "../../src/messages/en/recovery.ts";
import { refusals } from "../../src/messages/en/refusals.ts";
import { reports } from "../../src/messages/en/reports.ts";
import { results } from "../../src/messages/en/results.ts";
import { settings } from "../../src/messages/en/settings.ts";
import { setup } from "../../src/messages/en/setup.ts";
import { table } from "../../src/messages/en/table.ts";
import { tableRules } from "../../src/messages/en/table-rules.ts";
import { undo } from "../../src/messages/en/undo.ts";
import { webhooks } from "../../src/messages/en/webhooks.ts";
import { formatDate, formatList } from "../../src/messages/format.ts";
import { fr } from "../../src/messages/fr/index.ts";
import type { Language } from "../../src/messages/language.ts";
import { createTranslator, type Translator } from "../../src/messages/translator.ts";
import { de as operatorDe } from "../../src/operator/messages/de.ts";
import { en as operatorEn } from "../../src/operator/messages/en.ts";
import { fr as operatorFr } from "../../src/operator/messages/fr.ts";
import { playerName } from "./players.ts";
import { grouped, plainValues, type Row, renderRow, type SampleValues, type Section } from "./render.ts";

const PAGE = { de, en, fr } as const;

/** The values of parameters that are the same in every language. */
const PAGE_VALUES = {
  name: ["Anna"],
  now: ["Anna"],
  other: ["Ben"],
  game: ["Imperial"],
  number: [10],
  rule: ["IM-7.4"],
  from: ["Guest 7F3"],
  into: ["Anna"],
  sign: ["7F3"],
  time: ["21 h"],
  text: ["5 M"],
  line: ["12"],
  code: ["some-code"],
  address: ["anna@rondel.example"],
  until: [Date.UTC(2026, 10, 24)],
  recorded: ["3/6"],
  drawn: ["5/6"],
  zone: ["Europe/Nowhere"],
  taken: [2],
  players: [4],
  agreed: [2],
  all: [3],
  entry: [12],
  entries: [40],
  fewest: [2],
  most: [6],
  round: [3],
  total: [12],
  count: [3],
  guests: [30],
  accounts: [730],
  days: [90],
  hours: [24],
  saved: [72],
  current: ["Hugo"],
  service: ["Discord"],
  host: ["discord.com"],
  status: [404],
  reminded: [90],
  closed: [180],
  open: [365],
  audit: [730],
};

export function pageSections(language: Language): readonly Section[] {
  const values = plainValues({ ...PAGE_VALUES, ...valuesIn(language) });
  const rows = (part: object) => Object.keys(part).map((key) => renderRow(language, PAGE, key, values));
  return [
    { title: "Home", rows: rows(home) },
    { title: "New table and lobby", rows: rows(setup) },
    { title: "Table", rows: rows(table) },
    { title: "Table rules", rows: rows(tableRules) },
    { title: "Undo", rows: rows(undo) },
    { title: "Pace", rows: rows(pace) },
    { title: "Keyboard", rows: rows(keys) },
    { title: "Recap", rows: rows(recap) },
    { title: "Chat", rows: rows(chat) },
    { title: "Results", rows: rows(results) },
    { title: "Reports", rows: rows(reports) },
    { title: "Muting and blocking", rows: rows(people) },
    { title: "Settings", rows: rows(settings) },
    { title: "Webhooks", rows: rows(webhooks) },
    { title: "Coming back by email", rows: rows(recovery) },
    { title: "Your data and privacy", rows: rows(data) },
    { title: "Everywhere", rows: rows(common) },
    { title: "Refusals of the server and the page", rows: rows(refusals) },
  ];
}

/** Sample values that depend on the language. */
function valuesIn(language: Language) {
  return {
    date: [formatDate(language, Date.UTC(2026, 10, 17))],
    names: [formatList(language, [playerName(0), playerName(1)])],
    clock: [PAGE[language]["clock.live"]],
    sum: [imperialCatalogues[language]["sum.total"]],
    step: [imperialCatalogues[language]["action.forceInvestor"]],
    times: [3],
    action: [imperialCatalogues[language]["action.forceInvestor"]],
  };
}

const OPERATOR = { de: operatorDe, en: operatorEn, fr: operatorFr } as const;

export function operatorSection(language: Language): Section {
  const date = formatDate(language, Date.UTC(2026, 10, 17));
  const values = plainValues({
    ...PAGE_VALUES,
    ...valuesIn(language),
    value: [0.64],
    reported: [playerName(0)],
    reason: [OPERATOR[language]["reason.spam"]],
    status: [OPERATOR[language]["status.running"]],
    created: [date],
    seen: [date],
    changed: [date],
  });
  const rows = Object.keys(operatorEn).map((key) => renderRow(language, OPERATOR, key, values));
  return { title: "Operator", rows };
}

const FERRY_VALUES: SampleValues = plainValues({
  seat: ["Anna"],
  ferryman: ["Hugo"],
  starter: ["Marc"],
  from: ["Anna"],
  to: ["Hugo"],
  card: ["…"],
  bids: ["2, 1, 0"],
  bonus: [2, -2, 0],
  highest: [3],
  round: [2],
  rounds: [5],
  die: [4],
  sum: [6],
});

export function ferrySection(language: Language): Section {
  const { catalogues } = ferryMessages;
  const rows = Object.keys(catalogues.en).map((key) => renderRow(language, catalogues, key, FERRY_VALUES));
  return { title: "Ferry (sample game)", rows };
}

const REGIONS = ["mongolia", "holy-roman-empire", "philippines", "siam"].map((name) => REGION_NAMES.indexOf(name));

/** Typical figures of hints. */
const FIGURES: Readonly<Record<string, readonly number[]>> = {
  amount: [5, 1, -1, -4],
  points: [3, 1, -2],
  posts: [12, 1, -2],
  prize: [3, 1],
  room: [3, 1],
  count: [3, 1],
  place: [1, 2, 3, 4],
  score: [46, 1],
  percent: [64],
  total: [14],
  target: [31],
  before: [2],
  after: [5],
};

export function hintSection(language: Language): Section {
  const rows = (Object.keys(HINTS) as HintCode[]).map((code) =>
    botRow(language, code, HINTS[code], (game, translator, params) =>
      hintSentence(game, translator, { code, params } as Hint),
    ),
  );
  return { title: "Suggested moves", rows };
}

export function reasonSection(language: Language): Section {
  const rows = (Object.keys(REASONS) as ReasonCode[]).map((code) =>
    botRow(language, code, REASONS[code], (game, translator, params) =>
      reasonSentence(game, translator, { code, params } as Reason),
    ),
  );
  return { title: "Why others did it, in a first game", rows };
}

type BotSentence = (game: Game, translator: Translator, params: Readonly<Record<string, number>>) => string;

/** A message of the bots with typical figures and names. */
function botRow(language: Language, code: string, kinds: Readonly<Record<string, string>>, sentence: BotSentence): Row {
  const isImperial = Object.values(kinds).includes("nation");
  const game = isImperial ? (imperial as Game) : imperunde;
  const catalogues = isImperial ? imperialCatalogues : imperundeCatalogues;
  const translator = createTranslator(catalogues, () => language, playerName);
  const render = (params: Readonly<Record<string, number>>) => sentence(game, translator, params);
  const choices = Object.entries(kinds).map(([name, kind]) => valuesOf(name, kind).map((value) => ({ [name]: value })));
  const base: Readonly<Record<string, number>> = Object.assign({}, ...choices.map(([first]) => first));
  const groups = choices.map((values) => values.map((value) => render({ ...base, ...value })));
  return { key: code, groups: grouped(render(base), groups) };
}

function valuesOf(name: string, kind: string): readonly number[] {
  if (kind === "nation") return [1, 4];
  if (kind === "region") return REGIONS;
  return kind === "seat" ? [0, 2] : (FIGURES[name] ?? [5]);
}
