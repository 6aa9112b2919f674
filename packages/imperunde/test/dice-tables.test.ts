import { describe, expect, test } from "vitest";
import { battleOdds } from "../src/combat/odds/battle-odds.ts";
import {
  type Bonuses,
  boardingChance,
  kindOfFace,
  sortedThrows,
  type Throws,
  valueOfFace,
} from "../src/combat/odds/dice.ts";
import { meaningOf, pairResults } from "../src/combat/odds/pairs.ts";
import { type BattlePlan, certain, NO_BONUS } from "../src/combat/odds/plan.ts";
import { ARTILLERY, CAVALRY, FORT, FRIGATE, INFANTRY, type Kind, SHIP_OF_THE_LINE } from "../src/units.ts";

/** IR-1.1.2, IR-1.6.1: the number that each colour adds to the pips, from the table of the rules. */
const COLOUR = new Map<Kind, number>([
  [FORT, 3],
  [ARTILLERY, 2],
  [SHIP_OF_THE_LINE, 2],
  [CAVALRY, 1],
  [INFANTRY, 0],
  [FRIGATE, 0],
]);
const colour = (kind: Kind): number => COLOUR.get(kind) ?? 0;
const PLAIN: Bonuses = { each: 0, cavalry: 0, hussarsFirst: true };

interface Die {
  readonly kind: Kind;
  readonly value: number;
}

/** Every throw of some dice, each with its first dice by value and colour. */
function everyThrow(kinds: readonly Kind[], pairs: number, { each, cavalry, hussarsFirst }: Bonuses): Die[][] {
  let thrown: Die[][] = [[]];
  for (const kind of kinds) {
    const bonus = each + colour(kind) + (kind === CAVALRY && hussarsFirst ? cavalry : 0);
    thrown = thrown.flatMap((dice) => [1, 2, 3, 4, 5, 6].map((pips) => [...dice, { kind, value: pips + bonus }]));
  }
  const late = (kind: Kind): number => (kind === CAVALRY && !hussarsFirst ? cavalry : 0);
  return thrown.map((dice) =>
    dice
      .toSorted((one, other) => other.value - one.value || colour(other.kind) - colour(one.kind))
      .slice(0, pairs)
      .map(({ kind, value }) => ({ kind, value: value + late(kind) })),
  );
}

function tally(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [key, count] of entries) found.set(key, (found.get(key) ?? 0) + count);
  return found;
}

const dice = ({ faces, counts }: Throws, pairs: number): [Die[], number][] =>
  counts.map((count, place) => [
    [...faces.slice(place * pairs, (place + 1) * pairs)].map((face) => ({
      kind: kindOfFace(face),
      value: valueOfFace(face),
    })),
    count,
  ]);

describe("IR-12.2.5 the throws of one side", () => {
  test.each<[string, readonly Kind[], number, Bonuses]>([
    ["one die", [INFANTRY], 1, PLAIN],
    ["three dice against three", [FORT, CAVALRY, INFANTRY], 3, PLAIN],
    ["three dice against two, after an ambush", [ARTILLERY, CAVALRY, INFANTRY], 2, { ...PLAIN, each: 2 }],
    ["RU-14 hussars before the dice are sorted", [ARTILLERY, CAVALRY, CAVALRY], 2, { ...PLAIN, cavalry: 1 }],
    ["RU-14 hussars after pairing", [ARTILLERY, CAVALRY, INFANTRY], 2, { each: 0, cavalry: 1, hussarsFirst: false }],
    ["ships", [SHIP_OF_THE_LINE, FRIGATE], 2, PLAIN],
  ])("%s", (_name, kinds, pairs, bonuses) => {
    const expected = tally(everyThrow(kinds, pairs, bonuses).map((thrown) => [JSON.stringify(thrown), 1]));
    const throws = sortedThrows(kinds, pairs, bonuses);
    expect(tally(dice(throws, pairs).map(([thrown, count]) => [JSON.stringify(thrown), count]))).toEqual(expected);
    expect(throws.counts).toHaveLength(expected.size);
  });
});

/** IR-12.2.7, IR-12.3.1, IR-12.3.2, IR-12.6.1: the result of one pair, as `meaningOf` describes it. */
function judged(mine: Die, theirs: Die): object {
  const modifier = theirs.kind !== FORT ? 0 : mine.kind === ARTILLERY ? 1 : mine.kind === CAVALRY ? -1 : 0;
  const difference = mine.value + modifier - theirs.value;
  if (difference > 0) return { loser: "defence", kind: theirs.kind };
  const isAtSea = mine.kind === FRIGATE || mine.kind === SHIP_OF_THE_LINE;
  if (difference === 0 && isAtSea) return { loser: undefined, mine: mine.kind, theirs: theirs.kind };
  return { loser: "attack", kind: mine.kind };
}

