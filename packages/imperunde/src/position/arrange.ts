import { flag, index, integer, list, type Refusal, type Schemas, schemaProblem, seat } from "@rondel/engine";
import { ACTION_SCHEMAS, type Action } from "../actions.ts";
import { asTerritory, canalOf, isSea, isTerritory } from "../board/board.ts";
import { SHEET_LINES } from "../budget.ts";
import { CARD_NAMES, type Card } from "../cards/list.ts";
import { type RefusalCode, refusal } from "../codes.ts";
import { newEmbarkation, newTalks } from "../phases/round.ts";
import { recruit, supplyOf } from "../pieces.ts";
import { setBase, setOverlay } from "../relations.ts";
import { updateHolder } from "../seas.ts";
import { isStandingOrder, refuseOrder } from "../secret/orders.ts";
import { mostPosts } from "../setup/new-state.ts";
import {
  ARMISTICE,
  CALM,
  CARD_PEACE,
  CARD_WAR,
  NO_OVERLAY,
  NOBODY,
  PEACE,
  type Snapshot,
  STORM,
  type State,
  WAR,
} from "../state.ts";
import { isFree, ownerOf, placePosts, postLimit } from "../territories.ts";
import { isTransport, isWarship, kindOf, POST } from "../units.ts";
import { arrangeEvent, arrangeSetup } from "./moments.ts";
import { arrangePending, parsed, replaceFrames } from "./pending.ts";
import type { Statement, StatementOf } from "./statements.ts";

const WHERE = "D-01";
const bad = (code: RefusalCode): Refusal => refusal(code, WHERE);

/** Applies one statement; a refusal leaves the state unchanged. */
export function arrange(state: State, statement: Statement): Refusal | undefined {
  return refuseSeats(state, statement) ?? refuseRegions(statement) ?? apply(state, statement);
}

