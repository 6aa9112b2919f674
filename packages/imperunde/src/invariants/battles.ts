import { isSea, type Region } from "../board/board.ts";
import type { Event } from "../events.ts";
import type { Frame } from "../frames.ts";
import { stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { NATIVES, type Party, type State } from "../state.ts";
import { nativesOf } from "../territories.ts";
import { IS_WARSHIP } from "../units.ts";

/** INV-15: one to three dice a side, and in each pair exactly one unit is lost or captured. */
export function oddRoll(_state: State, _before: State, events: readonly Event[]): string | undefined {
  for (const [place, roll] of events.entries()) {
    if (roll.kind !== "rolled") continue;
    const [dice, otherDice] = [roll.dice?.length ?? 0, roll.otherDice?.length ?? 0];
    if (!isRoll(dice) || !isRoll(otherDice)) return `${dice} dice against ${otherDice}`;
    const losses = lossesAfter(events.slice(place + 1), roll.region ?? -1);
    if (losses !== Math.min(dice, otherDice)) return `${losses} losses of ${dice} dice against ${otherDice}`;
  }
  return undefined;
}

const isRoll = (dice: number): boolean => dice >= 1 && dice <= 3;

function lossesAfter(events: readonly Event[], region: Region): number {
  const isLoss = ({ kind }: Event): boolean => kind === "unitLost" || kind === "shipCaptured";
  const end = events.findIndex((event) => event.region !== region || !(isLoss(event) || event.kind === "boarded"));
  return events.slice(0, end < 0 ? events.length : end).filter(isLoss).length;
}

/**
 * INV-16: when a battle is over, nobody but its winner has fighting units in the field; who withdrew has none. Beside pirates that
 * wait for the next clearing a loser may have ships that he had not named (RU-119).
 */
export function unfinishedBattle(state: State, _before: State, events: readonly Event[]): string | undefined {
  for (const [place, { kind, region = -1, party = NATIVES }] of events.entries()) {
    if (kind !== "battleWon" && kind !== "withdrew") continue;
    if (isSea(region) && state.options.piratesCardTiming === "next-clearing") continue;
    const later = events.slice(place + 1);
    if (later.some((event) => bringsUnits(event, region))) continue;
    const fighting = partiesFighting(state, region);
    const isOver = kind === "withdrew" ? !fighting.includes(party) : fighting.every((other) => other === party);
    if (!isOver) return `${fighting} after the battle in ${region}`;
  }
  return undefined;
}

const ARRIVALS: readonly Event["kind"][] = [
  "attackBegan",
  "battleForced",
  "piecesAppeared",
  "bought",
  "colonyEquipped",
];

const bringsUnits = ({ kind, region, to }: Event, target: Region): boolean =>
  to === target || (region === target && ARRIVALS.includes(kind));

/** Who has warships in a sea, armies or forts in a land. */
function partiesFighting(state: State, region: Region): Party[] {
  const fighting = stacksAt(state, region).filter((stack) => !isSea(region) || IS_WARSHIP[stackUnit(stack)]);
  return [...new Set(fighting.map(stackParty))];
}

/** INV-29: a free land meets its attacker with as many natives as its value. */
export const lacksNatives = (frame: Frame): boolean =>
  frame.kind === "battle" &&
  frame.defender === NATIVES &&
  frame.rolls === 0 &&
  frame.defenders.length !== nativesOf(frame.region);
