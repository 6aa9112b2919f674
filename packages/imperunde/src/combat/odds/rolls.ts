import { KINDS, type Kind } from "../../units.ts";
import { type Bonuses, boardingChance, sortedThrows, type Throws } from "./dice.ts";
import { meaningOf, type PairResult, pairResults } from "./pairs.ts";

/** One result of a roll: the change in units of both sides, by kind and in total. */
export interface RollResult {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly attackChange: number;
  readonly defenceChange: number;
  /** Whether the attacker has lost a unit, killed or captured. */
  readonly attackerLost: boolean;
  readonly chance: number;
}

/** All distinct results of one roll with their chances. */
export function rollResults(
  mine: readonly Kind[],
  theirs: readonly Kind[],
  attack: Bonuses,
  defence: Bonuses,
): readonly RollResult[] {
  const key = `${mine}/${theirs}/${bonusKey(attack)}/${bonusKey(defence)}`;
  return remembered(knownResults, key, () => compute(mine, theirs, attack, defence));
}

/** Many positions and battles have the same dice, so each set of dice is computed once. */
const knownResults = new Map<string, readonly RollResult[]>();
const knownThrows = new Map<string, Throws>();

function remembered<Value>(known: Map<string, Value>, key: string, work: () => Value): Value {
  const value = known.get(key) ?? work();
  known.set(key, value);
  return value;
}

const bonusKey = ({ each, cavalry, hussarsFirst }: Bonuses): string => `${each},${cavalry},${Number(hussarsFirst)}`;

function throwsOf(kinds: readonly Kind[], pairs: number, bonuses: Bonuses): Throws {
  return remembered(knownThrows, `${kinds}/${pairs}/${bonusKey(bonuses)}`, () => sortedThrows(kinds, pairs, bonuses));
}

function compute(mine: readonly Kind[], theirs: readonly Kind[], attack: Bonuses, defence: Bonuses): RollResult[] {
  const pairs = Math.min(mine.length, theirs.length);
  const all = 6 ** (mine.length + theirs.length);
  const found = pairResults(throwsOf(mine, pairs, attack), throwsOf(theirs, pairs, defence), pairs);
  return merged(found.flatMap(({ results, ways }) => unfold(results, ways / all)));
}

type Change = Pick<RollResult, "attack" | "defence" | "attackerLost" | "chance">;

/** The changes of both sides after the results of all pairs. Each boarding can end in two ways. */
function unfold(results: readonly PairResult[], chance: number): Change[] {
  const none = KINDS.map(() => 0);
  let changes: Change[] = [{ attack: none, defence: none, attackerLost: false, chance }];
  for (const result of results) {
    const meaning = meaningOf(result);
    if (meaning.loser) changes = changes.map((before) => without(before, meaning.loser, meaning.kind));
    else {
      const { mine, theirs } = meaning;
      const wins = boardingChance(mine, theirs);
      changes = changes.flatMap((before) => [
        captured(before, "defence", theirs, wins),
        captured(before, "attack", mine, 1 - wins),
      ]);
    }
  }
  return changes;
}

type Side = "attack" | "defence";

const without = (before: Change, loser: Side, kind: Kind): Change => ({
  ...before,
  [loser]: changed(before[loser], kind, -1),
  attackerLost: before.attackerLost || loser === "attack",
});

function captured(before: Change, loser: Side, kind: Kind, chance: number): Change {
  const captor = loser === "attack" ? "defence" : "attack";
  const gained = { ...before, [captor]: changed(before[captor], kind, 1), chance: before.chance * chance };
  return without(gained, loser, kind);
}

const changed = (counts: readonly number[], kind: Kind, by: number): number[] =>
  counts.map((count, other) => (other === kind ? count + by : count));

function merged(changes: readonly Change[]): RollResult[] {
  const results = new Map<string, RollResult>();
  for (const { attack, defence, attackerLost, chance } of changes) {
    const key = `${attack}/${defence}/${attackerLost}`;
    const before = results.get(key)?.chance ?? 0;
    results.set(key, {
      attack,
      defence,
      attackChange: sum(attack),
      defenceChange: sum(defence),
      attackerLost,
      chance: before + chance,
    });
  }
  return [...results.values()];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
