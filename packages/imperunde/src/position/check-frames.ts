import type { PositionFault, Seat } from "@rondel/engine";
import { LAND_EVENTS, SEA_EVENTS } from "../actions.ts";
import { isBorder, isCoast, isSea, NOWHERE, type Region } from "../board/board.ts";
import { debtChoices } from "../budget.ts";
import { refusePlay, rulesOf } from "../cards/index.ts";
import { COUNTER_ESPIONAGE } from "../cards/list.ts";
import { clone } from "../clone.ts";
import type { Objection } from "../diplomacy/target.ts";
import { type Proposal, refuseDeal } from "../diplomacy/terms.ts";
import type { CardFrame, EmbarkationFrame, EventsFrame, Frame, TalksFrame, WindowFrame } from "../frames.ts";
import { LAND_DRAWS } from "../phases/events.ts";
import { countAt } from "../pieces.ts";
import { isOpenFloor } from "../secret/floor.ts";
import { mostPosts } from "../setup/new-state.ts";
import { pairOf, type State, seatsOf } from "../state.ts";
import { isColonyOf, ownerOf } from "../territories.ts";
import { isSimultaneous, seatInSetup } from "../turns.ts";
import { isArmy, type Unit } from "../units.ts";
import { checkAttack, checkBattle, checkClearSea, checkSinking, checkWithdrawal } from "./check-battles.ts";
import { faultOfField } from "./fault.ts";

/** Checks every frame against the rest of the position. The stack itself is in order (check-stack.ts). */
export function checkFrames(state: State): PositionFault | undefined {
  for (const [place, frame] of state.frames.entries()) {
    const found = checkFrame(state, frame, state.frames[place - 1]);
    if (found) return found;
  }
  return undefined;
}

function checkFrame(state: State, frame: Frame, below: Frame | undefined): PositionFault | undefined {
  const wrong = (field: string, rule: string) => faultOfField(frame, field, rule);
  switch (frame.kind) {
    case "startColonies":
      return frame.territory !== NOWHERE && ownerOf(state, frame.territory) !== seatInSetup(state, frame)
        ? wrong("territory", "IR-3.4.1")
        : undefined;
    case "talks":
      return checkTalks(state, frame);
    case "income":
      return seatsOf(state).every((seat) => isDebtChoice(state, seat, frame.commits[seat] ?? null))
        ? undefined
        : wrong("commits", "IR-6.3.1");
    case "embarkation":
      return checkEmbarkation(state, frame);
    case "events":
      return checkEvents(state, frame);
    case "goodWinds":
      return below?.kind === "events" && below.region === frame.sea ? undefined : wrong("sea", "IR-11.3.3");
    case "window":
      return isWindowOf(frame, below) ? undefined : wrong("at", "IR-13.2.5");
    case "card":
      return checkCard(state, frame, below);
    case "unmask":
      if (frame.victim === frame.seat) return wrong("victim", "IR-13.1.6");
      return (state.hands[frame.victim]?.length ?? 0) > 0 ? undefined : wrong("victim", "RU-105");
    case "shift":
      return isColonyOf(state, frame.from, frame.owner) &&
        isColonyOf(state, frame.to, frame.owner) &&
        isBorder(frame.from, frame.to) &&
        frame.owner !== frame.seat
        ? undefined
        : wrong("owner", "IR-13.5.10");
    default:
      return checkFight(state, frame, below);
  }
}

function checkFight(state: State, frame: Frame, below: Frame | undefined): PositionFault | undefined {
  switch (frame.kind) {
    case "attack":
      return checkAttack(state, frame, below);
    case "battle":
      return checkBattle(state, frame, below);
    case "clearSea":
      return checkClearSea(frame, below);
    case "withdrawal":
      return checkWithdrawal(frame);
    case "sinking":
      return checkSinking(state, frame);
    default:
      return undefined;
  }
}

