import { type Random, rollDie } from "@rondel/engine";
import { isSea } from "../board/board.ts";
import type { BattleFrame, Fighter } from "../frames.ts";
import { changeSupply, supplyOf } from "../pieces.ts";
import { NATIVES, type PlayContext, type State } from "../state.ts";
import { CAPTURED, CAVALRY, DIE_OFFSET, FORT, HAS_MOVE, KIND_OF } from "../units.ts";
import { fightersOf, otherSide, partyOf, removeFighter, returnToSupply, type Side } from "./fighters.ts";
import { FIRST_ROLL_BONUS, fortModifier } from "./modifiers.ts";

/** One die on the table. */
export interface Die {
  readonly fighter: Fighter;
  readonly value: number;
  /** What cards have added to the value. */
  readonly bonus: number;
  /** What counts only after pairing (`hussarsBeforeSort: false`). */
  readonly later: number;
}

/** One battle roll (IR-12.2.4 to IR-12.2.7): dice, order, pairs, losses. */
export function rollBattle(state: State, frame: BattleFrame, context: PlayContext): void {
  const attack = throwDice(state, frame, "attacker", context.random);
  const defence = throwDice(state, frame, "defender", context.random);
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
  else settleOnTerritory(state, frame, inOrder(attack), inOrder(defence), context);
}

/** the named units in canonical order, one die each. */
function throwDice(state: State, frame: BattleFrame, side: Side, random: Random): Die[] {
  const label = side === "attacker" ? "X-10 attack" : "X-10 defence";
  const named = fightersOf(frame, side).filter((fighter) => fighter.fights);
  named.sort((one, other) => one.unit - other.unit);
  const first = frame.rolls === 0 ? FIRST_ROLL_BONUS * (side === "attacker" ? frame.surprise : frame.ambush) : 0;
  const hussars = side === "attacker" ? frame.attackerHussars : frame.defenderHussars;
  return named.map((fighter) => {
    const kind = KIND_OF[fighter.unit] ?? 0;
    const ride = kind === CAVALRY ? hussars : 0;
    const early = state.options.hussarsBeforeSort;
    const bonus = first + (early ? ride : 0);
    const value = rollDie(random, label) + (DIE_OFFSET[kind] ?? 0) + bonus;
    return { fighter, value, bonus, later: early ? 0 : ride };
  });
}

/** IR-12.2.5, RU-69. Sorting is stable, so the canonical order of the throw decides among equals. */
export function inOrder(dice: readonly Die[]): Die[] {
  const colour = (die: Die): number => DIE_OFFSET[KIND_OF[die.fighter.unit] ?? 0] ?? 0;
  const mobile = (die: Die): number => (HAS_MOVE[die.fighter.unit] ? 1 : 0);
  return [...dice].sort(
    (one, other) => other.value - one.value || colour(other) - colour(one) || mobile(other) - mobile(one),
  );
}

/** IR-12.3.1, IR-12.3.2: fort modifiers after pairing; the defender wins a tie. */
function attackerWinsPair(attack: Die, defence: Die): boolean {
  const modifier = fortModifier(KIND_OF[attack.fighter.unit] ?? 0, KIND_OF[defence.fighter.unit] ?? 0);
  return attack.value + attack.later + modifier > defence.value + defence.later;
}

function settleOnTerritory(
  state: State,
  frame: BattleFrame,
  attack: Die[],
  defence: Die[],
  context: PlayContext,
): void {
  const pairs = Math.min(attack.length, defence.length);
  for (let pair = 0; pair < pairs; pair++) {
    const mine = attack[pair] as Die;
    const theirs = defence[pair] as Die;
    const won = attackerWinsPair(mine, theirs);
    const loser: Side = won ? "defender" : "attacker";
    const { fighter } = won ? theirs : mine;
    const tie = !won && mine.value === theirs.value;
    const rule = KIND_OF[theirs.fighter.unit] === FORT ? "IR-12.3.2" : tie ? "IR-12.3.1" : "IR-12.2.7";
    lose(state, frame, loser, fighter, frame.attacker === NATIVES && tie ? "IR-12.5.4" : rule, context);
  }
}

/** A fighter falls or sinks. */
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
  readonly captured: boolean;
}

/** IR-12.6.1 to IR-12.6.4; RU-106: boardings first, then all losses, then the captors' replacements in pair order. */
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
      captured: tie,
    });
  }
  for (const { loser, lost, captured } of results) {
    if (!captured) lose(state, frame, loser, lost, "IR-12.2.7", context);
    else {
      removeFighter(frame, loser, lost);
      returnToSupply(state, partyOf(frame, loser), lost.unit);
    }
  }
  for (const { loser, lost, by, captured } of results) {
    if (captured) takeOver(state, frame, otherSide(loser), lost, by, "IR-12.6.2", context);
  }
}

/** both roll again until the values differ. */
function boards(frame: BattleFrame, mine: Fighter, theirs: Fighter, context: PlayContext): boolean {
  for (;;) {
    const attack = rollDie(context.random, "X-11 boarding attack") + (DIE_OFFSET[KIND_OF[mine.unit] ?? 0] ?? 0);
    const defence = rollDie(context.random, "X-11 boarding defence") + (DIE_OFFSET[KIND_OF[theirs.unit] ?? 0] ?? 0);
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
    if (attack !== defence) return attack > defence;
  }
}

/** A ship changes sides, if the captor has a piece for it (RU-15). Its old piece must be back in supply. */
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
  const kind = KIND_OF[lost.unit] ?? 0;
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
  const unit = CAPTURED[kind] ?? lost.unit;
  fightersOf(frame, captor).push({ unit, from: by?.from ?? -1, start: by?.start ?? -1, back: unit, fights: false });
  context.emit({
    kind: "shipCaptured",
    rule,
    also: ["IR-12.6.3", "IR-12.6.5", "IR-8.3.3"],
    party,
    region: frame.region,
    unit,
  });
}
