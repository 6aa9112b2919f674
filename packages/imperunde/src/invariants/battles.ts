import { isSea, type Region, regionValue } from "../board/board.ts";
import type { Event, EventKind } from "../events.ts";
import type { Frame } from "../frames.ts";
import { LOCALS, type Party, type State } from "../state.ts";
import { isWarship } from "../units.ts";
import { piecesIn } from "./readers.ts";

/** INV-15: each side rolls one to three dice, and each pair costs exactly one unit. */
export function oddRoll(_state: State, _before: State, events: readonly Event[]): string | undefined {
  for (const [place, roll] of events.entries()) {
    if (roll.kind !== "rolled") continue;
    const [dice, otherDice] = [roll.dice.length, roll.otherDice.length];
    if (!isRoll(dice) || !isRoll(otherDice)) return `${dice} dice against ${otherDice}`;
    const losses = lossesAfter(events.slice(place + 1), roll.region);
    if (losses !== Math.min(dice, otherDice)) return `${losses} losses of ${dice} dice against ${otherDice}`;
  }
  return undefined;
}

const isRoll = (dice: number): boolean => dice >= 1 && dice <= 3;

function lossesAfter(events: readonly Event[], region: Region): number {
  const isLoss = ({ kind }: Event): boolean => kind === "unitLost" || kind === "shipCaptured";
  const end = events.findIndex((event) => regionOf(event) !== region || !(isLoss(event) || event.kind === "boarded"));
  return events.slice(0, end < 0 ? events.length : end).filter(isLoss).length;
}

const regionOf = (event: Event): Region | undefined => ("region" in event ? event.region : undefined);

/**
 * INV-16: after a battle only its winner has fighting units in the region; after a withdrawal the attacker has none. Beside pirates
 * that wait for the next clearing, the loser may still have ships that were not sent into the battle (RU-119).
 */
export function unfinishedBattle(state: State, _before: State, events: readonly Event[]): string | undefined {
  for (const [place, event] of events.entries()) {
    if (event.kind !== "battleWon" && event.kind !== "withdrew") continue;
    const { region, party } = event;
    if (isSea(region) && state.options.piratesCardTiming === "next-clearing") continue;
    const later = events.slice(place + 1);
    if (later.some((other) => bringsUnits(other, region))) continue;
    const fighting = partiesFighting(state, region);
    const isOver = event.kind === "withdrew" ? !fighting.includes(party) : fighting.every((other) => other === party);
    if (!isOver) return `${fighting} after the battle in ${region}`;
  }
  return undefined;
}

const ARRIVALS: readonly EventKind[] = ["attackBegan", "battleForced", "piecesAppeared", "bought", "colonyEquipped"];

const bringsUnits = (event: Event, target: Region): boolean =>
  ("to" in event && event.to === target) || (regionOf(event) === target && ARRIVALS.includes(event.kind));

/** Parties with warships in a sea, or with armies or forts in a territory. */
function partiesFighting(state: State, region: Region): Party[] {
  const fighting = piecesIn(state, region).filter(({ unit }) => !isSea(region) || isWarship(unit));
  return [...new Set(fighting.map(({ party }) => party))];
}

/** INV-29: a free territory defends itself with as many local infantry as its value. */
export function lacksLocals(frame: Frame): boolean {
  return (
    frame.kind === "battle" &&
    frame.defender === LOCALS &&
    frame.rolls === 0 &&
    frame.defenders.length !== regionValue(frame.region)
  );
}
