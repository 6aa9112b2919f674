import { type Random, rollDie } from "@rondel/engine";
import { isSea } from "../board/board.ts";
import type { PlayContext } from "../frame-rules.ts";
import type { BattleFrame, Fighter } from "../frames.ts";
import { changeSupply, supplyOf } from "../pieces.ts";
import { LOCALS, type State } from "../state.ts";
import { CAVALRY, captured, dieOffset, FORT, kindOf } from "../units.ts";
import { fightersOf, otherSide, partyOf, removeFighter, returnToSupply, type Side, standing } from "./fighters.ts";
import { FIRST_ROLL_BONUS, fortModifier } from "./modifiers.ts";

/** One rolled die. */
export interface Die {
  readonly fighter: Fighter;
  readonly value: number;
  /** The part of the value that cards have added. */
  readonly bonus: number;
  /** A bonus that counts only after pairing (`hussarsBeforeSort: false`). */
  readonly later: number;
}

/** One roll of a battle (IR-12.2.4 to IR-12.2.7): dice, order, pairs, losses. */
export function rollBattle(state: State, frame: BattleFrame, context: PlayContext): void {
  const attack = rollDice(state, frame, "attacker", context.random);
  const defence = rollDice(state, frame, "defender", context.random);
  frame.rolls += 1;
  const bonuses = frame.rolls === 1 && frame.ambush + frame.surprise > 0 ? ["IR-12.2.8"] : [];
  context.emit({
    kind: "rolled",
    rule: "IR-12.2.4",
    also: ["IR-12.1.1", "IR-12.1.2", "IR-12.2.5", "IR-12.2.6", "IR-12.2.7", "IR-12.2.9", "IR-1.1.2", ...bonuses],
    party: frame.attacker,
    other: frame.defender,
    region: frame.region,
    units: attack.map((die) => die.fighter.unit),
    otherUnits: defence.map((die) => die.fighter.unit),
    dice: attack.map((die) => die.value),
    otherDice: defence.map((die) => die.value),
    ...(attack.some((die) => die.bonus > 0) && { bonuses: attack.map((die) => die.bonus) }),
    ...(defence.some((die) => die.bonus > 0) && { otherBonuses: defence.map((die) => die.bonus) }),
    ...(attack.some((die) => die.later > 0) && { lateBonuses: attack.map((die) => die.later) }),
    ...(defence.some((die) => die.later > 0) && { otherLateBonuses: defence.map((die) => die.later) }),
  });
  if (isSea(frame.region)) settleAtSea(state, frame, inOrder(attack), inOrder(defence), context);
  else settleOnLand(state, frame, inOrder(attack), inOrder(defence), context);
}

/** rolls one die for each chosen unit, in canonical order. */
function rollDice(state: State, frame: BattleFrame, side: Side, random: Random): Die[] {
  const label = side === "attacker" ? "X-10 attack" : "X-10 defence";
  const named = fightersOf(frame, side).filter((fighter) => fighter.fights);
  named.sort((one, other) => one.unit - other.unit);
  const first = frame.rolls === 0 ? FIRST_ROLL_BONUS * (side === "attacker" ? frame.surprise : frame.ambush) : 0;
  const hussars = side === "attacker" ? frame.attackerHussars : frame.defenderHussars;
  return named.map((fighter) => {
    const kind = kindOf(fighter.unit);
    const ride = kind === CAVALRY ? hussars : 0;
    const early = state.options.hussarsBeforeSort;
    const bonus = first + (early ? ride : 0);
    const value = rollDie(random, label) + dieOffset(kind) + bonus;
    return { fighter, value, bonus, later: early ? 0 : ride };
  });
}

/** IR-12.2.5, RU-69: among equal values the canonical order decides: colours from red to white, then units with moves left. */
export function inOrder(dice: readonly Die[]): Die[] {
  return [...dice].sort((one, other) => other.value - one.value || one.fighter.unit - other.fighter.unit);
}

/** IR-12.3.1, IR-12.3.2: forts modify paired dice; the defender wins a tie. */
function attackerWinsPair(attack: Die, defence: Die): boolean {
  const modifier = fortModifier(kindOf(attack.fighter.unit), kindOf(defence.fighter.unit));
  return attack.value + attack.later + modifier > defence.value + defence.later;
}

