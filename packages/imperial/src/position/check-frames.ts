import type { PositionFault, Seat } from "@rondel/engine";
import { actionOf, type RondelAction } from "../board/rondel-spaces.ts";
import type { Frame, FrameOf, TurnFrame } from "../frames.ts";
import { MOST_IMPORTS } from "../import.ts";
import { actingGovernment, at, clockwise, governmentOf, holdsSwissBank, type State, spaceOf } from "../state.ts";
import { MOST_STEPS, passesInvestor, stepsTo, surchargeFor } from "../turn/rondel.ts";
import { workingFactories } from "../units.ts";
import { checkManoeuvre, checkWindow } from "./check-manoeuvre.ts";
import { faultOfField, faultOfFrames } from "./fault.ts";

/** Checks every field of every frame against the rest of the position. The stack itself is in order (check-stack.ts). */
export function checkFrames(state: State): PositionFault | undefined {
  for (const frame of state.frames) {
    const found = checkFrame(state, frame);
    if (found) return found;
  }
  return undefined;
}

function checkFrame(state: State, frame: Frame): PositionFault | undefined {
  const wrong = (field: string, rule: string) => faultOfField(frame, field, rule);
  switch (frame.kind) {
    case "offer":
      return frame.answered >= state.players ? wrong("answered", "IM-3.11") : undefined;
    case "turn":
      return checkTurn(state, frame);
    case "force":
      return isOfTurn(state, frame.nation) ? checkForce(state, frame) : wrong("nation", "IM-6.3");
    case "flags":
      return isOfTurn(state, frame.active) ? undefined : wrong("active", "RL-69");
    case "investment":
      return checkInvestment(state, frame);
    case "window":
      return isOfTurn(state, frame.nation) ? checkWindow(state, frame) : wrong("nation", "IM-6.3");
    case "manoeuvre":
      return isOfTurn(state, frame.nation) ? checkManoeuvre(state, frame) : wrong("nation", "IM-6.3");
    case "production":
      return isOfTurn(state, frame.nation) ? checkProduction(state, frame) : wrong("nation", "IM-6.3");
    case "import":
      if (frame.placed >= MOST_IMPORTS) return wrong("placed", "IM-10.1");
      return isOfTurn(state, frame.nation) ? undefined : wrong("nation", "IM-6.3");
    case "factory":
      return isOfTurn(state, frame.nation) ? undefined : wrong("nation", "IM-6.3");
  }
}

function turnOf(state: State): TurnFrame | undefined {
  const [bottom] = state.frames;
  return bottom?.kind === "turn" ? bottom : undefined;
}

function isOfTurn(state: State, nation: number): boolean {
  return turnOf(state)?.nation === nation;
}

/** The actions of the rondel that open each kind of frame. */
const OPENED_BY: Readonly<Partial<Record<Frame["kind"], RondelAction>>> = {
  factory: "factory",
  production: "production",
  import: "import",
  manoeuvre: "manoeuvre",
  flags: "manoeuvre",
};

function checkTurn(state: State, frame: TurnFrame): PositionFault | undefined {
  const { nation, stage, upcoming } = frame;
  if (governmentOf(state, nation) === undefined) return faultOfFrames("nobody-governs", "IM-6.2", { nation });
  const isUpcoming = stage === "vacant" ? governmentOf(state, upcoming) === undefined : upcoming === nation;
  if (!isUpcoming) return faultOfField(frame, "upcoming", "IM-6.1");
  if (stage === "announce") return frame.investing ? faultOfField(frame, "investing", "IM-15.1") : undefined;
  const space = spaceOf(state, nation);
  if (space === undefined) return faultOfFrames("nation-has-not-moved", "IM-6.3", { nation });
  const [, above] = state.frames;
  const opener = above && OPENED_BY[above.kind];
  if (opener !== undefined && actionOf(space) !== opener) return faultOfField(frame, "stage", "IM-6.3");
  return undefined;
}

/** IM-15.9, IM-7.9, INV-25 */
function checkForce(state: State, frame: FrameOf<"force">): PositionFault | undefined {
  const { nation, space, waiting } = frame;
  const steps = stepsTo(state, nation, space);
  if (!passesInvestor(state, nation, space) || steps > MOST_STEPS) return faultOfField(frame, "space", "IM-15.9");
  if (surchargeFor(steps) > at(state.cash, actingGovernment(state, nation)))
    return faultOfField(frame, "space", "IM-7.9");
  const isOff = state.options.investorCard === "without" && state.options.swissForceWithoutCard === "off";
  const areHolders = isListOf(waiting, (seat) => holdsSwissBank(state, seat));
  return isOff || waiting.length === 0 || !areHolders ? faultOfField(frame, "waiting", "RL-18") : undefined;
}

/** Whether a list has no item twice, and only items that fit. */
function isListOf<Item>(list: readonly Item[], fits: (item: Item) => boolean): boolean {
  return new Set(list).size === list.length && list.every(fits);
}

/** IM-9.1, IM-9.2 */
function checkProduction(state: State, frame: FrameOf<"production">): PositionFault | undefined {
  const working = workingFactories(state, frame.nation);
  const fits = isListOf(frame.left, (province) => working.includes(province));
  return fits ? undefined : faultOfField(frame, "left", "IM-9.2");
}

/** IM-15.5 to IM-15.8, IM-20.2, IM-20.5 */
function checkInvestment(state: State, frame: FrameOf<"investment">): PositionFault | undefined {
  const turn = turnOf(state);
  if (!turn) return undefined;
  const wrong = (field: string, rule: string) => faultOfField(frame, field, rule);
  const withCard = state.options.investorCard === "with";
  const expected = turn.stage === "vacant" ? "vacant" : withCard ? "card" : "round";
  if (frame.occasion !== expected || (withCard && !turn.investing)) return wrong("occasion", "IM-15.1");
  const offered = { card: undefined, round: turn.nation, vacant: turn.upcoming }[frame.occasion];
  if (frame.nation !== offered) return wrong("nation", "IM-20.2");
  if (frame.queue.join() !== queueOf(state, turn, frame.occasion).join()) return wrong("queue", "IM-15.6");
  return frame.answered < frame.queue.length ? undefined : wrong("answered", "IM-15.8");
}

/** The seats that invest: with the card its holder and the Swiss Banks, otherwise all from the government of the nation that moved. */
function queueOf(state: State, turn: TurnFrame, occasion: FrameOf<"investment">["occasion"]): readonly Seat[] {
  if (occasion !== "card") return clockwise(state, actingGovernment(state, turn.nation));
  const holder = state.investorCard as Seat;
  return clockwise(state, holder).filter((seat) => seat === holder || holdsSwissBank(state, seat));
}