describe("IR-12.2.7 the results of a roll", () => {
  const keyOf = (meanings: readonly object[]): string =>
    meanings
      .map((one) => JSON.stringify(one))
      .toSorted()
      .join();

  test.each<[string, readonly Kind[], readonly Kind[]]>([
    ["infantry against infantry", [INFANTRY], [INFANTRY]],
    ["artillery and cavalry against a fort", [ARTILLERY, CAVALRY], [FORT]],
    ["cavalry and infantry against a fort and cavalry", [CAVALRY, INFANTRY], [FORT, CAVALRY]],
    ["both kinds of ships", [SHIP_OF_THE_LINE, FRIGATE], [SHIP_OF_THE_LINE, FRIGATE]],
    ["three frigates against three", [FRIGATE, FRIGATE], [FRIGATE, FRIGATE, SHIP_OF_THE_LINE]],
  ])("%s", (_name, mine, theirs) => {
    const pairs = Math.min(mine.length, theirs.length);
    const [attack, defence] = [everyThrow(mine, pairs, PLAIN), everyThrow(theirs, pairs, PLAIN)];
    const expected = tally(
      attack.flatMap((own) =>
        defence.map((other) => [keyOf(own.map((die, pair) => judged(die, other[pair] as Die))), 1] as const),
      ),
    );
    const found = pairResults(sortedThrows(mine, pairs, PLAIN), sortedThrows(theirs, pairs, PLAIN), pairs);
    expect(found).toHaveLength(expected.size);
    expect(new Map(found.map(({ results, ways }) => [keyOf(results.map(meaningOf)), ways]))).toEqual(expected);
  });

  test("IR-12.6.1 a boarding repeats until the values differ", () => {
    expect(boardingChance(FRIGATE, FRIGATE)).toBe(1 / 2);
    expect(boardingChance(SHIP_OF_THE_LINE, FRIGATE)).toBe(26 / 32);
    expect(boardingChance(FRIGATE, SHIP_OF_THE_LINE)).toBe(6 / 32);
  });
});

describe("the odds of a battle", () => {
  /** The chance that one infantry beats one: 15 of 36 throws. */
  const WIN = 15 / 36;
  const LOSS = 1 - WIN;
  const plan = (changes: Partial<BattlePlan>): BattlePlan => ({
    ...NO_BONUS,
    atSea: false,
    attackers: certain([INFANTRY]),
    reserves: [],
    defenders: [INFANTRY],
    ...changes,
  });
  const expectOdds = (changes: Partial<BattlePlan>, wins: number, attackers: number, defenders: number): void => {
    const { attackerWins, attackersLeft, defendersLeft } = battleOdds(plan(changes));
    expect([attackerWins, attackersLeft, defendersLeft]).toEqual(
      [wins, attackers, defenders].map((value) => expect.closeTo(value, 12)),
    );
  };
  const storm = (arrives: number) => [{ kind: INFANTRY, arrives }];

  test("IR-12.1.3 one unit against one", () => {
    expectOdds({}, WIN, WIN, LOSS);
  });

  test("IR-12.4.1 a reserve comes after a loss, and not after the battle is won", () => {
    expectOdds({ reserves: certain([INFANTRY]) }, WIN + LOSS * WIN, WIN + LOSS * WIN, LOSS * LOSS);
    expectOdds({ reserves: certain([INFANTRY]), hasLost: true }, WIN + LOSS * WIN, WIN + LOSS * WIN, LOSS * LOSS);
  });

  test("IR-12.4.3 a reserve may sink in a storm", () => {
    const wins = WIN + LOSS * 0.25 * WIN;
    expectOdds({ reserves: storm(0.25) }, wins, wins, 1 - wins);
  });

  test("IR-12.4.3 each of two reserves may sink", () => {
    const reserves = [...storm(0.5), ...storm(0.25)];
    // After the first loss both are sent; one or two units go on.
    const { attackerWins: two } = battleOdds(plan({ attackers: certain([INFANTRY, INFANTRY]) }));
    const wins = WIN + LOSS * ((0.5 * 0.75 + 0.5 * 0.25) * WIN + 0.5 * 0.25 * two);
    expect(battleOdds(plan({ reserves })).attackerWins).toBeCloseTo(wins, 12);
  });

  test("RU-95 an attacker who may sink on the way", () => {
    expectOdds({ attackers: storm(0.5) }, 0.5 * WIN, 0.5 * WIN, 0.5 * LOSS + 0.5);
  });

  test("IR-12.4.1 reserves come before the next roll only if reinforcement has begun", () => {
    const { attackerWins: two } = battleOdds(plan({ attackers: certain([INFANTRY, INFANTRY]), hasLost: true }));
    const changes = { reserves: storm(0.5), hasLost: true, reinforcesNow: true };
    expect(battleOdds(plan(changes)).attackerWins).toBeCloseTo(0.5 * two + 0.5 * WIN, 12);
  });

  test("IR-12.4.1 after an earlier loss reserves come after every roll", () => {
    const three = { defenders: [INFANTRY, INFANTRY], reserves: certain([INFANTRY]), hasLost: true };
    const later = battleOdds(plan({ attackers: certain([INFANTRY, INFANTRY]), hasLost: true })).attackerWins;
    // One die against the better of two: the attacker wins 55 of 216 throws.
    const first = 55 / 216;
    const again = battleOdds(plan({ defenders: [INFANTRY, INFANTRY] })).attackerWins;
    expect(battleOdds(plan(three)).attackerWins).toBeCloseTo(first * later + (1 - first) * again, 12);
  });

  test("IR-12.6.1 ships that tie change sides", () => {
    const ships = { atSea: true, attackers: certain([FRIGATE]), defenders: [FRIGATE] };
    // 6 of 36 throws tie, and half of the boardings win: the captor has two ships.
    expectOdds(ships, 0.5, 15 / 36 + 2 * (3 / 36), 15 / 36 + 2 * (3 / 36));
  });
});
