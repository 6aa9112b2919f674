import type { PositionFault } from "@rondel/engine";
import { NATIONS } from "../board/board.ts";
import { BONDS, faceValue } from "../board/bonds.ts";
import { isVacant } from "../bonds-held.ts";
import type { OfferFrame } from "../frames.ts";
import { at, clockwise, governmentOf, isOver, NONE, type State } from "../state.ts";
import { fault } from "./fault.ts";

/** Checks the Investor card, the Swiss Banks and the governments. */
export function checkSeats(state: State): PositionFault | undefined {
  const [bottom] = state.frames;
  if (state.options.investorCard === "without" && state.investorCard !== NONE)
    return fault("investor-card-not-in-play", "IM-20.1", { kind: "investorCard" });
  if (bottom?.kind === "offer") return checkOffer(state, bottom);
  if (bottom && state.options.investorCard === "with" && state.investorCard === NONE)
    return fault("investor-card-missing", "INV-14", { kind: "investorCard" });
  return checkSwissBanks(state) ?? checkGovernments(state);
}

/** IM-3.13 to IM-3.15: while bonds are offered, nobody has a flag card, the Investor card or a Swiss Bank. */
function checkOffer(state: State, frame: OfferFrame): PositionFault | undefined {
  const nation = NATIONS.find((candidate) => governmentOf(state, candidate) !== undefined);
  if (nation !== undefined) return fault("bonds-still-offered", "IM-3.13", { kind: "government", nation });
  if (state.investorCard !== NONE) return fault("bonds-still-offered", "IM-3.15", { kind: "investorCard" });
  if (state.withoutGovernment.length > 0) return fault("bonds-still-offered", "IM-3.14", { kind: "swissBanks" });
  return checkLastSeat(state, frame);
}

/** RL-31: if nobody takes a bond, the last seat must be able to pay one. */
function checkLastSeat(state: State, { startPlayer }: OfferFrame): PositionFault | undefined {
  if (state.bondHolders.some((holder) => holder !== NONE)) return undefined;
  // The seat before the one that begins with the last nation.
  const last = clockwise(state, startPlayer)[(NATIONS.length - 2) % state.players];
  const price = Math.min(...BONDS.map(faceValue));
  if (last === undefined || at(state.cash, last) >= price) return undefined;
  return fault("last-seat-cannot-pay", "RL-31", { kind: "cash", seat: last }, { seat: last, price });
}

/** INV-13: Swiss Banks belong to seats without a government, one to each. */
function checkSwissBanks(state: State): PositionFault | undefined {
  const { withoutGovernment, government } = state;
  const wrong = withoutGovernment.find(
    (seat, place) => government.includes(seat) || withoutGovernment.indexOf(seat) !== place,
  );
  if (wrong === undefined) return undefined;
  return fault("no-swiss-bank", "INV-13", { kind: "swissBanks" }, { seat: wrong });
}

/** IM-4.6: exactly the nations of which a bond is held have a government. Investors may have bought since the last check. */
function checkGovernments(state: State): PositionFault | undefined {
  if (isOver(state) || state.frames.some((frame) => frame.kind === "investment")) return undefined;
  for (const nation of NATIONS) {
    const isGoverned = governmentOf(state, nation) !== undefined;
    if (isGoverned && isVacant(state, nation))
      return fault("government-without-bonds", "IM-4.6", { kind: "government", nation }, { nation });
    if (!isGoverned && !isVacant(state, nation))
      return fault("bonds-without-government", "IM-4.6", { kind: "bonds", nation }, { nation });
  }
  return undefined;
}
