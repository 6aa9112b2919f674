import { asSeat, parseNotation, pick, type Random } from "@rondel/engine";
import { imperunde, type State, type Statement } from "../../../src/index.ts";
import type { Options } from "../../../src/options.ts";
import { UNIT_NAMES } from "../../../src/units.ts";
import { CANALS, LANDS, SEAS } from "./world.ts";

const HOMES = ["great-britain", "south-africa", "japan", "victoria", "usa", "brazil"];
const MOMENTS = [
  "talks",
  "debts",
  "investments",
  "clearing",
  "movement",
  "movement",
  "embarkation",
  "winds",
  "withdrawal",
] as const;
/** The phase of each moment, and the cards that are worth most in it. */
const PHASES = {
  talks: 2,
  debts: 3,
  investments: 4,
  clearing: 4,
  movement: 6,
  embarkation: 7,
  winds: 8,
  withdrawal: 6,
};
const BATTLE_CARDS = ["armistice", "betrayal", "hussars", "ambush", "surpriseAttack", "capture"];
const USEFUL_CARDS: Readonly<Partial<Record<(typeof MOMENTS)[number], readonly string[]>>> = {
  talks: ["peaceTreaty"],
  investments: ["smuggling"],
  clearing: ["capture", "freebooters"],
  movement: BATTLE_CARDS,
  winds: BATTLE_CARDS,
};
const ARMIES = UNIT_NAMES.filter((name) => /^(infantry|cavalry|artillery)(\/|$)/.test(name));
const TRANSPORTS = UNIT_NAMES.filter((name) => name.includes("-aboard"));
const WARSHIPS = UNIT_NAMES.filter((name) => /^(frigate|shipOfTheLine)/.test(name));

/** A position that is being set up. */
interface Draft {
  readonly state: State;
  readonly random: Random;
  readonly seats: readonly string[];
  readonly homes: readonly string[];
  readonly moment: (typeof MOMENTS)[number];
  put(line: string): void;
  chance(percent: number): boolean;
  among(number: number): number;
  any(names: readonly string[]): string;
}

/** A random crowded position in the middle of a round: wars, fleets, transports, weather, canals, discs, full hands. */
export function arrangedPosition(players: number, options: Options, random: Random): State {
  const state = imperunde.emptyBoard(players, options);
  const any = (names: readonly string[]): string => pick(random, "any", names);
  const draft: Draft = {
    state,
    random,
    seats: Array.from({ length: players }, (_, seat) => `s${seat}`),
    homes: HOMES.toSorted(() => random.draw("home", 3) - 1).slice(0, players),
    moment: pick(random, "moment", MOMENTS),
    put(line) {
      const read = parseNotation(imperunde.statementSchemas, line);
      if ("problem" in read) throw new Error(`${line}: ${JSON.stringify(read.problem)}`);
      imperunde.arrange(state, read.value as Statement);
    },
    chance: (percent) => random.draw("chance", 100) < percent,
    among: (number) => random.draw("among", number),
    any,
  };
  draft.put(`sequence ${draft.seats.toSorted(() => random.draw("order", 3) - 1).join(",")}`);
  draft.put("target 45");
  draft.homes.forEach((home, seat) => {
    draft.put(`home s${seat} ${home}`);
  });
  for (const land of CANALS.keys()) if (draft.chance(60)) draft.put(`canal ${land}`);
  relate(draft);
  for (const [land, { value }] of LANDS) settle(draft, land, value);
  for (const sea of SEAS.keys()) man(draft, sea);
  for (const seat of draft.seats) equip(draft, seat);
  begin(draft);
  return state;
}

function relate({ seats, put, chance, any }: Draft): void {
  seats.forEach((one, place) => {
    for (const other of seats.slice(place + 1)) {
      const card = any(["", "", "", " card=war", " card=armistice", " card=peace"]);
      put(`relation ${one} ${other} ${chance(55) ? "war" : "peace"}${card}`);
    }
  });
}

function settle({ state, seats, homes, put, chance, among, any }: Draft, land: string, value: number): void {
  const isHome = homes.includes(land);
  const canal = [...CANALS.keys()].indexOf(land);
  if (!isHome && chance(canal < 0 ? 35 : 10)) return;
  const owner = isHome ? `s${homes.indexOf(land)}` : any(seats);
  const posts = isHome ? 0 : among(value + (state.canals[canal] === 1 ? 3 : 1));
  if (!isHome) put(`colony ${land} ${owner} ${posts}`);
  const forts = among(1 + (state.options.canalPostsAllowForts ? posts : Math.min(posts, value)));
  if (forts > 0) put(`pieces ${land} ${owner} fort ${forts}`);
  if (posts === 0) put(`pieces ${land} ${owner} infantry 1`);
  const groups = among(3);
  for (let group = 0; group < groups; group++) put(`pieces ${land} ${owner} ${any(ARMIES)} ${1 + among(2)}`);
  if (posts > 0 && chance(20)) put(`newPosts ${land} ${1 + among(posts)}`);
  if (posts > 0 && chance(20)) put(`spending ${land} ${among(3 * posts + 1)}`);
  if (isHome) return;
  if (chance(8)) put(`famine ${land}`);
  const plunderer = any(seats);
  if (chance(8) && plunderer !== owner) put(`plundered ${land} ${plunderer}`);
}

