import type { PositionFault, StatementKey } from "../position.ts";
import { cloneState, type FerryFrame, type FerryState, HIGHEST_BID, NO_BID } from "./state.ts";

/** The fault of a position whose frames do not fit together or do not wait for a decision. Cards may lie anywhere. */
export function checkPosition(state: FerryState, waits: (copy: FerryState) => boolean): PositionFault | undefined {
  if (state.starter >= state.players) return fault("no-such-seat", { kind: "round" });
  if (!state.frames.every((frame, place) => isFrame(state, frame) && isOn(frame, state.frames[place - 1])))
    return fault("frames-out-of-order", { kind: "pending" });
  return waits(cloneState(state)) ? undefined : fault("nothing-to-decide", { kind: "pending" });
}

function fault(code: string, statement: StatementKey): PositionFault {
  return { code, rule: "FE-1", params: {}, statement };
}

/** FE-6: only an answer lies on another frame, on the window before the roll. */
function isOn(frame: FerryFrame, below: FerryFrame | undefined): boolean {
  return below?.kind === (frame.kind === "answer" ? "window" : undefined);
}

function isFrame(state: FerryState, frame: FerryFrame): boolean {
  switch (frame.kind) {
    case "bidding":
      return isPerSeat(state, frame.bids, (bid) => bid === NO_BID || isCount(bid, HIGHEST_BID));
    case "crossing":
      return isCount(frame.ferryman, state.players - 1);
    case "window":
      return isCount(frame.ferryman, state.players - 1) && Number.isInteger(frame.bonus) && isPasses(state, frame);
    case "answer":
      return (
        frame.by?.length > 0 && frame.by.every((seat) => isCount(seat, state.players - 1)) && isPasses(state, frame)
      );
  }
}

const isPasses = (state: FerryState, frame: { readonly passed: readonly boolean[] }): boolean =>
  isPerSeat(state, frame.passed, (passed) => typeof passed === "boolean");

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

function isPerSeat<Item>(state: FerryState, list: readonly Item[], isRight: (item: Item) => boolean): boolean {
  return Array.isArray(list) && list.length === state.players && list.every(isRight);
}
