import { CAVALRY, FORT, KINDS, type Kind } from "../units.ts";
import { boardingChance, judgePair, type PairResult, sortedThrows } from "./dice.ts";

/** A battle to be weighed: kinds of units on both sides. Both fight with their strongest; the attacker always reinforces. */
export interface BattlePlan {
  readonly atSea: boolean;
  readonly attackers: readonly Kind[];
  /** What the attacker may bring up after a loss. */
  readonly reserves: readonly Kind[];
  readonly defenders: readonly Kind[];
  readonly surprise: number;
  readonly ambush: number;
  readonly attackerHussars: number;
  readonly defenderHussars: number;
  readonly firstRoll: boolean;
  /** Whether the attacker has lost a unit already, so that he may reinforce (IR-12.4.1). */
  readonly hasLost: boolean;
  readonly hussarsFirst: boolean;
}

export interface Odds {
  /** The chance that the attacker wins. */
  readonly attackerWins: number;
  /** How many units of each side are left on average, reserves not counted. */
  readonly attackersLeft: number;
  readonly defendersLeft: number;
}

/** A position inside the battle: counts by kind. */
interface Position {
  readonly attack: readonly number[];
  readonly reserve: readonly number[];
  readonly defence: readonly number[];
  readonly first: boolean;
  readonly hasLost: boolean;
}

interface Node {
  readonly position: Position;
  readonly next: { readonly to: Node; readonly chance: number }[];
  value: Odds;
}

const MOST_DICE = 3;

/**
 * Exact, not sampled: all positions that can come up, with the chances between them, solved from the end. Captures at sea can lead
 * back to an earlier position, so the equations are swept until nothing changes any more.
 */
export function battleOdds(plan: BattlePlan): Odds {
  const nodes = allPositions(plan);
  for (let change = 1; change > PRECISION; ) {
    change = 0;
    for (const node of nodes) if (node.next.length > 0) change = Math.max(change, sweep(node));
  }
  return nodes[nodes.length - 1]?.value ?? UNDECIDED;
}

const PRECISION = 1e-15;
const UNDECIDED: Odds = { attackerWins: 0, attackersLeft: 0, defendersLeft: 0 };

function sweep(node: Node): number {
  let attackerWins = 0;
  let attackersLeft = 0;
  let defendersLeft = 0;
  for (const { to, chance } of node.next) {
    attackerWins += chance * to.value.attackerWins;
    attackersLeft += chance * to.value.attackersLeft;
    defendersLeft += chance * to.value.defendersLeft;
  }
  const change = Math.abs(attackerWins - node.value.attackerWins) + Math.abs(attackersLeft - node.value.attackersLeft);
  node.value = { attackerWins, attackersLeft, defendersLeft };
  return change;
}

/** Every position that can come up; the one to start from stands last, so that sweeping goes from the end. */
function allPositions(plan: BattlePlan): Node[] {
  const known = new Map<string, Node>();
  const found: Node[] = [];
  const nodeOf = (position: Position): Node => {
    const key = JSON.stringify(position);
    const same = known.get(key);
    if (same) return same;
    const node: Node = { position, next: [], value: final(position) };
    known.set(key, node);
    found.push(node);
    return node;
  };
  const start = nodeOf(firstPosition(plan));
  const resultsOf = remembered(plan);
  for (let place = 0; place < found.length; place++) {
    const node = found[place] as Node;
    if (sum(node.position.attack) === 0 || sum(node.position.defence) === 0) continue;
    for (const { position, chance } of rollsFrom(node.position, resultsOf))
      node.next.push({ to: nodeOf(position), chance });
  }
  return [...found.filter((node) => node !== start).reverse(), start];
}

function firstPosition(plan: BattlePlan): Position {
  const attack = counted(plan.attackers);
  const reserve = counted(plan.reserves);
  if (plan.hasLost) bringUp(attack, reserve);
  return { attack, reserve, defence: counted(plan.defenders), first: plan.firstRoll, hasLost: plan.hasLost };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const counted = (kinds: readonly Kind[]): number[] =>
  KINDS.map((_, kind) => kinds.filter((other) => other === kind).length);

function final({ attack, defence }: Position): Odds {
  const left = sum(attack);
  return { attackerWins: sum(defence) === 0 && left > 0 ? 1 : 0, attackersLeft: left, defendersLeft: sum(defence) };
}

/** The first three in canonical order, which are the strongest. */
function strongest(counts: readonly number[]): Kind[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind)).slice(0, MOST_DICE);
}

type ResultsOf = (mine: readonly Kind[], theirs: readonly Kind[], first: boolean) => RollResult[];

/** The same dice come up in many positions; their results are worked out once. */
function remembered(plan: BattlePlan): ResultsOf {
  const known = new Map<string, RollResult[]>();
  return (mine, theirs, first) => {
    const key = `${mine}/${theirs}/${first}`;
    const results = known.get(key) ?? rollResults(plan, mine, theirs, first);
    known.set(key, results);
    return results;
  };
}

