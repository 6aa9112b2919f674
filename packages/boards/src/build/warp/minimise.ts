/** Returns the value at a place and writes the gradient, if one is given. An infinite value forbids the place. */
export type Objective = (place: Float64Array, gradient?: Float64Array) => number;

/** Pairs of steps and changes of the gradient that L-BFGS remembers. */
const MEMORY = 12;
const MOST_HALVINGS = 40;
/** The share of the decrease predicted by the gradient that a step must reach. */
const SUFFICIENT = 1e-4;
const SMALLEST_GAIN = 1e-8;
const FIRST_ITERATIONS = 20;

interface Pair {
  readonly step: Float64Array;
  readonly change: Float64Array;
  readonly curvature: number;
}

/** Minimises by L-BFGS with backtracking. Returns a new place, which is never worse than the start. */
export function minimise(objective: Objective, start: Float64Array, iterations: number): Float64Array {
  let place = start.slice();
  let gradient = new Float64Array(place.length);
  let value = objective(place, gradient);
  let pairs: Pair[] = [];
  for (let iteration = 0; iteration < iterations; iteration++) {
    const direction = descentDirection(gradient, pairs);
    const slope = dot(gradient, direction);
    const next = slope < 0 ? searchAlong(objective, place, direction, value, slope) : undefined;
    if (!next) {
      if (pairs.length === 0) break;
      pairs = [];
      continue;
    }
    const nextGradient = new Float64Array(place.length);
    objective(next.place, nextGradient);
    const pair = pairOf(difference(next.place, place), difference(nextGradient, gradient));
    if (pair) pairs = [...pairs.slice(1 - MEMORY), pair];
    const gain = (value - next.value) / value;
    place = next.place;
    gradient = nextGradient;
    value = next.value;
    if (gain < SMALLEST_GAIN && iteration > FIRST_ITERATIONS) break;
  }
  return place;
}

function pairOf(step: Float64Array, change: Float64Array): Pair | undefined {
  const product = dot(step, change);
  return product > 1e-12 ? { step, change, curvature: 1 / product } : undefined;
}

/** The two-loop recursion of L-BFGS. Without pairs it is the gradient, shortened to a careful first step. */
function descentDirection(gradient: Float64Array, pairs: readonly Pair[]): Float64Array<ArrayBuffer> {
  const direction = gradient.map((part) => -part);
  const weights: number[] = [];
  for (const pair of pairs.toReversed()) {
    const weight = pair.curvature * dot(pair.step, direction);
    weights.push(weight);
    addScaled(direction, pair.change, -weight);
  }
  const last = pairs.at(-1);
  const largest = gradient.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
  const scale = last ? 1 / (last.curvature * dot(last.change, last.change)) : 0.5 / largest;
  for (let i = 0; i < direction.length; i++) direction[i] = (direction[i] ?? 0) * scale;
  for (const pair of pairs) {
    const weight = (weights.pop() ?? 0) - pair.curvature * dot(pair.change, direction);
    addScaled(direction, pair.step, weight);
  }
  return direction;
}

function searchAlong(
  objective: Objective,
  place: Float64Array,
  direction: Float64Array,
  value: number,
  slope: number,
): { readonly place: Float64Array<ArrayBuffer>; readonly value: number } | undefined {
  const tried = new Float64Array(place.length);
  for (let halving = 0, length = 1; halving < MOST_HALVINGS; halving++, length /= 2) {
    for (let i = 0; i < place.length; i++) tried[i] = (place[i] ?? 0) + length * (direction[i] ?? 0);
    const found = objective(tried);
    if (found <= value + SUFFICIENT * length * slope) return { place: tried, value: found };
  }
  return undefined;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function addScaled(target: Float64Array, other: Float64Array, factor: number): void {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] ?? 0) + factor * (other[i] ?? 0);
}

function difference(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((part, i) => part - (b[i] ?? 0));
}