/** IR-5.2, RU-111, RU-112 */
function checkTalks(state: State, frame: TalksFrame): PositionFault | undefined {
  if (frame.proposal > mostPosts(state.players)) return faultOfField(frame, "proposal", "RU-112");
  const seats = seatsOf(state);
  if (seats.some((seat) => frame.stances[pairOf(seat, seat)] !== 0)) return faultOfField(frame, "stances", "IR-5.2.1");
  const isDeal = (one: Proposal): boolean => refuseDeal(state, one.by, one.player, one) === undefined;
  if (frame.proposals?.every(isDeal) === false) return faultOfField(frame, "proposals", "IR-5.2.4");
  const isObjection = ({ by }: Objection): boolean => frame.proposal > 0 && frame.votes[by] === 0;
  if (frame.objections?.every(isObjection) === false) return faultOfField(frame, "objections", "RU-112");
  const isSecret = state.options.diplomacyClose === "sealed" && frame.stage !== "open";
  const isSealed = (seat: Seat): boolean => {
    const set = frame.sealed[seat] ?? null;
    return set === null ? !isSecret || frame.stage === "sealing" : isSecret && ((set >> seat) & 1) === 0;
  };
  if (frame.stage === "sealing" && !isSecret) return faultOfField(frame, "stage", "RU-111");
  return seats.every(isSealed) ? undefined : faultOfField(frame, "sealed", "RU-111");
}

function isDebtChoice(state: State, seat: Seat, change: number | null): boolean {
  return change === null || debtChoices(state, seat).includes(change);
}

/** RU-45: only simultaneous embarkation has secret choices, and each must be possible. */
function checkEmbarkation(state: State, frame: EmbarkationFrame): PositionFault | undefined {
  if (isSimultaneous(state) && frame.turn !== 0) return faultOfField(frame, "turn", "RU-45");
  if (!isSimultaneous(state) && frame.done.includes(1)) return faultOfField(frame, "done", "RU-45");
  const areRight = seatsOf(state).every((seat) => areCommits(state, seat, frame.commits[seat] ?? []));
  const isSecret = isSimultaneous(state) && frame.stage === "turn";
  if (!areRight || (!isSecret && frame.commits.some(([unit]) => unit !== undefined)))
    return faultOfField(frame, "commits", "RU-45");
  return undefined;
}

function areCommits(state: State, seat: Seat, commits: readonly number[]): boolean {
  const chosen = new Map<string, number>();
  for (let place = 0; place < commits.length; place += 3) {
    const [unit, from, to] = commits.slice(place) as [Unit, Region | undefined, Region | undefined];
    if (from === undefined || to === undefined || !isArmy(unit) || !isCoast(from, to)) return false;
    const key = `${unit} ${from}`;
    chosen.set(key, (chosen.get(key) ?? 0) + 1);
    if ((chosen.get(key) ?? 0) > countAt(state, from, seat, unit)) return false;
  }
  return true;
}

/** IR-11.1.2: six regions on land and then three seas, each drawn once. One of them has its event now. */
function checkEvents(state: State, frame: EventsFrame): PositionFault | undefined {
  const { struck } = state;
  const areKinds = struck.every((region, place) => isSea(region) === place >= LAND_DRAWS);
  if (struck.length !== frame.drawn || !areKinds) return faultOfField(frame, "drawn", "IR-11.1.3");
  if (!struck.includes(frame.region)) return faultOfField(frame, "region", "IR-11.1.3");
  const names = isSea(frame.region) ? SEA_EVENTS : LAND_EVENTS;
  return names[frame.event] === undefined ? faultOfField(frame, "event", "IR-11.1.2") : undefined;
}

/** IR-13.2: a window belongs to the frame below it. */
function isWindowOf({ at }: WindowFrame, below: Frame | undefined): boolean {
  switch (below?.kind) {
    case "battle":
      return at === (below.rolls === 0 ? "battle" : "roll");
    case "events":
      return at === (below.stage === "end" ? "roundEnd" : "event");
    default:
      return at === below?.kind;
  }
}

/** IR-13.1, IR-13.3: the card was legal when it was played, and nobody counters their own card. */
function checkCard(state: State, frame: CardFrame, below: Frame | undefined): PositionFault | undefined {
  if (!isOpenFloor(state, below)) return faultOfField(frame, "play", "IR-13.2.8");
  if (frame.chain.some((seat, place) => seat === (frame.chain[place - 1] ?? frame.seat)))
    return faultOfField(frame, "chain", "IR-13.3.4");
  const before = clone(state);
  before.frames.pop();
  for (const seat of frame.chain) before.hands[seat]?.push(COUNTER_ESPIONAGE);
  return refusePlay(before, frame.seat, frame.play) ? faultOfField(frame, "play", rulesOf(frame.play).rule) : undefined;
}
