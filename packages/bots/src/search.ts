import { type Random, seededRandom } from "@rondel/engine";

/** One of the things that could be done, and how it went when it was tried. */
interface Candidate<Action> {
  readonly action: Action;
  /** The opinion before anything was tried: the order in which candidates get their first try. */
  readonly opinion: number;
  visits: number;
  total: number;
}

export interface Trial {
  /** The share of the victory that came out, from 0 to 1. */
  readonly value: number;
  readonly nodes: number;
}

export interface SearchRules {
  readonly seed: string;
  /** How many of the best candidates by opinion are tried at all. */
  readonly width: number;
  /** No candidate is tried more often. */
  readonly mostVisits: number;
  /** How much curiosity about rarely tried candidates counts. */
  readonly curiosity: number;
}

/** A search that tries candidates again and again, the promising ones more often. */
export interface Search<Action> {
  readonly candidates: readonly Candidate<Action>[];
  nodes(): number;
  /** One more trial; false when every candidate had all its visits. */
  step(): boolean;
  /** Best first. */
  ranking(): Candidate<Action>[];
}

/**
 * Upper confidence bounds over whole lines of play. The n-th trial of every candidate uses the same chance, so that two
 * candidates are compared in the same worlds.
 */
export function searchAmong<Action>(
  actions: readonly Action[],
  opinions: readonly number[],
  rules: SearchRules,
  attempt: (action: Action, random: Random) => Trial,
): Search<Action> {
  const candidates = actions
    .map((action, place) => ({ action, opinion: opinions[place] as number, visits: 0, total: 0 }))
    .sort((left, right) => right.opinion - left.opinion)
    .slice(0, rules.width);
  let [nodes, trials] = [0, 0];

  const step = (): boolean => {
    const candidate = nextCandidate(candidates, rules, trials);
    if (!candidate) return false;
    const trial = attempt(candidate.action, seededRandom(`${rules.seed}/${candidate.visits}`));
    candidate.visits++;
    candidate.total += trial.value;
    trials++;
    nodes += trial.nodes;
    return true;
  };
  return { candidates, nodes: () => nodes, step, ranking: () => candidates.slice().sort(byConfidence(rules)) };
}

function nextCandidate<Action>(
  candidates: readonly Candidate<Action>[],
  rules: SearchRules,
  trials: number,
): Candidate<Action> | undefined {
  let best: Candidate<Action> | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate.visits >= rules.mostVisits) continue;
    if (candidate.visits === 0) return candidate;
    const bound = candidate.total / candidate.visits + rules.curiosity * Math.sqrt(Math.log(trials) / candidate.visits);
    if (bound <= highest) continue;
    highest = bound;
    best = candidate;
  }
  return best;
}

/** The mean of all trials, less what few trials leave uncertain; among the untried the better opinion. */
function byConfidence<Action>({ curiosity }: SearchRules) {
  const worth = ({ visits, total }: Candidate<Action>) =>
    visits === 0 ? Number.NEGATIVE_INFINITY : total / visits - (0.5 * curiosity) / Math.sqrt(visits);
  return (left: Candidate<Action>, right: Candidate<Action>): number => {
    const difference = worth(right) - worth(left);
    return Number.isNaN(difference) || difference === 0 ? right.opinion - left.opinion : difference;
  };
}
