import type { Refusal } from "@rondel/engine";
import { canalOf, isSea, isTerritory } from "../board/board.ts";
import { SHEET_LINES } from "../budget.ts";
import { mostPosts } from "../setup/new-state.ts";
import { CALM, NOBODY, STORM, type State } from "../state.ts";
import { arrangeColony, arrangeHome, arrangePieces, arrangeRelation } from "./arrange-board.ts";
import {
  arrangeDeck,
  arrangeDiscard,
  arrangeHand,
  arrangeOrder,
  arrangeShown,
  arrangeSnapshot,
} from "./arrange-cards.ts";
import { arrangeEvent, arrangeSetup, arrangeTurn } from "./moments.ts";
import { arrangePending, replaceFrames } from "./pending.ts";
import { refuseStatement } from "./refuse-statement.ts";
import type { Statement, StatementOf } from "./statements.ts";

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
    named.third,
    ...asList(named.order),
    ...asList(named.members),
  ];
  return seats.some((seat) => typeof seat === "number" && seat >= state.players)
    ? refuseStatement("no-such-seat")
    : undefined;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function refuseRegions(statement: Statement): Refusal | undefined {
  if ("territory" in statement && !isTerritory(statement.territory)) return refuseStatement("not-a-territory");
  return "sea" in statement && !isSea(statement.sea) ? refuseStatement("not-a-sea") : undefined;
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
      if (new Set(statement.order).size !== state.players) return refuseStatement("not-all-seats");
      state.order = [...statement.order];
      return undefined;
    case "target":
      if (statement.posts > mostPosts(state.players)) return refuseStatement("target-too-high");
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
      if (canalOf(statement.territory) < 0) return refuseStatement("no-canal-here");
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
      return arrangeHand(state, statement);
    case "discard":
      return arrangeDiscard(state, statement);
    case "deck":
      return arrangeDeck(state, statement);
    case "money":
      if (statement.debt % 5 !== 0) return refuseStatement("debt-in-fives");
      state.funds[statement.player] = statement.funds;
      state.debt[statement.player] = statement.debt;
      return undefined;
    case "sheet":
      return arrangeSheet(state, statement);
    case "cardsBought":
      state.cardsBought[statement.player] = statement.cards;
      return undefined;
    case "struck":
      if (new Set(statement.regions).size !== statement.regions.length) return refuseStatement("no-event-here");
      state.struck = [...statement.regions];
      return undefined;
    case "channel":
      return arrangeChannel(state, statement);
    case "promise":
      return arrangePromise(state, statement);
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
      return refuseStatement("unknown-statement");
  }
}

function arrangeSheet(state: State, { player, round, lines }: StatementOf<"sheet">): Refusal | undefined {
  if (lines.length !== SHEET_LINES.length || round > state.sheets.length + 1) return refuseStatement("no-such-sheet");
  const sheets = state.sheets[round - 1] ?? Array.from({ length: state.players * SHEET_LINES.length }, () => 0);
  sheets.splice(player * SHEET_LINES.length, SHEET_LINES.length, ...lines);
  state.sheets[round - 1] = sheets;
  return undefined;
}

/** IR-5.2.4: two or more members, by seat, and no channel twice. */
function arrangeChannel(state: State, { members }: StatementOf<"channel">): Refusal | undefined {
  const areSorted = members.every((member, place) => (members[place - 1] ?? -1) < member);
  if (!areSorted || members.length < 2) return refuseStatement("not-a-channel");
  if (state.channels.some((channel) => channel.join() === members.join())) return refuseStatement("channel-is-open");
  state.channels.push([...members]);
  return undefined;
}

/** IR-5.2.4: only a promise of war names a third player. */
function arrangePromise(state: State, { kind: _kind, ...promise }: StatementOf<"promise">): Refusal | undefined {
  const { by, player, term, third } = promise;
  const isPossible = by !== player && third !== by && third !== player && (term === "war") === (third !== undefined);
  if (!isPossible) return refuseStatement("not-a-promise");
  state.promises = [...(state.promises ?? []), promise];
  return undefined;
}