function rollsFrom(position: Position, resultsOf: ResultsOf): { position: Position; chance: number }[] {
  const mine = strongest(position.attack);
  const theirs = strongest(position.defence);
  const results: { position: Position; chance: number }[] = [];
  for (const { lost, captured, chance } of resultsOf(mine, theirs, position.first)) {
    const attack = position.attack.map((count, kind) => count - (lost.mine[kind] ?? 0) + (captured.mine[kind] ?? 0));
    const defence = position.defence.map(
      (count, kind) => count - (lost.theirs[kind] ?? 0) + (captured.theirs[kind] ?? 0),
    );
    const reserve = [...position.reserve];
    const hasLost = position.hasLost || sum(lost.mine) > 0;
    if (hasLost && sum(defence) > 0) bringUp(attack, reserve);
    results.push({ position: { attack, reserve, defence, first: false, hasLost }, chance });
  }
  return results;
}

// IR-12.4.1
function bringUp(attack: number[], reserve: number[]): void {
  for (let kind = 0; kind < reserve.length; kind++) {
    while (sum(attack) < MOST_DICE && (reserve[kind] ?? 0) > 0) {
      attack[kind] = (attack[kind] ?? 0) + 1;
      reserve[kind] = (reserve[kind] ?? 0) - 1;
    }
  }
}

interface RollResult {
  readonly lost: { readonly mine: number[]; readonly theirs: number[] };
  readonly captured: { readonly mine: number[]; readonly theirs: number[] };
  readonly chance: number;
}

/** All results of one roll with their chances, equal ones put together. */
function rollResults(plan: BattlePlan, mine: readonly Kind[], theirs: readonly Kind[], first: boolean): RollResult[] {
  const attack = sortedThrows(mine, first ? 2 * plan.surprise : 0, plan.hussarsFirst ? plan.attackerHussars : 0);
  const defence = sortedThrows(theirs, first ? 2 * plan.ambush : 0, plan.hussarsFirst ? plan.defenderHussars : 0);
  const rides = plan.hussarsFirst ? 0 : plan.attackerHussars;
  const stands = plan.hussarsFirst ? 0 : plan.defenderHussars;
  const pairs = Math.min(mine.length, theirs.length);
  const ways = new Map<number, number>();
  for (const one of attack) {
    for (const other of defence) {
      let key = 0;
      for (let pair = 0; pair < pairs; pair++) {
        const a = one.kinds[pair] ?? FORT;
        const d = other.kinds[pair] ?? FORT;
        const value = (one.values[pair] ?? 0) + (a === CAVALRY ? rides : 0);
        const against = (other.values[pair] ?? 0) + (d === CAVALRY ? stands : 0);
        key = key * PAIR_CODES + pairCode(judgePair(plan.atSea, a, value, d, against), a, d);
      }
      ways.set(key, (ways.get(key) ?? 0) + one.throws * other.throws);
    }
  }
  const all = 6 ** (mine.length + theirs.length);
  return [...ways].flatMap(([key, count]) => unfold(key, pairs, count / all));
}

const RESULTS: readonly PairResult[] = ["attackerLoses", "defenderLoses", "boarding"];
const PAIR_CODES = RESULTS.length * KINDS.length * KINDS.length;

const pairCode = (result: PairResult, a: Kind, d: Kind): number =>
  (RESULTS.indexOf(result) * KINDS.length + a) * KINDS.length + d;

/** A key as losses; each boarding can end in two ways. */
function unfold(key: number, pairs: number, chance: number): RollResult[] {
  const nothing = (): number[] => counted([]);
  let results: RollResult[] = [
    { lost: { mine: nothing(), theirs: nothing() }, captured: { mine: nothing(), theirs: nothing() }, chance },
  ];
  let rest = key;
  for (let pair = 0; pair < pairs; pair++, rest = Math.floor(rest / PAIR_CODES)) {
    const code = rest % PAIR_CODES;
    const d = code % KINDS.length;
    const a = Math.floor(code / KINDS.length) % KINDS.length;
    const result = RESULTS[Math.floor(code / KINDS.length / KINDS.length)];
    if (result === "boarding") {
      const wins = boardingChance(a, d);
      results = results.flatMap((before) => [
        losing(before, "theirs", d, true, wins),
        losing(before, "mine", a, true, 1 - wins),
      ]);
    } else {
      const side = result === "defenderLoses" ? "theirs" : "mine";
      results = results.map((before) => losing(before, side, side === "theirs" ? d : a, false, 1));
    }
  }
  return results;
}

function losing(
  result: RollResult,
  side: "mine" | "theirs",
  kind: Kind,
  captured: boolean,
  factor: number,
): RollResult {
  const add = (counts: number[]): number[] => counts.map((count, other) => (other === kind ? count + 1 : count));
  const captor = side === "mine" ? "theirs" : "mine";
  return {
    lost: { ...result.lost, [side]: add(result.lost[side]) },
    captured: captured ? { ...result.captured, [captor]: add(result.captured[captor]) } : result.captured,
    chance: result.chance * factor,
  };
}