function settleOnLand(state: State, frame: BattleFrame, attack: Die[], defence: Die[], context: PlayContext): void {
  const pairs = Math.min(attack.length, defence.length);
  for (let pair = 0; pair < pairs; pair++) {
    const mine = attack[pair] as Die;
    const theirs = defence[pair] as Die;
    const won = attackerWinsPair(mine, theirs);
    const loser: Side = won ? "defender" : "attacker";
    const { fighter } = won ? theirs : mine;
    const tie = !won && mine.value === theirs.value;
    const rule = kindOf(theirs.fighter.unit) === FORT ? "IR-12.3.2" : tie ? "IR-12.3.1" : "IR-12.2.7";
    lose(state, frame, loser, fighter, frame.attacker === LOCALS && tie ? "IR-12.5.4" : rule, context);
  }
}

/** Removes a fighter that is killed or sunk. */
export function lose(
  state: State,
  frame: BattleFrame,
  side: Side,
  fighter: Fighter,
  rule: string,
  context: PlayContext,
): void {
  removeFighter(frame, side, fighter);
  returnToSupply(state, partyOf(frame, side), fighter.unit);
  const also = ["IR-12.1.4", "IR-1.2.3"];
  context.emit({ kind: "unitLost", rule, also, party: partyOf(frame, side), region: frame.region, unit: fighter.unit });
}

interface Result {
  readonly loser: Side;
  readonly lost: Fighter;
  readonly by: Fighter;
  readonly isCaptured: boolean;
}

/** IR-12.6.1 to IR-12.6.4, RU-106: first all boardings, then all losses, then the captured ships in pair order. */
function settleAtSea(state: State, frame: BattleFrame, attack: Die[], defence: Die[], context: PlayContext): void {
  const results: Result[] = [];
  for (let pair = 0; pair < Math.min(attack.length, defence.length); pair++) {
    const mine = attack[pair] as Die;
    const theirs = defence[pair] as Die;
    const tie = mine.value === theirs.value;
    const won = tie ? boards(frame, mine.fighter, theirs.fighter, context) : mine.value > theirs.value;
    results.push({
      loser: won ? "defender" : "attacker",
      lost: won ? theirs.fighter : mine.fighter,
      by: won ? mine.fighter : theirs.fighter,
      isCaptured: tie,
    });
  }
  for (const { loser, lost, isCaptured } of results) {
    if (!isCaptured) lose(state, frame, loser, lost, "IR-12.2.7", context);
    else {
      removeFighter(frame, loser, lost);
      returnToSupply(state, partyOf(frame, loser), lost.unit);
    }
  }
  for (const { loser, lost, by, isCaptured } of results) {
    if (isCaptured) takeOver(state, frame, otherSide(loser), lost, by, "IR-12.6.2", context);
  }
}

/** rolls for both ships until the values differ; returns whether the attacker wins. */
function boards(frame: BattleFrame, mine: Fighter, theirs: Fighter, context: PlayContext): boolean {
  for (;;) {
    const attack = rollDie(context.random, "X-11 boarding attack") + dieOffset(kindOf(mine.unit));
    const defence = rollDie(context.random, "X-11 boarding defence") + dieOffset(kindOf(theirs.unit));
    context.emit({
      kind: "boarded",
      rule: "IR-12.6.1",
      party: frame.attacker,
      other: frame.defender,
      region: frame.region,
      units: [mine.unit],
      otherUnits: [theirs.unit],
      dice: [attack],
      otherDice: [defence],
    });
    if (attack > defence) return true;
    if (attack < defence) return false;
  }
}

/** Gives a captured ship to its captor, if there is a piece for it (RU-15). Its old piece must be back in supply. */
export function takeOver(
  state: State,
  frame: BattleFrame,
  captor: Side,
  lost: Fighter,
  by: Fighter | undefined,
  rule: string,
  context: PlayContext,
): void {
  const party = partyOf(frame, captor);
  const kind = kindOf(lost.unit);
  if (supplyOf(state, party, kind) === 0) {
    context.emit({
      kind: "unitLost",
      rule: "IR-12.6.4",
      party: partyOf(frame, otherSide(captor)),
      region: frame.region,
      unit: lost.unit,
    });
    return;
  }
  changeSupply(state, party, kind, -1);
  const unit = captured(kind);
  fightersOf(frame, captor).push({ ...standing(unit), ...(by && { from: by.from, start: by.start }) });
  context.emit({
    kind: "shipCaptured",
    rule,
    also: ["IR-12.6.3", "IR-12.6.5", "IR-8.3.3"],
    party,
    region: frame.region,
    unit,
  });
}
