import { asSeat } from "@rondel/engine";
import { ALL_REGIONS, ALL_SEAS, ALL_TERRITORIES, CANALS, NOWHERE } from "../board/board.ts";
import { SHEET_LINES } from "../budget.ts";
import { stackCount, stackParty, stackUnit } from "../pieces.ts";
import { controller } from "../seas.ts";
import { CALM, isPlayer, NO_OVERLAY, NOBODY, PEACE, pairOf, STORM, type State, seatOf, seatsOf } from "../state.ts";
import { isColony, ownerOf, postsAt } from "../territories.ts";
import type { Statement } from "./statements.ts";

/** The statements that rebuild this state from the empty board. */
export function depict(state: State): Statement[] {
  const pending: Statement = state.ended
    ? { kind: "over", ...(isPlayer(state.winner) && { winner: state.winner }) }
    : { kind: "pending", frames: JSON.stringify(state.frames) };
  return [
    { kind: "round", round: state.round, phase: state.phase },
    { kind: "british", player: state.british },
    { kind: "sequence", order: [...state.order] },
    { kind: "target", posts: state.target },
    ...depictTerritories(state),
    ...depictPieces(state),
    ...depictRelations(state),
    ...depictSeats(state),
    ...state.snapshots.map((seen): Statement => ({ kind: "snapshot", seen: JSON.stringify(seen) })),
    ...(state.shown ?? []).flatMap((cards, player): Statement[] =>
      cards.length > 0 ? [{ kind: "shown", player: asSeat(player), cards: [...cards] }] : [],
    ),
    ...state.channels.map((members): Statement => ({ kind: "channel", members: [...members] })),
    ...(state.promises ?? []).map((promise): Statement => ({ kind: "promise", ...promise })),
    ...(state.struck.length > 0 ? [{ kind: "struck", regions: [...state.struck] } as const] : []),
    ...(state.discard.length > 0 ? [{ kind: "discard", cards: [...state.discard] } as const] : []),
    pending,
    { kind: "deck", cards: [...state.deck] },
    ...depictHolders(state),
  ];
}

function depictTerritories(state: State): Statement[] {
  const statements: Statement[] = [];
  for (const [canal, built] of state.canals.entries()) {
    const territory = CANALS[canal]?.territory;
    if (built === 1 && territory !== undefined) statements.push({ kind: "canal", territory });
  }
  for (const player of seatsOf(state)) {
    const territory = state.home[player] ?? NOWHERE;
    if (territory !== NOWHERE) statements.push({ kind: "home", player, territory });
  }
  for (const territory of ALL_TERRITORIES) {
    if (isColony(state, territory)) {
      statements.push({
        kind: "colony",
        territory,
        player: seatOf(ownerOf(state, territory)),
        posts: postsAt(state, territory),
      });
    }
    const newPosts = state.newPosts[territory] ?? 0;
    if (newPosts > 0) statements.push({ kind: "newPosts", territory, posts: newPosts });
    const doubloons = state.spending[territory] ?? 0;
    if (doubloons > 0) statements.push({ kind: "spending", territory, doubloons });
    if (state.famine[territory] === 1) statements.push({ kind: "famine", territory });
    const by = state.plunderer[territory] ?? NOBODY;
    if (isPlayer(by)) statements.push({ kind: "plundered", territory, by });
  }
  return statements;
}

function depictPieces(state: State): Statement[] {
  const statements: Statement[] = [];
  for (const region of ALL_REGIONS) {
    for (const stack of state.stacks[region] ?? []) {
      statements.push({
        kind: "pieces",
        region,
        party: stackParty(stack),
        unit: stackUnit(stack),
        count: stackCount(stack),
      });
    }
    if (state.weather[region] === STORM) statements.push({ kind: "storm", sea: region });
    if (state.weather[region] === CALM) statements.push({ kind: "calm", sea: region });
  }
  return statements;
}

function depictRelations(state: State): Statement[] {
  const cards = [undefined, "war", "armistice", "peace"] as const;
  const seats = seatsOf(state);
  return seats.flatMap((one) =>
    seats
      .filter((other) => one < other)
      .filter((other) => state.base[pairOf(one, other)] !== PEACE || state.overlay[pairOf(one, other)] !== NO_OVERLAY)
      .map((other): Statement => {
        const card = cards[state.overlay[pairOf(one, other)] ?? NO_OVERLAY];
        const base = state.base[pairOf(one, other)] === PEACE ? "peace" : "war";
        return { kind: "relation", one, other, base, ...(card ? { card } : {}) };
      }),
  );
}

function depictSeats(state: State): Statement[] {
  const statements: Statement[] = [];
  for (const player of seatsOf(state)) {
    const cards = state.hands[player] ?? [];
    if (cards.length > 0) statements.push({ kind: "hand", player, cards: [...cards] });
    statements.push({ kind: "money", player, funds: state.funds[player] ?? 0, debt: state.debt[player] ?? 0 });
    const bought = state.cardsBought[player] ?? 0;
    if (bought > 0) statements.push({ kind: "cardsBought", player, cards: bought });
    for (const order of state.orders[player] ?? []) {
      statements.push({ kind: "standingOrder", player, order: JSON.stringify(order) });
    }
  }
  for (const [index, sheets] of state.sheets.entries()) {
    for (const player of seatsOf(state)) {
      const lines = sheets.slice(player * SHEET_LINES.length, (player + 1) * SHEET_LINES.length);
      statements.push({ kind: "sheet", player, round: index + 1, lines });
    }
  }
  return statements;
}

/** Only seas whose holder cannot be derived from the warships in them (RU-100). */
function depictHolders(state: State): Statement[] {
  return ALL_SEAS.filter((sea) => controller(state, sea) !== (state.holder[sea] ?? NOBODY)).map((sea): Statement => {
    const party = state.holder[sea] ?? NOBODY;
    return { kind: "holder", sea, ...(party === NOBODY ? {} : { party }) };
  });
}
