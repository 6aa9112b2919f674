import type { PositionFault } from "@rondel/engine";
import { ALL_SEAS, ALL_TERRITORIES, type Territory } from "../board/board.ts";
import { sheetOf } from "../budget.ts";
import { fortsAt } from "../pieces.ts";
import { warParties } from "../seas.ts";
import { isPlayer, NOBODY, type State, seatsOf } from "../state.ts";
import { isBattlefield, isColony, ownerOf, postsAt } from "../territories.ts";
import { hasWon } from "../victory.ts";
import { fault } from "./fault.ts";

/** Checks the victory, posts and forts, the holders of seas, and the budgets. */
export function checkBoard(state: State): PositionFault | undefined {
  return checkVictory(state) ?? checkPosts(state) ?? checkHolders(state) ?? checkBudgets(state);
}

/** IR-14.1.1, RU-34: a player who has won ends the match, and only a round limit ends it without a winner. */
function checkVictory(state: State): PositionFault | undefined {
  const { winner, ended, round, options } = state;
  if (!ended) {
    const seat = seatsOf(state).find((candidate) => hasWon(state, candidate));
    return seat === undefined ? undefined : fault("won-already", "IR-14.1.1", { kind: "target" }, { seat });
  }
  if (isPlayer(winner))
    return hasWon(state, winner) ? undefined : fault("not-the-winner", "IR-14.1.1", { kind: "over" }, { seat: winner });
  const isLimit = options.roundLimit > 0 && round >= options.roundLimit;
  return isLimit ? undefined : fault("match-not-over", "RU-34", { kind: "over" });
}

function checkPosts(state: State): PositionFault | undefined {
  for (const territory of ALL_TERRITORIES) {
    const kind = overbuilt(state, territory);
    if (kind) return fault("too-much-in-a-territory", "IR-7.3.5", { kind }, { region: territory });
  }
  return undefined;
}

/** IR-7.3.4, IR-7.3.5: no more new posts and no more forts than posts. The statement of a colony limits its posts. */
function overbuilt(state: State, territory: Territory): "pieces" | "newPosts" | undefined {
  const posts = postsAt(state, territory);
  if ((state.newPosts[territory] ?? 0) > posts) return "newPosts";
  const isOverbuilt = isColony(state, territory) && fortsAt(state, territory, ownerOf(state, territory)) > posts;
  return isOverbuilt ? "pieces" : undefined;
}

/** RU-100: the holder of a sea has warships in it. */
function checkHolders(state: State): PositionFault | undefined {
  for (const sea of ALL_SEAS) {
    if (isBattlefield(state, sea)) continue;
    const parties = warParties(state, sea);
    const holder = state.holder[sea] ?? NOBODY;
    const isRight = parties.length === 0 ? holder === NOBODY : parties.includes(holder);
    if (!isRight) return fault("not-the-holder", "RU-100", { kind: "holder", sea }, { region: sea });
  }
  return undefined;
}

/** IR-6.1.1: there is no sheet of a later round, and the sheet of this round ends with the available funds. */
function checkBudgets(state: State): PositionFault | undefined {
  const round = state.sheets.length;
  if (round > state.round) return fault("funds-do-not-add-up", "IR-6.1.1", { kind: "sheet", round });
  for (const player of seatsOf(state)) {
    const sheet = sheetOf(state, player, state.round);
    const funds = state.funds[player] ?? 0;
    const isRight =
      !sheet || (sheet.surplus === funds && sheet.freeFunds - sheet.investments + sheet.credits === funds);
    if (!isRight) return fault("funds-do-not-add-up", "IR-6.1.1", { kind: "sheet", player, round: state.round });
  }
  return undefined;
}