function man({ state, seats, moment, put, chance, among, any }: Draft, sea: string): void {
  const fleet = (party: string): void => {
    for (let group = among(2); group >= 0; group--) put(`pieces ${sea} ${party} ${any(WARSHIPS)} ${1 + among(2)}`);
  };
  const first = chance(15) ? "pirates" : any(seats);
  if (chance(60)) fleet(first);
  // INV-7: when warships of two parties may share a sea.
  const isBeforeClearing = PHASES[moment] < 5;
  if (isBeforeClearing && chance(15)) fleet(any(seats));
  else if ((isBeforeClearing || state.options.piratesCardTiming === "next-clearing") && chance(15)) fleet("pirates");
  for (let group = among(3); group > 0; group--) put(`pieces ${sea} ${any(seats)} ${any(TRANSPORTS)} ${1 + among(2)}`);
  const weather = any(["storm", "calm", "", "", "", "", "", "", "", ""]);
  if (weather) put(`${weather} ${sea}`);
}

function equip({ state, moment, put, among, any, chance }: Draft, seat: string): void {
  put(`money ${seat} ${among(25)} ${5 * among(6)}`);
  const useful = USEFUL_CARDS[moment];
  if (useful && chance(60)) put(`hand ${seat} ${any(useful)}`);
  for (let card = 0; card < 5; card++) {
    const drawn = state.deck[among(state.deck.length)];
    if (drawn !== undefined)
      imperunde.arrange(state, { kind: "hand", player: asSeat(Number(seat[1])), cards: [drawn] });
  }
}

function begin(draft: Draft): void {
  const { moment, put, any, seats } = draft;
  put(`round 3 ${PHASES[moment]}`);
  if (moment === "winds") beginWinds(draft);
  else if (moment === "withdrawal") beginWithdrawal(draft);
  else if (moment === "clearing") beginClearing(draft);
  else put(`turn ${moment} ${any(seats)}`);
}

/** The last window of the investments: the seas are cleared next. */
function beginClearing({ seats, put }: Draft): void {
  const frames = [
    { kind: "round" },
    { kind: "investments", turn: seats.length - 1, stage: "window" },
    { kind: "window", at: "investments", passed: seats.map(() => 0) },
  ];
  put(`pending ${JSON.stringify(JSON.stringify(frames))}`);
}

/** Fair winds have been drawn for a sea and are about to be carried out. */
function beginWinds({ state, seats, put, among }: Draft): void {
  const region = LANDS.size + among(SEAS.size);
  state.weather[region] = 0;
  const frames = [
    { kind: "round" },
    { kind: "events", drawn: 7, stage: "window", region, event: 2 },
    { kind: "window", at: "event", passed: seats.map(() => 0) },
  ];
  put(`pending ${JSON.stringify(JSON.stringify(frames))}`);
}

const PLACES = [...LANDS.keys(), ...SEAS.keys()];

/** Units that cannot return to the region they came from: it is lost, or they were pirates before (RU-103). */
function beginWithdrawal({ state, seats, put, among, any }: Draft): void {
  const seat = among(seats.length);
  const isRefuge = (place: string): boolean => {
    const region = PLACES.indexOf(place);
    return LANDS.has(place) ? state.owner[region] === seat : state.stacks[region]?.length === 0;
  };
  const beside = (place: string): readonly string[] => LANDS.get(place)?.lands ?? SEAS.get(place)?.seas ?? [];
  const place = any(PLACES.filter((name) => beside(name).some(isRefuge)));
  const harbours = (LANDS.get(place)?.seas ?? []).map((sea) => PLACES.indexOf(sea)).sort((one, other) => one - other);
  const unit = UNIT_NAMES.indexOf(LANDS.has(place) ? "infantry/0" : "frigate/0");
  const fighter = { unit, from: -1, start: -1, back: unit, fights: false };
  const frames = [
    { kind: "round" },
    { kind: "movement", turn: 0, stage: "turn" },
    { kind: "withdrawal", seat, region: PLACES.indexOf(place), fighters: [fighter, fighter], harbours },
  ];
  put(`pending ${JSON.stringify(JSON.stringify(frames))}`);
}