function refuseSeats(state: State, statement: Statement): Refusal | undefined {
  const named: Readonly<Record<string, unknown>> = { ...statement };
  const seats = [
    named.player,
    named.one,
    named.other,
    named.by,
    named.winner,
    ...asList(named.order),
    ...asList(named.members),
  ];
  return seats.some((seat) => typeof seat === "number" && seat >= state.players) ? bad("no-such-seat") : undefined;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function refuseRegions(statement: Statement): Refusal | undefined {
  if ("territory" in statement && !isTerritory(statement.territory)) return bad("not-a-land");
  return "sea" in statement && !isSea(statement.sea) ? bad("not-a-sea") : undefined;
}

function apply(state: State, statement: Statement): Refusal | undefined {
  switch (statement.kind) {
    case "round":
      state.round = statement.round;
      state.phase = statement.phase;
      return undefined;
    case "british":
      state.british = statement.player;
      return undefined;
    case "sequence":
      if (new Set(statement.order).size !== state.players) return bad("not-all-seats");
      state.order = [...statement.order];
      return undefined;
    case "target":
      if (statement.posts > mostPosts(state.players)) return bad("target-too-high");
      state.target = statement.posts;
      return undefined;
    case "home":
      return arrangeHome(state, statement);
    case "colony":
      return arrangeColony(state, statement);
    case "newPosts":
      state.newPosts[statement.territory] = statement.posts;
      return undefined;
    case "spending":
      state.spending[statement.territory] = statement.doubloons;
      return undefined;
    case "pieces":
      return arrangePieces(state, statement);
    case "canal":
      if (canalOf(statement.territory) < 0) return bad("no-canal-here");
      state.canals[canalOf(statement.territory)] = 1;
      return undefined;
    case "famine":
      state.famine[statement.territory] = 1;
      return undefined;
    case "plundered":
      state.plunderer[statement.territory] = statement.by;
      return undefined;
    case "storm":
      state.weather[statement.sea] = STORM;
      return undefined;
    case "calm":
      state.weather[statement.sea] = CALM;
      return undefined;
    case "holder":
      state.holder[statement.sea] = statement.party ?? NOBODY;
      return undefined;
    default:
      return applyRest(state, statement);
  }
}

function applyRest(state: State, statement: Statement): Refusal | undefined {
  switch (statement.kind) {
    case "relation":
      return arrangeRelation(state, statement);
    case "hand":
      if (!takeCards(state, statement.cards)) return bad("no-such-card-left");
      state.hands[statement.player] = [...(state.hands[statement.player] ?? []), ...statement.cards].sort(
        (one, other) => one - other,
      );
      return undefined;
    case "discard":
      if (!takeCards(state, statement.cards)) return bad("no-such-card-left");
      state.discard.push(...statement.cards);
      return undefined;
    case "deck":
      if ([...statement.cards].sort().join() !== [...state.deck].sort().join()) return bad("not-the-rest-of-the-cards");
      state.deck = [...statement.cards];
      return undefined;
    case "money":
      if (statement.debt % 5 !== 0) return bad("debt-in-fives");
      state.funds[statement.player] = statement.funds;
      state.debt[statement.player] = statement.debt;
      return undefined;
    case "sheet":
      return arrangeSheet(state, statement);
    case "cardsBought":
      state.cardsBought[statement.player] = statement.cards;
      return undefined;
    case "struck":
      if (new Set(statement.regions).size !== statement.regions.length) return bad("no-event-here");
      state.struck = [...statement.regions];
      return undefined;
    case "channel":
      return arrangeChannel(state, statement);
    case "standingOrder":
      return arrangeOrder(state, statement);
    case "shown":
      return arrangeShown(state, statement);
    case "snapshot":
      return arrangeSnapshot(state, statement);
    case "turn":
      return arrangeTurn(state, statement);
    case "startShips":
    case "equip":
      return arrangeSetup(state, statement);
    case "event":
      return arrangeEvent(state, statement);
    case "pending":
      return arrangePending(state, statement);
    case "over":
      state.ended = true;
      state.winner = statement.winner ?? NOBODY;
      replaceFrames(state, []);
      return undefined;
    default:
      return bad("unknown-statement");
  }
}

function arrangeHome(state: State, { player, territory }: StatementOf<"home">): Refusal | undefined {
  if (ownerOf(state, territory) !== NOBODY) return bad("land-is-taken");
  state.home[player] = asTerritory(territory);
  state.owner[territory] = player;
  return undefined;
}

function arrangeColony(state: State, { territory: region, player, posts }: StatementOf<"colony">): Refusal | undefined {
  const territory = asTerritory(region);
  if (!isFree(state, territory) || state.home.includes(territory)) return bad("land-is-taken");
  if (posts > postLimit(state, territory)) return bad("no-room-for-posts");
  if (posts > supplyOf(state, player, POST)) return bad("no-piece-left");
  state.owner[territory] = player;
  placePosts(state, territory, player, posts);
  return undefined;
}

function arrangePieces(state: State, { region, party, unit, count }: StatementOf<"pieces">): Refusal | undefined {
  const afloat = isWarship(unit) || isTransport(unit);
  if (afloat !== isSea(region)) return bad("wrong-element");
  if (!isSea(region) && ownerOf(state, region) !== party) return bad("not-the-owner");
  if (supplyOf(state, party, kindOf(unit)) < count) return bad("no-piece-left");
  recruit(state, region, party, unit, count);
  if (isSea(region)) updateHolder(state, region);
  return undefined;
}

function arrangeRelation(state: State, { one, other, base, card }: StatementOf<"relation">): Refusal | undefined {
  if (one === other) return bad("no-such-pair");
  setBase(state, one, other, base === "war" ? WAR : PEACE);
  const overlays = { war: CARD_WAR, armistice: ARMISTICE, peace: CARD_PEACE } as const;
  setOverlay(state, one, other, card ? overlays[card] : NO_OVERLAY);
  return undefined;
}

/** Removes cards from the deck; leaves it unchanged and returns false if one is missing. */
function takeCards(state: State, cards: readonly Card[]): boolean {
  const deck = [...state.deck];
  for (const card of cards) {
    const place = deck.indexOf(card);
    if (place < 0) return false;
    deck.splice(place, 1);
  }
  state.deck = deck;
  return true;
}

function arrangeSheet(state: State, { player, round, lines }: StatementOf<"sheet">): Refusal | undefined {
  if (lines.length !== SHEET_LINES.length || round > state.sheets.length + 1) return bad("no-such-sheet");
  const sheets = state.sheets[round - 1] ?? Array.from({ length: state.players * SHEET_LINES.length }, () => 0);
  sheets.splice(player * SHEET_LINES.length, SHEET_LINES.length, ...lines);
  state.sheets[round - 1] = sheets;
  return undefined;
}

function arrangeOrder(state: State, { player, order }: StatementOf<"standingOrder">): Refusal | undefined {
  const value = parsed(order);
  if (!isAction(value) || !isStandingOrder(value)) return bad("not-an-order");
  const refused = refuseOrder(state, player, value);
  if (refused) return refused;
  state.orders[player]?.push(value);
  return undefined;
}

const isAction = (value: unknown): value is Action => schemaProblem(ACTION_SCHEMAS, value) === undefined;

/** IR-13.5.16: the hand of one player as another has seen it, with the card that was removed. */
const SNAPSHOT_SCHEMAS: Schemas = {
  snapshot: {
    round: integer(0, 999),
    thief: seat(),
    victim: seat(),
    cards: list(index(CARD_NAMES), 48),
    removed: index(CARD_NAMES),
    open: flag(),
  },
};

/** IR-13.2.10: cards of a hand that all have seen. */
function arrangeShown(state: State, { player, cards }: StatementOf<"shown">): Refusal | undefined {
  const hand = [...(state.hands[player] ?? [])];
  for (const card of cards) {
    const place = hand.indexOf(card);
    if (place < 0 || !state.shown) return bad("not-in-that-hand");
    hand.splice(place, 1);
  }
  if (state.shown) state.shown[player] = [...cards];
  return undefined;
}

function arrangeSnapshot(state: State, { seen }: StatementOf<"snapshot">): Refusal | undefined {
  const value = parsed(seen);
  if (!isSnapshot(value)) return bad("not-a-snapshot");
  const { thief, victim, cards, removed } = value;
  const isPossible = thief < state.players && victim < state.players && thief !== victim && cards.includes(removed);
  if (!isPossible) return bad("not-a-snapshot");
  state.snapshots.push(value);
  return undefined;
}

function isSnapshot(value: unknown): value is Snapshot {
  const isObject = typeof value === "object" && value !== null && !("kind" in value);
  return isObject && schemaProblem(SNAPSHOT_SCHEMAS, { kind: "snapshot", ...value }) === undefined;
}

/** IR-5.2.4: two or more members, by seat, and no channel twice. */
function arrangeChannel(state: State, { members }: StatementOf<"channel">): Refusal | undefined {
  const areSorted = members.every((member, place) => (members[place - 1] ?? -1) < member);
  if (!areSorted || members.length < 2) return bad("not-a-channel");
  if (state.channels.some((channel) => channel.join() === members.join())) return bad("channel-is-open");
  state.channels.push([...members]);
  return undefined;
}

const PHASE = { talks: 2, debts: 3, investments: 4, movement: 6, embarkation: 7 } as const;

/** Starts the ordinary turn of a player in a phase. */
function arrangeTurn(state: State, { phase, player }: StatementOf<"turn">): Refusal | undefined {
  state.phase = PHASE[phase];
  const turn = state.order.indexOf(player);
  const commits = Array.from({ length: state.players }, () => null);
  const frames = {
    talks: newTalks(state.players),
    debts: { kind: "income", stage: "debts", commits } as const,
    investments: { kind: "investments", turn, stage: "turn" } as const,
    movement: { kind: "movement", turn, stage: "turn" } as const,
    embarkation: { ...newEmbarkation(state.players), turn },
  };
  replaceFrames(state, [{ kind: "round" }, frames[phase]]);
  return undefined;
}
