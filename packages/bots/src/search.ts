import { type Random, seededRandom } from "@rondel/engine";

/** An action of the search with the results of its playouts. */
interface Candidate<Action> {
  readonly action: Action;
  /** The quick estimate: candidates get their first playout in this order. */
  readonly opinion: number;
  visits: number;
  total: number;
}

export interface Playout {
  /** The expected share of the victory at its end, from 0 to 1. */
  readonly value: number;
  readonly nodes: number;
}

export interface SearchSettings {
  readonly seed: string;
  /** The number of candidates, best opinions first. */
  readonly width: number;
  /** The largest number of playouts per candidate. */
  readonly mostVisits: number;
  /** The largest number of playouts of all candidates; no limit unless given. */
  readonly mostPlayouts?: number;
  /** The weight of the exploration term of UCB1. */
  readonly exploration: number;
}

/** A search that plays candidates out again and again, promising ones more often. */
export interface Search<Action> {
  readonly candidates: readonly Candidate<Action>[];
  nodes(): number;
  /** Does one more playout; false if every candidate has had all of them. */
  step(): boolean;
  /** Best first. */
  ranking(): Candidate<Action>[];
}

/**
 * Searches with upper confidence bounds (UCB1) over whole playouts. The n-th playout of every candidate has the same seed, so
 * candidates are compared under equal chance.
 */
export function searchAmong<Action>(
  actions: readonly Action[],
  opinions: readonly number[],
  settings: SearchSettings,
  playOut: (action: Action, random: Random) => Playout,
): Search<Action> {
  const candidates = actions
    .map((action, place) => ({ action, opinion: opinions[place] as number, visits: 0, total: 0 }))
    .sort((left, right) => right.opinion - left.opinion)
    .slice(0, settings.width);
  let [nodes, playouts] = [0, 0];

  const step = (): boolean => {
    if (playouts >= (settings.mostPlayouts ?? Number.POSITIVE_INFINITY)) return false;
    const candidate = nextCandidate(candidates, settings, playouts);
    if (!candidate) return false;
    const result = playOut(candidate.action, seededRandom(`${settings.seed}/${candidate.visits}`));
    candidate.visits++;
    candidate.total += result.value;
    playouts++;
    nodes += result.nodes;
    return true;
  };
  return { candidates, nodes: () => nodes, step, ranking: () => candidates.slice().sort(byConfidence(settings)) };
}

function nextCandidate<Action>(
  candidates: readonly Candidate<Action>[],
  settings: SearchSettings,
  playouts: number,
): Candidate<Action> | undefined {
  let best: Candidate<Action> | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate.visits >= settings.mostVisits) continue;
    if (candidate.visits === 0) return candidate;
    const bonus = settings.exploration * Math.sqrt(Math.log(playouts) / candidate.visits);
    const bound = candidate.total / candidate.visits + bonus;
    if (bound <= highest) continue;
    highest = bound;
    best = candidate;
  }
  return best;
}

/** Orders by the lower confidence bound of the value; candidates without a playout come last, by opinion. */
function byConfidence<Action>({ exploration }: SearchSettings) {
  const worth = ({ visits, total }: Candidate<Action>) =>
    visits === 0 ? Number.NEGATIVE_INFINITY : total / visits - (0.5 * exploration) / Math.sqrt(visits);
  return (left: Candidate<Action>, right: Candidate<Action>): number => {
    const difference = worth(right) - worth(left);
    return Number.isNaN(difference) || difference === 0 ? right.opinion - left.opinion : difference;
  };
}
